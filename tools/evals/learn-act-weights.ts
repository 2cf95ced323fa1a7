import { ACTS } from '../../server/src/features/tutor/understand/acts.ts';
import {
  weightOf,
  type ActWeights,
} from '../../server/src/features/tutor/understand/classifier/classifier.ts';
import { featuresOf } from '../../server/src/features/tutor/understand/classifier/features.ts';
import type { LabelledMessage } from './labelled-acts.ts';

const [PLACES, ROUNDS, RATE, SMALLER, SETTLED] = [4096, 5, 0.3, 1e-5, 0.01];

/** Learns what speaks for each act: softmax regression, one message after the other, always in the same order. */
export const learnActWeights = (messages: readonly LabelledMessage[]): ActWeights => {
  const rows = new Float64Array(ACTS.length * PLACES);
  const squares = new Float64Array(ACTS.length * PLACES).fill(1e-3);
  const own = new Float64Array(ACTS.length);
  const learnt = messages.map((one) => ({
    features: featuresOf(one.message, { focus: one.focus, waits: one.waiting, last: one.last }, PLACES),
    act: ACTS.indexOf(one.act),
  }));
  const order = learnt.map((_, at) => at).toSorted((one, other) => mixed(one) - mixed(other));
  for (let round = 0; round < ROUNDS; round++)
    for (const at of order) {
      const { features, act } = learnt[at] ?? { features: [], act: 0 };
      const weight = weightOf(features.length);
      const scores = ACTS.map(
        (_, row) =>
          features.reduce((sum, place) => sum + (rows[row * PLACES + place] ?? 0), 0) * weight +
          (own[row] ?? 0),
      );
      const most = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - most));
      const all = shares.reduce((sum, share) => sum + share, 0);
      for (let row = 0; row < ACTS.length; row++) {
        const error = (shares[row] ?? 0) / all - (row === act ? 1 : 0);
        own[row] = (own[row] ?? 0) - 0.01 * error;
        if (Math.abs(error) < SETTLED) continue;
        for (const place of features) {
          const index = row * PLACES + place;
          const slope = error * weight + SMALLER * (rows[index] ?? 0);
          squares[index] = (squares[index] ?? 0) + slope * slope;
          rows[index] = (rows[index] ?? 0) - (RATE * slope) / Math.sqrt(squares[index] ?? 1);
        }
      }
    }
  const scale = rows.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  return {
    places: PLACES,
    scale: Number(scale.toPrecision(6)),
    own: Array.from(own, (value) => Number(value.toFixed(3))),
    rows: Buffer.from(Int8Array.from(rows, (value) => Math.round(value / scale)).buffer).toString('base64'),
  };
};

const mixed = (at: number): number => Math.imul(at + 1, 0x9e3779b1) >>> 0;
