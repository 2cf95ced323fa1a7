import { coverageOf, overlapOf } from './overlap.ts';
import { bm25, countTerms, statisticsOf, type Statistics, type TermCounts } from './ranking.ts';
import type { Sentence } from './sentences.ts';

/** A passage that can be found. */
export interface Passage {
  bookId: string;
  title: string;
  chapter: string;
  heading: string;
  page: number;
  /** Where on the page it begins. */
  start: number;
  text: string;
}

/** Words that fit a question: one or two neighbouring sentences of a passage. */
export interface Hit {
  passage: Passage;
  /** Where in the passage they begin and end. */
  start: number;
  end: number;
  score: number;
  /** The share of the question's weight that stands in these sentences and their heading, from 0 to 1. */
  coverage: number;
}

interface Entry {
  passage: Passage;
  terms: TermCounts;
  heading: ReadonlySet<string>;
  sentences: { sentence: Sentence; terms: readonly string[] }[];
}

/** How language is read; passed in, because it is not ours to know. */
export interface Reading {
  termsOf: (text: string) => string[];
  sentencesOf: (text: string) => Sentence[];
}

export interface SearchIndex {
  find(question: string, limit: number): Hit[];
}

/** How many of the passages with the right words are read sentence by sentence. */
const CANDIDATES = 50;

/** An index over passages that finds them by their words. */
export const makeIndex = (passages: readonly Passage[], reading: Reading): SearchIndex => {
  const entries = passages.map((passage) => entryOf(passage, reading));
  const statistics = statisticsOf(entries.map(({ terms }) => terms));
  const holders = holdersOf(entries);
  return {
    find: (question, limit) => {
      const terms = reading.termsOf(question);
      const asked = askedThing(question, reading);
      return [...new Set(terms.flatMap((term) => holders.get(term) ?? []))]
        .map((entry) => ({ entry, whole: bm25(terms, entry.terms, statistics) }))
        .toSorted((one, other) => other.whole - one.whole)
        .slice(0, CANDIDATES)
        .map(({ entry, whole }) => bestIn(entry, whole, terms, asked, statistics))
        .toSorted((one, other) => other.score - one.score)
        .slice(0, limit);
    },
  };
};

const holdersOf = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> => {
  const holders = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const term of entry.terms.counts.keys()) {
      const known = holders.get(term);
      if (known) known.push(entry);
      else holders.set(term, [entry]);
    }
  return holders;
};

const entryOf = (passage: Passage, { termsOf, sentencesOf }: Reading): Entry => {
  const sentences = sentencesOf(passage.text).map((sentence) => ({
    sentence,
    terms: termsOf(sentence.text),
  }));
  const heading = termsOf(`${passage.chapter} ${passage.heading}`);
  return {
    passage,
    // The headings say what the passage is about, often in the words of the question.
    terms: countTerms([...heading, ...sentences.flatMap(({ terms }) => terms)]),
    heading: new Set(heading),
    sentences,
  };
};

const WINDOW_SHARE = 0.4;
/** How much more a sentence counts that begins with the thing asked for and says what it is. */
const DEFINITION = 0.6;
/** Two sentences together are quoted up to so many characters. */
const LONGEST_QUOTE = 320;

/** The best two sentences of a passage, and how well passage and sentences fit together. */
const bestIn = (
  { passage, heading, sentences }: Entry,
  whole: number,
  question: readonly string[],
  asked: readonly string[],
  statistics: Statistics,
): Hit => {
  let best: Hit = { passage, start: 0, end: 0, score: 0, coverage: 0 };
  for (const [at, one] of sentences.entries()) {
    const next = sentences[at + 1];
    const both = new Set([...one.terms, ...(next?.terms ?? [])]);
    const own = overlapOf(question, [new Set(one.terms)], statistics);
    // The second sentence counts less than the one that is quoted for itself.
    const window = own + 0.4 * (overlapOf(question, [both], statistics) - own);
    const defines = DEFINITION * definition(one.sentence.text, one.terms, asked);
    const score = ((1 - WINDOW_SHARE) * whole + WINDOW_SHARE * window) * (1 + defines);
    if (score <= best.score) continue;
    const found = countTerms([...both, ...heading]);
    best = {
      passage,
      start: one.sentence.start,
      end: endOfQuote(one.sentence, next?.sentence),
      score,
      coverage: coverageOf(question, found, statistics),
    };
  }
  return best;
};

// The next sentence of the same paragraph mostly says why.
const endOfQuote = (one: Sentence, next: Sentence | undefined): number =>
  next && next.start - one.end <= 1 && next.end - one.start <= LONGEST_QUOTE ? next.end : one.end;

const DEFINING =
  /^\s*(?:what(?:'s|’s| is| are| was| were| does| do)|define|meaning of|what do you mean by|who (?:is|was|are|were)|tell me about|explain|describe)\b/i;

/** What a question asks the meaning of; nothing when it asks something else. */
const askedThing = (question: string, { termsOf }: Reading): readonly string[] =>
  DEFINING.test(question) ? termsOf(question.replaceAll(/\b(?:means?|called|explain|describe)\b/gi, '')) : [];

const SAYS_WHAT = /\b(?:is|are|was|were|means|is called|are called)\b|:/;

/** How surely a sentence says what the thing is, from 0 to 1: wholly, if it begins with it. */
const definition = (text: string, terms: readonly string[], asked: readonly string[]): number => {
  const within = (first: number): boolean =>
    asked.every((term) => terms.slice(0, asked.length + first).includes(term));
  if (asked.length === 0 || !SAYS_WHAT.test(text) || !within(2)) return 0;
  return within(0) ? 1 : 0.4;
};
