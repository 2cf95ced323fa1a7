import type { MapNode } from '@studia/contract/mindmap';

/** Whether entries are one tree: each once, one of them without a parent, and every way leads up to that one. */
export const isTree = (nodes: readonly Pick<MapNode, 'id' | 'parent'>[]): boolean => {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]));
  if (parents.size !== nodes.length) return false;
  if (nodes.filter(({ parent }) => parent === null).length !== 1) return false;
  const reachesRoot = new Set<string>();
  return nodes.every(({ id }) => {
    const way = new Set<string>();
    let at: string | null | undefined = id;
    while (typeof at === 'string' && !reachesRoot.has(at)) {
      if (way.has(at)) return false;
      way.add(at);
      at = parents.get(at);
    }
    // An entry whose parent does not exist ends in undefined.
    if (at === undefined) return false;
    for (const one of way) reachesRoot.add(one);
    return true;
  });
};
