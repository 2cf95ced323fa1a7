import type { Concern } from '../sign.ts';
import { ngramsOf } from './ngrams.ts';
import type { Score } from './score.ts';

/** What is common to messages of a kind as they are written, in all languages that there are lessons in. */
export interface NgramWeights {
  /** What speaks for trouble and against study: a signed byte for every place of a piece of writing. */
  trouble: string;
  scale: number;
  /** What is true of every message. */
  own: number;
  kinds: readonly Concern[];
  /** What speaks for each kind, if it is trouble: a row of signed bytes each, shorter than the one above. */
  ofKinds: string;
}

/** Scores a text by the way it is written. */
export const scoreByNgrams = (weights: NgramWeights): ((text: string) => Score) => {
  const trouble = bytesOf(weights.trouble);
  const ofKinds = bytesOf(weights.ofKinds);
  const length = ofKinds.length / weights.kinds.length;
  const rows = weights.kinds.map((kind, at) => ({
    kind,
    row: ofKinds.subarray(at * length, (at + 1) * length),
  }));
  return (text) => {
    const ngrams = ngramsOf(text, trouble.length);
    const sumOf = (row: Int8Array): number => {
      let sum = 0;
      for (const place of ngrams) sum += row[place % row.length] ?? 0;
      return sum;
    };
    return {
      odds: weights.own + weights.scale * weightOf(ngrams.length) * sumOf(trouble),
      // Few are asked what they would be.
      get concern() {
        return rows.reduce((best, one) => (sumOf(one.row) > sumOf(best.row) ? one : best)).kind;
      },
    };
  };
};

/**
 * How much one piece counts among so many: less in a long text, so that length alone says nothing.
 * @public It is learnt from with this weight too.
 */
export const weightOf = (pieces: number): number => FULL / Math.sqrt(Math.max(pieces, 1));
const FULL = 3;

const bytesOf = (text: string): Int8Array => new Int8Array(Buffer.from(text, 'base64'));
