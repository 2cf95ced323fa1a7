import { rowPartsOf, rowsFrom, type RowParts, type Vectors } from './vectors.ts';

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

/** Signs in one number, and numbers that are counted together: `signsOf` and `differing` are written for just these two. */
const [BITS, TOGETHER] = [32, 4];
/**
 * So many rows, the nearest by their first signs, are compared by all of them: of the nine nearest to each of 663 messages one in
 * two hundred lies elsewhere, of the three nearest one in five hundred.
 */
const BY_ALL_SIGNS = 10_000;
const TOO_FAR = 0xffff;

/** What they are made of: the first signs apart from the others, so that the first pass goes through memory without gaps. */
export interface NearParts extends RowParts {
  headSigns: Int32Array;
  restSigns: Int32Array;
}

export const nearRowsOf = (vectors: readonly Int8Array[]): NearRows => nearRowsFrom(nearPartsOf(vectors));

/** How many numbers hold the first signs of a row, and how many the others. */
const wordsOf = (size: number): { words: number; heads: number; rest: number } => {
  const words = Math.ceil(size / (BITS * TOGETHER)) * TOGETHER;
  return { words, heads: TOGETHER, rest: Math.max(0, words - TOGETHER) };
};

export const nearPartsOf = (vectors: readonly Int8Array[]): NearParts => {
  const parts = rowPartsOf(vectors);
  const { words, heads, rest } = wordsOf(parts.size);
  const headSigns = new Int32Array(heads * vectors.length);
  const restSigns = new Int32Array(rest * vectors.length);
  for (const [row, vector] of vectors.entries()) {
    const signs = signsOf(vector, words);
    headSigns.set(signs.subarray(0, heads), heads * row);
    restSigns.set(signs.subarray(heads), rest * row);
  }
  return { ...parts, headSigns, restSigns };
};

/** Two vectors whose signs differ in many places are never close, and thirty-two signs are compared at once. */
export const nearRowsFrom = ({ headSigns, restSigns, ...parts }: NearParts): NearRows => {
  const rows = rowsFrom(parts);
  const { words, heads, rest } = wordsOf(parts.size);
  const distances = new Uint16Array(rows.count);
  return {
    ...rows,
    eachNear: (asked, { least, among }, take) => {
      const own = signsOf(asked, words);
      const byHead = new Uint32Array(BITS * heads + 1);
      for (let row = 0; row < among; row += 1) {
        const distance = differing(headSigns, heads * row, own, 0);
        distances[row] = distance;
        byHead[distance] = (byHead[distance] as number) + 1;
      }
      const likely = distanceOf(Math.max(least, BY_ALL_SIGNS), byHead);
      const byAll = new Uint32Array(BITS * words + 1);
      for (let row = 0; row < among; row += 1) {
        let distance = distances[row] as number;
        if (distance > likely) {
          distances[row] = TOO_FAR;
          continue;
        }
        for (let word = 0; word < rest; word += TOGETHER)
          distance += differing(restSigns, rest * row + word, own, heads + word);
        distances[row] = distance;
        byAll[distance] = (byAll[distance] as number) + 1;
      }
      const farthest = distanceOf(least, byAll);
      for (let row = 0; row < among; row += 1)
        if ((distances[row] as number) <= farthest) take(row, rows.likenessOf(asked, row));
    },
  };
};

const signsOf = (vector: Int8Array | Float32Array, words: number): Int32Array => {
  const signs = new Int32Array(Math.max(words, TOGETHER));
  for (let at = 0; at < vector.length; at += 1)
    if ((vector[at] as number) > 0) signs[at >>> 5] = (signs[at >>> 5] as number) | (1 << (at & 31));
  return signs;
};

/** In how many of four numbers' bits two places differ. */
const differing = (signs: Int32Array, start: number, own: Int32Array, from: number): number => {
  const two =
    inFours((signs[start] as number) ^ (own[from] as number)) +
    inFours((signs[start + 1] as number) ^ (own[from + 1] as number));
  const three = (two + inFours((signs[start + 2] as number) ^ (own[from + 2] as number))) | 0;
  const last = inFours((signs[start + 3] as number) ^ (own[from + 3] as number));
  const inBytes =
    (three & 0x0f0f_0f0f) + ((three >>> 4) & 0x0f0f_0f0f) + ((last + (last >>> 4)) & 0x0f0f_0f0f);
  return Math.imul(inBytes, 0x0101_0101) >>> 24;
};

/** How many bits of every four are set: three such counts may be added before they flow over. */
const inFours = (word: number): number => {
  const pairs = (word - ((word >>> 1) & 0x5555_5555)) | 0;
  return ((pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)) | 0;
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
