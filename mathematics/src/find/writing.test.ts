import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';
import { holds } from '../testing/property.ts';

const answerTo = (message: string): string => {
  const worked = work(message);
  return worked.kind === 'worked' ? worked.answer.text : worked.why;
};

/** One problem in the ways in which people write it. */
const ALIKE: readonly (readonly string[])[] = [
  ['x - sqrt(x) - 20 = 0', 'x-sqrt(x)-20=0', 'solve x-√x-20=0', 'x−sqrt(x)−20 = 0'],
  ['-(-4)', '- (-4)', '−(−4)', 'What is -(-4)?', '--4'],
  ['7 - (-4)', '7-(-4)', '7--4', '7 - -4', '7−(−4)'],
  ['2 * (-3)', '2*(-3)', '2*-3', '2 × −3', '(2)(-3)'],
  [
    '(x^3 - x^2y) - (4xy^2 - y^3) + (3x^2y - xy^2)',
    '(x^3-x^2y)-(4xy^2-y^3)+(3x^2y-xy^2)',
    'Simplify (x^3-x^2y)-(4xy^2-y^3)+(3x^2y-xy^2)',
    '(x³ − x²y) − (4xy² − y³) + (3x²y − xy²)',
  ],
  ['Solve 3ax - bx = c for x', 'Solve 3ax-bx=c for x'],
  ['Simplify 2ab - 3ab + xy - 2xy', 'Simplify 2ab-3ab+xy-2xy'],
  ['ln(x) - ln(2) = 1', 'ln(x)-ln(2)=1', 'solve ln(x)-ln(2)=1 for x'],
  ['3 - ln(x) = 0', '3-ln(x)=0'],
  ['solve 2x + 3 < 7', 'solve 2x+3<7', '2x+3 < 7'],
  ['|x - 3| = 5', '|x-3|=5', '|x-3| = -(-5)'],
  ['Solve x + y = 5 and x - y = 1', 'Solve x+y=5 and x-y=1', 'x+y=5, x-y=1'],
  ['1/2 + 1/3', '1/2+1/3', '1 / 2 + 1 / 3', '½ + ⅓'],
  [
    'Find the mean of 4, 9, 1, 7',
    'mean of 4, 9, 1 and 7',
    'mean of 4, 9, 1, and 7',
    'mean of 4 9 1 7',
    'mean of 4; 9; 1; 7',
  ],
  ['Find the median of -4, 9, 1', 'median of (-4), 9 and 1', 'median of −4, 9, and 1', 'median of -4 9 1'],
  ['range of 3, 12 and 7', 'range of 3, 12, 7', 'Find the range of 3,12,7'],
  ['mode of 2, 3, 3 and 5', 'mode of 2, 3, 3, and 5', 'mode of 2,3,3,5'],
  ['Find the gcd of 12, 18 and 30', 'gcd of 12, 18, 30', 'GCD(12, 18, 30)'],
  ['lcm of 4, 6 and 10', 'lcm of 4, 6, and 10', 'LCM(4,6,10)'],
  [
    'What comes next: 3, 7, 11, 15?',
    'What comes next: 3, 7, 11 and 15?',
    'what is the next number: 3,7,11,15',
  ],
  [
    'Sort 3, -1, 2 in ascending order',
    'Sort 3, -1 and 2 in ascending order',
    'sort 3,-1,2 in ascending order',
  ],
  ['What is the sum of 3, 4 and 5?', 'sum of 3, 4, 5', 'find the sum of 3, 4, and 5'],
  ['Simplify 9 - 2*2x', 'Simplify 9 - 4x', 'simplify 9-2*2x', 'Simplify 9 − 2 × 2x'],
  ['Simplify 3x^2 - 2*5 - 9x', 'Simplify 3x^2 - 10 - 9x'],
  ['Factor x^2 - 5x + 6', 'factor x^2-5x+6', 'Factor x²−5x+6'],
  ['Expand (x + 2)(x - 3)', 'expand (x+2)(x-3)', 'Expand (x+2) (x−3)'],
  ['Differentiate x^3 - 4x', 'differentiate x^3-4x', 'd/dx (x^3-4x)', 'find the derivative of x^3-4x'],
  ['Convert 1,500 m to km', 'convert 1500m to km', 'What is 1500 m in km?'],
];

describe('the same problem, written in another way', () => {
  it.each(ALIKE.map((ways) => [ways[0] ?? '', ways] as const))('%s', (first, ways) => {
    const answer = answerTo(first);
    expect(answer).not.toMatch(/^(?:no problem found|too much work|no way)/);
    expect(ways.map(answerTo)).toEqual(ways.map(() => answer));
  });

  const small = fc.integer({ min: -9, max: 9 });
  const factor = small.filter((value) => value !== 0);
  const inBrackets = (value: number): string => `(${value})`;
  const squeezed = (text: string): string => text.replaceAll(' ', '');

  it('has the same answer without spaces, and with signs in brackets: linear equations', () => {
    holds([factor, small, small], (a, b, c) => {
      const answer = answerTo(`${a}x + ${inBrackets(b)} = ${c}`);
      expect(answerTo(squeezed(`${a}x + ${inBrackets(b)} = ${c}`))).toBe(answer);
      expect(answerTo(`${a}x - ${inBrackets(-b)} = ${c}`)).toBe(answer);
      expect(answerTo(`${inBrackets(a)}x+${inBrackets(b)}=${inBrackets(c)}`)).toBe(answer);
    });
  });

  it('has the same answer without spaces: sums of terms with two letters', () => {
    holds([factor, factor, factor, factor], (a, b, c, d) => {
      const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);
      const spaced = `Simplify (${a}x^2y ${signed(b)}xy^2) - (${c}xy^2 ${signed(d)}x^2y)`;
      expect(answerTo(`Simplify ${squeezed(spaced.slice(9))}`)).toBe(answerTo(spaced));
    });
  });

  it('has the same answer however a list is parted', () => {
    holds(
      [fc.array(small, { minLength: 3, maxLength: 7 }), fc.constantFrom('mean', 'median', 'range')],
      (list, word) => {
        const [last, rest] = [list.at(-1) ?? 0, list.slice(0, -1)];
        const answer = answerTo(`Find the ${word} of ${list.join(', ')}`);
        expect(answerTo(`Find the ${word} of ${rest.join(', ')} and ${last}`)).toBe(answer);
        expect(answerTo(`Find the ${word} of ${rest.join(', ')}, and ${last}.`)).toBe(answer);
        expect(answerTo(`${word} of ${list.map(inBrackets).join(',')}`)).toBe(answer);
      },
    );
  });
});
