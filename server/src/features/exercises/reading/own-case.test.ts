import { describe, expect, it } from 'vitest';
import { workedIn } from '../working/worked.ts';
import { examine } from './examine.ts';

const under = (problem: string, message: string, earlier: readonly string[] = [problem]) =>
  examine({
    message,
    exercise: { problem, line: workedIn(problem)?.problem.text ?? problem, found: '' },
    finished: null,
    story: null,
    earlier,
    checks: false,
  });

describe('a sum that is told with its result stands for itself, whatever is at hand', () => {
  it.each([
    ['1/2 ÷ 1/4', 'so 3/4 : 1/8 = 6'],
    ['1/2 ÷ 1/4', 'and 1/3 : 1/6 makes 2'],
    ['1/2 ÷ 1/4', 'like 3/5 divided by 1/5 is 3'],
    ['-3 - 5', 'so -8 + 3 is -5'],
    ['2/3 + 1/4', 'then 1/2 + 1/8 = 5/8'],
    ['8 + 2 * 5', 'like 3 + 4 * 2 = 11'],
    ['7 × 18', '7 × 10 = 70'],
    ['0.3 * 0.2', 'and 0.5 x 0.5 = 0.25'],
  ])('right: %s · %s', (problem, message) => {
    const { judgement, calculation } = under(problem, message);
    expect(judgement).toBeNull();
    expect(calculation).toMatchObject({ isRight: true, stands: 'apart' });
  });

  it.each([
    ['1/2 ÷ 1/4', 'so 3/4 : 1/8 = 5'],
    ['-3 - 5', 'and -8 - 3 = -5 too'],
    ['2/3 + 1/4', 'so 1/2 + 1/2 = 2/4'],
    ['2^3 x 2^4', 'so (2^3)^4 would be 2^7 too'],
  ])('wrong: %s · %s', (problem, message) => {
    const { judgement, calculation } = under(problem, message);
    expect(judgement).toBeNull();
    expect(calculation?.isRight).toBe(false);
  });

  it.each([
    ['1/2 ÷ 1/4', '1/2 * 4 = 2'],
    ['1/2 ÷ 1/4', '1/2 : 1/4 = 2'],
    ['2/3 + 1/4', '8/12 + 3/12 = 11/12'],
    ['2/3 + 1/4', '16/24 + 6/24 = 22/24'],
    ['4 * 6', '6 + 6 + 6 + 6 = 24'],
    ['4 * 6', '12 * 2 = 24'],
    ['-3 - 5', '-3 + -5 = -8'],
  ])('what works the sum at hand out is its answer: %s · %s', (problem, message) => {
    expect(under(problem, message).judgement?.kind).toBe('right');
  });

  it('who corrects a sum that was put right is not judged by the one at hand', () => {
    const { judgement, calculation } = under('-3 - 5', '-11', ['-3 - 5', 'and -8 - 3 = -5 too']);
    expect(judgement).toBeNull();
    expect(calculation).toMatchObject({ isRight: true, stands: 'apart' });
    expect(under('-3 - 5', '-12', ['-3 - 5', 'and -8 - 3 = -5 too']).judgement?.kind).toBe('wrong');
  });

  it('what is so many times more is no factor, and a number may be written in groups', () => {
    expect(under('3 + 4', '10x10x10 = 1000 times more acidic').calculation?.isRight).toBe(true);
    expect(under('3 + 4', '0.5 * 1200 * 100 = 60 000 J').calculation?.isRight).toBe(true);
  });
});

