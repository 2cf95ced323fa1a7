import { describe, expect, it } from 'vitest';
import type { Embed } from '../../../../ports/embed/port.ts';
import { LEARNT } from './learnt.ts';
import { mannerOf } from './manner.ts';
import { isWorthAnOpinion, secondOpinion, type Learnt } from './opinion.ts';

// What is said of the manner, and what speaks for a kind from the first.
const SILENT = [...mannerOf('…').map(() => 0), 0];

/** Of two numbers the first speaks for study, the second for abuse; how it is said tells nothing. */
const TWO: Learnt = {
  model: 'two',
  kinds: ['study', 'abuse'],
  threshold: 0.8,
  scale: 0.1,
  weights: Buffer.from(Int8Array.from([100, 0, ...SILENT, 0, 100, ...SILENT]).buffer).toString('base64'),
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

  it('is formed of every thought in a long message, and the gravest counts', async () => {
    const seen: string[] = [];
    const embed: Embed = {
      ...embedOf([1, 0]),
      embed: (text) => {
        seen.push(text);
        return Promise.resolve(Float32Array.from(text === 'he hurts me at home.' ? [0, 1] : [1, 0]));
      },
    };
    const message = 'I finished the fractions, I think. He hurts me at home. Shall we do the next page now?';
    expect(await secondOpinion(embed, TWO)(message)).toBe('abuse');
    expect(seen).toEqual([
      message.toLowerCase(),
      'i finished the fractions',
      'he hurts me at home.',
      'shall we do the next page now?',
    ]);
  });

  it.each([
    ['2x + 3 = 11', false],
    ['42', false],
    ['أبي يضربني كل يوم', false],
    [`i ${'word '.repeat(300)}`, false],
    ['i hate it here', true],
    ['What is a cell?', true],
  ])('can be had of “%s”: %s', (message, can) => {
    expect(isWorthAnOpinion(message)).toBe(can);
  });

  it('is not had by the numbers of another model, nor when the model breaks', async () => {
    expect(await secondOpinion(embedOf([0, 1], 'other'), TWO)('…')).toBeNull();
    const broken = { ...embedOf([0, 1]), embed: () => Promise.reject(new Error('gone')) };
    expect(await secondOpinion(broken, TWO)('…')).toBeNull();
  });

  it('was learnt for every kind alike', () => {
    const bytes = Buffer.from(LEARNT.weights, 'base64');
    expect(bytes).toHaveLength(LEARNT.kinds.length * (384 + SILENT.length));
    expect(LEARNT.kinds[0]).toBe('study');
  });
});
