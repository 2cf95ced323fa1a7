import { GLOSSARY } from './glossary.ts';

/** A message of another language, word by word in English; null when it is English, or nothing of it is known. */
export type InEnglish = (message: string) => string | null;

type Spoken = 'es' | 'fr' | 'de' | 'pt' | 'hi-Latn';
const COLUMNS: readonly Spoken[] = ['es', 'fr', 'de', 'pt'];
const LONGEST_NAME = 2;
/** Who writes more asks at its beginning what it is about. */
const LONGEST = 300;
/** A name of science that is so long looks alike in many languages, and so much of it must. */
const [LONG, ALIKE] = [6, 0.75];
/** Words that ask or compare are about nothing yet. */
const EMPTY = new Set(['why', 'what', 'how', 'when', 'where', 'who', 'same', 'more', 'less', 'between']);

/** How an English word is written there; what ends in a dash goes on somehow. */
interface Line {
  english: string;
  form: string;
}

/** The lines of a language by how they begin: every message is held against them. */
type Lines = ReadonlyMap<string, readonly Line[]>;
const startOf = (word: string): string => word.slice(0, 2);

const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss');

/** What is left when spellings are told apart no more: “fotosíntesis” and “photosynthesis” look alike. */
const lookOf = (word: string): string =>
  folded(word)
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('ch', 'c')
    .replaceAll(/cion|cao|zion/g, 'tion')
    .replaceAll(/[yj]/g, 'i')
    .replaceAll(/[kq]/g, 'c')
    .replaceAll('z', 's')
    .replaceAll(/(.)\1/g, '$1');

const linesOf = (column: number): Lines => {
  const lines = new Map<string, Line[]>();
  for (const row of GLOSSARY.trim().split('\n')) {
    const [english = '', ...columns] = row.split('|');
    for (const form of folded(columns[column] ?? '').split('/'))
      lines.set(startOf(form), [...(lines.get(startOf(form)) ?? []), { english, form }]);
  }
  return lines;
};

/** Knows the words of the glossary, and by their looks those that the lessons use. */
export const makeInEnglish = (
  smallWordsOf: (language: Spoken | 'en') => ReadonlySet<string>,
  known: Iterable<string>,
): InEnglish => {
  const vocabulary = new Set(known);
  const looks = new Map(
    Array.from(vocabulary).flatMap((word) => (word.length < LONG ? [] : [[lookOf(word), word] as const])),
  );
  const spellings = Array.from(looks.keys());
  const tongues = [...COLUMNS, 'hi-Latn' as const].map((code) => ({
    small: smallWordsOf(code),
    lines: code === 'hi-Latn' ? new Map() : linesOf(COLUMNS.indexOf(code)),
  }));
  const alike = (word: string): string | null => {
    const look = lookOf(word);
    const fewest = Math.max(LONG, Math.ceil(ALIKE * look.length));
    for (let length = look.length; length >= fewest; length -= 1) {
      const start = look.slice(0, length);
      const found = spellings.find((other) => other.startsWith(start));
      if (found !== undefined) return looks.get(found) ?? null;
    }
    return null;
  };
  return (message) => {
    const words = folded(message.slice(0, LONGEST)).match(/[\p{L}\p{N}]{1,40}/gu) ?? [];
    // Most messages are short: the words of the glossary tell a language as well as its small words.
    const [likeliest] = tongues
      .map((tongue) => ({
        tongue,
        own: words.filter(
          (word, at) => tongue.small.has(word) || namedAt(words, at, tongue.lines)[0] !== null,
        ),
      }))
      .toSorted((one, other) => other.own.length - one.own.length);
    const ofEnglish = words.filter((word) => smallWordsOf('en').has(word)).length;
    if (!likeliest || likeliest.own.length <= ofEnglish) return null;
    const { small, lines } = likeliest.tongue;
    const englishWords: string[] = [];
    let count = 0;
    for (let at = 0; at < words.length; at += 1) {
      const [name, length] = namedAt(words, at, lines);
      const word = words[at] ?? '';
      // What nobody knows here would only lead astray.
      const english =
        name ?? (small.has(word) ? null : (alike(word) ?? (vocabulary.has(word) ? word : null)));
      at += length - 1;
      if (english === null) continue;
      englishWords.push(english);
      if (!EMPTY.has(english)) count += 1;
    }
    return count > 0 ? englishWords.join(' ') : null;
  };
};

/** What the glossary calls the word at a place, or it and the next; and how many words that is. */
const namedAt = (words: readonly string[], at: number, lines: Lines): [string | null, number] => {
  const candidates = lines.get(startOf(words[at] ?? '')) ?? [];
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const name = words.slice(at, at + length).join(' ');
    const line = candidates.find(
      ({ form }) =>
        form.includes(' ') === length > 1 &&
        (form.endsWith('-') ? name.startsWith(form.slice(0, -1)) : name === form),
    );
    if (line) return [line.english, length];
  }
  return [null, 1];
};
