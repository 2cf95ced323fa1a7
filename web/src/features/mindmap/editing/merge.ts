import type { MapNode } from '@studia/contract/mindmap';
import { branchOf } from './edits.ts';

/** What two windows made of one map, together. */
export interface MergedMap {
  nodes: MapNode[];
  /** How many entries both changed in their own way: both texts are there. */
  both: number;
}

/**
 * Brings together what two windows made of the same map. What only one changed is as that one wants it; a text that both
 * changed stays mine, with theirs right under it; what one deleted and the other changed stays.
 */
export const mergeMaps = (
  base: readonly MapNode[],
  mine: readonly MapNode[],
  theirs: readonly MapNode[],
): MergedMap => {
  const [before, ours] = [byId(base), byId(mine)];
  const merged: MapNode[] = [];
  const extra: MapNode[] = [];
  for (const their of theirs) {
    const was = before.get(their.id);
    const my = ours.get(their.id);
    if (!my) {
      // Deleted here: it stays only if the other window changed it or is the one that made it.
      if (!was || differs(was, their)) merged.push(their);
      continue;
    }
    merged.push(mergeNode(was, my, their));
    const isBoth = was && my.text !== was.text && their.text !== was.text && my.text !== their.text;
    if (isBoth)
      extra.push({ ...their, id: `${their.id}~`, parent: their.id, role: 'point', idea: null, quote: null });
  }
  const there = byId(merged);
  for (const my of mine) {
    const was = before.get(my.id);
    // Deleted there: the same the other way round.
    if (!there.has(my.id) && (!was || differs(was, my))) merged.push(my);
  }
  const fresh = extra.filter(({ id }) => !there.has(id));
  return { nodes: inMyOrder(asTree([...merged, ...fresh], mine, theirs), mine, base), both: fresh.length };
};

const byId = (nodes: readonly MapNode[]): Map<string, MapNode> =>
  new Map(nodes.map((node) => [node.id, node]));

const differs = (one: MapNode, other: MapNode): boolean =>
  one.text !== other.text || one.role !== other.role || one.parent !== other.parent;

const mergeNode = (was: MapNode | undefined, my: MapNode, their: MapNode): MapNode => ({
  ...my,
  text: my.text === was?.text ? their.text : my.text,
  role: my.role === was?.role ? their.role : my.role,
  parent: my.parent === was?.parent ? their.parent : my.parent,
});

/** Entries whose way no longer leads to the root are hung where the other window had them, or on the root. */
const asTree = (nodes: MapNode[], mine: readonly MapNode[], theirs: readonly MapNode[]): MapNode[] => {
  const root = nodes.find(({ parent }) => parent === null);
  if (!root) return nodes;
  const known = byId(nodes);
  // What somebody still needs above their entry comes back, even if the other one deleted it.
  for (const node of nodes)
    for (let up = node.parent; up !== null && !known.has(up);) {
      const lost = mine.find(({ id }) => id === up) ?? theirs.find(({ id }) => id === up);
      if (!lost) break;
      known.set(lost.id, lost);
      up = lost.parent;
    }
  const under = (node: MapNode, parent: string): MapNode => ({ ...node, parent });
  let tree = Array.from(known.values(), (node) =>
    node.parent === null && node.id !== root.id ? under(node, root.id) : node,
  );
  for (const { id } of tree) {
    const reached = branchOf(tree, root.id);
    if (reached.has(id)) continue;
    const there = theirs.find((node) => node.id === id)?.parent;
    const parent = there !== undefined && there !== null && reached.has(there) ? there : root.id;
    tree = tree.map((node) => (node.id === id ? under(node, parent) : node));
  }
  return tree;
};

/** Where I moved things about, my order counts; what I don't know keeps its place behind what it stood after. */
const inMyOrder = (nodes: MapNode[], mine: readonly MapNode[], base: readonly MapNode[]): MapNode[] => {
  const order = (list: readonly MapNode[]): string => list.map(({ id }) => id).join('\n');
  const baseIds = new Set(base.map(({ id }) => id));
  const myIds = new Set(mine.map(({ id }) => id));
  const keptBase = base.filter(({ id }) => myIds.has(id));
  const keptMine = mine.filter(({ id }) => baseIds.has(id));
  if (order(keptBase) === order(keptMine)) return nodes;
  const place = new Map(mine.map(({ id }, index) => [id, index]));
  const known = nodes
    .filter(({ id }) => place.has(id))
    .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
  return [...known, ...nodes.filter(({ id }) => !place.has(id))];
};
