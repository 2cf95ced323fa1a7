import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { show } from '../expression/fraction.ts';
import { checkLines, type LineVerdict } from '../index.ts';
import { evaluateSum, showSum } from '../sums/sum.ts';
import { holds } from '../testing/property.ts';
import { anyExercise } from '../testing/sums.ts';

const check = (text: string, topic = ''): (LineVerdict | null)[] =>
  checkLines({ topic, standing: null, lines: text.split('\n') }).verdicts;
/** The reply as it reads after the guard. */
const guarded = (text: string, topic = ''): string => {
  const verdicts = check(text, topic);
  return text
    .split('\n')
    .map((line, at) => {
      const verdict = verdicts[at];
      return verdict?.verdict === 'corrected' ? verdict.line : line;
    })
    .join('\n');
};

describe('a wrong line of arithmetic is put right in its place, and says so:', () => {
  it.each([
    ['3 × 4 = 13', '3 × 4 = 12 *(corrected: was 13)*'],
    ['So 3 x 4 = 13.', 'So 3 x 4 = 12 *(corrected: was 13)*.'],
    ['We get 17 + 25 = 43, which is close.', 'We get 17 + 25 = 42 *(corrected: was 43)*, which is close.'],
    ['2 + 3 × 4 = 2 + 12 = 15', '2 + 3 × 4 = 2 + 12 = 14 *(corrected: was 15)*'],
    ['2 + 3 × 4 = 2 + 13 = 15', '2 + 3 × 4 = 14 *(corrected: was 2 + 13 = 15)*'],
    ['13 = 3 × 4', '12 = 3 × 4 *(corrected: was 13)*'],
    ['**6 × 7 = 43**', '**6 × 7 = 42 *(corrected: was 43)***'],
    ['6 × 7 = **43**', '6 × 7 = **42 *(corrected: was 43)***'],
    ['Check: 6 × 7 = 41.', 'Check: 6 × 7 = 42 *(corrected: was 41)*.'],
    ['1. 8 × 8 = 62', '1. 8 × 8 = 64 *(corrected: was 62)*'],
    ['- 100 − 37 = 73', '- 100 − 37 = 63 *(corrected: was 73)*'],
    ['Area = 5 × 4 = 25 cm', 'Area = 5 × 4 = 20 *(corrected: was 25)* cm'],
    ['Yes. 48 + 37 = 75. Why do we carry?', 'Yes. 48 + 37 = 85 *(corrected: was 75)*. Why do we carry?'],
    ['15% of 80 is 14.', '15% of 80 is 12 *(corrected: was 14)*.'],
    ['2.5 m = 25 cm', '2.5 m = 250 *(corrected: was 25)* cm'],
    ['17 + 25 = 43\n43 + 8 = 51', '17 + 25 = 42 *(corrected: was 43)*\n42 + 8 = 50 *(corrected: was 51)*'],
    ['$\\frac{d}{dx} x^3 = 2x^2$', '$\\frac{d}{dx} x^3 = 3x^{2}$ *(corrected: was $2x^2$)*'],
    ['It costs $5 + $3 = $9.', 'It costs $5 + $3 = $8 *(corrected: was 9)*.'],
    ['1/2 + 1/3 = 2/5', '1/2 + 1/3 = 5/6 *(corrected: was 2/5)*'],
    ['20% of 50 = 12', '20% of 50 = 10 *(corrected: was 12)*'],
    ['3/4 = 70%', '3/4 = 75% *(corrected: was 70%)*'],
    ['2³ = 6', '2³ = 8 *(corrected: was 6)*'],
    ['2^10 = 1,000', '2^10 = 1,024 *(corrected: was 1,000)*'],
    ['0.1 + 0.2 = 0.4', '0.1 + 0.2 = 0.3 *(corrected: was 0.4)*'],
    ['5 - 8 = 3', '5 - 8 = -3 *(corrected: was 3)*'],
    ['√49 = 8', '√49 = 7 *(corrected: was 8)*'],
    ['(because 7 + 8 = 16)', '(because 7 + 8 = 15 *(corrected: was 16)*)'],
    ['| 3 × 4 = 13 | yes |', '| 3 × 4 = 12 *(corrected: was 13)* | yes |'],
    ['3 + 4 = 7 and 5 + 5 = 11', '3 + 4 = 7 and 5 + 5 = 10 *(corrected: was 11)*'],
    ['We get $3 \\times 4 = 13$ here.', 'We get $3 \\times 4 = 12$ *(corrected: was $13$)* here.'],
    [
      '$\\frac{1}{2} + \\frac{1}{3} = \\frac{2}{5}$',
      '$\\frac{1}{2} + \\frac{1}{3} = \\frac{5}{6}$ *(corrected: was $\\frac{2}{5}$)*',
    ],
    ['$A = 5 \\cdot 4 = 25\\text{ cm}^2$', '$A = 5 \\cdot 4 = 20\\text{ cm}^2$ *(corrected: was $25$)*'],
    ['\\(2^5 = 10\\)', '\\(2^5 = 32\\) *(corrected: was $10$)*'],
    ['f(2) = 2² + 1 = 6', 'f(2) = 2² + 1 = 5 *(corrected: was 6)*'],
    ['12 × 12 = 140\n     = 141', '12 × 12 = 144 *(corrected: was 140)*\n     = 141'],
    ['$$\n3 \\times 4 = 13\n$$', '$$\n3 \\times 4 = 12 \\quad \\text{(corrected: was 13)}\n$$'],
    [
      '$$\n\\begin{align}\n2 + 3 \\cdot 4 &= 2 + 12 \\\\\n&= 15 \\\\\n\\end{align}\n$$',
      '$$\n\\begin{align}\n2 + 3 \\cdot 4 &= 2 + 12 \\\\\n&= 14 \\quad \\text{(corrected: was 15)} \\\\\n\\end{align}\n$$',
    ],
  ])('%s', (text, expected) => {
    expect(guarded(text)).toBe(expected);
  });
});

