import type { MapNode, MapRole } from '@studia/contract/mindmap';

/** A map to walk in: every entry by its name, and what hangs on it, in order. */
export interface MapTree {
  root: MapNode;
  byId: ReadonlyMap<string, MapNode>;
  children: ReadonlyMap<string, readonly MapNode[]>;
}

/** What hangs on an idea says in a word what it is. */
const UNLABELLED: ReadonlySet<MapRole> = new Set(['topic', 'chapter', 'idea', 'point']);

export const isLabelled = (role: MapRole): boolean => !UNLABELLED.has(role);

const NONE: readonly MapNode[] = [];

export const treeOf = (nodes: readonly MapNode[]): MapTree | null => {
  const root = nodes.find(({ parent }) => parent === null);
  if (!root) return null;
  const children = new Map<string, MapNode[]>();
  for (const node of nodes) {
    if (node.parent === null) continue;
    const siblings = children.get(node.parent);
    if (siblings) siblings.push(node);
    else children.set(node.parent, [node]);
  }
  return { root, children, byId: new Map(nodes.map((node) => [node.id, node])) };
};

export const childrenOf = (tree: MapTree, id: string): readonly MapNode[] => tree.children.get(id) ?? NONE;

/** The way from an entry up to the root, the entry itself first. */
export const wayUp = (tree: MapTree, id: string): MapNode[] => {
  const way: MapNode[] = [];
  for (let node = tree.byId.get(id); node; node = tree.byId.get(node.parent ?? '')) way.push(node);
  return way;
};

/** An entry that is shown: how deep it stands, and its place among its siblings. */
export interface ShownNode {
  node: MapNode;
  level: number;
  place: number;
  siblings: number;
  /** How many entries hang directly on it; shown or folded away. */
  branches: number;
  isFolded: boolean;
}

/** What is shown, from top to bottom: everything that is not folded away. */
export const shownIn = (tree: MapTree, folded: ReadonlySet<string>): ShownNode[] => {
  const shown: ShownNode[] = [];
  const visit = (node: MapNode, level: number, place: number, siblings: number): void => {
    const branches = childrenOf(tree, node.id);
    const isFolded = branches.length > 0 && folded.has(node.id);
    shown.push({ node, level, place, siblings, branches: branches.length, isFolded });
    if (!isFolded)
      for (const [index, branch] of branches.entries()) visit(branch, level + 1, index, branches.length);
  };
  visit(tree.root, 1, 0, 1);
  return shown;
};

/** More entries than this at first sight are a wall. */
const AT_FIRST = 32;

/** What is folded when a map is opened: what is said about ideas, and where that is still too much, whatever lies deepest. */
export const foldedAtFirst = (tree: MapTree): Set<string> => {
  const folded = new Set(
    Array.from(tree.byId.values()).flatMap(({ id, role }) => (role === 'idea' ? [id] : [])),
  );
  let shown = shownIn(tree, folded);
  for (let level = 6; level >= 2 && shown.length > AT_FIRST; level -= 1) {
    for (const one of shown) if (one.level === level && one.branches > 0) folded.add(one.node.id);
    shown = shownIn(tree, folded);
  }
  return folded;
};

/** The same with the topmost folded branches open: a whole book at once would be a wall of boxes nobody can read. */
export const openedFurther = (tree: MapTree, folded: ReadonlySet<string>): Set<string> => {
  const shut = shownIn(tree, folded).filter(({ isFolded }) => isFolded);
  const level = Math.min(...shut.map((one) => one.level));
  const opened = new Set(shut.flatMap((one) => (one.level === level ? [one.node.id] : [])));
  return new Set(Array.from(folded).filter((id) => !opened.has(id)));
};

/** Entries whose words hold every word of a question, from top to bottom. */
export const foundIn = (tree: MapTree, question: string): string[] => {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return shownIn(tree, new Set())
    .filter(({ node }) => words.every((word) => node.text.toLowerCase().includes(word)))
    .map(({ node }) => node.id);
};

/** What a key does to who stands on an entry. */
export type Step = { go: string } | { fold: string; open: boolean } | null;

/** Arrows walk the tree as in any list that folds: sideways into branches and back, up and down along what is shown. */
export const stepFor = (key: string, at: string, shown: readonly ShownNode[]): Step => {
  const index = Math.max(
    0,
    shown.findIndex(({ node }) => node.id === at),
  );
  const here = shown[index];
  if (!here) return null;
  const go = (to: ShownNode | undefined): Step => (to ? { go: to.node.id } : null);
  if (key === 'ArrowDown') return go(shown[index + 1]);
  if (key === 'ArrowUp') return go(shown[index - 1]);
  if (key === 'Home') return go(shown[0]);
  if (key === 'End') return go(shown.at(-1));
  const isOpen = here.branches > 0 && !here.isFolded;
  if (key === 'ArrowRight') {
    if (isOpen) return go(shown[index + 1]);
    return here.isFolded ? { fold: here.node.id, open: true } : null;
  }
  if (key === 'ArrowLeft') {
    if (isOpen && here.level > 1) return { fold: here.node.id, open: false };
    return here.node.parent === null ? null : { go: here.node.parent };
  }
  return null;
};
