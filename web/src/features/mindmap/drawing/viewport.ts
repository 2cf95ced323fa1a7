/** Which part of the sheet is seen: where its corner lies, and how large it is drawn. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

interface Size {
  width: number;
  height: number;
}

const SMALLEST = 0.15;
const LARGEST = 2.5;
/** Whole maps are never blown up. */
const FIT_LARGEST = 1;
/** How small a map may begin: readable, or as small as it takes for who asks to see all of it. */
export const FIT_SMALLEST = { readable: 0.55, whole: 0 } as const;
const EDGE = 24;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const wholeScale = (sheet: Size, window: Size): number =>
  Math.min(window.width / sheet.width, window.height / sheet.height);

/** How small a map can be drawn: all of it is seen then, however large it is. */
export const smallestOf = (sheet: Size, window: Size): number =>
  Math.min(SMALLEST, wholeScale(sheet, window));

/** Draws larger or smaller, so that the point under the finger stays where it is. */
export const zoomedAt = (
  view: View,
  factor: number,
  at: { x: number; y: number },
  smallest: number,
): View => {
  const scale = clamp(view.scale * factor, smallest, LARGEST);
  const by = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
};

/** Everything at once; what would be too small is seen from its root on. */
export const fitted = (
  sheet: Size,
  window: Size,
  root: { x: number; y: number; height: number },
  least: number,
): View => {
  const scale = clamp(wholeScale(sheet, window), least, FIT_LARGEST);
  const middle = root.y + root.height / 2;
  return {
    scale,
    x: Math.max(0, (window.width - sheet.width * scale) / 2),
    y:
      sheet.height * scale <= window.height
        ? (window.height - sheet.height * scale) / 2
        : Math.min(0, window.height / 2 - middle * scale),
  };
};

/** The same view, moved just far enough that a box is seen. */
export const revealing = (
  view: View,
  box: { x: number; y: number; width: number; height: number },
  window: Size,
): View => {
  const along = (start: number, length: number, shown: number, offset: number): number => {
    const from = start * view.scale + offset;
    const to = (start + length) * view.scale + offset;
    if (from < EDGE || to - from > shown - 2 * EDGE) return offset + EDGE - from;
    return to > shown - EDGE ? offset - (to - shown + EDGE) : offset;
  };
  return {
    scale: view.scale,
    x: along(box.x, box.width, window.width, view.x),
    y: along(box.y, box.height, window.height, view.y),
  };
};

/** Never so far that nothing of the sheet is left in sight. */
export const keptInSight = (view: View, sheet: Size, window: Size): View => ({
  scale: view.scale,
  x: clamp(view.x, 80 - sheet.width * view.scale, window.width - 80),
  y: clamp(view.y, 80 - sheet.height * view.scale, window.height - 80),
});
