/** A vector of length one in one byte a number; its own length is measured when it is compared. */
export const packVector = (vector: Float32Array): Int8Array => {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), Number.MIN_VALUE);
  return Int8Array.from(vector, (value) => Math.round((value / largest) * 127));
};

/** How alike two texts are, from -1 to 1: one as it came from the model, one packed. */
export const likenessOf = (asked: Float32Array, packed: Int8Array): number =>
  inverse(lengthOf(packed)) * productAt(asked, packed, 0);

/** Packed vectors one after the other in one piece of memory, to be compared with many questions. */
export interface Vectors {
  readonly count: number;
  likenessOf(asked: Float32Array, row: number): number;
}

export const rowsOf = (vectors: readonly Int8Array[]): Vectors => {
  const size = vectors.find(({ length }) => length > 0)?.length ?? 0;
  const numbers = new Int8Array(size * vectors.length);
  for (const [row, vector] of vectors.entries()) numbers.set(vector, size * row);
  // A kept vector never changes, so its length is measured once.
  const inverses = Float64Array.from(vectors, (vector) => inverse(lengthOf(vector)));
  return {
    count: vectors.length,
    likenessOf: (asked, row) => (inverses[row] as number) * productAt(asked, numbers, size * row),
  };
};

/** The direction in which several vectors lie together, each counting alike. */
export const middleOf = (vectors: readonly Int8Array[]): Int8Array => {
  const sums = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) {
    const share = inverse(lengthOf(vector));
    for (let at = 0; at < sums.length; at += 1)
      sums[at] = (sums[at] as number) + (vector[at] as number) * share;
  }
  return packVector(sums);
};

// Four sums side by side: this runs thousands of times for a question, and a processor adds independent sums at once.
const productAt = (asked: Float32Array, packed: Int8Array, start: number): number => {
  let [one, two, three, four] = [0, 0, 0, 0];
  const whole = asked.length - (asked.length % 4);
  for (let at = 0; at < whole; at += 4) {
    const place = start + at;
    one += (packed[place] as number) * (asked[at] as number);
    two += (packed[place + 1] as number) * (asked[at + 1] as number);
    three += (packed[place + 2] as number) * (asked[at + 2] as number);
    four += (packed[place + 3] as number) * (asked[at + 3] as number);
  }
  for (let at = whole; at < asked.length; at += 1)
    one += (packed[start + at] as number) * (asked[at] as number);
  return one + two + three + four;
};

const lengthOf = (packed: Int8Array): number => {
  let squares = 0;
  for (let at = 0; at < packed.length; at += 1) squares += (packed[at] as number) ** 2;
  return Math.sqrt(squares);
};

// Nothing is alike to a vector without a length.
const inverse = (length: number): number => (length > 0 ? 1 / length : 0);

/** How many numbers a vector has. */
const NUMBERS = 384;

/** Vectors that were kept one after the other. */
export const unpackVectors = (packed: Uint8Array): Int8Array[] =>
  Array.from(
    { length: Math.floor(packed.length / NUMBERS) },
    (_, at) =>
      // The same bytes, read with their sign.
      new Int8Array(packed.buffer, packed.byteOffset + at * NUMBERS, NUMBERS),
  );
