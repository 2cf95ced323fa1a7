import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readWrittenExchanges } from '../../server/src/features/lessons/exchanges/written-exchanges.ts';

/** Writes which words have capitals wherever they stand: students leave them out, and what is quoted of them needs them. */
const FILE = new URL('../../server/src/features/tutor/wording/proper-names.json', import.meta.url);
const BOOKS = fileURLToPath(new URL('../../curriculum/books/', import.meta.url));
/** So often a word must stand in the middle of a sentence, and never in small letters anywhere. */
const OFTEN = 3;

/** Behind a small letter or a comma: there, nothing but a name has a capital. */
const IN_THE_MIDDLE = /(?<=[\p{Ll}\d,;] )\p{Lu}\p{L}+/gu;
const IN_QUOTES = /(?<!\p{L})[‘'“"][^’'”"]*[’'”"]/gu;
/** “Ur” is a city, but not where a student writes it. */
const IS_TAKEN_FOR_ANOTHER = /^\p{Lu}\p{Ll}$/u;

const replies = (await readWrittenExchanges()).map(({ reply }) => reply);
const pages = readdirSync(BOOKS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(`${BOOKS}${name}`, 'utf8'));
const small = new Set(
  [...replies, ...pages].flatMap((text) => text.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? []),
);
const times = new Map<string, number>();
// What stands in quotation marks begins a sentence of its own.
for (const text of replies)
  for (const [word] of text.replaceAll(IN_QUOTES, '').matchAll(IN_THE_MIDDLE))
    times.set(word, (times.get(word) ?? 0) + 1);

const names = Array.from(times)
  .filter(
    ([word, count]) => count >= OFTEN && !small.has(word.toLowerCase()) && !IS_TAKEN_FOR_ANOTHER.test(word),
  )
  .map(([word]) => word);
await writeFile(FILE, `${JSON.stringify(names.toSorted().join(' '))}\n`);
console.log(`${names.length} names`);
