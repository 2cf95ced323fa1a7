import { tidy, type Branch } from './tidy.ts';

/** A part of the map with its own corner: how large it is, and where in it each entry stands. */
export interface Block {
  width: number;
  height: number;
  spots: readonly Spot[];
  /** What stands in columns under its heading; empty where everything stands beside each other. */
  parts: readonly Part[];
}

/** Where an entry stands. */
interface Spot {
  id: string;
  x: number;
  y: number;
  parent: string | null;
  /** Whether it stands below what it hangs on, not beside it. */
  isBelow: boolean;
}

/** Where an entry stands with all that hangs on it. */
export interface Part {
  id: string;
  x: number;
  y: number;
  /** As far as the next column. */
  room: number;
  height: number;
}

/** From here on nobody could read all of it at once: it is folded into columns like a newspaper. */
const TALL = 3_000;
const COLUMN_GAP = 64;
/** Between columns, and between what stands in one; as much room is left for the line that leads there. */
const APART = 72;
export const LINE_ROOM = 28;
/** A little wider than tall, as windows are. */
const SHAPE = 1.25;
const MOST_COLUMNS = 24;

/** A tree beside its root as long as that is not too tall; else what hangs on the root in columns below it. */
export const blockOf = (branch: Branch): Block => {
  const beside = besideOf(branch);
  if (beside.height <= TALL || branch.branches.length === 0) return beside;
  const columns = columnsOf(branch.branches.map(blockOf));
  const below = branch.height + 2 * LINE_ROOM;
  const spots: Spot[] = [{ id: branch.id, x: 0, y: 0, parent: null, isBelow: false }];
  const parts: Part[] = [];
  let [x, height] = [2 * LINE_ROOM, 0];
  for (const column of columns) {
    let y = below;
    for (const block of column) {
      for (const [index, spot] of block.spots.entries())
        spots.push({
          ...spot,
          x: spot.x + x,
          y: spot.y + y,
          ...(index === 0 && { parent: branch.id, isBelow: true }),
        });
      parts.push({ id: block.spots[0]?.id ?? '', x, y, room: widthOf(column) + APART, height: block.height });
      y += block.height + APART;
    }
    height = Math.max(height, y - APART);
    x += widthOf(column) + APART;
  }
  return { width: Math.max(branch.width, x - APART), height, spots, parts };
};

/** Branches to the right of where they hang, those of one level in one column. */
const besideOf = (root: Branch): Block => {
  const widths: number[] = [];
  const measure = ({ depth, width, branches }: Branch): void => {
    const column = depth - root.depth;
    widths[column] = Math.max(widths[column] ?? 0, width);
    branches.forEach(measure);
  };
  measure(root);
  const lefts: number[] = [];
  let width = 0;
  for (const one of widths) {
    lefts.push(width);
    width += one + COLUMN_GAP;
  }
  let height = 0;
  const spots = tidy(root).map(({ id, depth, top, bottom, parent }): Spot => {
    height = Math.max(height, bottom);
    return { id, x: lefts[depth - root.depth] ?? 0, y: top, parent, isBelow: false };
  });
  return { width: width - COLUMN_GAP, height, spots, parts: [] };
};

const heightOf = (column: readonly Block[]): number =>
  column.reduce((sum, { height }) => sum + height + APART, -APART);
const widthOf = (column: readonly Block[]): number => Math.max(0, ...column.map(({ width }) => width));

/** In order, down one column and then the next, with as many columns as let all of it be drawn largest. */
const columnsOf = (blocks: readonly Block[]): Block[][] => {
  let best: { columns: Block[][]; scale: number } = { columns: [], scale: 0 };
  for (let many = 1; many <= Math.min(MOST_COLUMNS, blocks.length); many += 1) {
    const tallest = Math.max(...blocks.map(({ height }) => height), heightOf(blocks) / many);
    const columns: Block[][] = [[]];
    for (const block of blocks) {
      const last = columns.at(-1) ?? [];
      if (last.length === 0 || heightOf(last) + APART + block.height / 2 <= tallest) last.push(block);
      else columns.push([block]);
    }
    const width = columns.reduce((sum, column) => sum + widthOf(column) + APART, 0);
    const scale = Math.min(SHAPE / width, 1 / Math.max(...columns.map(heightOf)));
    if (scale > best.scale) best = { columns, scale };
  }
  return best.columns;
};
