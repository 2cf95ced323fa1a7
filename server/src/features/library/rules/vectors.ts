/** A vector of length one in one byte a number; its own length is measured anew when it is compared. */
export const packVector = (vector: Float32Array): Int8Array => {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), Number.MIN_VALUE);
  return Int8Array.from(vector, (value) => Math.round((value / largest) * 127));
};

/** How alike two texts are, from -1 to 1: one as it came from the model, one packed. */
export const likenessOf = (asked: Float32Array, packed: Int8Array): number => {
  let product = 0;
  let square = 0;
  // A plain loop: this runs millions of times for a question.
  for (let at = 0; at < packed.length; at += 1) {
    const value = packed[at] ?? 0;
    product += value * (asked[at] ?? 0);
    square += value * value;
  }
  return square > 0 ? product / Math.sqrt(square) : 0;
};

/** How many numbers a vector has. */
const NUMBERS = 384;

/** Vectors that were kept one after the other. */
export const unpackVectors = (packed: Uint8Array): Int8Array[] =>
  Array.from({ length: Math.floor(packed.length / NUMBERS) }, (_, at) =>
    Int8Array.from(packed.subarray(at * NUMBERS, (at + 1) * NUMBERS)),
  );