describe('a wrong step of a solution is put right:', () => {
  it.each([
    ['2x + 3 = 11 → 2x = 7', '2x + 3 = 11 → 2x = 8 *(corrected: was 2x = 7)*'],
    ['$2x + 3 = 11 \\Rightarrow 2x = 7$', '$2x + 3 = 11 \\Rightarrow 2x = 8$ *(corrected: was $2x = 7$)*'],
    ['2x + 3 = 11\n2x = 8\nx = 5', '2x + 3 = 11\n2x = 8\nx = 4 *(corrected: was x = 5)*'],
    [
      '$$2x + 3 = 11$$\n\nSubtract 3 from both sides:\n\n$$2x = 14$$\n\nDivide by 2:\n\n$$x = 7$$',
      '$$2x + 3 = 11$$\n\nSubtract 3 from both sides:\n\n$$2x = 8$$ *(corrected: was $2x = 14$)*\n\nDivide by 2:\n\n$$x = 4$$ *(corrected: was $x = 7$)*',
    ],
    [
      'Start with 3x = 12.\nDivide both sides by 3: x = 3.',
      'Start with 3x = 12.\nDivide both sides by 3: x = 4 *(corrected: was x = 3)*.',
    ],
    ['x² = 9\nx = 4', 'x² = 9\nx = −3 or x = 3 *(corrected: was x = 4)*'],
    [
      '1. Start: $5x = 10$\n2. Divide by 5: $x = 3$',
      '1. Start: $5x = 10$\n2. Divide by 5: $x = 2$ *(corrected: was $x = 3$)*',
    ],
  ])('%s', (text, expected) => {
    expect(guarded(text)).toBe(expected);
  });
});

