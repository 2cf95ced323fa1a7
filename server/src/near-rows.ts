import { constant, OP, programOver, unsigned } from './assembled-program.ts';
import { lengthOf, vectorsIn, type Vectors } from './vectors.ts';

/** Packed vectors of which the nearest are found without comparing all of them number by number. */
export interface NearRows extends Vectors {
  /**
   * Gives the rows whose signs differ least from those of a vector, in their order, and how like they are to it (to four digits):
   * at least so many, more where several are alike.
   */
  eachNear(asked: Float32Array, least: number, take: (row: number, likeness: number) => void): void;
}

/** Bytes of a row's signs that are counted at once, and numbers that are multiplied at once. */
const [WORD, LANES] = [8, 8];
const PAGE = 65_536;
/** The largest number of what is asked, so that no sum of products leaves 32 bits. */
const LARGEST = 32_767;

/**
 * Nothing is alike to a row that is empty. Two vectors whose signs differ in many places are never close, and signs are counted with an
 * instruction that JavaScript has no name for; the rest is multiplied eight numbers at a time.
 */
export const nearRowsOf = (vectors: readonly Int8Array[]): NearRows => {
  const rows = vectors.length;
  const width = Math.ceil((vectors.find(({ length }) => length > 0)?.length ?? 0) / 64) * 64;
  const places = placesFor(rows, width);
  const memory = new WebAssembly.Memory({ initial: Math.ceil(places.end / PAGE) });
  const bytes = new Uint8Array(memory.buffer);
  const numbers = new Int8Array(memory.buffer, places.numbers, rows * width);
  for (const [row, vector] of vectors.entries()) {
    numbers.set(vector, row * width);
    writeSigns(vector, bytes, places.signs + (row * width) / 8);
  }
  const inverses = Float64Array.from(vectors, (vector) => 1 / (lengthOf(vector) || Infinity));
  const askedNumbers = new Int16Array(memory.buffer, places.askedNumbers, width);
  const counts = new Uint32Array(memory.buffer, places.counts, width + 1);
  const [measure = () => 0, compare = () => 0] = programOver(memory, [
    measuring(width, places),
    comparing(width, places),
  ]);
  return {
    count: rows,
    ...vectorsIn(numbers, width, inverses),
    eachNear: (asked, least, take) => {
      if (rows === 0) return;
      bytes.fill(0, places.askedSigns, places.askedSigns + width / 8);
      writeSigns(asked, bytes, places.askedSigns);
      counts.fill(0);
      measure(places.signs, places.signs + (rows * width) / 8, places.distances);
      const scale = writeNumbers(asked, askedNumbers);
      const end = compare(
        places.distances,
        places.distances + 2 * rows,
        distanceOf(least, counts),
        places.numbers,
        places.found,
      );
      const found = new Int32Array(memory.buffer, places.found, (end - places.found) / 4);
      for (let at = 0; at < found.length; at += 2) {
        const row = found[at] as number;
        take(row, scale * (inverses[row] as number) * (found[at + 1] as number));
      }
    },
  };
};

interface Places {
  askedSigns: number;
  askedNumbers: number;
  counts: number;
  signs: number;
  numbers: number;
  distances: number;
  found: number;
  end: number;
}

const placesFor = (rows: number, width: number): Places => {
  const askedNumbers = Math.ceil(width / 8 / 16) * 16;
  const counts = askedNumbers + 2 * width;
  const signs = counts + 8 * Math.ceil((width + 1) / 2);
  const numbers = signs + (rows * width) / 8;
  const distances = numbers + rows * width;
  const found = distances + 4 * Math.ceil(rows / 2);
  return { askedSigns: 0, askedNumbers, counts, signs, numbers, distances, found, end: found + 8 * rows };
};

const writeSigns = (vector: Int8Array | Float32Array, bytes: Uint8Array, start: number): void => {
  for (let at = 0; at < vector.length; at += 1)
    if ((vector[at] as number) > 0)
      bytes[start + (at >> 3)] = (bytes[start + (at >> 3)] as number) | (1 << (at & 7));
};

