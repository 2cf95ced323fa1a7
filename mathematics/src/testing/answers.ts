import { expect, it } from 'vitest';
import { equivalent } from '../expression/equivalent.ts';
import { readExpression } from '../expression/read.ts';
import { isExpression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { work } from '../index.ts';

const worth = (written: string): number => {
  const read = readExpression(written);
  return read ? valueAt(read, {}).re : Number.NaN;
};

/** What the engine answers, when it is worth what is expected: the same number to three figures, the same formula, or the same words. */
export const answeredAs = (problem: string, expected: string): string => {
  const worked = work(problem);
  if (worked.kind !== 'worked') return worked.why;
  if (worked.steps.length === 0) return 'no steps';
  const { text, value } = worked.answer;
  const side = value?.kind === 'relation' ? value.right : value;
  const wanted = readExpression(expected);
  if (text === expected || !side || !isExpression(side) || !wanted) return text;
  const [have, want] = [
    valueAt(side, {}).re,
    /^[\d.]+e-?\d+$/.test(expected) ? Number(expected) : worth(expected),
  ];
  const isNear = Math.abs(have - want) <= 0.005 * Math.abs(want) + 1e-30;
  return isNear || equivalent(side, wanted) ? expected : text;
};

/**
 * Every problem has this answer, letter for letter. The answers in the tables come from another program than ours; they
 * are many and small, so that a table is one test.
 */
export const answersAre = (rows: readonly (readonly [problem: string, answer: string])[]): void =>
  it(`${rows.length} problems, from ${rows[0]?.[0]} to ${rows.at(-1)?.[0]}`, () => {
    const answers = rows.map(([problem]) => {
      const worked = work(problem);
      return [problem, worked.kind === 'worked' ? worked.answer.text : worked.why];
    });
    expect(answers).toEqual(rows);
  });
