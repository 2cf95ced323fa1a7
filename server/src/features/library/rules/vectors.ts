/** A vector of length one in one byte a number; its own length is measured when it is compared. */
export const packVector = (vector: Float32Array): Int8Array => {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), Number.MIN_VALUE);
  return Int8Array.from(vector, (value) => Math.round((value / largest) * 127));
};

/** How alike two texts are, from -1 to 1: one as it came from the model, one packed. */
export const likenessOf = (asked: Float32Array, packed: Int8Array): number => {
  const length = lengthOf(packed);
  return length > 0 ? productOf(asked, packed) / length : 0;
};

// Four sums side by side: this runs thousands of times for a question, and a processor adds independent sums at once.
const productOf = (asked: Float32Array, packed: Int8Array): number => {
  let [one, two, three, four] = [0, 0, 0, 0];
  const whole = packed.length - (packed.length % 4);
  for (let at = 0; at < whole; at += 4) {
    one += (packed[at] as number) * (asked[at] as number);
    two += (packed[at + 1] as number) * (asked[at + 1] as number);
    three += (packed[at + 2] as number) * (asked[at + 2] as number);
    four += (packed[at + 3] as number) * (asked[at + 3] as number);
  }
  for (let at = whole; at < packed.length; at += 1) one += (packed[at] as number) * (asked[at] as number);
  return one + two + three + four;
};

const lengths = new WeakMap<Int8Array, number>();

// A kept vector never changes, so its length is measured once.
const lengthOf = (packed: Int8Array): number => {
  const known = lengths.get(packed);
  if (known !== undefined) return known;
  let squares = 0;
  for (let at = 0; at < packed.length; at += 1) squares += (packed[at] as number) ** 2;
  const length = Math.sqrt(squares);
  lengths.set(packed, length);
  return length;
};

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
