import type { MapNode, MapRole } from '@studia/contract/mindmap';

/** What hangs on an entry, however deep, and the entry itself. */
export const branchOf = (nodes: readonly MapNode[], id: string): Set<string> => {
  const branch = new Set([id]);
  // Parents may stand after their children, so it is looked until nothing is new.
  for (let before = 0; before !== branch.size;) {
    before = branch.size;
    for (const node of nodes) if (node.parent !== null && branch.has(node.parent)) branch.add(node.id);
  }
  return branch;
};

const siblingsOf = (nodes: readonly MapNode[], parent: string | null): MapNode[] =>
  nodes.filter((node) => node.parent === parent);

const newNode = (id: string, parent: string, role: MapRole): MapNode => ({
  id,
  parent,
  text: '',
  role,
  idea: null,
  quote: null,
});

/** What a new entry is until the student says otherwise. */
const roleUnder = (role: MapRole): MapRole => (role === 'topic' || role === 'chapter' ? 'idea' : 'point');

/** Adds an entry as the last one inside another. */
export const addInside = (nodes: readonly MapNode[], id: string, fresh: string): MapNode[] => {
  const parent = nodes.find((node) => node.id === id);
  return parent ? [...nodes, newNode(fresh, id, roleUnder(parent.role))] : [...nodes];
};

/** Adds an entry right after another, at the same place of the tree; under the root where there is no such place. */
export const addBelow = (nodes: readonly MapNode[], id: string, fresh: string): MapNode[] => {
  const at = nodes.findIndex((node) => node.id === id);
  const before = nodes[at];
  if (!before || before.parent === null) return addInside(nodes, id, fresh);
  return nodes.toSpliced(at + 1, 0, newNode(fresh, before.parent, before.role));
};

export const change = (
  nodes: readonly MapNode[],
  id: string,
  parts: Partial<Pick<MapNode, 'text' | 'role'>>,
): MapNode[] => nodes.map((node) => (node.id === id ? { ...node, ...parts } : node));

/** Takes an entry away with everything that hangs on it; the root stays. */
export const remove = (nodes: readonly MapNode[], id: string): MapNode[] => {
  if (nodes.find((node) => node.id === id)?.parent === null) return [...nodes];
  const gone = branchOf(nodes, id);
  return nodes.filter((node) => !gone.has(node.id));
};

/** Hangs an entry on another, as its last one; never on itself or on what hangs on it. */
export const moveUnder = (nodes: readonly MapNode[], id: string, parent: string): MapNode[] => {
  const node = nodes.find((one) => one.id === id);
  if (!node || node.parent === null || node.parent === parent || branchOf(nodes, id).has(parent))
    return [...nodes];
  return [...nodes.filter((one) => one.id !== id), { ...node, parent }];
};

/** Changes places with the sibling before or after. */
export const moveAmong = (nodes: readonly MapNode[], id: string, by: -1 | 1): MapNode[] => {
  const node = nodes.find((one) => one.id === id);
  const siblings = siblingsOf(nodes, node?.parent ?? null);
  const other = siblings[siblings.findIndex((one) => one.id === id) + by];
  if (!node || !other) return [...nodes];
  return nodes.map((one) => (one === node ? other : one === other ? node : one));
};

/** One level up: right after what it hung on. */
export const moveOut = (nodes: readonly MapNode[], id: string): MapNode[] => {
  const node = nodes.find((one) => one.id === id);
  const parent = nodes.find((one) => one.id === node?.parent);
  if (!node || !parent || parent.parent === null) return [...nodes];
  const rest = nodes.filter((one) => one.id !== id);
  return rest.toSpliced(rest.indexOf(parent) + 1, 0, { ...node, parent: parent.parent });
};

/** One level down: as the last one of the sibling before. */
export const moveIn = (nodes: readonly MapNode[], id: string): MapNode[] => {
  const node = nodes.find((one) => one.id === id);
  const siblings = siblingsOf(nodes, node?.parent ?? null);
  const before = siblings[siblings.findIndex((one) => one.id === id) - 1];
  return before ? moveUnder(nodes, id, before.id) : [...nodes];
};
