import type { Embed } from '../../../../ports/embed/port.ts';
import type { Noticed } from '../concern.ts';
import { languageOf } from '../lexicon/language.ts';
import { looksAt } from './looks.ts';
import { viewByMeaning, type LearntMeaning } from './meaning.ts';
import type { View } from './view.ts';
import { viewByWriting, type LearntWriting } from './writing.ts';

/** What was learnt from the lessons, and from where on a text is taken for trouble. */
export interface Learnt {
  meaning: LearntMeaning;
  writing: LearntWriting;
  bars: Readonly<Record<Way, number>>;
}

/** By what a text is judged: English by meaning and writing, by its writing alone without a language model, or another language. */
type Way = 'english' | 'english by writing' | 'another language';

/** What a message is about, by its meaning and its writing; null when it is study, or when nobody can tell in time. */
export type SecondOpinion = (message: string) => Promise<Noticed | null>;

/** Asks about what the rules have let through. The language model knows English alone; writing is learnt in every language. */
export const secondOpinion = (embed: Embed | null, { meaning, writing, bars }: Learnt): SecondOpinion => {
  const [byMeaning, byWriting] = [viewByMeaning(embed, meaning), viewByWriting(writing)];
  const viewOf = async (text: string, isEnglish: boolean): Promise<{ view: View; bar: number }> => {
    const written = byWriting(text);
    const meant = isEnglish ? await byMeaning(text) : null;
    const bar = bars[isEnglish ? (meant ? 'english' : 'english by writing') : 'another language'];
    return { view: meant ? bothOf(meant, written) : written, bar };
  };
  return async (message) => {
    const language = languageOf(message);
    if (!language) return null;
    const views = await Promise.all(
      looksAt(message).map(async (text, at) => {
        const { view, bar } = await viewOf(text, language === 'en');
        return view.odds >= bar + (at === 0 ? 0 : MORE_FOR_A_THOUGHT) ? view : null;
      }),
    );
    const [gravest] = views.flatMap((view) => view ?? []).toSorted((one, other) => other.odds - one.odds);
    return gravest ? { concern: gravest.concern, language } : null;
  };
};

/** A thought without its message is easier misunderstood. */
const MORE_FOR_A_THOUGHT = 0.5;

/**
 * Two views as one. Meaning knows words that no lesson has; writing knows turns of speech that mean little each.
 * @public The bars are found with it.
 */
export const bothOf = (meant: View, written: View): View => ({
  odds: (1 - WRITING) * meant.odds + WRITING * written.odds,
  concern: meant.concern,
});
const WRITING = 0.4;

/** Whether an opinion can be had: some words, and no pasted page. */
export const isWorthAnOpinion = (message: string): boolean =>
  message.length <= LONGEST && SOME_WORDS.test(message);

const LONGEST = 1200;
const SOME_WORDS = /\p{L}[\p{L}\p{M}].*[\s,.!?]\p{L}[\p{L}\p{M}]|\b(?:i|im|i'm) \p{L}{2}|\p{Script=Han}{3}/su;
