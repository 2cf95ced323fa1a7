import { describe, expect, it } from 'vitest';
import { setUpIn } from './set-up.ts';

describe('a student’s own equation for a story', () => {
  it('is kept, and what follows is held against it', () => {
    expect(setUpIn('15 + 0.10t = 23', null)).toMatchObject({ isNew: true, isWrong: false, value: null });
    expect(setUpIn('0.1t = 8 so t = 80', '15 + 0.10t = 23')).toMatchObject({
      isNew: false,
      isWrong: false,
      value: '80',
    });
    expect(setUpIn('30 + 15x = 20x', null)).toMatchObject({ equation: '30 + 15x = 20x', isNew: true });
    expect(setUpIn('so t = 70', '15 + 0.10t = 23')).toMatchObject({ isWrong: true });
  });

  it('may be a proportion or hold an angle in degrees, with a rounded result', () => {
    expect(setUpIn('1.6/2 = h/12 so h = 9.6', null)).toMatchObject({ isWrong: false, value: '9.6' });
    expect(setUpIn('sin 60 = h/10 so h = 8.66 m', null)).toMatchObject({ isWrong: false, value: '8.66' });
  });

  it.each(['solve 2x + 3 = 11', 't = 80', 'i added 3 and 4'])('is none: %s', (message) => {
    expect(setUpIn(message, null)).toBeNull();
  });
});
