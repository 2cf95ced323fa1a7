import { describe, expect, it } from 'vitest';
import type { Embed } from '../../../../ports/embed/port.ts';
import { LEARNT } from './learnt.ts';
import { secondOpinion, type Learnt } from './opinion.ts';

/** Of two numbers the first speaks for study, the second for abuse. */
const TWO: Learnt = {
  model: 'two',
  kinds: ['study', 'abuse'],
  threshold: 0.8,
  scale: 0.1,
  weights: Buffer.from(Int8Array.from([100, 0, 0, 0, 100, 0]).buffer).toString('base64'),
};
const embedOf = (vector: readonly number[] | null, model = 'two'): Embed => ({
  model,
  embed: () => Promise.resolve(vector && Float32Array.from(vector)),
  background: () => Promise.resolve(null),
  shipped: () => Promise.resolve(() => undefined),
  close: () => Promise.resolve(),
});

describe('an opinion', () => {
  it.each([
    [[1, 0], null],
    [[0, 1], 'abuse'],
    // As much the one as the other is not enough.
    [[0.5, 0.5], null],
    [null, null],
  ])('about %j is %s', async (vector, concern) => {
    expect(await secondOpinion(embedOf(vector), TWO)('…')).toBe(concern);
  });

  it('is not had by the numbers of another model, nor when the model breaks', async () => {
    expect(await secondOpinion(embedOf([0, 1], 'other'), TWO)('…')).toBeNull();
    const broken = { ...embedOf([0, 1]), embed: () => Promise.reject(new Error('gone')) };
    expect(await secondOpinion(broken, TWO)('…')).toBeNull();
  });

  it('was learnt for every kind alike', () => {
    const bytes = Buffer.from(LEARNT.weights, 'base64');
    expect(bytes).toHaveLength(LEARNT.kinds.length * 385);
    expect(LEARNT.kinds[0]).toBe('study');
  });
});
