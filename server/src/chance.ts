/** A whole number from 0 up to, not including, its argument. */
export type Draw = (below: number) => number;

/** The same text always draws the same numbers: a quiz can be made again and comes out alike. */
export const drawFrom = (seed: string): Draw => {
  let state = 2_166_136_261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, below);
  };
};

/** A whole number from the one to the other, both included. */
export const between = (draw: Draw, low: number, high: number): number => low + draw(high - low + 1);
