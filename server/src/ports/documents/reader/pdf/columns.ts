import type { Segment } from './segments.ts';

/** A line across a column: segments on one height, from left to right. */
export interface Row {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  readonly mono: boolean;
}

/** Lines that are read from top to bottom without a look aside. */
export type Column = readonly Row[];

const FEWEST_LINES = 4;
/** Cells of a table are shorter than the lines of a column. */
const FEWEST_CHARACTERS = 18;
const DEEPEST = 4;

/**
 * Puts the segments of a page in the order of reading. Where a white strip runs down between two bodies of text, the
 * left one is read before the right one; what lies across the strip is read in its place between them.
 */
export const columnsOf = (segments: readonly Segment[], depth = 0): Column[] => {
  const gutter = depth < DEEPEST ? gutterIn(segments) : null;
  if (gutter === null) {
    const rows = rowsOf(segments);
    return rows.length === 0 ? [] : [rows];
  }
  const columns: Column[] = [];
  let left: Segment[] = [];
  let right: Segment[] = [];
  const end = (): void => {
    columns.push(...columnsOf(left, depth + 1), ...columnsOf(right, depth + 1));
    [left, right] = [[], []];
  };
  let across: Segment[] = [];
  const endAcross = (): void => {
    columns.push(...columnsOf(across, DEEPEST));
    across = [];
  };
  for (const segment of segments.toSorted((one, other) => one.baseline - other.baseline)) {
    const isAcross = segment.left < gutter && segment.right > gutter;
    if (isAcross) {
      if (left.length + right.length > 0) end();
      across.push(segment);
      continue;
    }
    endAcross();
    (segment.right <= gutter ? left : right).push(segment);
  }
  endAcross();
  end();
  return columns;
};

/** Where a strip runs down that parts the most text and crosses the least; null when there is none. */
const gutterIn = (segments: readonly Segment[]): number | null => {
  if (segments.length < 2 * FEWEST_LINES) return null;
  const size = median(segments.map((segment) => segment.size));
  const edges = [...new Set(segments.map(({ right }) => Math.round(right + size * 0.3)))];
  let best: { at: number; worth: number } | null = null;
  for (const at of edges) {
    const worth = worthOf(segments, at);
    if (worth > 0 && (best === null || worth > best.worth)) best = { at, worth };
  }
  return best?.at ?? null;
};

const worthOf = (segments: readonly Segment[], at: number): number => {
  const left = segments.filter(({ right }) => right <= at);
  const right = segments.filter((segment) => segment.left >= at);
  const across = segments.length - left.length - right.length;
  if (!isBody(left) || !isBody(right)) return 0;
  const shared = Math.min(bottom(left), bottom(right)) - Math.max(top(left), top(right));
  const shorter = Math.min(bottom(left) - top(left), bottom(right) - top(right));
  if (shared < shorter * 0.5) return 0;
  const parted = Math.min(left.length, right.length);
  return across * 2 > left.length + right.length ? 0 : parted - across;
};

const isBody = (segments: readonly Segment[]): boolean => {
  if (segments.length < FEWEST_LINES) return false;
  const long = segments.filter(({ text }) => text.length >= FEWEST_CHARACTERS).length;
  return long >= FEWEST_LINES && long * 2 >= segments.length;
};

const top = (segments: readonly Segment[]): number =>
  segments.reduce((least, { baseline }) => Math.min(least, baseline), Infinity);
const bottom = (segments: readonly Segment[]): number =>
  segments.reduce((most, { baseline }) => Math.max(most, baseline), -Infinity);

/** The middle one of some numbers; 0 when there are none. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const ASCENT = 0.7;
const SHARED_HEIGHT = 0.5;

/** Joins segments that stand on one height to lines, from top to bottom. */
const rowsOf = (segments: readonly Segment[]): Row[] => {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((one, other) => one.baseline - other.baseline)) {
    const row = rows.slice(-3).find(([first]) => first !== undefined && standBeside(first, segment));
    if (row) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map(joined).toSorted((one, other) => one.baseline - other.baseline);
};

const standBeside = (one: Segment, other: Segment): boolean => {
  const upper = Math.max(one.baseline - one.size * ASCENT, other.baseline - other.size * ASCENT);
  const shared = Math.min(one.baseline, other.baseline) - upper;
  return shared >= Math.min(one.size, other.size) * ASCENT * SHARED_HEIGHT;
};

const NO_SPACE = 0.18;

const joined = (segments: readonly Segment[]): Row => {
  const ordered = segments.toSorted((one, other) => one.left - other.left);
  let text = '';
  let right = -Infinity;
  for (const segment of ordered) {
    const touches = segment.left - right < NO_SPACE * segment.size && segment.left - right > -segment.size;
    text += text === '' || touches ? segment.text : ` ${segment.text}`;
    right = Math.max(right, segment.right);
  }
  const main = ordered.reduce((most, segment) => (segment.text.length > most.text.length ? segment : most));
  const { baseline, size, mono } = main;
  return { text, left: ordered[0]?.left ?? 0, right, baseline, size, mono };
};
