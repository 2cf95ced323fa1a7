import { expect, it } from 'vitest';
import { withoutThanks } from './without-thanks.ts';

it.each([
  ['thanks. still scared tho', 'still scared tho'],
  ['ok thx but im still nervous about the oral', 'but im still nervous about the oral'],
  ['ty, still dont get the second part', 'still dont get the second part'],
])('who thanks and is not done is heard: %s', (message, rest) => {
  expect(withoutThanks(message)).toBe(rest);
});

it.each(['thanks', 'thank you so much that helped', 'thx i was scared before'])(
  'who only thanks is left their words: %s',
  (message) => {
    expect(withoutThanks(message)).toBe(message);
  },
);