describe('what is right, or not certainly wrong, stays as it is:', () => {
  it.each([
    '3 × 4 = 12',
    '1/3 = 0.33',
    '1/3 = 0.333...',
    '2/3 = 0.67',
    '2/3 = 0.66…',
    '10 ÷ 3 = 3 remainder 1',
    '17 ÷ 5 = 3 R 2',
    '7 / 2 = 3',
    'π × 5² = 78.5',
    '√2 = 1.414',
    'x = 5',
    'x = 5\nx = 6\nx = 7',
    'Let x = 3. Then 2x = 6.',
    'y = 2x + 1',
    'x + y = 10\nx − y = 2\n2x = 12\nx = 6\ny = 4',
    '(x − 2)(x + 3) = 0\nx − 2 = 0\nx = 2\nx + 3 = 0\nx = −3',
    '√(x + 3) = x − 3\nx + 3 = (x − 3)²',
    '1. 2x + 3 = 11\n2. 3x − 1 = 8\n3. x/2 = 7',
    'Try these:\n2x = 4\n3x = 9',
    '8. Solve $4(x + 3) = 2(x - 1)$.\n9. Solve $2x - 1 = 3$.',
    'Case 1: x = 3\nCase 2: x = −3',
    'x² = 9\nx = 3',
    '3x = 1\nx = 0.33',
    'It is not 2 + 2 = 5.',
    '2 + 2 ≠ 5',
    'A common mistake is 2 + 3 × 4 = 20.',
    'A common mistake:\n2 + 3 × 4 = 20\n(2 + 3) × 4 = 20',
    'You wrote 3 × 4 = 13. Look again.',
    'Is 3 × 4 = 13?',
    'If 2 + 2 = 5, then I am the pope.',
    'Suppose 1 + 1 = 3.',
    'A) 3 × 4 = 13',
    '(b) 3 × 4 = 14',
    '- [ ] 3 × 4 = 13',
    'True or false:\n3 × 4 = 13',
    '`3 * 4 = 13`',
    '```\n3 * 4 = 13\n```',
    '~~~python\nx = 3 * 4 = 13\n~~~',
    '> 3 × 4 = 13',
    'She said “3 × 4 = 13” to me.',
    'On 5/22/2024 = Wednesday',
    'version 1.2.3 = 1.2.4',
    'https://a.b/?q=3+4=8',
    'Call 555-1234 = home',
    '10:30 + 45 = 11:15',
    '30 + 30 = 1 hour',
    '500 + 500 = 1 kg',
    '500 × 2 = 1 thousand',
    '6 + 6 = 1 dozen',
    '5 apples + 3 apples = 9',
    '2x + 3 = 11',
    'a + 3 + 4 = 8',
    'sin 30 = 0.5',
    'log 100 = 2',
    'e = 5',
    'i² = 1',
    '50 + 10% = 55',
    '5 + 3 = 8 × 2 = 16',
    '3,5 + 1,5 = 5,1',
    '(2) 3 + 4 = 7',
    'Then (1) 2 + 2 = 4, (2) 3 + 4 = 7',
    '3 × 4 = ?',
    '3 × 4 = ___',
    'x += 3',
    'if (a == 3 + 4 == 8)',
    'f(x) := 3 + 4 = 8',
    '3 + 4 ≈ 8',
    '3 + 4 = 5x',
    'half of 10 + 2 = 7',
    'the sum of 2 and 3 × 4 = 20',
    '17 + 5 = 10 (mod 12)',
    '2:3 = 4:6',
    'H₂ + O₂ = H₂O',
    '2H2 + O2 = 2H2O',
    'E = mc² = 9',
    'n = 3 → 2n = 6',
    '$f(x) = x^2 + 1 = 5$',
    '$\\sin 30 = 0.5$',
    '$5 \\approx 6 = 7$',
    '$x = 2 = y$',
    '4! = 24',
    'Great job, 5! = wow',
    'the ratio 3 - 2 = win',
    '¼ + ¼ = ½',
    '2 1/2 + 1 1/2 = 4',
    '-3 + 4 = 1',
    'The answer is −3 − 4 = −7.',
    '1,234 + 1 = 1,235',
    '3 × 10^8 = 300,000,000',
    '12 × 12 = 144\n     = 12²',
    'Yusuf writes 64 − 28 = 44. How did he get 44, and what’s the right answer?',
    'Check 903 − 458 = 455 by adding. What should the answer be?',
    '7 × 8 = 54. Do you agree?',
    '$2^2$ + $3^2=13$',
    'Product to a power: ${ab}^m=a^m b^m$',
    '1.500 + 200 = 1.700',
    'On the map 1 cm = 2 km.',
    '1 inch = 2.5 cm',
    '5 km = 3 miles',
    'Expand 3(x − 4) = 2x + 1 first.',
    '15% of 80 is 12 more than nothing.',
    '2 plus 3 times 4 is 14.',
    'Half of 7 is 3 and a half.',
    '3 h = 180 min',
    'If 7 times 8 is 54, something went wrong.',
  ])('%s', (text) => {
    expect(guarded(text)).toBe(text);
  });

  it.each(['What is 1 + 1 in binary?', 'clock arithmetic', 'boolean algebra'])(
    'everything, where other rules hold: %s',
    (topic) => {
      expect(guarded('1 + 1 = 10', topic)).toBe('1 + 1 = 10');
    },
  );
});

