import { describe, expect, it } from 'vitest';
import { placeBeside } from './placement.ts';

const room = { width: 360, height: 640 };
const tip = { width: 100, height: 32 };

describe('placeBeside', () => {
  it('centres the box above its anchor', () => {
    const anchor = { left: 150, top: 300, width: 44, height: 44 };
    expect(placeBeside(anchor, tip, room, { side: 'top' })).toEqual({ left: 122, top: 260 });
  });

  it('lines up with either edge of its anchor', () => {
    const anchor = { left: 150, top: 300, width: 44, height: 44 };
    expect(placeBeside(anchor, tip, room, { side: 'bottom', align: 'start' })).toEqual({
      left: 150,
      top: 352,
    });
    expect(placeBeside(anchor, tip, room, { side: 'bottom', align: 'end' })).toEqual({ left: 94, top: 352 });
  });

  it('goes below when there is no room above, and above when there is none below', () => {
    expect(placeBeside({ left: 150, top: 10, width: 44, height: 44 }, tip, room, { side: 'top' }).top).toBe(
      62,
    );
    expect(
      placeBeside({ left: 150, top: 590, width: 44, height: 44 }, tip, room, { side: 'bottom' }).top,
    ).toBe(550);
  });

  it('stays on the screen at every edge', () => {
    expect(placeBeside({ left: 0, top: 300, width: 44, height: 44 }, tip, room, { side: 'top' }).left).toBe(
      8,
    );
    expect(placeBeside({ left: 330, top: 300, width: 30, height: 44 }, tip, room, { side: 'top' }).left).toBe(
      252,
    );
    const proof = { width: 280, height: 200 };
    expect(
      placeBeside({ left: 300, top: 630, width: 24, height: 24 }, proof, room, { side: 'right' }),
    ).toEqual({
      left: 72,
      top: 432,
    });
  });
});