/** Writes a vector as whole numbers; answers what one of them is worth. */
const writeNumbers = (asked: Float32Array, numbers: Int16Array): number => {
  let largest = Number.MIN_VALUE;
  for (const value of asked) largest = Math.max(largest, Math.abs(value));
  numbers.fill(0);
  for (let at = 0; at < asked.length; at += 1)
    numbers[at] = Math.round(((asked[at] as number) / largest) * LARGEST);
  return largest / LARGEST;
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

/** Of every row: in how many signs it differs, and how many rows differ in just so many. */
const measuring = (width: number, { askedSigns, counts }: Places) => {
  const [ROW, END, OUT, DISTANCE] = [0, 1, 2, 3];
  const words = Array.from({ length: width / 64 }, (_, word) => WORD * word);
  const count = [OP.get, DISTANCE, OP.i32Const, 2, OP.i32Shl];
  return {
    takes: 3,
    answers: false,
    own: ['i32' as const],
    code: [
      [OP.loop, OP.i64Const, 0],
      words.map((at) => [
        [OP.get, ROW, OP.i64Load, unsigned(at), OP.i32Const, 0, OP.i64Load, unsigned(askedSigns + at)],
        [OP.i64Xor, OP.i64Popcnt, OP.i64Add],
      ]),
      [OP.i32Wrap, OP.set, DISTANCE],
      [OP.get, OUT, OP.get, DISTANCE, OP.i32Store16, 0],
      [count, count, OP.i32Load, unsigned(counts), OP.i32Const, 1, OP.i32Add],
      [OP.i32Store, unsigned(counts)],
      [OP.get, OUT, OP.i32Const, 2, OP.i32Add, OP.set, OUT],
      [OP.get, ROW, OP.i32Const, constant(width / 8), OP.i32Add, OP.tee, ROW],
      [OP.get, END, OP.i32Less, OP.brIf, 0, OP.end],
    ],
  };
};

/** Of every row that is near enough by its signs: its number, and the sum of products with what is asked. Answers where that ends. */
const comparing = (width: number, { askedNumbers }: Places) => {
  const [AT, END, FARTHEST, NUMBERS, OUT, ROW, SUM] = [0, 1, 2, 3, 4, 5, 6];
  const groups = Array.from({ length: width / LANES }, (_, group) => LANES * group);
  const lane = (place: number) => [OP.get, SUM, OP.i32x4Lane, place];
  return {
    takes: 5,
    answers: true,
    own: ['i32' as const, 'v128' as const],
    code: [
      [OP.loop, OP.get, AT, OP.i32Load16, 0, OP.get, FARTHEST, OP.i32AtMost, OP.if],
      [OP.get, OUT, OP.get, ROW, OP.i32Store, 0, OP.v128Zero],
      groups.map((at) => [
        [OP.get, NUMBERS, OP.v128Load8x8, unsigned(at)],
        [OP.i32Const, 0, OP.v128Load, unsigned(askedNumbers + 2 * at), OP.i32x4Dot, OP.i32x4Add],
      ]),
      [OP.set, SUM, OP.get, OUT],
      [lane(0), lane(1), OP.i32Add, lane(2), OP.i32Add, lane(3), OP.i32Add],
      [OP.i32Store, 4, OP.get, OUT, OP.i32Const, 8, OP.i32Add, OP.set, OUT, OP.end],
      [OP.get, NUMBERS, OP.i32Const, constant(width), OP.i32Add, OP.set, NUMBERS],
      [OP.get, ROW, OP.i32Const, 1, OP.i32Add, OP.set, ROW],
      [OP.get, AT, OP.i32Const, 2, OP.i32Add, OP.tee, AT, OP.get, END, OP.i32Less, OP.brIf, 0, OP.end],
      [OP.get, OUT],
    ],
  };
};
