import { describe, expect, it } from 'vitest';
import { examine } from './examine.ts';
import type { Examined } from './examined.ts';

describe('an equation that was factored', () => {
  const after = (message: string): Examined =>
    examine({
      message,
      exercise: { problem: 'x^2 - 5x - 14 = 0', line: '(x + 2)*(x - 7) = 0', found: '' },
      finished: null,
      story: null,
      earlier: ['x^2 - 5x - 14 = 0 factor it. my try: (x-2)(x+7)', '(x+2)(x-7)'],
      checks: false,
    });

  it.each(['so x = 2 and x = -7', 'x=2, x=-7'])(
    'is not solved by the zeros of a wrong try: %s',
    (message) => {
      const { judgement, problem } = after(message);
      expect(problem).toBeNull();
      expect(judgement?.kind).toBe('wrong');
    },
  );

  it('is solved by its own, in our writing', () => {
    expect(after('x = -2 and x = 7').judgement).toEqual({ kind: 'right' });
  });
});
