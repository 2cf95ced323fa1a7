import { saysTheSameLine } from './answer.ts';
import { writeAnswer } from './read-answer.ts';

/** More than this is no answer to a question that asks for a number, and would take long. */
const LONGEST = 80;

/** Whether two lines of mathematics come to the same; null when one of them can't be read. */
export const comesToTheSame = (one: string, other: string): boolean | null => {
  if (other.length > LONGEST || !usesLettersOf(one, other)) return null;
  if (writeAnswer(one) === null || writeAnswer(other) === null) return null;
  return saysTheSameLine(one, other);
};

const NAMES = /sqrt|sin|cos|tan|log|ln|pi/gi;

/** Words are no mathematics: an answer brings no letter along that the key does not have. */
const usesLettersOf = (key: string, answer: string): boolean => {
  const letters = (text: string): string[] => text.replaceAll(NAMES, '').match(/\p{Letter}/gu) ?? [];
  const known = new Set(letters(key));
  return letters(answer).every((letter) => letter === 'π' || known.has(letter));
};
