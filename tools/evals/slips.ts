import { createHash } from 'node:crypto';

const SLIPS: readonly ((word: string, at: number) => string)[] = [
  // Two letters exchanged, one left out, one typed twice, a vowel heard wrong.
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + (word[at] === 'e' ? 'a' : 'e') + word.slice(at + 1),
];
const SHORTEST = 6;

/** A question with one slip of typing in its longest word, the same one every time; never in the first letter. */
export const withSlip = (question: string): string => {
  const words: string[] = question.match(/\p{L}+/gu) ?? [];
  const longest = words.toSorted((one, other) => other.length - one.length)[0];
  if (!longest || longest.length < SHORTEST) return question;
  const [kind = 0, place = 0] = createHash('sha256').update(question).digest();
  const at = 1 + (place % (longest.length - 2));
  const slip = SLIPS[kind % SLIPS.length];
  return slip ? question.replace(longest, slip(longest, at)) : question;
};
