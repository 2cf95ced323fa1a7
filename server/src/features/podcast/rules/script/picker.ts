/** Chooses among ways to say something, so that none comes back before all were used. The same seed chooses the same. */
export type Pick = <T>(ways: readonly T[]) => T;

export const makePicker = (seed: string): Pick => {
  const left = new Map<readonly unknown[], unknown[]>();
  const last = new Map<readonly unknown[], unknown>();
  const next = chanceFrom(seed);
  return <T>(ways: readonly T[]): T => {
    let rest = left.get(ways) as T[] | undefined;
    if (!rest || rest.length === 0) {
      rest = shuffled(ways, next);
      // What was said last is not said first again.
      if (rest.length > 1 && rest[0] === last.get(ways)) rest.push(...rest.splice(0, 1));
      left.set(ways, rest);
    }
    const [way] = rest.splice(0, 1);
    last.set(ways, way);
    if (way === undefined) throw new Error('There must be a way to say it.');
    return way;
  };
};

/** The same for phrases that can be left out: nothing where each was said so often. */
export const makeSparing = (pick: Pick, most = 2) => {
  const used = new Map<readonly string[], number>();
  return (ways: readonly string[]): string => {
    const times = used.get(ways) ?? 0;
    if (times >= ways.length * most) return '';
    used.set(ways, times + 1);
    return pick(ways);
  };
};

const shuffled = <T>(things: readonly T[], next: () => number): T[] => {
  const order = [...things];
  for (let end = order.length - 1; end > 0; end -= 1) {
    const other = Math.floor(next() * (end + 1));
    const [one, two] = [order[end], order[other]];
    if (one !== undefined && two !== undefined) [order[end], order[other]] = [two, one];
  }
  return order;
};

/** Numbers from 0 to 1 that only look like chance (mulberry32, seeded by FNV-1a). */
const chanceFrom = (seed: string): (() => number) => {
  let state = 0x811c_9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x0100_0193);
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
