import { add, fraction, whole } from '../expression/fraction.ts';
import { decimal } from '../expression/read.ts';
import { number, relation, symbol, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { nearAnswer } from '../formula/rounded.ts';
import { inTwoLines } from '../formula/said-value.ts';
import { displayOf } from '../simplify/display.ts';
import { solveEquation } from '../solve/equation.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, told, type Worked } from '../worked.ts';

/** A number of a story as it was written. */
export const amount = (text: string | undefined): Expression => {
  const mixed = /^\s*(\d+)\s+(\d+)\/(\d+)\s*$/.exec(text ?? '');
  if (mixed)
    return number(add(whole(BigInt(mixed[1] ?? 0)), fraction(BigInt(mixed[2] ?? 0), BigInt(mixed[3] ?? 1))));
  const plain = (text ?? '0').replaceAll(/[$,\s]/g, '');
  const [top, bottom] = plain.split('/');
  if (bottom !== undefined) return { kind: 'quotient', top: amount(top), bottom: amount(bottom) };
  return number(decimal(plain).value, plain.includes('.') ? 'decimal' : undefined);
};

export const plus = (a: Expression, b: Expression): Expression => ({ kind: 'sum', terms: [a, b] });
export const by = (a: Expression, b: Expression): Expression => ({ kind: 'product', factors: [a, b] });
export const over = (top: Expression, bottom: Expression): Expression => ({ kind: 'quotient', top, bottom });

const LONGEST_PROBLEM = 200;
/** The beginning of a story, to tell it by. */
export const problemOf = (text: string): string =>
  text.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_PROBLEM);

/** One line to work out, with the reason for it. */
export const computed = (text: string, line: Expression, rule: string, reason: string): Worked | null => {
  const result = displayOf(line);
  if (result?.kind !== 'number') return null;
  const styled = /\d\.\d|\$/.test(text) ? number(result.value, 'decimal') : result;
  return told(
    problemOf(text),
    'story',
    [
      [write(line), rule, reason],
      [write(styled), 'Work it out', 'Check that the answer makes sense in the story.'],
    ],
    answerOf(styled),
  );
};

/** How measured answers of a kind are told: one line, then its value; null unless that is above zero. */
export const measuredAnswer =
  (kind: string, check: string) =>
  (problem: string, line: string, rule: string, reason: string, value: number, raw: string): Worked | null =>
    Number.isFinite(value) && value > 0
      ? inTwoLines(kind, [line, rule, reason], value, check, nearAnswer(value, raw), problem)
      : null;

/** An equation in x from a story, solved; `then` makes the answer out of x. Only positive solutions make sense. */
export const equated = (
  text: string,
  [left, right]: readonly [Expression, Expression],
  meaning: string,
  reason: string,
  then: (x: Expression) => Expression = (x) => x,
): Worked | null => {
  const equation = relation(left, '=', right);
  const values = (solveEquation(equation, 'x', newTrail())?.values ?? []).filter(
    (value) => valueAt(value, {}).re > 0,
  );
  const [x] = values;
  const result = x && values.length === 1 ? displayOf(then(x)) : null;
  if (!x || !result || result.kind !== 'number' || result.value.top <= 0n) return null;
  const styled = /\d\.\d/.test(text) ? number(result.value, 'decimal') : result;
  return {
    ...told(
      problemOf(text),
      'story',
      [
        [write(equation), `Let x be ${meaning}`, reason],
        [`x = ${write(x)}`, 'Solve the equation', 'Undo what is done to x, step by step.'],
        ...(write(styled) === write(x)
          ? []
          : [[write(styled), 'Answer the question', 'It asks for something other than x.'] as const]),
      ],
      answerOf(styled),
    ),
    checkedBy: 'substitution',
  };
};

export const X = symbol('x');
