import { rank, type Candidate, type Ranked } from './fusion.ts';
import type { Meaning } from './meaning-table.ts';
import { withCorrections, correctionsOf, nearestTo, unknownWords } from './misspellings.ts';
import { readQuestion, type Question } from './question.ts';
import { quotedAround } from './quote.ts';
import { bm25, statisticsOf, tellingOf, type Statistics } from './ranking.ts';
import { readPassage, type Reading, type ReadPassage } from './read-passage.ts';
import type { Sentence } from './sentences.ts';

/** A passage that can be found. */
export interface Passage {
  bookId: string;
  title: string;
  chapter: string;
  heading: string;
  page: number;
  /** What is printed as the number of the page, where that is another one. */
  label?: string;
  /** Where on the page it begins. */
  start: number;
  text: string;
}

/** Words that fit a question: a few neighbouring sentences of a passage. */
export interface Hit extends Pick<Ranked<unknown>, 'score' | 'likeness' | 'coverage'> {
  passage: Passage;
  /** Where in the passage they begin and end. */
  start: number;
  end: number;
  /** From which certainty on it counts, where its language has no vectors at all and words have to do. */
  limitByWords?: number;
}

export interface SearchIndex {
  /** Every sentence that can be quoted, passage by passage. */
  sentences(): (readonly string[])[];
  /** The best passages for a question; by words alone when nothing is known of meaning. */
  find(question: string, limit: number, meaning: Meaning | null): Hit[];
}

/** A passage with what searching needs to know of it. */
export interface Entry {
  at: number;
  passage: Passage;
  read: ReadPassage;
  /** Its sentences as they are read for their meaning. */
  texts: readonly string[];
}

/** How many of the passages with the right words are read sentence by sentence. */
const CANDIDATES = 50;
/** How many passages with the right meaning are read, whatever their words. */
const ALIKE = 20;

/** An index over passages in the order of their books. */
export const makeIndex = (passages: readonly Passage[], reading: Reading): SearchIndex =>
  indexOver(
    passages.map((passage, at) => entryOf(passage, at, reading)),
    reading,
  );

/** A passage, read so that an index can be made over it; `at` is its place among all. */
export const entryOf = (passage: Passage, at: number, reading: Reading): Entry => {
  const read = readPassage(passage.text, headingsOf(passage), reading);
  return entryFrom(passage, at, read);
};

/** What a passage stands under. */
export const headingsOf = ({ chapter, heading }: Passage): string => `${chapter} ${heading}`;

/** The same of a passage that was read before. */
export const entryFrom = (passage: Passage, at: number, read: ReadPassage): Entry => {
  const sentences = read.sentences.map(({ sentence }) => sentence);
  return { at, passage, read, texts: inContext(passage.heading, sentences) };
};

/** The index over passages that were read. */
export const indexOver = (entries: readonly Entry[], reading: Reading): SearchIndex => {
  const statistics = statisticsOf(entries.map(({ read }) => read.terms));
  const holders = holdersOf(entries);
  const known = [...holders.keys()];

  const read = (text: string): Question => {
    const unknown = unknownWords(text, reading, (term) => holders.has(term));
    const corrections = correctionsOf(
      unknown,
      (word) => nearestTo(word, known),
      (term) => holders.get(term)?.length ?? 0,
    );
    return readQuestion(text, withCorrections(reading, corrections));
  };

  const neighbour = ({ at, passage }: Entry, step: 1 | -1): ReadPassage | null => {
    const other = entries[at + step];
    return other?.passage.bookId === passage.bookId ? other.read : null;
  };

  const candidateOf = (entry: Entry, meaning: Meaning | null): Candidate<Entry> => ({
    id: entry,
    passage: entry.read,
    before: neighbour(entry, -1),
    after: neighbour(entry, 1),
    likeness: meaning && meaning.likenesses(entry.at),
  });

  return {
    sentences: () => entries.map(({ texts }) => texts),
    find: (text, limit, meaning) => {
      const question = read(text);
      const found = new Set([
        ...withItsWords(question, holders, statistics),
        ...(meaning?.nearest(ALIKE) ?? []).flatMap((at) => entries[at] ?? []),
      ]);
      const candidates = Array.from(found, (entry) => candidateOf(entry, meaning));
      return rank(question, candidates, statistics).slice(0, limit).map(toHit);
    },
  };
};

const holdersOf = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> => {
  const holders = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const term of entry.read.terms.counts.keys()) {
      const known = holders.get(term);
      if (known) known.push(entry);
      else holders.set(term, [entry]);
    }
  return holders;
};

/** The passages that fit best by their words. */
const withItsWords = (
  { weights }: Question,
  holders: ReadonlyMap<string, readonly Entry[]>,
  statistics: Statistics,
): Entry[] => {
  const telling = tellingOf(weights, statistics);
  return [...new Set([...weights.keys()].flatMap((term) => holders.get(term) ?? []))]
    .map((entry) => ({ entry, fits: bm25(telling, entry.read.terms, [], statistics.averageLength) }))
    .toSorted((one, other) => other.fits - one.fits)
    .slice(0, CANDIDATES)
    .map(({ entry }) => entry);
};

/** The sentences of a passage under their heading, without which many do not say what they are about. */
export const inContext = (heading: string, sentences: readonly Sentence[]): string[] =>
  sentences.map(({ text }) => (heading === '' ? text : `${heading}. ${text}`));

/** What is quoted of a ranked passage. */
export const toHit = ({
  id: { passage, read },
  score,
  likeness,
  coverage,
  ...best
}: Ranked<{ passage: Passage; read: ReadPassage }>): Hit => {
  const sentences = read.sentences.map(({ sentence }) => sentence);
  return { passage, ...quotedAround(sentences, best), score, likeness, coverage };
};
