import { describe, expect, it } from 'vitest';
import { examine } from './examine.ts';

const resultsOf = (message: string, earlier: readonly string[], open: string | null = null) => {
  const { problem } = examine({
    message,
    exercise: open === null ? null : { problem: open, line: open, found: '' },
    finished: null,
    story: null,
    earlier,
    checks: false,
  });
  return problem?.judgement?.kind;
};

describe('a task of one’s own with what came out', () => {
  it.each([
    ['and ∫ ln x dx is just 1/x + C isnt it', ['integration by parts'], 'wrong'],
    ['so d/dx sin(2x) = 2cos(2x)', ['how does the chain rule work'], 'right'],
    [
      'so for ∫ ln x dx u = ln x and dv = dx and its x ln x - x + C',
      ['is there a trick for what u is'],
      'right',
    ],
    ['and ∫ x(x^2+1)^3 dx, is that (x^2+1)^4 / 2 + C', ['substitution'], 'wrong'],
    ['200 N on 4 cm2 thats 50 N/cm2', ['whats pressure'], 'right'],
    ['300 words in 5 min is 50 words/min', ['how fast do people type'], 'wrong'],
    ['so 36 g of water = 2 mol', ['what is a mole'], 'right'],
    ['and 44 g of CO2 is 2 mol right?', ['what is a mole'], 'wrong'],
    ['2 mol of NaCl is 117 g', ['what is a mole'], 'right'],
    ['ok i tried 6x^2 - x - 2 and got (3x-2)(2x+1)', ['how do i factor 2x^2+7x+3'], 'right'],
    ['for x^2 - 9 i got (x-3)(x-3)', ['how do i factor 2x^2+7x+3'], 'wrong'],
    ['i did (3x+1)^4 and got 12(3x+1)^3', ['how does the chain rule work'], 'right'],
    ['and for sin(x^2) i get cos(x^2)', ['how does the chain rule work', 'ok'], 'wrong'],
    ['differentiated x^3 - 5x and got 3x^2 - 5', [], 'right'],
    [
      'for xe^(2x) i picked u=x, dv=e^(2x)dx and got (1/2)xe^(2x) - (1/4)e^(2x) + C. check?',
      ['integration by parts, how do i know which one is u'],
      'right',
    ],
    [
      'and for x cos x i got x sin x - cos x + C',
      ['integration by parts, how do i know which is u'],
      'wrong',
    ],
    ['i tried 3(x+4) and got 3x+4', ['how do i expand brackets'], 'wrong'],
    ['(x+2)(x+5) i got x^2+7x+10', ['how do i expand brackets'], 'right'],
    ['i did 18/24 and got 3/4', ['how do you simplify fractions'], 'right'],
    ['ok another one i did. 8,251 is 8,300', ['how do u round 3,649 to the nearest hundred'], 'right'],
    ['8,241 is 8,300', ['how do u round 3,649 to the nearest hundred'], 'wrong'],
    ['ok 19 is 10011', ['how do i turn 45 into binary'], 'right'],
    ['i tried 2x + 3 = 11 and got x = 4', [], 'right'],
    ['i did x^2+5x+6 and got (x+2)(x+3)', ['i need help with derivatives'], 'right'],
    ['i did x^2 and got x^3/3 + C', ['how is it different from the derivative'], 'right'],
    ['i did 4x+8 and got 4(x+2)', ['i need help with derivatives'], 'right'],
    ['i rounded 2.345 to 2 decimal places and got 2.35', [], 'right'],
    ['i differentiated x^2 times x^3 and got 5x^4', [], 'right'],
    // Other readers know these as a whole.
    ['7 + 8 is 15', ['how do i round to the nearest ten'], 'right'],
    ['10 times 10 is 100', ['how does binary work'], 'right'],
    ['i solved x^2=9 and got 3 and -3', [], 'right'],
    ['for x + y = 5 and x - y = 1 i got x = 3 and y = 2', [], 'right'],
    ['for y = 2x + 1 and x = 3 i got 7', [], 'right'],
  ])('“%s” after %j is %s', (message, earlier, kind) => {
    expect(resultsOf(message, earlier)).toBe(kind);
  });

  it('is judged beside another that is open', () => {
    const open = 'Round 3,649 to the nearest hundred';
    expect(
      resultsOf('ok another one i did. 8,251 is 8,300', ['round 3,649 to the nearest hundred'], open),
    ).toBe('right');
  });

  it.each([
    ['i got 7 for the first one and 9 for the second', ['how do i factor']],
    ['1914 is 1918', ['when did ww1 start']],
    ['my mom got 3 cats and i got 2', ['how do i simplify fractions']],
    ['i did my homework and got a 7', ['chain rule help']],
    ['the digit after the 4 in 3.47 is 7', ['how do i round to the nearest tenth']],
    ['halfway between 3 and 4 is 3.5', ['how do i round to the nearest whole number']],
    ['i integrated x^2 from 0 to 3 and got 9', []],
    ['i differentiated x^3 twice and got 6x', []],
    ['i differentiated x^3 and got 3x^2 plus something', []],
  ])('is not read into “%s”', (message, earlier) => {
    expect(resultsOf(message, earlier)).toBeUndefined();
  });
});

describe('a neighbour that rounding looks at', () => {
  it('is not confirmed as a number on the way', () => {
    const open = 'Round 3,649 to the nearest hundred';
    const { onTheWay } = examine({
      message: 'so its 3,700',
      exercise: { problem: open, line: open, found: '' },
      finished: null,
      story: null,
      earlier: [],
      checks: false,
    });
    expect(onTheWay).toBeNull();
  });
});
