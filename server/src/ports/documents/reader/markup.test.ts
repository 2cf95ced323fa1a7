import { describe, expect, it } from 'vitest';
import { blocksOfHtml } from './markup.ts';

describe('a web page', () => {
  it.each(['div', 'b', 'x'])('of 300,000 elements inside each other is refused at once: %s', (tag) => {
    const began = process.cpuUsage();
    expect(() => blocksOfHtml(`<${tag}>`.repeat(300_000))).toThrow('nested');
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(2_000);
  });

  it('of many elements after each other is read, closed or not', () => {
    const list = blocksOfHtml(`<ul>${'<li>One more'.repeat(20_000)}</ul><div>End</div>`.repeat(2));
    expect(list.blocks.at(-1)?.text).toBe('End');
  });
});
