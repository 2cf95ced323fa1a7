import { getStroke } from 'perfect-freehand';

/** Where a pen was, and how hard it was pressed. */
type PenPoint = readonly [x: number, y: number, pressure: number];

const TOOLS = {
  pen: { size: 4.5, thinning: 0.6, smoothing: 0.5, streamline: 0.4 },
  highlighter: { size: 16, thinning: 0, smoothing: 0.5, streamline: 0.5 },
} as const;

/** The outline of a stroke as an SVG path. */
export const penPath = (points: readonly PenPoint[], tool: keyof typeof TOOLS): string => {
  const outline = getStroke(
    points.map(([x, y, pressure]) => [x, y, pressure]),
    TOOLS[tool],
  );
  const [first] = outline;
  if (!first) return '';
  const middle = outline.map(([x, y], at) => {
    const [nextX = 0, nextY = 0] = outline[(at + 1) % outline.length] ?? [];
    return `${round(x)},${round(y)} ${round((x + nextX) / 2)},${round((y + nextY) / 2)}`;
  });
  return `M${round(first[0] ?? 0)},${round(first[1] ?? 0)}Q${middle.join(' ')}Z`;
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** Whether an eraser at a place touches a stroke. */
export const touches = (
  points: readonly PenPoint[],
  [x, y]: readonly [number, number],
  reach: number,
): boolean => points.some(([px, py]) => Math.hypot(px - x, py - y) <= reach);
