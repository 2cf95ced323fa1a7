import type { Idea, Lesson } from '@studia/contract/lessons';
import { othersFirst } from '../../line.ts';
import type { Embed } from '../../ports/embed/port.ts';
import type { Language } from '../../ports/language/port.ts';
import { middleOf, rowsOf } from '../../vectors.ts';
import { indexIdeas, type IdeaIndex, type Likenesses, type ScoredIdea } from './rules/search/idea-index.ts';
import { makeInEnglish, type InEnglish } from './rules/search/in-english.ts';

/** An idea that a message is about, and the chance that it is the right one, from 0 to 1. */
interface FoundIdea {
  idea: Idea;
  certainty: number;
}

export interface FindIdeas {
  /**
   * The ideas that a message is about, the surest first; none where nothing is like it. In the middle of a conversation `at` names
   * the idea at hand: what follows is more likely about its lesson, and another book has to be named more clearly.
   */
  (message: string, limit: number, at?: string | null): Promise<FoundIdea[]>;
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

/** What a conversation leans to: the idea at hand, its lesson, and away from other books. */
const LEANS = { idea: 0.3, lesson: 0.2, otherBook: -0.5 } as const;

/** From here on, what was translated word by word counts. */
const TRANSLATED = 0.7;

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
  const leaningTo = async (at: string): Promise<(idea: Idea) => number> => {
    const lesson = (await lessons()).find(({ ideas }) => ideas.some(({ id }) => id === at));
    const near = new Set(lesson?.ideas.map(({ id }) => id));
    return ({ id }) => {
      if (id === at) return LEANS.idea;
      if (near.has(id)) return LEANS.lesson;
      return bookOf(id) === bookOf(at) ? 0 : LEANS.otherBook;
    };
  };
  const findIn = async (message: string, limit: number, at: string | null): Promise<FoundIdea[]> => {
    const [ideas, asked] = await Promise.all([index(), embed?.embed(message)]);
    const likenesses = asked ? await meanings(ideas, asked) : null;
    if (likenesses === null) return surest(ideas.byWords(message), LEAST.byWords, limit, chanceByWords);
    const lean = at === null ? () => 0 : await leaningTo(at);
    await othersFirst();
    return surest(ideas.byMeaning(message, likenesses, lean), LEAST.withMeaning, limit, chanceByMeaning);
  };
  let translating: Promise<InEnglish> | null = null;
  const inEnglish = (): Promise<InEnglish> =>
    (translating ??= lessons().then((all) => translatorFor(all, language)));
  return async (message, limit, at = null) => {
    const asItIs = await findIn(message, limit, at);
    const english = (await inEnglish())(message);
    if (english === null) return asItIs;
    const translated = await findIn(english, limit, at);
    // A language is only guessed, and words alone say less than a sentence: it must be sure, and the surer of both.
    return (translated[0]?.certainty ?? 0) > Math.max(TRANSLATED, asItIs[0]?.certainty ?? 0)
      ? translated
      : asItIs;
  };
};

/** The model knows English alone, so another language is found by its words in English. */
const translatorFor = (all: readonly Lesson[], { smallWordsOf }: Language): InEnglish =>
  makeInEnglish(
    smallWordsOf,
    new Set(
      all.flatMap(({ ideas }) =>
        ideas.flatMap(
          ({ title, statement, terms }) =>
            [title, statement, ...terms.map(({ name }) => name)]
              .join(' ')
              .toLowerCase()
              .match(/\p{L}+/gu) ?? [],
        ),
      ),
    ),
  );
const bookOf = (id: string): string => id.split('/')[0] ?? '';

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

/** Of a text that was changed after the vectors were made. */
const UNKNOWN = new Int8Array();

/** Likenesses to texts whose vectors come with Studia; null when they were made by another model. */
const shippedMeanings = (embed: Embed | null) => {
  let reading: Promise<((asked: Float32Array) => Likenesses) | null> | null = null;
  const read = async ({ texts, starts }: IdeaIndex) => {
    const shipped = await embed?.shipped();
    const vectors = texts.map((text) => shipped?.(text) ?? UNKNOWN);
    if (vectors.every((vector) => vector === UNKNOWN)) return null;
    const rows = rowsOf(vectors);
    const middles = rowsOf(
      starts.slice(0, -1).map((start, place) => middleOf(vectors.slice(start, starts[place + 1]))),
    );
    return (asked: Float32Array): Likenesses => ({
      ofIdea: (place) => middles.likenessOf(asked, place),
      ofText: (row) => rows.likenessOf(asked, row),
    });
  };
  return async (ideas: IdeaIndex, asked: Float32Array): Promise<Likenesses | null> =>
    (await (reading ??= read(ideas)))?.(asked) ?? null;
};
