import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { readStarterBooks } from '../../server/src/features/curriculum/starter-books.ts';
import { readWrittenExchanges } from '../../server/src/features/lessons/exchanges/written-exchanges.ts';
import { indexIdeas } from '../../server/src/features/lessons/rules/search/idea-index.ts';
import { nearTextsOf } from '../../server/src/features/lessons/rules/search/near-texts.ts';
import { readWrittenLessons } from '../../server/src/features/lessons/written-lessons.ts';
import { passagesOf } from '../../server/src/features/library/ingest/rules/book-passages.ts';
import { makeIndex } from '../../server/src/features/library/search/engine/search-index.ts';
import { wordingsOf } from '../../server/src/features/support/answers/rules.ts';
import { readWrittenAnswers } from '../../server/src/features/support/answers/written-answers.ts';
import { packVector } from '../../server/src/vectors.ts';
import { makeVectors, readingIn } from './library-search.ts';

/**
 * Writes curriculum/meanings.txt anew after the starter books, their lessons or the answers of help changed: what each of their sentences means, so that a
 * newcomer's first question is answered by meaning and no machine has to find it out for itself. Sentences that stayed keep
 * their line.
 */
const FILE = new URL('../../curriculum/meanings.txt', import.meta.url);

const books = await readStarterBooks();
const reading = readingIn('en');
const ideas = (await readWrittenLessons(books)).flatMap((lesson) => lesson.ideas);
const sentences = new Set([
  ...makeIndex(books.flatMap(passagesOf), reading).sentences().flat(),
  ...indexIdeas(ideas, reading.termsOf).texts,
  ...ideas.flatMap(nearTextsOf).map(({ text }) => text),
  ...(await readWrittenExchanges()).flatMap(({ says }) => says),
  ...readWrittenAnswers().flatMap(({ answers }) => answers.flatMap(wordingsOf)),
]);
const vectors = await makeVectors();
const { model } = vectors.embed;
const [madeBy, ...before] = (await readFile(FILE, 'utf8').catch(() => '')).split('\n');
const known = new Map(madeBy === model ? before.map((line) => [line.split(' ')[0], line]) : []);
const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
const changed = Array.from(sentences).filter((text) => !known.has(nameOf(text)));
await vectors.make(changed);
for (const text of changed)
  known.set(nameOf(text), `${nameOf(text)} ${Buffer.from(packVector(vectors.of(text))).toString('base64')}`);
const lines = Array.from(sentences, (text) => known.get(nameOf(text)) ?? '');
await writeFile(FILE, `${model}\n${lines.toSorted().join('\n')}\n`);
await vectors.embed.close();
console.log(`${lines.length} sentences, ${changed.length} of them new`);
