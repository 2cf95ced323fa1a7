import { describe, expect, it } from 'vitest';
import { lineAt, partStarts, startOf, stretchAt } from './timeline.ts';

const done = (seconds: number, part = 0) => ({ seconds, state: 'done' as const, part });
const waiting = { seconds: 4, state: 'waiting' as const, part: 1 };
const skipped = { seconds: 0, state: 'skipped' as const, part: 1 };

describe('the timeline of a podcast', () => {
  it('knows which line is heard, across lines that were left out', () => {
    const lines = [done(2), skipped, done(3)];
    expect(lineAt(lines, 1.5)).toEqual({ line: 0, offset: 1.5 });
    expect(lineAt(lines, 2)).toEqual({ line: 2, offset: 0 });
    expect(lineAt(lines, 99)).toEqual({ line: 2, offset: 3 });
    expect(startOf(lines, 2)).toBe(2);
  });

  it('loads what is finished in one piece, and no more than two minutes', () => {
    expect(stretchAt([done(2), done(3), waiting, done(5)], 0)).toEqual({ from: 0, to: 1 });
    expect(stretchAt([done(2), waiting], 1)).toBeNull();
    expect(stretchAt([skipped, skipped], 0)).toBeNull();
    expect(
      stretchAt(
        Array.from({ length: 10 }, () => done(50)),
        1,
      ),
    ).toEqual({ from: 1, to: 3 });
  });

  it('knows where parts begin', () => {
    expect(partStarts([done(2, 0), done(3, 1), done(4, 1), done(1, 2)], 3)).toEqual([0, 2, 9]);
  });
});
