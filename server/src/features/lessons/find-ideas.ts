import type { Idea, Lesson } from '@studia/contract/lessons';
import type { Embed } from '../../ports/embed/port.ts';
import type { Language } from '../../ports/language/port.ts';
import { indexIdeas, type IdeaIndex, type Likenesses, type ScoredIdea } from './rules/search/idea-index.ts';
import { rowsOf } from './rules/search/vector-rows.ts';

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

/** Below this nothing is found. Chosen, as what follows, on questions that nobody used in writing (decision 0097). */
const LEAST = { withMeaning: 2.6, byWords: 0.55 };
/** How a score, and what it is ahead of the next best, become a chance. */
const CHANCE = { base: -6.05, score: 1.93, ahead: 0.35 };

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
  const meanings = shippedMeanings(embed);
  return async (message, limit) => {
    const [ideas, asked] = await Promise.all([index(), embed?.embed(message)]);
    const likenesses = asked ? await meanings(ideas, asked) : null;
    if (likenesses === null) return surest(ideas.byWords(message), LEAST.byWords, limit, chanceByWords);
    return surest(ideas.byMeaning(message, likenesses), LEAST.withMeaning, limit, chanceByMeaning);
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

/** Likenesses to texts whose vectors come with Studia; null when they were made by another model. */
const shippedMeanings = (embed: Embed | null) => {
  let reading: Promise<((asked: Float32Array) => Likenesses) | null> | null = null;
  const read = async ({ texts, starts }: IdeaIndex) => {
    const shipped = await embed?.shipped();
    const rows = shipped ? rowsOf(texts.length, (row) => shipped(texts[row] ?? '')) : null;
    if (!rows) return null;
    const middles = rowsOf(starts.length - 1, (place) =>
      rows.middleOf(starts[place] ?? 0, starts[place + 1] ?? 0),
    );
    return (asked: Float32Array): Likenesses => ({
      ofIdea: (place) => middles?.likenessOf(asked, place) ?? 0,
      ofText: (row) => rows.likenessOf(asked, row),
    });
  };
  return async (ideas: IdeaIndex, asked: Float32Array): Promise<Likenesses | null> =>
    (await (reading ??= read(ideas)))?.(asked) ?? null;
};
