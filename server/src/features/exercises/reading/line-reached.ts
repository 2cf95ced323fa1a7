import {
  equal,
  inOurWriting,
  nextSumStep,
  numberIn,
  readLine,
  readSum,
  sameLine,
  show,
  showSum,
  type Line,
  type SumStep,
  type Worked,
} from '@studia/mathematics';
import { ownWay, stepsFrom } from '../working/own-way.ts';
import { stepsOf } from '../working/solution.ts';
import { strideAt } from '../working/stride.ts';
import { calculationIn } from './calculation.ts';
import { numberSaid } from './number-said.ts';
import { bareOf, isDenied } from './readings.ts';

const COMPARES = /[=<>≤≥]/;
// A word would be read as a product of letters.
const PROSE =
  /(?<![\p{L}\\])(?!(?:sin|cos|tan|log|ln|sqrt|or|and|pi|arc\p{L}+|frac|left|right|cdot|times)(?!\p{L}))\p{L}{2,}/u;
const IS_A_LINE = /[a-z=<>≤≥+*×÷^√/−-]/i;
// As a letter to solve for, i and e would be read as the numbers of that name.
const CONSTANT_LETTERS = /(?<!\p{L})[ie](?!\p{L})/u;

/** The line on the way that a message has come to, and what was worked out; null where it is none. */
export const lineReached = (
  worked: Worked,
  line: string,
  message: string,
): { line: string; worked: Line | null } | null => {
  const written = inOurWriting(message) ?? inOurWriting(bareOf(message)) ?? message.trim();
  const ahead = stepsFrom(worked, line);
  const exact = ahead.findLast(({ after }) => after.text === written);
  if (exact) return { line: exact.after.text, worked: exact.after };
  const bySum = partOfSum(line, message, worked);
  if (bySum) return bySum;
  if (
    isDenied(message) ||
    PROSE.test(bareOf(message)) ||
    written === line ||
    contradictsItself(bareOf(message)) ||
    // Several values are an answer, and no line on the way.
    /\bor\b/i.test(message) ||
    CONSTANT_LETTERS.test(line) ||
    !IS_A_LINE.test(written)
  )
    return null;
  const alike = ahead.find(
    ({ after }) =>
      !after.latex.startsWith('\\text{') &&
      (COMPARES.test(written) || !COMPARES.test(after.text)) &&
      COMPARES.test(written) === COMPARES.test(after.text) &&
      sameLine(after.text, bareOf(message)),
  );
  if (!alike || /^[-−\d./]+$/.test(written)) return null;
  // What says the same as the line at hand is true, and perhaps further on than we are.
  const stride = strideAt(worked, line);
  const further = ahead.find(({ before }) => before.text === written);
  const turned = inOtherOrder(worked, written);
  if (turned !== null) return { line: turned, worked: readLine(bareOf(message)) };
  const isNearer = (ownWay(worked, written)?.steps.length ?? ahead.length) < ahead.length;
  return {
    line: further || isNearer ? written : (stride?.before.text ?? line),
    worked: readLine(bareOf(message)),
  };
};

/** “x = 12 tan 35° = 5.69”: of a chain of equals, two numbers that are not. */
const contradictsItself = (line: string): boolean => {
  const values = line.split('=').map(numberIn);
  return values.some((value, at) => {
    const next = values[at + 1];
    return value !== null && typeof next === 'number' && Math.abs(value - next) > ROUNDED * Math.abs(value);
  });
};
const ROUNDED = 0.01;

// “8 + 2 = 10” is not how the 10 of 8 + 2 × 5 comes about.
const isOtherSum = ({ operation }: SumStep, message: string): boolean => {
  const sum = calculationIn(message)?.sum;
  return sum !== undefined && /\d\D+\d/.test(sum) && digitsIn(sum) !== digitsIn(showSum(operation));
};
const digitsIn = (sum: string): string => (sum.match(/\d+(?:\.\d+)?/g) ?? []).toSorted().join();

// In (12 − 5) × 3, `7` is the result of what comes first.
const partOfSum = (
  line: string,
  message: string,
  worked: Worked,
): { line: string; worked: Line | null } | null => {
  const sum = readSum(line);
  const step = sum && nextSumStep(sum);
  const number = numberSaid(message);
  if (!step || !number || !equal(step.result, number) || isOtherSum(step, message)) return null;
  const next = stepsFrom(worked, line).find(({ before }) => before.text === line)?.after;
  const done = readLine(`${showSum(step.operation)} = ${show(step.result)}`);
  return next ? { line: next.text, worked: done ?? next } : null;
};

/** The line of ours that has the same factors in another order. */
export const inOtherOrder = (worked: Worked, line: string): string | null => {
  const sorted = (text: string): string =>
    text
      .split(/(?=\()|(?= =)/)
      .toSorted()
      .join('');
  const known = /\)\(/.test(line) ? stepsOf(worked).map(({ before }) => before.text) : [];
  return known.find((one) => sorted(one) === sorted(line)) ?? null;
};
