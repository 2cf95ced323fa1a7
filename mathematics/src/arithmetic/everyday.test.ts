import { describe, expect, it } from 'vitest';
import { judgeAnswer, work } from '../index.ts';
import { answeredAs } from '../testing/answers.ts';

describe('what is asked every day', () => {
  it.each([
    ['What comes after 19?', '20'],
    ['Which number is just before 100?', '99'],
    ['What number comes between 6 and 8?', '7'],
    ['is 7 odd or even', 'odd'],
    ['Is 12 an odd number?', 'No, 12 is even.'],
    ['A pizza has 8 slices. Tom ate 3. What fraction is left?', '5/8'],
    ['1234 ÷ 7', '176 2/7'],
    ['What is 145 / 6 by long division?', '24 1/6'],
    ['What is the derivative of x squared?', '2x'],
    ['count by 5s to 30', '5, 10, 15, 20, 25, 30'],
    ['What is 8 divided by 0?', 'undefined'],
    ['What time is it 3 hours after 2 pm?', '5:00 PM'],
    ['What time is it 45 minutes after half past 3?', '4:15'],
    ['Write 49 as a Roman numeral', 'XLIX'],
    ['What is the Roman numeral MCMXC?', '1990'],
    ['ratio of 12 to 18', '2 : 3'],
    ['Increase 200 by 15%', '230'],
    ['decrease 80 by 25%', '60'],
    ['what is 7% of 350', '24.5'],
    ['median of 5 1 9 3', '4'],
    ['mode of 2 2 3 4', '2'],
    ['area of a circle radius 3', '9π'],
    ['circumference of circle with diameter 10', '10π'],
    ['pythagorean theorem with legs 6 and 8', '10'],
    ['volume of a box 3 by 4 by 5', '60'],
    ['What is the area of a rectangle 3 by 4?', '12'],
    ['How many sides does a hexagon have?', '6'],
    ['sum of interior angles of a pentagon', '540'],
    ['What is each interior angle of a regular octagon?', '135'],
    ['A recipe for 4 people needs 300 g of flour. How much flour for 6 people?', '450'],
    ['lim x->inf (3x^2+1)/(x^2-5)', '3'],
    ['Four consecutive integers add up to 50. Find them.', '11, 12, 13, 14'],
  ])('%s', (asked, answer) => {
    expect(answeredAs(asked, answer)).toBe(answer);
  });

  it.each([
    ['1/2 ÷ 3/4', '2/3'],
    ['1/2 / 3/4', '2/3'],
    ['2 1/2 ÷ 3/4', '10/3'],
    ['12 ÷ 4 × 3', '9'],
    ['12/4/3', '1'],
    ['11/0.55', '20'],
    ['6 ÷ 2/3 × 2', '18'],
  ])('a fraction after a division sign stays one: %s', (asked, answer) => {
    expect(answeredAs(asked, answer)).toBe(answer);
  });

  it('a complex number begins with its real part', () => {
    expect(work('(3+2i)(1-i)')).toMatchObject({ answer: { text: '5 − i' } });
  });

  it('what is asked in partial fractions is not answered with factors', () => {
    expect(work('partial fractions of (3x+5)/(x^2-1)')).toMatchObject({
      answer: { text: '−1/(x + 1) + 4/(x − 1)' },
    });
  });

  it('a list is judged however it is spaced', () => {
    const worked = work('The sum of three consecutive integers is 72. Find them.');
    if (worked.kind !== 'worked') throw new Error(worked.why);
    expect(judgeAnswer(worked, '23,24,25').kind).toBe('right');
    expect(judgeAnswer(worked, '22, 24, 26').kind).toBe('wrong');
  });

  it.each([
    'What comes after the French Revolution?',
    'Is it odd that he left?',
    'between 6 and 8 people came',
  ])('is not seen in “%s”', (said) => {
    expect(work(said).kind).not.toBe('worked');
  });
});