describe('a right line of one’s own becomes the line at hand', () => {
  const reached = (problem: string, message: string): string | undefined => {
    const { judgement } = under(problem, message);
    return judgement?.kind === 'line' ? judgement.line : judgement?.kind;
  };

  it.each([
    ['2(x-3)=14', 'x-3=7', 'x − 3 = 7'],
    ['(x+2)/3 = 5', 'x+2=15', 'x + 2 = 15'],
    ['4(x+1) = 2(x+5)', '2(x+1) = x+5', '2(x + 1) = x + 5'],
    ['5x + 3 = 2x + 18', '-15 = -3x', '−15 = −3x'],
    ['y = 2x + 1 and 3x + y = 11', 'put 2x+1 in for y so 3x + 2x + 1 = 11', '3x + 2x + 1 = 11'],
    ['-2x + 5 > 11', '-2x > 6', '−2x > 6'],
  ])('%s · %s', (problem, message, line) => {
    expect(reached(problem, message)).toBe(line);
  });

  it.each([
    ['3x + 7 = 22', '6x + 14 = 44'],
    ['3x + 7 = 22', 'x + 7/3 = 22/3'],
  ])('one that is no simpler leaves it where it was: %s · %s', (problem, message) => {
    expect(reached(problem, message)).toBe(workedIn(problem)?.problem.text);
  });

  it.each([
    ['2(x-3)=14', 'x-3=11'],
    ['2(x-3)=14', 'x = 12'],
  ])('a wrong one doesn’t: %s · %s', (problem, message) => {
    expect(reached(problem, message)).toBe('wrong');
  });

  it('the second letter of a system is all that was missing', () => {
    const problem = 'y = 2x + 1 and 3x + y = 11';
    const first = under(problem, '5x = 10 so x=2').judgement;
    const found = first?.kind === 'part' ? first.found : '';
    const exercise = { problem, line: workedIn(problem)?.problem.text ?? '', found };
    const asked = { exercise, finished: null, story: null, earlier: [], checks: false };
    expect(examine({ message: 'y = 5', ...asked }).judgement?.kind).toBe('right');
  });

  it.each(['x > -3', '-2x > 6'])('an inequality is answered by the letter alone: %s', (message) => {
    expect(under('-2x + 5 > 11', message).judgement?.kind).not.toBe('right');
  });
});

describe('a wrong answer shows its slip', () => {
  const remark = (problem: string, message: string): string => {
    const { judgement } = under(problem, message);
    return judgement?.kind === 'wrong' ? judgement.remark : `(${judgement?.kind})`;
  };

  it.each([
    ['12 / 3 * 2', '2', /3 × 2 first.*same rank/],
    ['20 - 4 + 6', '10', /4 \+ 6 first.*same rank/],
    ['8 + 2 * 5', '8+2 = 10', /Powers?.*× and ÷|then × and ÷/],
    ['-3 - 5', '2', /number line/],
    ['52 - 38', '26', /ones: it’s 2 take away 8/],
    ['2^3', '6', /multiplied 2 by 3/],
    ['1/2 ÷ 1/4', '1/8', /as if you multiplied/],
    ['2^3 x 2^4', '4^7', /base stays/],
    ['simplify x^4 * x^3', 'x^12', /How many x’s/],
    ['simplify (x^3)^2', 'x^5', /means 2 times/],
    ['3x + 7 = 22', '29/3', /added 7/],
    ['3x + 7 = 22', '15', /what 3x comes to/],
    ['4x = 12', '8', /4 times x/],
    ['derivative of x^2 * sin(x)', '2x cos x', /two derivatives/],
    ['whats the derivative of sin(3x^2)', 'cos(3x^2)', /inside has a derivative/],
    ['whats the derivative of sin(3x^2)', 'isnt it just cos(6x)', /inside stays/],
    ['A jacket costs $80. It is on sale for 25% off. What is the sale price?', '55', /25 out of every 100/],
    ['a rectangle is 8 cm long and 5 cm wide whats the area', '26', /perimeter/],
    ['find the area of a circle with radius 3 cm', '113.1', /radius/],
    ['find the median of 2, 3, 3, 8, 14', '6', /mean.*middle/],
  ])('%s · %s', (problem, message, words) => {
    expect(remark(problem, message)).toMatch(words);
  });

  it.each([
    ['12 / 3 * 2', '7'],
    ['-3 - 5', '11'],
    ['3x + 7 = 22', '4'],
    ['52 - 38', '13'],
    ['a rectangle is 8 cm long and 5 cm wide whats the area', '39'],
  ])('where none can be seen, none is made up: %s · %s', (problem, message) => {
    expect(remark(problem, message)).toBe('');
  });

  it.each([
    ['2 * 3 + 4 * 5', '4*5 = 20'],
    ['(8+2)*5', '8+2 = 10'],
  ])('a part that may be done first is none: %s · %s', (problem, message) => {
    expect(under(problem, message).judgement?.kind).not.toBe('wrong');
  });
});
