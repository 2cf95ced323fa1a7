import { describe, expect, it } from 'vitest';
import { LARGEST_ZOOM, moved, wholeOf, zoomedTo, zoomOf } from './crop.ts';

const WIDE = { width: 800, height: 400 };

describe('crop', () => {
  it('begins with the largest square in the middle', () => {
    expect(wholeOf(WIDE)).toEqual({ left: 200, top: 0, side: 400 });
    expect(wholeOf({ width: 300, height: 500 })).toEqual({ left: 0, top: 100, side: 300 });
  });

  it('never leaves the picture', () => {
    expect(moved(wholeOf(WIDE), -1000, 50, WIDE)).toEqual({ left: 0, top: 0, side: 400 });
    expect(moved(wholeOf(WIDE), 1000, 50, WIDE)).toEqual({ left: 400, top: 0, side: 400 });
  });

  it('zooms around its middle', () => {
    expect(zoomedTo(wholeOf(WIDE), 2, WIDE)).toEqual({ left: 300, top: 100, side: 200 });
  });

  it('slides back into the picture when zoomed out at an edge', () => {
    const corner = moved(zoomedTo(wholeOf(WIDE), 4, WIDE), 1000, 1000, WIDE);
    expect(corner).toEqual({ left: 700, top: 300, side: 100 });
    expect(zoomedTo(corner, 1, WIDE)).toEqual({ left: 400, top: 0, side: 400 });
  });

  it('keeps the zoom within its bounds', () => {
    expect(zoomOf(zoomedTo(wholeOf(WIDE), 99, WIDE), WIDE)).toBe(LARGEST_ZOOM);
    expect(zoomOf(zoomedTo(wholeOf(WIDE), 0.1, WIDE), WIDE)).toBe(1);
  });
});
