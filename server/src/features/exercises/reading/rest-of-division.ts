import type { Worked } from '@studia/mathematics';
import { numbersIn } from './numbers-shared.ts';

/** What a division is said to come to: so many whole times, and what is left. */
export interface Division {
  quotient: number;
  rest: number;
}

const WORDS = String.raw`(?:\s(?!and\b|with\b|left\b)\p{L}{2,14}){0,3}`;
const JOIN = String.raw`(?:\s?,?\s(?:and|with|w\/?|plus)|,)\s?`;
const THERE = String.raw`(?:(?:there(?:'s|s| is| are)|has|have|a|is|still)\s)*`;
const LEFT = String.raw`(?:left ?overs?|left|extras?|remaining|over|spare)(?:\sover)?`;
/** “39 and 1 left over”, “6 boxes with 2 pencils left”. */
const IN_WORDS = new RegExp(
  String.raw`(?<![\d.,/])(\d{1,9})(${WORDS})${JOIN}${THERE}(\d{1,9})(?:\s\p{L}{2,14})?\s${LEFT}(?!\p{L}|\s(?:of|from|to|for)\b)`,
  'iu',
);
/** “39 r 1”, “39, remainder of 1”. */
const NAMED =
  /(?<![\d.,/])(\d{1,9})\s?,?\s?(?:(?:and|with)\s)?(?:a\s)?(?:r|rem\.?|rmd|remainder)\s?(?:of|is|=|:)?\s?(\d{1,9})(?![\d.,]*\d)/i;
const ASKS_FOR_IT = /\bhow (?:many|much)\b/i;
const MOST_WORDS = 16;

/** The whole times and the rest that a message tells; null where it is a task of its own, or tells something else. */
export const claimedDivision = (message: string): Division | null => {
  if (ASKS_FOR_IT.test(message) || message.split(/\s+/).length > MOST_WORDS) return null;
  const [, named, rest] = NAMED.exec(message) ?? [];
  if (named !== undefined) return { quotient: Number(named), rest: Number(rest) };
  const [, quotient, , left] = IN_WORDS.exec(message) ?? [];
  return quotient === undefined ? null : { quotient: Number(quotient), rest: Number(left) };
};

/** Elsewhere, “5 apples and 3 left” divides nothing. */
const DIVIDES = /÷|\d\s?\/\s?\d|\bdivided? by\b/i;

/** The same in one writing, “39 remainder 1”, where a division stands beside it. */
export const withRest = (message: string): string => {
  const claimed = DIVIDES.test(message) ? claimedDivision(message) : null;
  if (!claimed) return message;
  const way = NAMED.test(message) ? NAMED : IN_WORDS;
  return message.replace(way, `${claimed.quotient} remainder ${claimed.rest}`);
};

/** What is wrong about a told division; empty where it is right. */
const faultIn = ({ quotient, rest }: Division, whole: number, by: number): string => {
  const used = quotient * by;
  if (used + rest === whole)
    return rest < by ? '' : `That adds up to ${whole}, but ${by} fits into the ${rest} that are left again.`;
  return quotient === Math.floor(whole / by)
    ? `The ${quotient} is right, and ${quotient} × ${by} is ${used}. So how much is left of ${whole}?`
    : `Multiply back: ${quotient} × ${by} is ${used}, and with ${rest} that’s ${used + rest}, not ${whole}.`;
};

/** A told division held against the one that is set; null where none is set, or none is told. */
export const judgeDivision = (
  { problem }: Worked,
  message: string,
): { is: 'right'; as: string } | { is: 'wrong'; remark: string } | null => {
  const [, whole = '', by = ''] = /^(\d{1,9}) ?[÷/] ?(\d{1,9})$/.exec(problem.text) ?? [];
  const claimed = by === '' || Number(by) === 0 ? null : claimedDivision(message);
  if (!claimed) return null;
  const remark = faultIn(claimed, Number(whole), Number(by));
  return remark === ''
    ? { is: 'right', as: `${claimed.quotient} remainder ${claimed.rest}` }
    : { is: 'wrong', remark };
};

/** “50 pencils, 8 given away, how many are left” divides nothing. */
const ASKS_FOR_REST =
  /\b(?:shar|split|divid|pack|group|fit|full|equal|each|per|(?:box|bag|row|team|table)(?:e?s)? of)\w*\b.*\b(?:left|remain\w*|extra|remainder|left ?over)\b/is;

/** A told division, where a task in words holds just two numbers: the larger one is divided by the other. */
export const divisionOfTask = (
  message: string,
  task: string,
): { line: string; sum: string; claimed: string; isRight: boolean } | null => {
  const claimed = ASKS_FOR_REST.test(task) ? claimedDivision(message) : null;
  const [by = 0, whole = 0, third] = numbersIn(task)
    .map(Number)
    .toSorted((one, other) => one - other);
  if (!claimed || third !== undefined || by < 2 || !Number.isInteger(whole) || !Number.isInteger(by))
    return null;
  const sum = `${whole} ÷ ${by}`;
  const [quotient, rest] = [Math.floor(whole / by), whole % by];
  const isRight = claimed.quotient === quotient && claimed.rest === rest;
  const shown = claimed.quotient === quotient ? `${quotient} remainder ?` : '? remainder ?';
  return {
    line: `${sum} = ${isRight ? `${quotient} remainder ${rest}` : shown}`,
    sum,
    claimed: `${claimed.quotient} remainder ${claimed.rest}`,
    isRight,
  };
};
