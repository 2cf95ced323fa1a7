import { describe, expect, it } from 'vitest';
import { holdPlace, makeLine } from './line.ts';

/** Work that ends when it is told to. */
const work = () => {
  let settle: { resolve: (result: string) => void; reject: (error: Error) => void } | undefined;
  const promise = new Promise<string>((resolve, reject) => (settle = { resolve, reject }));
  return {
    promise,
    resolve: (result: string) => settle?.resolve(result),
    reject: (error: Error) => settle?.reject(error),
  };
};

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

describe('a line', () => {
  it('lets so many work at once, and the others in the order in which they came', async () => {
    const line = makeLine({ atOnce: 2 });
    const works = [work(), work(), work(), work()];
    const begun: number[] = [];
    const done = works.map(({ promise }, at) =>
      line(() => {
        begun.push(at);
        return promise;
      }),
    );
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    works[1]?.resolve('one');
    expect(await done[1]).toBe('one');
    await aMoment();
    expect(begun).toEqual([0, 1, 2]);
    works[0]?.reject(new Error('broken'));
    await expect(done[0]).rejects.toThrow('broken');
    await aMoment();
    expect(begun).toEqual([0, 1, 2, 3]);
    for (const { resolve } of works) resolve('rest');
    expect(await Promise.all(done.slice(2))).toEqual(['rest', 'rest']);
  });

  it('sends away who would wait behind too many', async () => {
    const line = makeLine({ atOnce: 1, mostWaiting: 1, sendAway: () => new Error('come back later') });
    const first = work();
    const [one, two] = [line(() => first.promise), line(() => first.promise)];
    await expect(line(() => first.promise)).rejects.toThrow('come back later');
    first.resolve('done');
    expect(await Promise.all([one, two])).toEqual(['done', 'done']);
  });
});

describe('a place that is held', () => {
  const LONG = 60_000;

  it('answers as soon as there is a result, and lets the next begin when the rest is done', async () => {
    const line = makeLine({ atOnce: 1 });
    const rest = work();
    const begun: string[] = [];
    const first = holdPlace(line, LONG, async () => ({ result: 'first', until: rest.promise }));
    const second = line(async () => void begun.push('second'));
    expect(await first).toBe('first');
    await aMoment();
    expect(begun).toEqual([]);
    rest.resolve('done');
    await second;
    expect(begun).toEqual(['second']);
  });

  it('is free again when the work fails, or the rest of it', async () => {
    const line = makeLine({ atOnce: 1 });
    const failing = holdPlace(line, LONG, () => Promise.reject(new Error('No.')));
    await expect(failing).rejects.toThrow('No.');
    const rest = work();
    expect(await holdPlace(line, LONG, async () => ({ result: 'there', until: rest.promise }))).toBe('there');
    rest.reject(new Error('Too late.'));
    expect(await line(async () => 'next')).toBe('next');
  });

  it('is free again when the rest takes too long', async () => {
    const line = makeLine({ atOnce: 1 });
    await holdPlace(line, 1, async () => ({ result: 'there', until: new Promise(() => undefined) }));
    expect(await line(async () => 'next')).toBe('next');
  });
});
