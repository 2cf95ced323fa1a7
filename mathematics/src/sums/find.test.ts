import { describe, expect, it } from 'vitest';
import { holds } from '../testing/property.ts';
import { anyExercise } from '../testing/sums.ts';
import { findSum } from './find.ts';
import { showSum } from './sum.ts';

const found = (message: string) => {
  const exercise = findSum(message);
  return exercise && showSum(exercise);
};

describe('the exercise in a message', () => {
  it.each([
    ['What is 3 + 4 x 2?', '3 + 4 × 2'],
    ['12*(3+4)-5', '12 × (3 + 4) − 5'],
    ['Compute: 3 + 4', '3 + 4'],
    ['Please work out 0.1 + 0.2.', '0.1 + 0.2'],
    ['3 + 4, then tell me why', '3 + 4'],
    ['What is 2**3?', '2^3'],
    ['1,234 + 1', '1234 + 1'],
    ['12 : 4', '12 ÷ 4'],
    ['100:25', '100 ÷ 25'],
    ['7−3', '7 − 3'],
    ['10-3-2', '10 − 3 − 2'],
    ['3x4', '3 × 4'],
    ['(3+4)x2', '(3 + 4) × 2'],
    ['3 x -4', '3 × (−4)'],
    ['What is 1/2 + 1/4?', '1 ÷ 2 + 1 ÷ 4'],
    ['is -3 + 4 positive?', '−3 + 4'],
    ['5 - -3', '5 − (−3)'],
    ['- 3 + 4', '−3 + 4'],
    ['2^10', '2^10'],
    ['y = 3 + 4', '3 + 4'],
    ['My homework:\n3 + 4\n5 + 6', '3 + 4'],
    ['I have $20. What is 20 - 5?', '20 − 5'],
    ['On 2024-05-22 we did 6 × 7', '6 × 7'],
    ['12 + 5 = ?', '12 + 5'],
  ])('%j is %s', (message, exercise) => {
    expect(found(message)).toBe(exercise);
  });

  it('is the whole line or nothing, never a part of it', () => {
    holds([anyExercise], (exercise) => {
      const line = showSum(exercise);
      expect([line, null]).toContain(found(`Please work out ${line} now`));
    });
  });
});

describe('what looks like an exercise but is none', () => {
  it.each([
    'It costs between $5 and $10.',
    'about $5-10 each',
    'It was on 2024-05-22.',
    'due 22/05/2024',
    'due 5/22/2024',
    'due 2024/12/31',
    'due 12/25/24',
    '22.05.2024',
    'Call 555-1234 now',
    'Call 555-123-4567 now',
    'Call +1 (555) 123-4567 now',
    'Call 030/1234567 now',
    'Call +49 30 1234-567',
    'We use version 1.2.3 here',
    'semver 1.2.3-4',
    'the net 192.168.0.1/24',
    'See you at 10:30.',
    'from 9:05–10:15',
    'Read pages 12-15 please',
    'see p. 3-4',
    'chapters 2 - 3',
    'grades 9-12',
    'the war of 1939–1945',
    'ISBN 978-3-16-148410-0',
    'COVID-19',
    'GPT-4-32',
    'solve 2x + 3 = 7',
    'solve 3 + 4x = 11',
    'solve 2x - 3 + 4 = 5',
    'solve 2x-3',
    'x^2 + 3',
    'x + 3 + 4',
    '3 + 4 - y',
    'sin(30) + 2',
    '√16 + 3',
    '20 + 50%',
    '1e5 + 2',
    '5! + 3',
  ])('%j', (message) => {
    expect(found(message)).toBeNull();
  });

  it.each(['', 'hello', '7', '-7', '3 +', '+ 3', '()', 'a-b', '…', '3 4', '1, 2, 3', '(((('])(
    '%j, which holds no operation',
    (message) => {
      expect(found(message)).toBeNull();
    },
  );
});

describe('a long message', () => {
  it.each([
    ['brackets', '('.repeat(200_000)],
    ['minus signs', '- '.repeat(100_000)],
    ['a sum of thousands', `${'1+'.repeat(99_999)}1`],
    ['powers upon powers', `${'('.repeat(9)}9${'^64)'.repeat(9)}`],
    ['digits', '9'.repeat(200_000)],
    ['decimals', `0.${'1'.repeat(190_000)} + 1`],
    ['crosses', '1x'.repeat(100_000)],
    ['spaces', `1${' '.repeat(190_000)}+ 1`],
  ])('of nothing but %s is refused, or taken as something short', (_, message) => {
    const exercise = findSum(message);
    expect(exercise === null || showSum(exercise).length < 300).toBe(true);
  });

  it('has no more operations than fit on a line', () => {
    expect(found(`1${' + 1'.repeat(20)}`)).not.toBeNull();
    expect(found(`1${' + 1'.repeat(21)}`)).toBeNull();
  });
});
