import { describe, expect, it } from 'vitest';
import { memoiseText } from './memoise-text.ts';
import type { Embed } from './port.ts';

const setUp = (answer: (text: string) => Promise<Float32Array | null>) => {
  const asked: string[] = [];
  const embed: Embed = {
    model: 'scripted',
    embed: (text) => {
      asked.push(text);
      return answer(text);
    },
    background: () => Promise.resolve(null),
    wake: () => Promise.resolve(),
    shipped: () => Promise.resolve(() => undefined),
    close: () => Promise.resolve(),
  };
  return { embed: memoiseText(embed, 2), asked };
};

describe('what a text means', () => {
  it('is found out once, however it is written and while it is being found out', async () => {
    const { embed, asked } = setUp((text) => Promise.resolve(Float32Array.of(text.length)));
    const [one, other] = await Promise.all([embed.embed('Why?'), embed.embed('why?')]);
    expect(one).toEqual(Float32Array.of(4));
    expect(other).toBe(one);
    expect(await embed.embed('WHY?')).toBe(one);
    expect(asked).toEqual(['why?']);
  });

  it('is forgotten when others were asked since', async () => {
    const { embed, asked } = setUp((text) => Promise.resolve(Float32Array.of(text.length)));
    for (const text of ['one', 'two', 'one', 'three', 'one', 'two']) await embed.embed(text);
    expect(asked).toEqual(['one', 'two', 'three', 'two']);
  });

  it('is asked for again when it could not be had', async () => {
    let fails: () => Promise<null> = () => Promise.resolve(null);
    const { embed, asked } = setUp(() => fails());
    expect(await embed.embed('a')).toBeNull();
    fails = () => Promise.reject(new Error('gone'));
    await expect(embed.embed('a')).rejects.toThrow('gone');
    fails = () => Promise.resolve(null);
    expect(await embed.embed('a')).toBeNull();
    expect(asked).toHaveLength(3);
  });
});
