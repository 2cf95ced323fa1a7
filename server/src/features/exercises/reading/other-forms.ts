import { sameValue, type Worked } from '@studia/mathematics';
import { holdsFor } from './holds.ts';

/** A right answer in a form that only its task has: factors for “no prime”, a quotient with its rest, a power of ten. */
export const isInOtherForm = (worked: Worked, message: string, sum: string | undefined): boolean =>
  isFactored(worked, sum) || isQuotient(worked, message) || isScientific(worked, message);

/** “3 × 17” says that 51 is no prime. */
const isFactored = ({ problem, answer }: Worked, sum: string | undefined): boolean => {
  const number = /^is (\d+) prime$/.exec(problem.text)?.[1];
  const factors =
    /^(\d+) × (\d+)$/
      .exec(sum ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  return (
    number !== undefined &&
    answer.text === 'False' &&
    factors.length === 2 &&
    factors.every((one) => one > 1) &&
    factors.reduce((product, one) => product * one, 1) === Number(number)
  );
};

/** “72 r 5” for 437 ÷ 6. */
const isQuotient = ({ problem }: Worked, message: string): boolean => {
  const [whole, by] = /^(\d+) ÷ (\d+)$/.exec(problem.text)?.slice(1).map(Number) ?? [];
  const [times, rest] = REST.exec(message)?.slice(1).map(Number) ?? [];
  return whole !== undefined && by !== undefined && times !== undefined && rest !== undefined
    ? by * times + rest === whole && rest < by
    : false;
};
const REST = /(?<!\d)(\d{1,9})\s?(?:r|rem\.?|remainder|rest)\s?(\d{1,9})(?!\d)/i;

/** 2.4 × 10^4 for a product of such numbers. */
const isScientific = ({ problem, answer }: Worked, message: string): boolean => {
  const number = /(?<![\d.])\d(?:\.\d{1,9})?\s?[×x*·]\s?10\s?\^\s?[-−]?\d{1,3}\W*$/.exec(message)?.[0];
  return (
    /× 10\^/.test(problem.text) &&
    number !== undefined &&
    sameValue(answer.text, number.replace('x', '×')) === true
  );
};

/** “sin x = −1/2 or 1” is true of every answer, and every part of it of one. */
export const saysOfFunction = ({ answer }: Worked, message: string): boolean => {
  const [, of, values = ''] =
    /((?:sin|cos|tan|log|ln)\s?\(?\s?[a-z]\)?)\s*=\s*([-−\d./√\s]+(?:(?:or|and|,)[-−\d./√\s]+)*)$/i.exec(
      message,
    ) ?? [];
  const parts = of === undefined ? [] : values.split(/or|and|,/i).map((value) => `${of} = ${value.trim()}`);
  const cases = answer.text.split(' or ');
  const holds = (one: string, part: string): boolean => holdsFor(one, part) === true;
  return (
    parts.length > 0 &&
    cases.every((one) => parts.some((part) => holds(one, part))) &&
    parts.every((part) => cases.some((one) => holds(one, part)))
  );
};

/** 2√18 for √72: worth the same, and a square is still under the root. */
export const hasSquareUnderRoot = ({ answer }: Worked, message: string): boolean =>
  answer.text.includes('√') &&
  Array.from(message.matchAll(/√\(?(\d{1,6})/g), ([, under]) => Number(under)).some(hasSquareFactor);

const hasSquareFactor = (number: number): boolean => {
  for (let root = 2; root * root <= number; root += 1) if (number % (root * root) === 0) return true;
  return false;
};
