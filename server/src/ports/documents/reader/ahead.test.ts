import { describe, expect, it } from 'vitest';
import { startedAhead } from './ahead.ts';

const conducted = () => {
  const ends = new Map<number, { resolve: (word: string) => void; reject: (error: Error) => void }>();
  const begun: number[] = [];
  const start = (number: number): Promise<string> | null => {
    begun.push(number);
    return number === 3 ? null : new Promise((resolve, reject) => ends.set(number, { resolve, reject }));
  };
  return { start, begun, end: (number: number) => ends.get(number) };
};

describe('work that is started ahead', () => {
  it('begins the next one before the first has ended, never more, and nothing twice', async () => {
    const { start, begun, end } = conducted();
    const ahead = startedAhead(2, start);
    const first = ahead.take(1, 5);
    expect(begun).toEqual([1, 2]);
    end(2)?.resolve('two');
    end(1)?.resolve('one');
    expect(await first).toBe('one');
    expect(await ahead.take(2, 5)).toBe('two');
    expect(begun).toEqual([1, 2, 3]);
    expect(await ahead.take(3, 5)).toBeNull();
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('never begins beyond the last', async () => {
    const { start, begun, end } = conducted();
    const taken = startedAhead(2, start).take(5, 5);
    end(5)?.resolve('five');
    expect(await taken).toBe('five');
    expect(begun).toEqual([5]);
  });

  it('tells a failure to who asks for that one, and to nobody before', async () => {
    const { start, end } = conducted();
    const ahead = startedAhead(2, start);
    const first = ahead.take(1, 5);
    end(2)?.reject(new Error('torn'));
    end(1)?.resolve('one');
    expect(await first).toBe('one');
    await expect(ahead.take(2, 5)).rejects.toThrow('torn');
  });
});
