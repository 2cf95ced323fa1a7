/** An entry with what hangs on it, and how large it is. */
export interface Branch {
  id: string;
  depth: number;
  width: number;
  height: number;
  branches: readonly Branch[];
}

/** Where an entry begins and ends, from the top of everything. */
interface Place {
  id: string;
  depth: number;
  top: number;
  bottom: number;
  parent: string | null;
}

/** How far a branch reaches up and down in each column, from the middle of its first entry on. */
interface Outline {
  top: readonly number[];
  bottom: readonly number[];
  /** How far below that middle each of what hangs on it stands. */
  steps: readonly number[];
}

const BETWEEN = 12;

/**
 * A tidy tree (after Reingold and Tilford, 1981) of entries of any height: what hangs on an entry stands as close together
 * as its branches allow, and the entry before the middle of it.
 */
export const tidy = (root: Branch): Place[] => {
  const outlines = new Map<Branch, Outline>();
  const outline = outlineOf(root, outlines);
  const highest = Math.min(...outline.top);
  const places: Place[] = [];
  const settle = (branch: Branch, middle: number, parent: string | null): void => {
    const { id, depth, height, branches } = branch;
    const top = middle - height / 2 - highest;
    places.push({ id, depth, top, bottom: top + height, parent });
    const { steps } = outlines.get(branch) ?? { steps: [] };
    for (const [index, one] of branches.entries()) settle(one, middle + (steps[index] ?? 0), id);
  };
  settle(root, 0, null);
  return places;
};

const outlineOf = (branch: Branch, outlines: Map<Branch, Outline>): Outline => {
  const [top, bottom, starts]: [number[], number[], number[]] = [[], [], []];
  for (const one of branch.branches) {
    const next = outlineOf(one, outlines);
    // As far down as the tightest column asks for; cousins keep twice the distance of brothers.
    const start = next.top.reduce(
      (most, edge, column) =>
        Math.max(most, (bottom[column] ?? -Infinity) + (column === 0 ? 1 : 2) * BETWEEN - edge),
      starts.length === 0 ? 0 : -Infinity,
    );
    starts.push(start);
    for (const [column, edge] of next.top.entries()) {
      top[column] = Math.min(top[column] ?? Infinity, start + edge);
      bottom[column] = Math.max(bottom[column] ?? -Infinity, start + (next.bottom[column] ?? 0));
    }
  }
  const middle = ((starts[0] ?? 0) + (starts.at(-1) ?? 0)) / 2;
  const half = branch.height / 2;
  const outline = {
    top: [-half, ...top.map((edge) => edge - middle)],
    bottom: [half, ...bottom.map((edge) => edge - middle)],
    steps: starts.map((start) => start - middle),
  };
  outlines.set(branch, outline);
  return outline;
};