describe('right lines are marked as checked', () => {
  it.each(['3 × 4 = 12', '$\\frac{6}{8} = \\frac{3}{4}$', '20% of 50 = 10'])('%s', (line) => {
    expect(check(line)).toEqual([{ verdict: 'right' }]);
  });

  it('and what holds no mathematics is not', () => {
    expect(check('Plants make sugar.\n\n# Title\nx = 5')).toEqual([null, null, null, null]);
  });

  it('step by step', () => {
    expect(check('2x + 3 = 11\n2x = 8\nx = 4').slice(1)).toEqual([
      { verdict: 'right' },
      { verdict: 'right' },
    ]);
  });
});

/** The same sum in the notations that models use. */
const NOTATIONS: readonly ((sum: string, value: string) => string)[] = [
  (sum, value) => `${sum} = ${value}`,
  (sum, value) => `So **${sum} = ${value}**.`,
  (sum, value) => `- We get ${sum} = ${value}, and go on.`,
  (sum, value) => `${value} = ${sum}`,
  (sum, value) => `The area is A = ${sum} = ${value} cm.`,
  (sum, value) => `Then $${latex(sum)} = ${latex(value)}$ follows.`,
  (sum, value) => `\\(${latex(sum)} = ${latex(value)}\\)`,
  (sum, value) => `$$${latex(sum)} = ${latex(value)}$$`,
  (sum, value) =>
    `2. ${sum.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-')} = ${value.replace('−', '-')}`,
  (sum, value) => `${sum.replaceAll('×', '·')} = ${value} (see above)`,
];
const latex = (text: string): string =>
  text
    .replaceAll('×', '\\times')
    .replaceAll('÷', '\\div')
    .replaceAll('−', '-')
    .replaceAll(/(\d+)⁄(\d+)/g, '\\frac{$1}{$2}')
    .replaceAll(/\^\(([^()]*)\)/g, '^{$1}');

describe('sums without end', () => {
  const notation = fc.constantFrom(...NOTATIONS);

  it('that are right are never touched, in any notation', () => {
    holds(
      [anyExercise, notation],
      (exercise, write) => {
        const value = evaluateSum(exercise);
        if (!value) return;
        const line = write(showSum(exercise), show(value));
        expect(guarded(line)).toBe(line);
      },
      600,
    );
  });

  it('that are wrong are put right, in any notation', () => {
    let corrected = 0;
    const whole = fc.integer({ min: 2, max: 999 });
    holds(
      [whole, whole, fc.constantFrom('+', '−', '×'), fc.integer({ min: 1, max: 50 }), notation],
      (a, b, sign, off, write) => {
        const value = sign === '+' ? a + b : sign === '−' ? a - b : a * b;
        const shown = (number: number): string => String(number).replace('-', '−');
        const line = write(`${a} ${sign} ${b}`, shown(value + off));
        const now = guarded(line);
        // With a unit behind it, a multiple may be another unit.
        const mayStay = isConversion(value, value + off) && line.includes('cm');
        if (now === line && mayStay) return;
        corrected++;
        expect(now.replaceAll('−', '-')).toContain(shown(value).replaceAll('−', '-'));
        expect(now).toContain('corrected');
        expect(guarded(now.replace(/ \*\(.*?\)\*/, ''))).not.toContain('corrected');
      },
      500,
    );
    expect(corrected).toBeGreaterThan(475);
  });

  it('and any other text are read without an exception, and quickly', () => {
    holds([fc.string({ unit: 'binary', maxLength: 200 })], (text) => {
      expect(check(text)).toHaveLength(text.split('\n').length);
    });
    for (const piece of ['1+', '1=', '$1', '2x=', '(', '"', '`', '= ']) check(piece.repeat(1_000));
  });
});

const isConversion = (a: number, b: number): boolean => Number.isInteger(a / b) || Number.isInteger(b / a);
