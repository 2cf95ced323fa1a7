import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { judgeAnswer, judgeWork, work } from './index.ts';
import { effortOf } from './testing/effort.ts';
import { holds } from './testing/property.ts';
import { anyText } from './testing/sums.ts';
import type { Worked } from './worked.ts';

const worked = (message: string): Worked => {
  const result = work(message);
  if (result.kind !== 'worked') throw new Error(`${message}: ${result.why}`);
  return result;
};

describe('the problem in a message', () => {
  it.each([
    ['What is 15% of 80?', '12'],
    ['Add 3.5 and -1.25.', '2.25'],
    ['Subtract 5 from 12', '7'],
    ['2 1/3 + 1 1/2', '3 5/6'],
    ['Please solve 2x + 3 = 11 for x.', 'x = 4'],
    ['Solve 2x + y = 7 and x - y = 2', 'x = 3 and y = 1'],
    ['Factor x^2 - 5x + 6', '(x − 2)(x − 3)'],
    ['Expand (x + 2)(x - 3)', 'x^2 − x − 6'],
    ['Evaluate 4y - 4 when y = 5', '16'],
    ['Let f(x) = x^2 - 3x. What is f(5)?', '10'],
    ['f(x) = 2x + 1, g(x) = x^2. Find f(g(3)).', '19'],
    ['Find the greatest common factor of 48 and 180', '12'],
    ['What is the least common multiple of 12 and 18?', '36'],
    ['Is 91 prime?', 'False'],
    ['solve 4x e^(2x) + x^2 e^(2x) = 0', 'x = −4 or x = 0'],
    ['solve (x - 3) * 2^x = 0', 'x = 3'],
    ['prime factorization of 84', '2 × 2 × 3 × 7'],
    ['Round 3.14159 to two decimal places', '3.14'],
    ['What is 13,170.4 rounded to the nearest hundred?', '13200'],
    ['What is the hundreds digit of 52989?', '9'],
    ['Sort 3, -1, 1/2 in descending order', '3, 1/2, -1'],
    ['What is the second smallest value in 7, -2, 3?', '3'],
    ['What comes next: 3, 7, 13, 21?', '31'],
    ['What is the nth term of 5, 8, 11, 14?', '3n + 2'],
    ['How many minutes are there in 2 1/2 hours?', '150'],
    ['What is three quarters of a kilometer in meters?', '750'],
    ['How many minutes are there between 10:45 AM and 1:05 PM?', '140'],
    ['What is the remainder when 100 is divided by 7?', '2'],
    ['What is 1011 (base 2) in base 10?', '11'],
    ['Two letters picked without replacement from aabb. What is prob of sequence ab?', '1/3'],
    ['Differentiate x^3 - 4x', '3x^2 − 4'],
    ['∫ (6x^2 + 2) dx', '2x^3 + 2x + C'],
    ['∫_0^2 3x^2 dx', '8'],
    ['lim x→2 (x^2-4)/(x-2)', '4'],
    ['Find the distance between the points (1, 2) and (4, 6)', '5'],
    ['Find the median of 4, 9, 1, 7', '5.5'],
    ['Divide x^3 - 2x + 5 by x - 1', 'x^2 + x − 1 + 4/(x − 1)'],
    ['What is 3 + 7 + 11 + ... + 43?', '253'],
    ['8 + 4 + 2 + 1 + ...', '16'],
    ['Is x = 3 a solution of 2x + 1 = 7?', 'Yes'],
  ])('%s → %s', (message, answer) => {
    expect(worked(message).answer.text).toBe(answer);
  });

  it('tells the instruction, how it was checked, and the lines in between', () => {
    const { instruction, check, steps, problem, graph } = worked('solve 3x - 6 = 0');
    expect({ instruction, check, problem: problem.text }).toEqual({
      instruction: 'solve',
      check: 'put-back',
      problem: '3x − 6 = 0',
    });
    expect(steps.at(0)?.before.text).toBe('3x − 6 = 0');
    expect(steps.at(-1)?.after).toEqual({ text: 'x = 2', latex: 'x = 2' });
    expect(graph).toMatchObject({ kind: 'curve', marked: [{ x: 2, y: 0 }] });
  });

  it('draws the number line of an inequality', () => {
    expect(worked('solve x + 1 >= 3').graph).toEqual({
      kind: 'number line',
      stretches: [{ from: 2, to: null }],
      marked: [{ x: 2, y: 0, filled: true }],
    });
  });

  it.each([
    'hello',
    'Who was Napoleon?',
    '',
    '14',
    'I like trains',
    'What does x^2 mean?',
    '∫ e^(x^2) dx',
    'Call 555-1234 now',
  ])('is not found in %j', (message) => {
    expect(work(message)).toMatchObject({ kind: 'not understood' });
  });
});

/** The worst of them takes about as long as four lessons. */
const MOST_LESSONS = 40;

