/** Packed vectors one after the other in one piece of memory, to be held against many questions. */
export interface VectorRows {
  /** How like a question and a row are, from -1 to 1; 0 where nothing is known of it. */
  likenessOf(asked: Float32Array, row: number): number;
  /** The middle of some rows, each counting alike, in one byte a number too. */
  middleOf(start: number, end: number): Int8Array;
}

/** Rows of vectors as they are shipped, one signed byte a number; null where none of them is known. */
export const rowsOf = (
  count: number,
  vectorOf: (row: number) => Int8Array | undefined,
): VectorRows | null => {
  const found = Array.from({ length: count }, (_, row) => vectorOf(row));
  const size = found.find((one) => one !== undefined)?.length;
  if (size === undefined) return null;
  const numbers = new Int8Array(size * count);
  // A kept vector never changes, so its length is measured once.
  const inverses = new Float32Array(count);
  for (const [row, vector] of found.entries()) {
    if (!vector) continue;
    numbers.set(vector, size * row);
    inverses[row] = 1 / (Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1);
  }
  return {
    likenessOf: (asked, row) => (inverses[row] ?? 0) * productAt(asked, numbers, size * row),
    middleOf: (start, end) => {
      const middle = new Float32Array(size);
      for (let row = start; row < end; row += 1)
        for (let at = 0; at < size; at += 1)
          middle[at] = (middle[at] ?? 0) + (numbers[size * row + at] ?? 0) * (inverses[row] ?? 0);
      const largest = middle.reduce((so, value) => Math.max(so, Math.abs(value)), 1e-9);
      return Int8Array.from(middle, (value) => Math.round((127 * value) / largest));
    },
  };
};

// Four sums side by side: a processor adds independent sums at once.
const productAt = (asked: Float32Array, numbers: Int8Array, start: number): number => {
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  const whole = asked.length - (asked.length % 4);
  for (let at = 0; at < whole; at += 4) {
    const place = start + at;
    one += (numbers[place] as number) * (asked[at] as number);
    two += (numbers[place + 1] as number) * (asked[at + 1] as number);
    three += (numbers[place + 2] as number) * (asked[at + 2] as number);
    four += (numbers[place + 3] as number) * (asked[at + 3] as number);
  }
  for (let at = whole; at < asked.length; at += 1)
    one += (numbers[start + at] as number) * (asked[at] as number);
  return one + two + three + four;
};
