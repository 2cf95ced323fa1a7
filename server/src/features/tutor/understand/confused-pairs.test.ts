import { expect, it } from 'vitest';
import { judgePairs } from './confused-pairs.ts';

it.each([
  ['The kids lost there ball.', 'their'],
  ["They're dog is big.", 'their'],
  ['Their are three of us.', 'there'],
  ['Their going to the park.', 'they’re'],
  ['Your late.', 'you’re'],
  ["I like you're hat.", 'your'],
  ['Its a nice day.', 'it’s'],
  ["The dog wagged it's tail.", 'its'],
])('another word belongs here: %s', (sentence, instead) => {
  expect(judgePairs(sentence)).toMatchObject({ isRight: false });
  expect(judgePairs(sentence)?.remark).toContain(`you need “${instead}”`);
});

it.each([
  'The kids lost their ball.',
  'Their dog is big.',
  'There are three of us.',
  "They're going to the park.",
  "You're late.",
  'I like your hat.',
  "It's a nice day.",
  'The dog wagged its tail.',
  'We sat over there.',
])('is right: %s', (sentence) => {
  expect(judgePairs(sentence)).toMatchObject({ isRight: true });
});

it.each([
  'We went there yesterday.',
  'I left it there to dry.',
  'Your running shoes are wet.',
  'The sun is hot.',
])('nothing wrong is found: %s', (sentence) => {
  expect(judgePairs(sentence)?.isRight ?? null).not.toBe(false);
});