describe('a hostile message', () => {
  const lesson = [
    'Solve 2x + y = 7 and x - y = 2',
    'Factor x^2 - 5x + 6',
    'Solve x^3 - 6x^2 + 11x - 6 = 0',
    'What is the nth term of 5, 8, 11, 14?',
  ];
  let usual: number;
  beforeAll(() => {
    usual = effortOf(() => lesson.map(worked));
  });

  it.each([
    ['powers upon powers', '9^9^9^9'],
    ['brackets', `${'('.repeat(1_000)}1${')'.repeat(1_000)}`],
    ['a huge power of a sum', '(a+b+c+d)^40'],
    ['a power of powers', '((((((x+1)^9)^9)^9)^9)^9)^9'],
    ['fractions upon fractions', `${'1/'.repeat(240)}2`],
    ['roots upon roots', `${'sqrt('.repeat(55)}2${')'.repeat(55)}`],
    ['many roots below the line', '1/(sqrt(2)+sqrt(3)+sqrt(5)+sqrt(7)+sqrt(11)+sqrt(13)+sqrt(17))'],
    ['digits', `solve x = ${'9'.repeat(3_000)}`],
    ['a hard number', `prime factors of ${'9'.repeat(55)}7`],
    ['factorials', '((9!)!)!'],
    ['equals signs', 'x=1 '.repeat(900)],
  ])('of %s ends soon', (_, message) => {
    const effort = effortOf(() => expect(['worked', 'not understood']).toContain(work(message).kind), 1);
    expect(effort).toBeLessThan(MOST_LESSONS * usual);
  });

  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
    'with the word %s is read like any other',
    (word) => {
      for (const message of [
        `What is a ${word}?`,
        `Tom has a ${word} of 5 apples. How many apples does he have?`,
        `Convert 5 ${word} to km`,
      ])
        expect(['worked', 'not understood']).toContain(work(message).kind);
    },
  );

  it('of any text is answered, the same way every time', () => {
    holds(
      [
        fc.oneof(
          anyText(40),
          fc.constantFrom('solve ', 'factor ').chain((verb) => anyText(30).map((text) => verb + text)),
        ),
      ],
      (message) => {
        const [first, second] = [work(message), work(message)];
        expect(second.kind).toBe(first.kind);
      },
      40,
    );
  });
});

describe('a student’s answer', () => {
  it.each([
    ['solve x^2 - 5x + 6 = 0', 'x = 3 or x = 2', 'right'],
    ['solve x^2 - 5x + 6 = 0', '2, 3', 'right'],
    ['solve x^2 - 5x + 6 = 0', 'x = 2', 'incomplete'],
    ['solve x^2 - 5x + 6 = 0', '2 and 4', 'wrong'],
    ['solve x^2 = 2', '±√2', 'right'],
    ['factor x^2 - 9', '(x-3)(x+3)', 'right'],
    ['factor x^2 - 9', 'x^2 - 9', 'right, other form'],
    ['1/3 + 1/3', '4/6', 'right'],
    ['1/3 + 1/3', 'I think it is 2/3.', 'right'],
    ['1/3 + 1/3', '0.67', 'right, other form'],
    ['1/3 + 1/3', '0.6', 'wrong'],
    ['solve 2x + 3 < 7', '(-∞, 2)', 'right'],
    ['solve 2x + 3 < 7', '2 > x', 'right'],
    ['solve 2x + 3 < 7', 'x <= 2', 'wrong'],
    ['simplify 2x + 3x', '3x + 2x', 'right, other form'],
    ['simplify 2x + 3x', 'I like trains', 'unreadable'],
  ])('%s: %s is %s', (problem, answer, verdict) => {
    expect(judgeAnswer(worked(problem), answer).kind).toBe(verdict);
  });

  it('is never disputed when it is the engine’s own', () => {
    const value = fc.integer({ min: -12, max: 12 });
    holds(
      [value.filter((a) => a !== 0), value, value],
      (a, b, c) => {
        const problem = worked(`solve ${a}x + ${b} = ${c}`);
        expect(judgeAnswer(problem, problem.answer.text).kind).toBe('right');
      },
      40,
    );
  });
});

describe('a student’s own lines', () => {
  it.each([
    ['2x+3=7\n2x=4\nx=2', { kind: 'right', lines: 3 }],
    ['2x+3=7\n2x=10\nx=5', { kind: 'wrong', line: 1 }],
    ['3(x+2)=9\n3x+2=9', { kind: 'wrong', line: 1, slip: 'brackets not multiplied out completely' }],
    ['2x+3(x+1)=13\n2x+3x+1=13', { kind: 'wrong', line: 1, slip: 'brackets not multiplied out completely' }],
    ['3(x+2)=9\n5x+9=20', { kind: 'wrong', line: 1, slip: 'unknown' }],
    ['5z=39-8z\n14z=39+16z', { kind: 'wrong', line: 1, slip: 'unknown' }],
    ['(x+1)^2\nx^2+1', { kind: 'wrong', line: 1, slip: 'square of a sum' }],
    ['7+2(x+3)^2\n7+2x^2+18', { kind: 'wrong', line: 1, slip: 'square of a sum' }],
    ['4-3(x-2)\n4-3x-6', { kind: 'wrong', line: 1, slip: 'sign' }],
    ['-2x<6\nx<-3', { kind: 'wrong', line: 1, slip: 'comparison not turned' }],
    ['5+3*2\n8*2\n16', { kind: 'wrong', line: 1, slip: 'order of operations' }],
    ['x^2=9\nx=3', { kind: 'wrong', line: 1, slip: 'solution lost' }],
    ['2x=8\nx=5', { kind: 'wrong', line: 1, slip: 'arithmetic' }],
    ['12+5=18', { kind: 'wrong', line: 0 }],
    ['sqrt(x+1)=3\nx+1=9\nx=8', { kind: 'right', lines: 3 }],
    ['I forgot', { kind: 'unreadable', line: 0 }],
  ])('%j', (lines, verdict) => {
    expect(judgeWork(lines)).toMatchObject(verdict);
  });
});
