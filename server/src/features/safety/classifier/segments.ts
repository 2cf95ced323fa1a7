import { unmaskedEnglish } from '../wording.ts';

/**
 * The texts that are classified: the message, and of a longer one each thought for itself. One sentence about
 * home among five about fractions would not be heard in the whole.
 */
export const segmentsOf = (message: string): readonly string[] => {
  const text = message.trim();
  if (wordsIn(text) < LONG) return [text];
  const thoughts = text.split(BETWEEN_THOUGHTS).filter((one) => wordsIn(one) >= A_THOUGHT);
  return thoughts.length > 1 ? [text, ...thoughts.slice(0, MOST_THOUGHTS)] : [text];
};

/** A text as the language model is shown it. */
export const inVectorWords = (text: string): string => unmaskedEnglish(text).toLowerCase().slice(0, LONGEST);

// Chinese has no spaces: a sign counts as a word there.
const wordsIn = (text: string): number => text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu)?.length ?? 0;

const LONG = 14;
const A_THOUGHT = 4;
const MOST_THOUGHTS = 10;
const LONGEST = 400;
const BETWEEN_THOUGHTS =
  /(?<=[.!?\n])\s+|(?<=[。！？，।؟،])\s*|,\s+|\s+(?:but|because|bc|cause|cuz|and then|anyway|also|btw)\s+/i;
