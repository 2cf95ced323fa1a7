import { describe, expect, it } from 'vitest';
import { workedIn } from '../working/worked.ts';
import { examine } from './examine.ts';
import type { Examined } from './examined.ts';

const read = (message: string): Examined =>
  examine({ message, exercise: null, finished: null, story: null, earlier: [], checks: false });
const answerTo = (message: string): string | null => {
  const { problem } = read(message);
  return problem && (workedIn(problem.exercise)?.answer.text ?? null);
};

describe('a task as it stands on a sheet', () => {
  it.each([
    ['Factorise fully: 6x² − 15xy + 9x   (3 marks)\nidk what ‘fully’ means here', '3x(2x − 5y + 3)'],
    ['4) Solve 3x + 7 = 22 [2 marks]', 'x = 5'],
    ['Q3. Expand and simplify (x+2)(x-3) (2 marks)', 'x^2 − x − 6'],
    ['Question 7: Solve 5x - 3 = 2x + 9 (4)\nno clue', 'x = 4'],
    ['7b) Simplify 3a + 5b - a + 2b\nwhat do they want me to do', '2a + 7b'],
    ['Work out 2/3 + 1/4 (2 marks) do i need the same bottom', '11/12'],
    ['Expand 3(2x - 5)\ni dont get what expand means', '6x − 15'],
    ['Exercise 12 Solve x^2 - 5x + 6 = 0 for 3 marks', 'x = 2 or x = 3'],
    ['Differentiate x^3 - 4x [3]\nwhat even is that', '3x^2 − 4'],
    ['Evaluate 2x + 3 when x = 4 (1 mark) sry im lost', '11'],
  ])('is found behind marks, numbers and remarks: %s', (message, answer) => {
    expect(answerTo(message)).toBe(answer);
  });

  it.each([
    ['Solve 3x + 7 = 22 (2 marks)\ni got x = 5', 'right'],
    ['5. Factorise x^2 + 7x + 12 [2 marks]\nis it (x+3)(x+4)', 'right'],
    ['expand (x+3)^2.  i got x^2 + 9 but the book says something else', 'wrong'],
    ['expand (x+3)^2.  i got x^2 + 6x + 9 but the book says something else', 'right'],
    ['integrate x e^(2x) dx by parts. I got (x/2)e^(2x) - (1/4)e^(2x) + C', 'right'],
    ['Expand 3(2x - 5) (1 mark) i think 6x - 5', 'wrong'],
  ])('may come with what was done: %s', (message, kind) => {
    expect(read(message).problem?.judgement?.kind).toBe(kind);
  });

  it.each([
    'i got (3 marks) out of 10 on question 4',
    'Tom has 4 boxes of 6 pens.\nHe gives away 5.\nHow many pens are left? (2 marks)',
    'what does simplify mean\nmy teacher always says it',
    'whats the difference between factorise and expand (exam on friday)',
    '1) mitosis\n2) meiosis\n3) what is the difference',
    'my essay has 3 paragraphs [2 pages]\nis it too short',
  ])('is nothing else: %s', (message) => {
    expect(answerTo(message) ?? 'none').not.toMatch(/^(?:x|y) =|\(/);
  });
});

describe('a tangent and a normal', () => {
  const N = 'Find the equation of the normal to y = x^3 - 4x + 1 at the point where x = 2';
  const on = (message: string): Examined =>
    examine({
      message,
      exercise: { problem: N, line: 'the normal to y = x^3 − 4x + 1 at x = 2', found: '' },
      finished: null,
      story: null,
      earlier: [N],
      checks: false,
    });

  it.each([
    ['dy/dx = 3x^2 - 4', 'line'],
    ["y' = 3x^2 - 4x", 'wrong'],
    ['normal gradient is -8', 'wrong'],
    ['so the gradient of the normal is 1/8', 'wrong'],
    ['m of the tangent is 4', 'wrong'],
    ['when x = 2 y = 1', 'line'],
    ['the point is (2, 1)', 'line'],
    ['y - 1 = -1/8(x - 2) so x + 8y = 10', 'right'],
    ['x + 8y = 10', 'right'],
    ['8y = 10 - x', 'right'],
    ['y = -x/8 + 5/4', 'right'],
    ['y = 8x - 15', 'wrong'],
    ['x + 8y = 12', 'wrong'],
  ])('is judged where it stands: %s', (message, kind) => {
    expect(on(message).judgement?.kind).toBe(kind);
  });

  it.each(['gradient of the tangent is 8', 'normal gradient is -1/8', 'slope at 2 is 8'])(
    'has its numbers on the way: %s',
    (message) => {
      expect(on(message).onTheWay).not.toBeNull();
    },
  );

  it.each(['why is it -1/m', 'how do i find the gradient', 'whats a normal', 'is there a point at x = 3'])(
    'is asked about: %s',
    (message) => {
      expect(on(message).judgement?.kind ?? 'none').not.toBe('right');
    },
  );

  it('a gradient with the wrong sign is not on the way', () => {
    expect(on('so the normal gradient is 1/8').onTheWay).toBeNull();
    expect(answerTo('tangent to y = 2x^3 at x = 1, find the equation pls')).toBe('y = 6x − 4');
  });

  it('may come with what was done', () => {
    const { problem } = read(`${N}. my working: dy/dx = 3x^2 - 4, gradient of the tangent is 8`);
    expect(problem?.onTheWay?.number).toBe('8');
  });
});
