import { describe, expect, it } from 'vitest';
import { problemIn } from '../working/problem.ts';
import { workedIn } from '../working/worked.ts';
import { examine } from './examine.ts';
import type { Examined } from './examined.ts';

const on = (problem: string, message: string): Examined =>
  examine({
    message,
    exercise: { problem, line: problemIn(problem)?.problem.text ?? problem, found: '' },
    finished: null,
    story: null,
    earlier: [problem],
    checks: false,
  });

describe('a task that was copied wrong', () => {
  it.each([
    ['3 1/3 - 1 1/4', 'omg i copied it wrong its 3 1/3 - 1 3/4. so then its just 1 7/12', '1 7/12', 'right'],
    ['3 1/3 - 1 1/4', 'wait i wrote it wrong, its 3 1/3 - 1 3/4 so its 2 7/12', '1 7/12', 'wrong'],
    ['Solve 3x + 7 = 22', 'oh i misread, it says 3x - 7 = 20. so x = 9', 'x = 9', 'right'],
    ['Solve 3x + 7 = 22', 'i copied it wrong its 3x + 7 = 25 so x = 5', 'x = 6', 'wrong'],
    ['What is 12 × 7?', 'sorry typo its 12 x 9 so 108', '108', 'right'],
    ['Expand 3(x + 2)', 'i read it wrong it should be 3(x - 2) so then 3x - 6', '3x − 6', 'right'],
    ['3/4 + 1/8', 'had the wrong number, its 3/4 + 1/6', '11/12', undefined],
  ])('is judged as it is meant: %s · %s', (problem, message, answer, kind) => {
    const found = on(problem, message).problem;
    expect(found && workedIn(found.exercise)?.answer.text).toBe(answer);
    expect(found?.judgement?.kind).toBe(kind);
  });

  it.each([
    ['Solve 3x + 7 = 22', 'did i do it wrong? i got x = 5'],
    ['Solve 3x + 7 = 22', 'wrong sign?'],
    ['What is 12 × 7?', 'i put it wrong i think its 84'],
    ['3/4 + 1/8', 'i got it wrong'],
    ['3/4 + 1/8', 'what did i do wrong 3/4 is 6/8'],
    ['Solve 3x + 7 = 22', 'x = 5'],
  ])('is not every word of wrong: %s · %s', (problem, message) => {
    expect(on(problem, message).problem).toBeNull();
  });
});
