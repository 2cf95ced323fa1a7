import { soundsLikeStudy } from '../concern.ts';
import { inPlainWords, unmaskedEnglish } from '../wording.ts';

/** How something is said, whatever it means: who speaks of whom, and whether it is a question for a lesson. */
const FEATURES: readonly ((plain: string, written: string) => boolean | number)[] = [
  (plain) => /\b(?:i|me|my|myself|mine)\b/.test(plain),
  (plain) => /\b(?:we|us|our)\b/.test(plain),
  (plain) => /\b(?:he|she|they|him|her|his|them)\b/.test(plain),
  (plain) => /\bi (?:am|have|was|feel|hate|want|do not|can not|will|keep|think|need)\b/.test(plain),
  (plain) =>
    /^(?:what|how|why|who|when|where|which|is|are|does|do|did|explain|describe|write|compare|define|calculate|find|solve|give|list|translate)\b/.test(
      plain,
    ),
  (plain) => /\d/.test(plain),
  (plain) => Math.min(plain.length / LONG, 1),
  (_, written) => written.includes('?'),
  soundsLikeStudy,
];
const LONG = 200;

/** Vectors have length one: a sign must not outweigh all of them. */
const WEIGHT = 0.5;

/** How an English text is said, as numbers. */
export const featuresOf = (text: string): readonly number[] => {
  const plain = inPlainWords(unmaskedEnglish(text));
  return FEATURES.map((sign) => WEIGHT * Number(sign(plain, text)));
};
