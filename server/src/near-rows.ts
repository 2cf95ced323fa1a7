import { BLOCK, signDistancesOf } from './sign-distances.ts';
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

/** What they are made of. */
export interface NearParts extends RowParts {
  /** A bit for every number that is above zero, each row filled up to whole blocks. */
  signs: Uint8Array;
}

export const nearRowsOf = (vectors: readonly Int8Array[]): NearRows => nearRowsFrom(nearPartsOf(vectors));

const blocksOf = (size: number): number => Math.max(1, Math.ceil(size / (8 * BLOCK)));

export const nearPartsOf = (vectors: readonly Int8Array[]): NearParts => {
  const parts = rowPartsOf(vectors);
  const stride = BLOCK * blocksOf(parts.size);
  const signs = new Uint8Array(stride * vectors.length);
  for (const [row, vector] of vectors.entries()) signs.set(signsOf(vector), stride * row);
  return { ...parts, signs };
};

/** Two vectors whose signs differ in many places are never close, and signs are compared many at once. */
export const nearRowsFrom = ({ signs, ...parts }: NearParts): NearRows => {
  const rows = rowsFrom(parts);
  const blocks = blocksOf(parts.size);
  const distancesFrom = signDistancesOf(signs, blocks);
  return {
    ...rows,
    eachNear: (asked, { least, among }, take) => {
      const distances = distancesFrom(signsOf(asked), among);
      const counts = new Uint32Array(8 * BLOCK * blocks + 1);
      for (let row = 0; row < among; row += 1) {
        const distance = distances[row] as number;
        counts[distance] = (counts[distance] as number) + 1;
      }
      const farthest = distanceOf(least, counts);
      for (let row = 0; row < among; row += 1)
        if ((distances[row] as number) <= farthest) take(row, rows.likenessOf(asked, row));
    },
  };
};

const signsOf = (vector: Int8Array | Float32Array): Uint8Array => {
  const signs = new Uint8Array(Math.ceil(vector.length / 8));
  for (let at = 0; at < vector.length; at += 1)
    if ((vector[at] as number) > 0) signs[at >>> 3] = (signs[at >>> 3] as number) | (1 << (at & 7));
  return signs;
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
