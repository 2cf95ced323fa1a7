import { createHash } from 'node:crypto';

const SLIPS = [
  // Two letters exchanged, one left out, one typed twice, a vowel heard wrong.
  (word, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  (word, at) => word.slice(0, at) + (word[at] === 'e' ? 'a' : 'e') + word.slice(at + 1),
];
const SHORTEST = 6;

/** A question with one slip of typing in its longest word, the same one every time; never in the first letter. */
export const withSlip = (question) => {
  const longest = (question.match(/\p{L}+/gu) ?? []).toSorted((one, other) => other.length - one.length)[0];
  if (!longest || longest.length < SHORTEST) return question;
  const [kind, place] = createHash('sha256').update(question).digest();
  const at = 1 + (place % (longest.length - 2));
  return question.replace(longest, SLIPS[kind % SLIPS.length](longest, at));
};
