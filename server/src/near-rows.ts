import { rowsOf, type Vectors } from './vectors.ts';

/** Packed vectors of which the nearest are found without comparing all of them number by number. */
export interface NearRows extends Vectors {
  /**
   * Gives those of the first rows (`among`) whose signs differ least from those of a vector, in their order, and how like they are
   * to it: at least so many, more where several are alike.
   */
  eachNear(
    asked: Float32Array,
    wanted: { least: number; among: number },
    take: (row: number, likeness: number) => void,
  ): void;
}

/** Signs in one number. */
const BITS = 32;

/** Two vectors whose signs differ in many places are never close, and thirty-two signs are compared at once. */
export const nearRowsOf = (vectors: readonly Int8Array[]): NearRows => {
  const rows = rowsOf(vectors);
  const words = Math.ceil((vectors.find(({ length }) => length > 0)?.length ?? 0) / BITS);
  const signs = new Int32Array(words * vectors.length);
  for (const [row, vector] of vectors.entries()) writeSigns(vector, signs, words * row);
  const distances = new Uint16Array(vectors.length);
  return {
    ...rows,
    eachNear: (asked, { least, among }, take) => {
      const own = new Int32Array(words);
      writeSigns(asked, own, 0);
      const counts = new Uint32Array(BITS * words + 1);
      for (let row = 0; row < among; row += 1) {
        let distance = 0;
        const start = words * row;
        for (let word = 0; word < words; word += 1)
          distance = (distance + bitsIn((signs[start + word] as number) ^ (own[word] as number))) | 0;
        distances[row] = distance;
        counts[distance] = (counts[distance] as number) + 1;
      }
      const farthest = distanceOf(least, counts);
      for (let row = 0; row < among; row += 1)
        if ((distances[row] as number) <= farthest) take(row, rows.likenessOf(asked, row));
    },
  };
};

const writeSigns = (vector: Int8Array | Float32Array, signs: Int32Array, start: number): void => {
  for (let at = 0; at < vector.length; at += 1)
    if ((vector[at] as number) > 0) {
      const word = start + Math.floor(at / BITS);
      signs[word] = (signs[word] as number) | (1 << (at % BITS));
    }
};

/** How many bits are set: counted in pairs, then in fours, then in bytes, which one product adds up. */
const bitsIn = (word: number): number => {
  const pairs = (word - ((word >>> 1) & 0x5555_5555)) | 0;
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
};

/** The smallest distance within which so many lie. */
const distanceOf = (least: number, counts: Uint32Array): number => {
  let within = 0;
  for (let distance = 0; distance < counts.length; distance += 1) {
    within += counts[distance] as number;
    if (within >= least) return distance;
  }
  return counts.length;
};
