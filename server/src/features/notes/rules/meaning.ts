/** About as much as the model reads with attention. */
const WORDS = 60;
/** What a very long note means is told by its first parts. */
const MOST_PARTS = 40;

/** The parts of a note that are compared with a question, each with its title. */
export const partsOf = (title: string, plain: string): string[] => {
  const parts: string[] = [];
  let words: string[] = [];
  const close = (): void => {
    if (words.length > 0) parts.push(`${title}. ${words.join(' ')}`);
    words = [];
  };
  for (const block of plain.split('\n\n')) {
    for (const word of block.split(/\s+/).filter(Boolean)) {
      words.push(word);
      if (words.length >= WORDS) close();
    }
    if (words.length >= WORDS / 2) close();
  }
  close();
  return parts.length === 0 ? [title] : parts.slice(0, MOST_PARTS);
};

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
