import type { Idea, Lesson } from '@studia/contract/lessons';
import type { Embed } from '../../ports/embed/port.ts';
import type { Language } from '../../ports/language/port.ts';
import { indexIdeas, type IdeaIndex, type Likeness, type ScoredIdea } from './rules/search/idea-index.ts';

/** An idea that a message is about, and the chance that it is the right one, from 0 to 1. */
interface FoundIdea {
  idea: Idea;
  certainty: number;
}

export interface FindIdeas {
  /** The ideas that a message is about, the surest first; none where nothing is like it. */
  (message: string, limit: number): Promise<FoundIdea[]>;
}

interface Dependencies {
  lessons: () => Promise<readonly Lesson[]>;
  language: Language;
  embed: Embed | null;
}

/** Below this nothing is found. Chosen, as what follows, on questions that nobody used in writing (decision 0063). */
const LEAST = { withMeaning: 2.2, byWords: 0.55 };
/** How a score, and what it is ahead of the next best, become a chance. */
const CHANCE = { base: -4.36, score: 1.33, ahead: 2.84 };

/** Finds ideas in the written lessons, by what they mean and, where that can't be had, by their words. */
export const makeFindIdeas = ({ lessons, language, embed }: Dependencies): FindIdeas => {
  let making: Promise<IdeaIndex> | null = null;
  const index = () =>
    (making ??= lessons().then((all) =>
      indexIdeas(
        all.flatMap(({ ideas }) => ideas),
        (text) => language.termsOf(text, 'en'),
      ),
    ));
  const vectors = packedVectors(embed);
  return async (message, limit) => {
    const [ideas, asked] = await Promise.all([index(), embed?.embed(message)]);
    const likeness = asked ? await vectors(ideas.texts, asked) : null;
    if (likeness === null) return surest(ideas.byWords(message), LEAST.byWords, limit, chanceByWords);
    return surest(ideas.byMeaning(message, likeness), LEAST.withMeaning, limit, chanceByMeaning);
  };
};

type Chance = (score: number, others: readonly number[]) => number;

const chanceByMeaning: Chance = (score, others) => {
  const ahead = score - Math.max(0, ...others);
  return 1 / (1 + Math.exp(-(CHANCE.base + CHANCE.score * score + CHANCE.ahead * ahead)));
};

/** Words alone are right about six times in ten, however well they fit. */
const chanceByWords: Chance = (score) => Math.min(0.6, score);

const surest = (found: readonly ScoredIdea[], least: number, limit: number, chance: Chance): FoundIdea[] =>
  found
    .map(({ idea, score }, place) => ({
      idea,
      score,
      certainty: chance(
        score,
        found.filter((_, other) => other !== place).map((other) => other.score),
      ),
    }))
    .filter(({ score }) => score >= least)
    .slice(0, limit)
    .map(({ idea, certainty }) => ({ idea, certainty }));

/** A vector as it is shipped, one signed byte a number, and what its length has to be divided by. */
interface KnownVector {
  packed: Int8Array;
  length: number;
}

/** Likenesses to texts whose vectors come with Studia; null when they were made by another model. */
const packedVectors = (embed: Embed | null) => {
  let reading: Promise<ReadonlyMap<string, KnownVector> | null> | null = null;
  const read = async (texts: readonly string[]) => {
    const shipped = await embed?.shipped();
    const known = texts.flatMap((text) => {
      const packed = shipped?.(text);
      return packed ? [[text, { packed, length: lengthOf(packed) }] as const] : [];
    });
    return known.length === 0 ? null : new Map(known);
  };
  return async (texts: readonly string[], asked: Float32Array): Promise<Likeness | null> => {
    const known = await (reading ??= read(texts));
    return (
      known &&
      ((text) => {
        const vector = known.get(text);
        return vector ? productOf(vector.packed, asked) / vector.length : null;
      })
    );
  };
};

const lengthOf = (packed: Int8Array): number =>
  Math.sqrt(packed.reduce((sum, value) => sum + value * value, 0)) || 1;

const productOf = (packed: Int8Array, asked: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < packed.length; at += 1) sum += (packed[at] ?? 0) * (asked[at] ?? 0);
  return sum;
};
