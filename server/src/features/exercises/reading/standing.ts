import { measuresIn, numberIn, type PlainMeasure, type Worked } from '@studia/mathematics';
import type { Calculation } from './calculation.ts';
import { judgeMessage } from './judge-message.ts';
import { numbersIn } from './numbers-shared.ts';

/** Whether what was worked out is on the way to the answer. The sum may be right and still be no answer. */
export const standingOf = (calculation: Calculation, open: Worked): Calculation => {
  const value = calculation.claimed === null ? null : numberIn(calculation.claimed);
  if (value === null || !calculation.isRight) return calculation;
  const way = [open.problem, ...open.steps.map(({ after }) => after)].map(({ text }) => text).join(' ');
  const isSum = !/\p{L}/u.test(open.problem.text);
  if (isSum && numbersIn(calculation.sum).every((one) => !numbersIn(way).includes(one)))
    return { ...calculation, stands: 'apart' };
  const given = new Set(numbersIn(open.problem.text).map(Number));
  const later = open.steps.flatMap(({ after }) => numbersIn(after.text)).map(Number);
  const isStep =
    (later.includes(value) && !given.has(value)) || isPartOf(calculation.line, open.problem.text);
  const isShort =
    judgeMessage(open, { line: open.problem.text, found: '' }, calculation.claimed ?? '')?.kind === 'wrong';
  const isPart = isShort && isOtherQuantity(calculation.sum, open);
  return { ...calculation, stands: isStep ? 'step' : isPart ? 'part' : isShort ? 'short' : 'unknown' };
};

/** “a = 20/8”, of a mass, a speed and a time: some of what is given, and not measured like the answer. */
const isOtherQuantity = (sum: string, { answer, problem }: Worked): boolean => {
  const [, one, sign, other] = /^(\d+(?:\.\d+)?) ?([×÷/]) ?(\d+(?:\.\d+)?)$/.exec(sum) ?? [];
  const given = measuresIn(problem.text) ?? [];
  const [asked] = measuresIn(answer.text) ?? [];
  const [first, second] = [one, other].map((number) =>
    given.find((measure) => measure.hasUnit && comesFrom(given, measure, Number(number))),
  );
  if (!first || !second || !asked?.hasUnit || given.length < 3) return false;
  const made = first.dimension.map((power, at) => {
    const of = second.dimension[at] ?? 0;
    return sign === '×' ? power + of : power - of;
  });
  return made.join() !== asked.dimension.join();
};

/** “2 × 5 = 10, 6/3 = 2” works out parts of 8 + 2 · 5 − 6/3. */
const isPartOf = (line: string, problem: string): boolean => {
  const signs = (text: string): string =>
    text.replaceAll(/[×*]/g, '·').replaceAll('÷', '/').replaceAll(/\s/g, '');
  return line.split(', ').every((one) => signs(problem).includes(signs(one.split('=')[0] ?? one)));
};

/** A given number, or what two that are measured alike differ by. */
const comesFrom = (given: readonly PlainMeasure[], one: PlainMeasure, number: number): boolean =>
  one.number === number ||
  given.some(
    (other) =>
      other !== one &&
      other.dimension.join() === one.dimension.join() &&
      Math.abs(one.number - other.number) === number,
  );
