import type { Embed } from '../../../ports/embed/port.ts';
import type { Concern } from '../sign.ts';
import { featuresOf } from './features.ts';
import type { Score } from './score.ts';
import { inVectorWords } from './segments.ts';

/** What is common to messages of a kind, in the numbers of one language model. */
export interface MeaningWeights {
  model: string;
  kinds: readonly ('study' | Concern)[];
  scale: number;
  /** For each kind a row of signed bytes, its own likelihood last. */
  weights: string;
}

/** Scores a text by what it means, as far as the language model knows English; null when it does not answer. */
export const scoreByMeaning = (
  embed: Embed | null,
  weights: MeaningWeights,
): ((text: string) => Promise<Score | null>) => {
  if (embed?.model !== weights.model) return () => Promise.resolve(null);
  const rows = rowsOf(weights);
  return async (text) => {
    const numbers = await numbersOf(text, embed).catch(() => null);
    return numbers && scoreOf(numbers, rows, weights);
  };
};

/**
 * A text as numbers: what it means, and how it is said; null when the model does not answer.
 * @public It is learnt from in these numbers too.
 */
export const numbersOf = async (text: string, embed: Embed): Promise<readonly number[] | null> => {
  const vector = await embed.embed(inVectorWords(text));
  return vector && [...vector, ...featuresOf(text)];
};

type Rows = readonly Int8Array[];

const rowsOf = ({ kinds, weights }: MeaningWeights): Rows => {
  const bytes = Buffer.from(weights, 'base64');
  const length = bytes.length / kinds.length;
  return kinds.map((_, at) => new Int8Array(bytes.subarray(at * length, (at + 1) * length)));
};

const scoreOf = (numbers: readonly number[], rows: Rows, { kinds, scale }: MeaningWeights): Score | null => {
  const likely = kinds.map((kind, at) => {
    const row = rows[at] ?? [];
    const own = row.at(-1) ?? 0;
    return {
      kind,
      share: Math.exp(scale * numbers.reduce((sum, value, i) => sum + value * (row[i] ?? 0), own)),
    };
  });
  const study = likely.find(({ kind }) => kind === 'study')?.share ?? 0;
  const others = likely.flatMap(({ kind, share }) => (kind === 'study' ? [] : [{ kind, share }]));
  const [best] = others.toSorted((one, other) => other.share - one.share);
  const trouble = others.reduce((sum, { share }) => sum + share, 0);
  return best ? { odds: Math.log(trouble / study), concern: best.kind } : null;
};
