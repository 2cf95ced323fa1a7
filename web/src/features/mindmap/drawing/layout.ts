import type { MapNode, MapRole } from '@studia/contract/mindmap';
import { childrenOf, type MapTree } from '../tree.ts';
import { tidy, type Branch } from './tidy.ts';
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
const COLUMN_GAP = 64;
const MOST_LINES = 4;

const WIDTHS: Partial<Record<MapRole, number>> = { topic: 200, chapter: 200, idea: 220 };
const USUAL_WIDTH = 260;
/** What hangs on an idea says in a word what it is. */
const UNLABELLED: ReadonlySet<MapRole> = new Set(['topic', 'chapter', 'idea', 'point']);

export const isLabelled = (role: MapRole): boolean => !UNLABELLED.has(role);
export const hasBar = (role: MapRole): boolean => role === 'idea';

type Measure = (words: string, role: MapRole) => number;

/** Places everything that is not folded away: branches to the right of where they hang, none over another. */
export const layoutOf = (tree: MapTree, folded: ReadonlySet<string>, measure: Measure): MapLayout => {
  const columns: number[] = [];
  const boxes = new Map<string, Box>();
  const branch = ({ id, text, role }: MapNode, depth: number): Branch => {
    const box = boxOf(text, role, measure);
    boxes.set(id, box);
    columns[depth] = Math.max(columns[depth] ?? 0, box.width);
    const branches = folded.has(id) ? [] : childrenOf(tree, id).map((child) => branch(child, depth + 1));
    return { id, depth, height: box.height, branches };
  };
  const places = tidy(branch(tree.root, 0));
  const lefts = columns.map((_, depth) =>
    columns.slice(0, depth).reduce((sum, width) => sum + width + COLUMN_GAP, MARGIN),
  );

  const nodes: PlacedNode[] = [];
  const links: [parent: string, child: string][] = [];
  let bottom = 0;
  for (const { id, depth, top, parent } of places) {
    const { lines, width, height } = boxes.get(id) ?? NO_BOX;
    nodes.push({ id, lines, width, height, x: lefts[depth] ?? 0, y: top + MARGIN });
    bottom = Math.max(bottom, top + height);
    if (parent !== null) links.push([parent, id]);
  }
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const edges = links.flatMap(([parent, child]) => edgeOf(byId.get(parent), byId.get(child)));
  const width = (lefts.at(-1) ?? 0) + (columns.at(-1) ?? 0) + MARGIN;
  return { nodes, byId, edges, width, height: bottom + 2 * MARGIN };
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

const edgeOf = (from: PlacedNode | undefined, to: PlacedNode | undefined): Edge[] => {
  if (!from || !to) return [];
  const [x1, y1, x2, y2] = [from.x + from.width, from.y + from.height / 2, to.x, to.y + to.height / 2];
  const bend = Math.min(COLUMN_GAP, (x2 - x1) / 2);
  const path = `M${x1} ${y1}C${x2 - bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
  return [{ id: to.id, x: x1, y: Math.min(y1, y2), width: x2 - x1, height: Math.abs(y2 - y1), path }];
};
