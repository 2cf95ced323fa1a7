import { expect, it } from 'vitest';
import { isFact, sentenceSaying, factualSentences } from './factual-sentences.ts';

const TOLD = factualSentences([
  'Density decides, not thickness. Ocean plate is denser than a continent, so the ocean plate sinks. [1]\n\nWhich one sinks?',
  'Igneous rock comes from molten rock, sedimentary rock from pressed layers, metamorphic rock from older rock changed by heat and pressure.',
  'At new moon the Moon is between us and the Sun, and the lit half faces away.',
  'Plants do not eat soil.',
  'Many people think that the Sun goes around the Earth.',
  'A) a people cleverer than others',
]).map((words) => ({ words }));

it.each([
  'ohh the ocean one sinks cause its denser',
  'at new moon its between us and the sun',
  'sedimentary rock is from pressed layers',
  'plants dont eat soil',
])('what was told is known again in other words: %s', (claim) => {
  expect(sentenceSaying(claim, TOLD)).not.toBeNull();
});

it.each([
  'the continent sinks because its denser',
  'sedimentary rock is from heat and pressure',
  'plants eat soil',
  'the sun goes around the earth',
  'the sun is between us and the new moon',
  'the ocean plate never sinks',
  'denser',
])('what was not told is not: %s', (claim) => {
  expect(sentenceSaying(claim, TOLD)).toBeNull();
});

it('a belief, a question and an option are no facts', () => {
  for (const one of ['People thought the Earth was flat.', 'Does it sink?', 'B) a warm climate'])
    expect(isFact(one)).toBe(false);
});
