import type { MapNode, MapRole } from '@studia/contract/mindmap';
import { isLabelled, childrenOf, type MapTree } from '../tree.ts';
import { blockOf, LINE_ROOM, type Part } from './spread.ts';
import type { Branch } from './tidy.ts';
import { wrapped } from './wrap.ts';

/** An entry with its place on the sheet. */
export interface PlacedNode {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  lines: readonly string[];
}

/** A line from an entry to one that hangs on it. */
interface Edge {
  /** Of the entry that it leads to. */
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  path: string;
}

export interface MapLayout {
  nodes: readonly PlacedNode[];
  byId: ReadonlyMap<string, PlacedNode>;
  /** The lines between entries, each with the part of the sheet that it crosses. */
  edges: readonly Edge[];
  /** Where the map is so large that it stands in columns: its parts, whose names are read from far away. */
  parts: readonly Part[];
  width: number;
  height: number;
}

export const LINE_HEIGHT = 18;
export const PADDING = 12;
/** Room for the word that says what an entry is. */
export const LABEL_HEIGHT = 16;
/** Room for the bars of an idea. */
const BAR_HEIGHT = 12;
const MARGIN = 40;
const BEND = 64;
const MOST_LINES = 4;

const WIDTHS: Partial<Record<MapRole, number>> = { topic: 200, chapter: 200, idea: 220 };
const USUAL_WIDTH = 260;
export const hasBar = (role: MapRole): boolean => role === 'idea';

type Measure = (words: string, role: MapRole) => number;

/** Places everything that is not folded away, none over another. */
export const layoutOf = (tree: MapTree, folded: ReadonlySet<string>, measure: Measure): MapLayout => {
  const boxes = new Map<string, Box>();
  const branch = ({ id, text, role }: MapNode, depth: number): Branch => {
    const box = boxOf(text, role, measure);
    boxes.set(id, box);
    const branches = folded.has(id) ? [] : childrenOf(tree, id).map((child) => branch(child, depth + 1));
    return { id, depth, width: box.width, height: box.height, branches };
  };
  const { spots, parts, width, height } = blockOf(branch(tree.root, 0));
  const nodes = spots.map(({ id, x, y }) => ({
    id,
    ...(boxes.get(id) ?? NO_BOX),
    x: x + MARGIN,
    y: y + MARGIN,
  }));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const edges = spots.flatMap(({ id, parent, isBelow }) =>
    edgeOf(byId.get(parent ?? ''), byId.get(id), isBelow),
  );
  return {
    nodes,
    byId,
    edges,
    parts: parts.map(({ id, x, y, room, height: tall }) => ({
      id,
      x: x + MARGIN,
      y: y + MARGIN,
      room,
      height: tall,
    })),
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  };
};

interface Box {
  lines: readonly string[];
  width: number;
  height: number;
}
const NO_BOX: Box = { lines: [], width: 0, height: 0 };

const boxOf = (text: string, role: MapRole, measure: Measure): Box => {
  const inner = (WIDTHS[role] ?? USUAL_WIDTH) - 2 * PADDING;
  const lines = wrapped(text, inner, MOST_LINES, (words) => measure(words, role));
  const widest = Math.max(40, ...lines.map((line) => measure(line, role)));
  const height =
    lines.length * LINE_HEIGHT +
    2 * PADDING +
    (isLabelled(role) ? LABEL_HEIGHT : 0) +
    (hasBar(role) ? BAR_HEIGHT : 0);
  return { lines, width: Math.min(inner, widest) + 2 * PADDING, height };
};

const edgeOf = (from: PlacedNode | undefined, to: PlacedNode | undefined, isBelow: boolean): Edge[] => {
  if (!from || !to) return [];
  const [x2, y2] = [to.x, to.y + to.height / 2];
  if (isBelow) {
    // Down from the heading, along under it, and down beside the column.
    const [x1, y1, along, beside] = [
      from.x + LINE_ROOM,
      from.y + from.height,
      from.y + from.height + LINE_ROOM,
      to.x - LINE_ROOM,
    ];
    const path = `M${x1} ${y1}V${along}H${beside}V${y2}H${x2}`;
    return [{ id: to.id, x: x1, y: y1, width: x2 - x1, height: y2 - y1, path }];
  }
  const [x1, y1] = [from.x + from.width, from.y + from.height / 2];
  const bend = Math.min(BEND, (x2 - x1) / 2);
  const path = `M${x1} ${y1}C${x2 - bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
  return [{ id: to.id, x: x1, y: Math.min(y1, y2), width: x2 - x1, height: Math.abs(y2 - y1), path }];
};
