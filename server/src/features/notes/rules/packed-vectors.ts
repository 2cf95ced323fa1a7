/** From here on, two texts are about the same; below it, a meaning is only a distant relation. */
export const ALIKE = 0.4;

/** Vectors in one byte a number, one after the other. */
export const packVectors = (vectors: readonly Float32Array[]): Uint8Array => {
  const size = vectors[0]?.length ?? 0;
  const packed = new Int8Array(size * vectors.length);
  for (const [row, vector] of vectors.entries()) {
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), Number.MIN_VALUE);
    for (const [at, value] of vector.entries()) packed[row * size + at] = Math.round((value / largest) * 127);
  }
  return new Uint8Array(packed.buffer);
};

/** How alike the part that is most alike is to a question, from -1 to 1. */
export const bestLikeness = (asked: Float32Array, kept: Uint8Array): number => {
  const packed = new Int8Array(kept.buffer, kept.byteOffset, kept.length);
  let best = -1;
  for (let start = 0; start + asked.length <= packed.length; start += asked.length) {
    let [product, squares, own] = [0, 0, 0];
    for (let at = 0; at < asked.length; at += 1) {
      const [one, other] = [asked[at] ?? 0, packed[start + at] ?? 0];
      product += one * other;
      squares += other * other;
      own += one * one;
    }
    if (squares > 0 && own > 0) best = Math.max(best, product / Math.sqrt(squares * own));
  }
  return best;
};
