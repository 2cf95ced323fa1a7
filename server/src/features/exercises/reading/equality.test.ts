import { describe, expect, it } from 'vitest';
import { equalityIn } from './equality.ts';

describe('two forms of one expression', () => {
  const SQUARE = ['how do i complete the square'];

  it.each([
    ['x^2 - 6x + 5 = (x-3)^2 - 4 ??', SQUARE],
    ['for x^2+10x+3 i got (x+5)^2-22', SQUARE],
    ['y = x^2+4x i got y = (x+2)^2 - 4', ['what is vertex form']],
    ['2k+1 + 2k+1 = 4k+2 = 2(2k+1)', ['prove that odd plus odd is even']],
    ['(a+b)^2 = a^2 + 2ab + b^2', ['brackets']],
  ])('are the same: %s', (message, earlier) => {
    expect(equalityIn(message, earlier)).toMatchObject({ shown: null });
  });

  it.each([
    ['ok now w a number in front: 2x^2+8x+1 i got 2(x+2)^2 - 3', SQUARE, ['x', '11', '15']],
    ['x^2+4x+7 = (x+2)^2+2', SQUARE, ['x', '12', '11']],
    ['so (a+b)^2 = a^2+b^2', ['brackets'], ['a = b', '4', '2']],
    ['and odd times odd is odd bc (2k+1)(2m+1) = 4km + 1', ['proofs'], ['k = m', '9', '5']],
    ['so 2(k+3) = 2k+6 = 2k+5+3', ['proofs'], ['k', '8', '10']],
  ])('are not, and a number shows it: %s', (message, earlier, [letter, left, right]) => {
    expect(equalityIn(message, earlier)?.shown).toMatchObject({ letter, left, right });
  });

  it.each([
    ['x^2+4x+7 = 0', SQUARE],
    ['x^3+2x i got 3x^2+2', ['powers']],
    ['2x + 3 = 4x - 1', []],
    ['x + y = 2x - 3y', ['systems']],
  ])('are not spoken of: %s', (message, earlier) => {
    expect(equalityIn(message, earlier)).toBeNull();
  });
});
