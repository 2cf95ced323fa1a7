import { describe, expect, it } from 'vitest';
import { gptTokens } from './gpt.ts';
import { threadedTokens } from './threaded.ts';

describe('the count of tokens', () => {
  const tokens = gptTokens();

  it.each([
    ['', 0],
    ['Hello', 1],
    ['Hello, world!', 4],
  ])('of %j is %i', async (text, count) => {
    expect(await tokens.count(text)).toBe(count);
  });

  it('takes a control mark for the text that it is', async () => {
    expect(await tokens.count('<|endoftext|>')).toBeGreaterThan(1);
  });

  it('grows with the text', async () => {
    expect(await tokens.count('Photosynthesis. '.repeat(100))).toBeGreaterThan(200);
  });

  it.each(['🙂', ' ', 'x', '\n'])('of a long run of %j is that of its pieces', async (sign) => {
    const piece = await tokens.count(sign.repeat(500));
    expect(await tokens.count(sign.repeat(20_000))).toBe(40 * piece);
  });
});

describe('the count on a thread', () => {
  it('is what the thread says, and made here where it says nothing', async () => {
    const asked: unknown[] = [];
    const tokens = threadedTokens({
      ask: async ({ input }) => {
        asked.push(input);
        return input === 'lost' ? null : { value: 42 };
      },
    });
    expect(await tokens.count('Hello')).toBe(42);
    expect(await tokens.count('lost')).toBe(await gptTokens().count('lost'));
    expect(await tokens.count('')).toBe(0);
    expect(asked).toEqual(['Hello', 'lost']);
  });
});
