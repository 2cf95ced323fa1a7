import type { View } from './viewport.ts';

/** A part of the sheet. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What of the sheet is in the window. */
export const seenArea = ({ x, y, scale }: View, window: { width: number; height: number }): Area => ({
  left: -x / scale,
  top: -y / scale,
  right: (window.width - x) / scale,
  bottom: (window.height - y) / scale,
});

/** The same with as much again on every side: so far a hand pans before anything has to be drawn. */
const roundAbout = ({ left, top, right, bottom }: Area): Area => ({
  left: left - (right - left),
  top: top - (bottom - top),
  right: right + (right - left),
  bottom: bottom + (bottom - top),
});

const isWithin = (inner: Area, outer: Area): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;

/** What is to be drawn now: the same as before as long as that is enough, and not far too much. */
export const drawnArea = (before: Area | null, seen: Area): Area => {
  const next = roundAbout(seen);
  const isEnough = before && isWithin(seen, before);
  const isFarTooMuch = before && before.right - before.left > 2 * (next.right - next.left);
  return isEnough && !isFarTooMuch ? before : next;
};

export const touches = ({ x, y, width, height }: Box, area: Area): boolean =>
  x <= area.right && x + width >= area.left && y <= area.bottom && y + height >= area.top;
