import type { Concern } from '../sign.ts';
import { gramsOf } from './grams.ts';
import type { View } from './view.ts';

/** What is common to messages of a kind as they are written, in all languages that there are lessons in. */
export interface LearntWriting {
  /** What speaks for trouble and against study: a signed byte for every place of a piece of writing. */
  trouble: string;
  scale: number;
  /** What is true of every message. */
  own: number;
  kinds: readonly Concern[];
  /** What speaks for each kind, if it is trouble: a row of signed bytes each, shorter than the one above. */
  ofKinds: string;
}

/** How a text looks by the way it is written. */
export const viewByWriting = (learnt: LearntWriting): ((text: string) => View) => {
  const trouble = bytesOf(learnt.trouble);
  const ofKinds = bytesOf(learnt.ofKinds);
  const length = ofKinds.length / learnt.kinds.length;
  const rows = learnt.kinds.map((kind, at) => ({
    kind,
    row: ofKinds.subarray(at * length, (at + 1) * length),
  }));
  return (text) => {
    const grams = gramsOf(text, trouble.length);
    const sumOf = (row: Int8Array): number => {
      let sum = 0;
      for (const place of grams) sum += row[place % row.length] ?? 0;
      return sum;
    };
    return {
      odds: learnt.own + learnt.scale * weightOf(grams.length) * sumOf(trouble),
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
