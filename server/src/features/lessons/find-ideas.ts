import type { Idea, Lesson } from '@studia/contract/lessons';
import type { Embed } from '../../ports/embed/port.ts';
import type { Language } from '../../ports/language/port.ts';
import { indexIdeas, type IdeaIndex, type Likeness, type ScoredIdea } from './rules/search/idea-index.ts';

/** An idea that a message is about, and how sure that is, from 0 to 1. */
export interface FoundIdea {
  idea: Idea;
  certainty: number;
}

export interface FindIdeas {
  /** The ideas that a message is about, the surest first; none where nothing is sure enough. */
  (message: string, limit: number): Promise<FoundIdea[]>;
}

interface Dependencies {
  lessons: () => Promise<readonly Lesson[]>;
  language: Language;
  embed: Embed | null;
}

/** Below this, nothing is said to be found: chosen on questions that nobody used in writing (docs/decisions). */
const LEAST = { withMeaning: 0.5, byWords: 0.55 };

/** Finds ideas in the written lessons, by their words and, where that is known, by what they mean. */
export const makeFindIdeas = ({ lessons, language, embed }: Dependencies): FindIdeas => {
  let making: Promise<IdeaIndex> | null = null;
  const index = () =>
    (making ??= lessons().then((all) =>
      indexIdeas(
        all.flatMap(({ ideas }) => ideas),
        (text) => language.termsOf(text, 'en'),
      ),
    ));
  return async (message, limit) => {
    const likeness = await likenessTo(message, embed);
    const found = (await index()).search(message, likeness);
    const least = likeness === null ? LEAST.byWords : LEAST.withMeaning;
    return found
      .filter(({ score }) => score >= least)
      .slice(0, limit)
      .map(withCertainty);
  };
};

const withCertainty = ({ idea, score }: ScoredIdea): FoundIdea => ({ idea, certainty: Math.min(1, score) });

const BYTE = 127;

const likenessTo = async (message: string, embed: Embed | null): Promise<Likeness | null> => {
  const asked = await embed?.embed(message);
  if (!embed || !asked) return null;
  const shipped = await embed.shipped();
  return (way) => {
    const known = shipped(way);
    if (!known) return null;
    let [product, length] = [0, 0];
    for (let at = 0; at < known.length; at += 1) {
      const value = (known[at] ?? 0) / BYTE;
      product += value * (asked[at] ?? 0);
      length += value * value;
    }
    return length === 0 ? null : product / Math.sqrt(length);
  };
};
