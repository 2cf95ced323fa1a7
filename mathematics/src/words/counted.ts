import { factorial } from '../arithmetic/ways.ts';
import { number } from '../expression/tree.ts';
import { answerOf, told, type Worked } from '../worked.ts';

/** How many ways there are, by one line. */
export const counted = (line: string, rule: string, reason: string, value: bigint): Worked =>
  told(
    line,
    'count',
    [
      [line, rule, reason],
      [`${value}`, 'Work it out', 'Every way was counted once.'],
    ],
    answerOf(number(value)),
  );

/** The orders in which the letters of a word can stand. */
export const countedLetters = (word: string): Worked => {
  const twins = [...new Set(word)].map((one) => word.split(one).length - 1).filter((one) => one > 1);
  return counted(
    `${word.length}!${twins.map((one) => `/${one}!`).join('')}`,
    'Arrange all, divide by equal ones',
    'Swapping equal letters changes nothing.',
    twins.reduce((total, one) => total / factorial(one), factorial(word.length)),
  );
};
