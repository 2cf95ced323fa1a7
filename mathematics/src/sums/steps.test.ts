import { describe, expect, it } from 'vitest';
import { holds } from '../testing/property.ts';
import { anyExercise } from '../testing/sums.ts';
import { nextSumStep, type SumStep, evaluateSum, readSum, showSum, type Sum } from './sum.ts';

const expressionOf = (text: string): Sum => {
  const expression = readSum(text);
  if (!expression) throw new Error(`${text} is no expression`);
  return expression;
};

const chainFrom = (start: Sum): SumStep[] => {
  const step = nextSumStep(start);
  return step ? [step, ...chainFrom(step.after)] : [];
};

const countOperations = (expression: Sum): number =>
  expression.kind === 'number' ? 0 : 1 + countOperations(expression.left) + countOperations(expression.right);

describe('the steps of an expression', () => {
  it.each([
    ['3 + 4 × 2', ['4 × 2', '3 + 8']],
    ['(3 + 4) × 2', ['3 + 4', '7 × 2']],
    ['20 − 4 × (3 + 2^2)', ['2^2', '3 + 4', '4 × 7', '20 − 28']],
    ['10 − 3 − 2', ['10 − 3', '7 − 2']],
    ['2 × 3 + 4 × 5', ['2 × 3', '4 × 5', '6 + 20']],
    ['1 ÷ 3 + 2', ['1 ÷ 3', '1⁄3 + 2']],
    ['6 × (8 ÷ 4)', ['8 ÷ 4', '6 × 2']],
  ])('of %s are %j', (text, operations) => {
    const asked = chainFrom(expressionOf(text)).map(({ operation }) => showSum(operation));
    expect(asked).toEqual(operations);
  });

  it.each([
    ['3 + 4 × 2', 'Multiplying comes before adding.'],
    ['7 − 2^2', 'Taking a power comes before subtracting.'],
    ['(3 + 4) × 2', 'What stands in brackets is done first.'],
    ['10 − 3 − 2', 'We go from left to right.'],
    ['2 × 3 + 4 × 5', 'Multiplying comes before adding.'],
    ['3 + 4', 'Only one thing is left to do.'],
  ])('of %s begin with the reason: %s', (text, reason) => {
    expect(nextSumStep(expressionOf(text))?.reason).toBe(reason);
  });

  it('are none for a number, or where nothing can be worked out', () => {
    expect(nextSumStep(expressionOf('7'))).toBeNull();
    expect(nextSumStep(expressionOf('7 ÷ 0'))).toBeNull();
  });

  it('keep the value of the line and end in it', () => {
    holds([anyExercise], (exercise) => {
      const value = evaluateSum(exercise);
      const chain = chainFrom(exercise);
      for (const { after } of chain) expect(evaluateSum(after)).toEqual(value);
      expect(chain.at(-1)?.after).toEqual({ kind: 'number', value });
    });
  });

  it('do one operation each, and stay the same when the line is written down in between', () => {
    holds([anyExercise], (exercise) => {
      const chain = chainFrom(exercise);
      expect(chain).toHaveLength(countOperations(exercise));
      for (const { after } of chain) expect(expressionOf(showSum(after))).toEqual(after);
    });
  });
});
