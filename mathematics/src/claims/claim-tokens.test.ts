import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/property.ts';
import { calculationsIn } from './calculations.ts';
import { claimTokens } from './claim-tokens.ts';

const kindsIn = (text: string): string[] =>
  claimTokens(text).map(({ kind, text: part }) => `${kind} ${part}`);

describe('a sentence in which somebody calculates', () => {
  it.each([
    ['3 cups × 4 = 12', ['number 3', 'unit cups', 'sign ×', 'number 4', 'equals =', 'number 12']],
    ['17 ÷ 5 is 3 r 2', ['number 17', 'sign ÷', 'number 5', 'equals is', 'number 3', 'rest r', 'number 2']],
    ['half of 1,200', ['end half', 'end of', 'number 1200']],
    ['20% of 50', ['number 20', 'sign %', 'sign ×', 'number 50']],
    ['sin 30° = 0.5', ['number sin(30°)', 'equals =', 'number 0.5']],
    ['$4 + $5', ['number 4', 'sign +', 'number 5']],
    ['sqrt 16', ['sign √', 'number 16']],
    ['2,5 + 1', ['number 2.5', 'sign +', 'number 1']],
    ['6!', ['number 6', 'end !']],
  ])('%s', (text, tokens) => {
    expect(kindsIn(text)).toEqual(tokens);
  });

  it('is judged by its numbers alone', () => {
    const whole = fc.integer({ min: 2, max: 900 });
    holds([whole, whole, whole], (a, b, other) => {
      const [right] = calculationsIn(`so I did ${a} × ${b} = ${a * b} and wrote it down`);
      expect(right).toMatchObject({ verdict: 'right', result: String(a * b) });
      const [wrong] = calculationsIn(`I think ${a} + ${b} = ${a + b + other}`);
      expect(wrong?.verdict).not.toBe('right');
    });
  });
});
