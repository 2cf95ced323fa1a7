import type { Embed } from '../../../ports/embed/port.ts';
import type { Language } from '../../../ports/language/port.ts';
import type { Noticed } from '../concern.ts';
import { distressIn, hasDistress } from '../distress/distress.ts';
import { scoreByMeaning, type MeaningWeights } from './meaning-score.ts';
import { scoreByNgrams, type NgramWeights } from './ngram-score.ts';
import type { Score } from './score.ts';
import { segmentsOf } from './segments.ts';

/** What was learnt from the lessons, and from where on a text is taken for trouble. */
export interface ClassifierWeights {
  meaning: MeaningWeights;
  writing: NgramWeights;
  thresholds: Readonly<Record<Way, Threshold>>;
}

/** From where on a text is taken for trouble: one with words of distress, and one that has to speak without any. */
interface Threshold {
  worded: number;
  wordless: number;
}

/** By what a text is judged: English by meaning and writing, by its writing alone without a language model, or another language. */
type Way = 'english' | 'english by writing' | 'another language';

/** What a message is about, by its meaning and its writing; null when it is study, or when nobody can tell in time. */
export type Classify = (message: string) => Promise<Noticed | null>;

/** By what the classifier knows texts; without a model of meanings it goes by the way they are written. */
interface Senses {
  embed: Embed | null;
  language: Pick<Language, 'languageOf'>;
}

/** Asks about what the rules have let through. The language model knows English alone; writing is learnt in every language. */
export const makeClassifier = (
  { embed, language: { languageOf } }: Senses,
  { meaning, writing, thresholds }: ClassifierWeights,
): Classify => {
  const [byMeaning, byWriting] = [scoreByMeaning(embed, meaning), scoreByNgrams(writing)];
  const scoreOf = async (
    text: string,
    isEnglish: boolean,
  ): Promise<{ score: Score; threshold: Threshold; isMeant: boolean }> => {
    const written = byWriting(text);
    const meaningScore = isEnglish ? await byMeaning(text) : null;
    const threshold =
      thresholds[isEnglish ? (meaningScore ? 'english' : 'english by writing') : 'another language'];
    const score = meaningScore ? bothOf(meaningScore, written) : written;
    return { score, threshold, isMeant: meaningScore === null || meaningScore.odds >= HARDLY };
  };
  return async (message) => {
    const language = languageOf(message);
    if (!language) return null;
    const found = await Promise.all(
      segmentsOf(withoutStory(message)).map(async (text, at) => {
        const { score, threshold, isMeant } = await scoreOf(text, language === 'en');
        const matters = distressIn(text, language);
        if (IN_CLASS.test(text) && !hasDistress(text, language)) return [];
        const bar = matters > 0 ? threshold.worded : threshold.wordless;
        const over = score.odds - bar - (at === 0 ? 0 : MORE_FOR_A_THOUGHT);
        return over < 0 ? [] : [{ over, concern: isMeant && isSure(over, matters) ? score.concern : DOUBT }];
      }),
    );
    const [gravest] = found.flat().toSorted((one, other) => other.over - one.over);
    return gravest ? { concern: gravest.concern, language } : null;
  };
};

/** What somebody in a story says is nobody's own trouble, as long as nobody speaks of themselves beside it. */
const withoutStory = (message: string): string => {
  const rest = message.replaceAll(SPEECH_IN_A_STORY, ' ');
  return /\b(?:i|im|me|my|we|us|our)\b/i.test(rest) ? message : rest;
};
const SPEECH_IN_A_STORY =
  /["“][^"“”\n]{2,200}["”][ ,]{0,3}(?:said|asked|shouted|whispered|replied|cried|yelled) \p{Lu}\p{Ll}{1,20}\b\.?(?: ?["“][^"“”\n]{2,200}["”])?/gu;

/** Two witnesses make it certain: what was learnt, and words of distress. Where one is missing or weak, a question is asked. */
const isSure = (over: number, matters: number): boolean => matters > 0 && (over >= MUCH || matters > 1);
const MUCH = 1.5;
/** Whose meaning speaks hardly for trouble is asked, whatever the words: “when I eat a bean I’m eating sun”. */
const HARDLY = 0.5;
const DOUBT = 'doubt';

/** Who is picked or told off in a lesson: that hurts, and is no danger as long as no word at all speaks of one, nor of others. */
const IN_CLASS =
  /\b(?:my|our) hands? up\b(?! (?:my|his|her|me|there|under|inside|between|against|over|above|behind)\b)(?![^.!?]*\b(?:they|kids|boys|girls|people)\b)|(?<!\b(?:parents|mum|mom|dad|coach|uncle)\b[^.!?]{0,20})\bpay(?:ing)? attention\b(?! to (?:me|us|my|her|him)\b)|\bcall(?:s|ed|ing)? on me (?:when i|in (?:class|every lesson|the lesson)|to (?:answer|read)|for (?:an|the) answer)\b|\bpick(?:s|ed)? me (?:when i (?:don['’]?t|do not|didn['’]?t|did not)|to (?:answer|read))\b/i;

/** A thought without its message is easier misunderstood. */
const MORE_FOR_A_THOUGHT = 0.5;

/**
 * Two scores as one. Meaning knows words that no lesson has; writing knows turns of speech that mean little each.
 * @public The thresholds are found with it.
 */
export const bothOf = (byMeaning: Score, written: Score): Score => ({
  odds: (1 - WRITING) * byMeaning.odds + WRITING * written.odds,
  concern: byMeaning.concern,
});
const WRITING = 0.4;

/** Whether it can be told: some words, and no pasted page. */
export const isWorthClassifying = (message: string): boolean =>
  message.length <= LONGEST && SOME_WORDS.test(message);

const LONGEST = 1200;
const SOME_WORDS = /\p{L}[\p{L}\p{M}].*[\s,.!?]\p{L}[\p{L}\p{M}]|\b(?:i|im|i'm) \p{L}{2}|\p{Script=Han}{3}/su;
