import { ACTS, type Act } from '../acts.ts';
import { featuresOf, type ActContext } from './features.ts';

/** What was learnt from labelled messages: for each act a row of signed bytes. */
export interface ActWeights {
  places: number;
  scale: number;
  /** What is true of every message, act by act. */
  own: readonly number[];
  /** The rows one after the other, in base 64. */
  rows: string;
}

/** Acts by how likely they are, the likeliest first. */
type ClassifyAct = (message: string, context: ActContext) => { act: Act; certainty: number }[];

/** A classifier of acts: the sum of what each feature says, as shares that add up to one. */
export const makeActClassifier = ({ places, scale, own, rows }: ActWeights): ClassifyAct => {
  const bytes = new Int8Array(Buffer.from(rows, 'base64'));
  return (message, context) => {
    const features = featuresOf(message, context, places);
    const weight = scale * weightOf(features.length);
    const scores = ACTS.map((_, at) => {
      let sum = 0;
      for (const feature of features) sum += bytes[at * places + feature] ?? 0;
      return (own[at] ?? 0) + weight * sum;
    });
    const most = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - most));
    const all = shares.reduce((sum, share) => sum + share, 0);
    return ACTS.map((act, at) => ({ act, certainty: (shares[at] ?? 0) / all })).toSorted(
      (one, other) => other.certainty - one.certainty,
    );
  };
};

/**
 * How much one feature counts among so many: less in a long message, so that length alone says nothing.
 * @public It is learnt from with this weight too.
 */
export const weightOf = (features: number): number => 3 / Math.sqrt(Math.max(features, 1));
