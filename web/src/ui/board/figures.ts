import type { BoardCommand, Point } from '@studia/contract/board';
import { handwriting } from './hand.ts';

/** A line that the pen draws without being lifted. */
export interface Line {
  points: readonly Point[];
  smooth: boolean;
  /** Thickness of the pen; the usual one unless told. */
  width?: number;
}

type Box = readonly [x: number, y: number, width: number, height: number];
type Figure<Name extends BoardCommand['do']> = Extract<BoardCommand, { do: Name }>;

const straight = (...points: Point[]): Line => ({ points, smooth: false });

const PEN = 0.075;

/** A line of handwriting; a pen as thick as suits its size. */
export const letters = (text: string, at: Point, size: number): Line[] =>
  handwriting(text, at, size).map((points) => ({ points, smooth: true, width: size * PEN }));

const DASH = 7;

/** A line cut into dashes: each is a stroke of its own, as a hand draws it. */
export const dashes = (points: readonly Point[]): Line[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (2 * DASH)));
    const at = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ];
    return Array.from({ length: count }, (_, dash) => straight(at(dash / count), at((dash + 0.55) / count)));
  });

const HEAD = 9;

/** A line with a head, drawn as two strokes. */
export const arrow = ({ from, to }: Figure<'arrow'>): Line[] => {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (turn: number): Point => [
    to[0] - HEAD * Math.cos(angle + turn),
    to[1] - HEAD * Math.sin(angle + turn),
  ];
  return [straight(from, to), straight(wing(0.45), to, wing(-0.45))];
};

const frame = ([x, y, width, height]: Box): Line =>
  straight([x, y], [x + width, y], [x + width, y + height], [x, y + height], [x, y]);

const HATCH = 9;

/** Slanting lines that fill a box. */
const hatching = ([x, y, width, height]: Box): Line[] =>
  Array.from({ length: Math.floor((width + height) / HATCH) }, (_, index) => {
    const reach = (index + 1) * HATCH;
    const start: Point = [x + Math.max(0, reach - height), y + Math.min(reach, height)];
    const end: Point = [x + Math.min(reach, width), y + Math.max(0, reach - width)];
    return straight(start, end);
  });

export const rectangle = ({ box, hatched }: Figure<'rect'>): Line[] => [
  frame(box),
  ...(hatched === true ? hatching(box) : []),
];

/** A bar cut into equal parts, the first of them hatched. */
export const bar = ({ box, parts, filled = 0 }: Figure<'bar'>): Line[] => {
  const [x, y, width, height] = box;
  const part = width / parts;
  return [
    frame(box),
    ...Array.from({ length: parts - 1 }, (_, index) =>
      straight([x + part * (index + 1), y], [x + part * (index + 1), y + height]),
    ),
    ...Array.from({ length: Math.min(filled, parts) }, (_, index) =>
      hatching([x + part * index, y, part, height]),
    ).flat(),
  ];
};

const TICK = 5;
const TICK_TYPE = 18;
const DOT = 4;

/** A number line: the line, a tick and its number at each step, then the dots. */
export const numberLine = ({ at, width, from, to, step, dots = [] }: Figure<'number-line'>): Line[] => {
  const [left, y] = at;
  const across = (value: number): number => left + ((value - from) / (to - from)) * width;
  const count = Math.floor((to - from) / step + 1e-9);
  const ticks = Array.from({ length: count + 1 }, (_, index) => from + index * step);
  return [
    straight([left, y], [left + width, y]),
    ...ticks.map((value) => straight([across(value), y - TICK], [across(value), y + TICK])),
    ...ticks.flatMap((value) => {
      const text = written(value);
      return letters(text, [across(value) - text.length * TICK_TYPE * 0.22, y + TICK + TICK_TYPE], TICK_TYPE);
    }),
    ...dots.map((value) => ({ ...circleLine([across(value), y], DOT), width: DOT })),
  ];
};

// Steps of 0.1 add up to 0.30000000000000004.
const written = (value: number): string => String(Math.round(value * 1e6) / 1e6).replace('-', '−');

const TABLE_TYPE = 22;
const ROW = 1.4;

/** A table: its rules first, then what stands in the cells. */
export const table = ({ at: [left, top], widths, rows, size = TABLE_TYPE }: Figure<'table'>): Line[] => {
  const height = size * ROW;
  const edges = [0];
  for (const width of widths) edges.push((edges.at(-1) ?? 0) + width);
  const right = left + (edges.at(-1) ?? 0);
  return [
    ...Array.from({ length: rows.length + 1 }, (_, row) =>
      straight([left, top + row * height], [right, top + row * height]),
    ),
    ...edges.map((edge) => straight([left + edge, top], [left + edge, top + rows.length * height])),
    ...rows.flatMap((row, line) =>
      row.flatMap((text, column) =>
        letters(text, [left + (edges[column] ?? 0) + size * 0.3, top + height * line + size], size),
      ),
    ),
  ];
};

const CIRCLE_POINTS = 24;

/** A circle, begun at the top and closed a little past the start, as one does by hand. */
export const circleLine = ([x, y]: Point, radius: number): Line => ({
  smooth: true,
  points: Array.from({ length: CIRCLE_POINTS + 2 }, (_, index): Point => {
    const angle = (index / CIRCLE_POINTS) * 2 * Math.PI - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }),
});

/** The upright axis, the flat axis, the curve. */
export const plot = ({ box: [left, top, width, height], x, y, curve }: Figure<'plot'>): Line[] => {
  const across = (value: number): number => left + ((value - x[0]) / (x[1] - x[0])) * width;
  const down = (value: number): number => top + height - ((value - y[0]) / (y[1] - y[0])) * height;
  const origin: Point = [across(clamp(0, x)), down(clamp(0, y))];
  return [
    straight([origin[0], top + height], [origin[0], top]),
    straight([left, origin[1]], [left + width, origin[1]]),
    { points: curve.map(([cx, cy]): Point => [across(cx), down(cy)]), smooth: true },
  ];
};

const clamp = (value: number, [from, to]: readonly [number, number]): number =>
  Math.min(Math.max(value, from), to);
