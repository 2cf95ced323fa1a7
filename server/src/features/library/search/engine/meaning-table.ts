import { middleOf, rowsOf } from '../../../../vectors.ts';

/** What a question means beside the passages of an index, which are known by their places. */
export interface Meaning {
  /** The passages with a sentence that is most alike, the most alike first. */
  nearest(most: number): number[];
  /** How alike each sentence of a passage is. */
  likenesses(passage: number): number[];
}

/** So many passages are looked into, those whose middle is nearest (docs/decisions/0042-a-question-in-less-time.md). */
const LOOKED_INTO = 200;

/** Compares questions with the sentences of passages, given as a vector each. */
export const meaningTable = (passages: readonly (readonly Int8Array[])[], lookedInto = LOOKED_INTO) => {
  const sentences = rowsOf(passages.flat());
  const middles = rowsOf(passages.map(middleOf));
  const ends = endsOf(passages);

  return (asked: Float32Array): Meaning => {
    const best = (passage: number): number => {
      let most = Number.NEGATIVE_INFINITY;
      const end = ends[passage + 1] as number;
      for (let row = ends[passage] as number; row < end; row += 1)
        most = Math.max(most, sentences.likenessOf(asked, row));
      return most;
    };
    return {
      nearest: (most) => {
        const near = highest(
          Float64Array.from(passages, (_, at) => middles.likenessOf(asked, at)),
          lookedInto,
        ).toSorted((one, other) => one - other);
        return highest(Float64Array.from(near, best), most).map((at) => near[at] as number);
      },
      likenesses: (passage) =>
        Array.from({ length: (ends[passage + 1] as number) - (ends[passage] as number) }, (_, at) =>
          sentences.likenessOf(asked, (ends[passage] as number) + at),
        ),
    };
  };
};

/** Where each passage begins among the sentences of all; the last number is where the last one ends. */
const endsOf = (passages: readonly (readonly unknown[])[]): Int32Array => {
  const ends = new Int32Array(passages.length + 1);
  for (const [at, { length }] of passages.entries()) ends[at + 1] = (ends[at] as number) + length;
  return ends;
};

/** The places of the highest numbers, the highest first. */
const highest = (numbers: Float64Array, most: number): number[] => {
  const least = numbers.toSorted()[Math.max(0, numbers.length - most)] ?? 0;
  const places: number[] = [];
  for (let at = 0; at < numbers.length; at += 1) if ((numbers[at] as number) >= least) places.push(at);
  return places
    .toSorted((one, other) => (numbers[other] as number) - (numbers[one] as number))
    .slice(0, most);
};
