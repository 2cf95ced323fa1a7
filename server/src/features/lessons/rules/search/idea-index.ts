import type { Idea } from '@studia/contract/lessons';
import { textsBeside, textsOf, type IdeaText, type TextKind } from './idea-texts.ts';
import { indexTerms } from './term-index.ts';

interface Entry {
  idea: Idea;
  texts: readonly IdeaText[];
  /** Of which kind each text is, by its place in `KINDS`. */
  kinds: Uint8Array;
  /** Its place among all, and that of its first text. */
  place: number;
  start: number;
}

/** How like a question is, by meaning, to an idea as a whole and to each text, both given by their places. */
export interface Likenesses {
  ofIdea(place: number): number;
  ofText(row: number): number;
}

export interface ScoredIdea {
  idea: Idea;
  score: number;
}

export interface IdeaIndex {
  /** Every text by which an idea is found, idea by idea, so that their meanings can be looked up. */
  readonly texts: readonly string[];
  /** Where the texts of each idea begin; the last number is where those of the last one end. */
  readonly starts: readonly number[];
  /** The ideas that fit a question, the best first; `lean` says how much one is expected or not, beside its score. */
  byMeaning(question: string, likenesses: Likenesses, lean: (idea: Idea) => number): ScoredIdea[];
  /** The same where nothing is known of meanings; its scores are not those of `byMeaning`. */
  byWords(question: string): ScoredIdea[];
}

/** How much the likest text of each kind counts. */
const LIKEST: Readonly<Record<TextKind, number>> = {
  ask: 1,
  title: 0.4,
  statement: 0.4,
  simple: 0.4,
  full: 0.4,
  says: 0.4,
  item: 0.4,
  right: 0.4,
};
const KINDS = Object.keys(LIKEST) as TextKind[];
const WEIGHTS = KINDS.map((kind) => LIKEST[kind]);
/** What the three likest texts of any kind have in common counts more than one lucky match. */
const TOGETHER = { texts: 3, weight: 1.5 };
const VOCABULARY = { withMeaning: 1.2, byWords: 0.25 };
/** So many ideas, the nearest as a whole, are looked into: of 663 messages three had their best elsewhere, none of them near enough to count. */
const SHORTLIST = { ideas: 16, whole: 2 };
/** How many ideas a search answers. */
const MOST = 8;

/** An index over ideas; `termsOf` gives the words that tell something, without their endings. */
export const indexIdeas = (ideas: readonly Idea[], termsOf: (text: string) => string[]): IdeaIndex => {
  const entries = entriesOf(ideas);
  const terms = indexTerms(
    entries.map(
      ({ idea, texts }) => new Set([...texts.map(({ text }) => text), ...textsBeside(idea)].flatMap(termsOf)),
    ),
  );
  return {
    texts: entries.flatMap(({ texts }) => texts.map(({ text }) => text)),
    starts: [...entries.map(({ start }) => start), entries.reduce((sum, { texts }) => sum + texts.length, 0)],
    byMeaning: (question, likenesses, lean) => {
      const shares = terms.sharesOf(new Set(termsOf(question)));
      const share = ({ place }: Entry): number => shares[place] ?? 0;
      const near = best(
        entries,
        (entry) => SHORTLIST.whole * likenesses.ofIdea(entry.place) + share(entry),
        SHORTLIST.ideas,
      );
      return best(
        near.map(({ one }) => one),
        (entry) => meaningScore(entry, likenesses) + VOCABULARY.withMeaning * share(entry) + lean(entry.idea),
        MOST,
      ).map(scored);
    },
    byWords: (question) => {
      const asked = new Set(termsOf(question));
      const shares = terms.sharesOf(asked);
      const overlap = (own: ReadonlySet<string>): number => {
        const shared = terms.massOf(Array.from(asked).filter((term) => own.has(term)));
        return shared === 0 ? 0 : shared / Math.sqrt(terms.massOf(asked) * terms.massOf(own));
      };
      // Only where no model runs, so no words are kept for it.
      const near = best(entries, ({ place }) => shares[place] ?? 0, SHORTLIST.ideas);
      return best(
        near.map(({ one }) => one),
        ({ place, texts }) =>
          Math.max(0, ...texts.map(({ text }) => overlap(new Set(termsOf(text))))) +
          VOCABULARY.byWords * (shares[place] ?? 0),
        MOST,
      ).map(scored);
    },
  };
};

const scored = ({ one, score }: { one: Entry; score: number }): ScoredIdea => ({ idea: one.idea, score });

/** The best of all, in their order; only those are put in order, because there are many others. */
const best = (
  entries: readonly Entry[],
  scoreOf: (entry: Entry) => number,
  most: number,
): { one: Entry; score: number }[] => {
  const found: { one: Entry; score: number }[] = [];
  for (const one of entries) {
    const score = scoreOf(one);
    if (found.length === most && score <= (found.at(-1)?.score ?? 0)) continue;
    const place = found.findIndex((other) => other.score < score);
    found.splice(place < 0 ? found.length : place, 0, { one, score });
    if (found.length > most) found.pop();
  }
  return found;
};

// Plain loops over numbers: nine hundred texts are looked at for every message.
const meaningScore = ({ kinds, start }: Entry, likenesses: Likenesses): number => {
  const likest = new Float64Array(KINDS.length);
  const top = new Float64Array(TOGETHER.texts).fill(-Infinity);
  for (let at = 0; at < kinds.length; at += 1) {
    const like = likenesses.ofText(start + at);
    const kind = kinds[at] as number;
    if (like > (likest[kind] as number)) likest[kind] = like;
    putIn(top, like);
  }
  let score = 0;
  for (let at = 0; at < TOGETHER.texts; at += 1)
    if ((top[at] as number) > -Infinity) score += (TOGETHER.weight * (top[at] as number)) / TOGETHER.texts;
  for (let kind = 0; kind < KINDS.length; kind += 1)
    score += (WEIGHTS[kind] as number) * (likest[kind] as number);
  return score;
};

/** Puts a number where it belongs among the largest, the largest first; the smallest falls out. */
const putIn = (top: Float64Array, number: number): void => {
  let place = top.length;
  while (place > 0 && (top[place - 1] as number) < number) place -= 1;
  if (place === top.length) return;
  top.copyWithin(place + 1, place, top.length - 1);
  top[place] = number;
};

const entriesOf = (ideas: readonly Idea[]): Entry[] => {
  let start = 0;
  return ideas.map((idea, place) => {
    const texts = textsOf(idea);
    const kinds = Uint8Array.from(texts, ({ kind }) => KINDS.indexOf(kind));
    const entry = { idea, texts, kinds, place, start };
    start += entry.texts.length;
    return entry;
  });
};
