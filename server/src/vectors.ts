import { productOf } from './vector-product.ts';

/** A vector of length one, as the model gives it, in one byte a number; its own length is measured when it is compared. */
export const packVector = (vector: Float32Array): Int8Array => {
  let largest = Number.MIN_VALUE;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  const packed = new Int8Array(vector.length);
  // A plain loop: thousands of these are made at a start.
  for (let at = 0; at < vector.length; at += 1)
    packed[at] = Math.round(((vector[at] as number) / largest) * 127);
  return packed;
};

/** How alike two texts are, from -1 to 1: one as it came from the model, one packed or not. */
export const likenessOf = (asked: Float32Array, other: Numbers): number =>
  inverse(lengthAt(other, 0, other.length)) * productAt(asked, other, 0);

/** Several packed vectors one after the other, to be stored. */
export const packVectors = (vectors: readonly Float32Array[]): Uint8Array =>
  Buffer.concat(vectors.map((vector) => Buffer.from(packVector(vector).buffer)));

/** The same for each of several that were kept one after the other. */
export const likenessesOf = (asked: Float32Array, known: Uint8Array): number[] => {
  // The same bytes, read with their sign.
  const packed = new Int8Array(known.buffer, known.byteOffset, known.length);
  return Array.from({ length: Math.floor(packed.length / asked.length) }, (_, row) => {
    const start = row * asked.length;
    return inverse(lengthAt(packed, start, asked.length)) * productAt(asked, packed, start);
  });
};

/** Packed vectors one after the other in one piece of memory, to be compared with many questions. */
export interface Vectors {
  readonly count: number;
  likenessOf(asked: Float32Array, row: number): number;
  /** How alike two of them are. */
  likenessBetween(row: number, other: number): number;
  /** One of them with the length one, as if it were asked for. */
  unitOf(row: number): Float32Array;
}

/** What rows are made of. */
export interface RowParts {
  /** Numbers in a row. */
  size: number;
  numbers: Int8Array;
  /** Where each row begins. */
  starts: Uint32Array;
  /** A kept vector never changes, so its length is measured once: by what it is divided. */
  inverses: Float64Array;
}

/** Nothing is alike to a row that is empty. */
export const rowsOf = (vectors: readonly Int8Array[]): Vectors => rowsFrom(rowPartsOf(vectors));

export const rowPartsOf = (vectors: readonly Int8Array[]): RowParts => ({
  size: vectors.find(({ length }) => length > 0)?.length ?? 0,
  inverses: Float64Array.from(vectors, (vector) => inverse(lengthAt(vector, 0, vector.length))),
  ...inOnePiece(vectors),
});

export const rowsFrom = ({ size, numbers, starts, inverses }: RowParts): Vectors => {
  const likenessTo: Vectors['likenessOf'] = (asked, row) =>
    (inverses[row] as number) * productAt(asked, numbers, starts[row] as number);
  const unitOf: Vectors['unitOf'] = (row) => {
    const [start, share] = [starts[row] as number, inverses[row] as number];
    return Float32Array.from(numbers.subarray(start, start + size), (value) => value * share);
  };
  return {
    count: starts.length,
    likenessOf: likenessTo,
    likenessBetween: (row, other) => likenessTo(unitOf(row), other),
    unitOf,
  };
};

/** One piece of memory with all of them: that in which they lie together already, else a new one. */
const inOnePiece = (vectors: readonly Int8Array[]): { numbers: Int8Array; starts: Uint32Array } => {
  const filled = vectors.filter(({ length }) => length > 0);
  const [first] = filled;
  if (first && filled.length > 1 && filled.every(({ buffer }) => buffer === first.buffer))
    return { numbers: new Int8Array(first.buffer), starts: Uint32Array.from(vectors, startOf) };
  const size = first?.length ?? 0;
  const numbers = new Int8Array(size * vectors.length);
  for (const [row, vector] of vectors.entries()) numbers.set(vector, size * row);
  return { numbers, starts: Uint32Array.from(vectors, (_, row) => size * row) };
};
/** An empty one is multiplied by nothing, wherever it is said to lie. */
const startOf = ({ byteOffset, length }: Int8Array): number => (length > 0 ? byteOffset : 0);

/** The direction in which several vectors lie together, each counting alike. */
export const middleOf = (vectors: readonly Int8Array[]): Int8Array => {
  const sums = new Float32Array(vectors.find(({ length }) => length > 0)?.length ?? 0);
  for (const vector of vectors) {
    const share = inverse(lengthAt(vector, 0, vector.length));
    for (let at = 0; at < vector.length; at += 1)
      sums[at] = (sums[at] as number) + (vector[at] as number) * share;
  }
  return packVector(sums);
};

type Numbers = Int8Array | Float32Array;

const productAt = (asked: Float32Array, other: Numbers, start: number): number => {
  if (other instanceof Int8Array) return productOf(asked, other, start);
  let sum = 0;
  for (let at = 0; at < asked.length; at += 1) sum += (other[start + at] as number) * (asked[at] as number);
  return sum;
};

const lengthAt = (packed: Numbers, start: number, size: number): number => {
  let squares = 0;
  for (let at = start; at < start + size; at += 1) squares += (packed[at] as number) * (packed[at] as number);
  return Math.sqrt(squares);
};

// Nothing is alike to a vector without a length.
const inverse = (length: number): number => (length > 0 ? 1 / length : 0);
