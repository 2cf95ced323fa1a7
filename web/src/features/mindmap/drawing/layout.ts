import type { MapRole } from '@studia/contract/mindmap';
import { hierarchy, tree as tidyTree } from 'd3-hierarchy';
import { childrenOf, type MapTree } from '../tree.ts';
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

export interface MapLayout {
  nodes: readonly PlacedNode[];
  byId: ReadonlyMap<string, PlacedNode>;
  /** Every line between entries, as one path. */
  edges: string;
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
const BETWEEN = 12;
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
  const sized = hierarchy(tree.root, ({ id }) => (folded.has(id) ? [] : childrenOf(tree, id)));
  const boxes = new Map(
    sized.descendants().map(({ data: { id, text, role } }) => {
      const inner = (WIDTHS[role] ?? USUAL_WIDTH) - 2 * PADDING;
      const lines = wrapped(text, inner, MOST_LINES, (words) => measure(words, role));
      const widest = Math.max(40, ...lines.map((line) => measure(line, role)));
      const height =
        lines.length * LINE_HEIGHT +
        2 * PADDING +
        (isLabelled(role) ? LABEL_HEIGHT : 0) +
        (hasBar(role) ? BAR_HEIGHT : 0);
      return [id, { lines, width: Math.min(inner, widest) + 2 * PADDING, height }];
    }),
  );
  const boxOf = (id: string) => boxes.get(id) ?? { lines: [], width: 0, height: 0 };
  const placed = tidyTree<(typeof sized)['data']>()
    .nodeSize([1, 1])
    .separation(
      (one, other) =>
        (boxOf(one.data.id).height + boxOf(other.data.id).height) / 2 +
        (one.parent === other.parent ? BETWEEN : 2 * BETWEEN),
    )(sized);

  const columns: number[] = [];
  placed.each(({ depth, data: { id } }) => {
    columns[depth] = Math.max(columns[depth] ?? 0, boxOf(id).width);
  });
  const lefts = columns.map((_, depth) =>
    columns.slice(0, depth).reduce((sum, width) => sum + width + COLUMN_GAP, MARGIN),
  );
  let top = Infinity;
  let bottom = -Infinity;
  placed.each(({ x, data: { id } }) => {
    top = Math.min(top, x - boxOf(id).height / 2);
    bottom = Math.max(bottom, x + boxOf(id).height / 2);
  });

  const nodes = placed.descendants().map(({ x, depth, data: { id } }) => {
    const { lines, width, height } = boxOf(id);
    return { id, lines, width, height, x: lefts[depth] ?? 0, y: x - top + MARGIN - height / 2 };
  });
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const edges = placed
    .links()
    .map(({ source, target }) => curve(byId.get(source.data.id), byId.get(target.data.id)))
    .join('');
  const width = (lefts.at(-1) ?? 0) + (columns.at(-1) ?? 0) + MARGIN;
  return { nodes, byId, edges, width, height: bottom - top + 2 * MARGIN };
};

const curve = (from: PlacedNode | undefined, to: PlacedNode | undefined): string => {
  if (!from || !to) return '';
  const [x1, y1, x2, y2] = [from.x + from.width, from.y + from.height / 2, to.x, to.y + to.height / 2];
  const bend = Math.min(COLUMN_GAP, (x2 - x1) / 2);
  return `M${x1} ${y1}C${x2 - bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
};
