import { wordsIn } from '../pages/books/central.ts';

const DENIES =
  /\b(?:not|no|never|nor|none|cannot|can'?t|don'?t|doesn'?t|isn'?t|aren'?t|won'?t|without|didn'?t|wasn'?t)\b/gi;
const denials = (text: string): number => (text.replaceAll('’', "'").match(DENIES) ?? []).length;

/** How many of the telling words two texts share, from 0 to 1. */
export const overlapOf = (one: string, other: string): number => {
  const [ours, theirs] = [wordsIn(one), wordsIn(other)];
  const shared = Array.from(ours).filter((word) => theirs.has(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (ours.size + theirs.size);
};

/** How many telling words two texts share. */
export const sharedWords = (one: string, other: string): number => {
  const theirs = wordsIn(other);
  return Array.from(wordsIn(one)).filter((word) => theirs.has(word)).length;
};

/** Whether both affirm or both deny: words alone do not tell “makes” from “does not make”. */
export const sameSide = (one: string, other: string): boolean => denials(one) % 2 === denials(other) % 2;
