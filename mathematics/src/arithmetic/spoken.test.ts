import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';
import { answeredAs } from '../testing/answers.ts';

describe('a calculation in words', () => {
  it.each([
    ['What is three quarters of 20?', '15'],
    ['two thirds of 36', '24'],
    ['How much is one fifth of 45?', '9'],
    ['ten percent of 250', '25'],
    ['What is 20 per cent of thirty?', '6'],
    ['what is seven times eight', '56'],
    ['What is nine minus twelve?', '-3'],
    ['twenty divided by four equals', '5'],
    ['two to the power of five', '32'],
    ['7 x 8', '56'],
    ['a dozen plus five', '17'],
    ['What is 15% off $80?', '68'],
    ['Hey, can you tell me what is one hundred and twenty five plus seventy five please?', '200'],
    ['three point five times two', '7'],
    ['What is one half plus one third?', '5/6'],
    ['what is two and a half times 4', '10'],
    ['half of 50 plus 3', '28'],
    ['negative three times negative four', '12'],
    ['five less than twelve', '7'],
    ['seven into 63', '9'],
    ['subtract five from twelve', '7'],
    ['multiply six by seven', '42'],
    ['the square root of 81', '9'],
  ])('%s', (message, answer) => {
    expect(answeredAs(message, answer)).toBe(answer);
  });

  it('with a letter is an equation', () => {
    const worked = work('Solve three times x plus 2 equals 14');
    expect(worked).toMatchObject({ kind: 'worked', answer: { text: 'x = 4' } });
  });

  it.each([
    'what are the three states of matter',
    'World War two',
    'what is 1984 about',
    'eight and nine',
    'one',
    'give me two examples',
  ])('is not seen in “%s”', (message) => {
    expect(work(message).kind).not.toBe('worked');
  });
});
