import type { Embed } from '../../../../ports/embed/port.ts';
import { soundsLikeStudy } from '../concern.ts';
import type { Concern } from '../sign.ts';
import { unmasked } from '../wording.ts';

/** What is common to messages of a kind, in the numbers of one language model. */
export interface Learnt {
  model: string;
  kinds: readonly ('study' | Concern)[];
  /** How little like study a message must be. */
  threshold: number;
  scale: number;
  /** For each kind a row of signed bytes, its own likelihood last. */
  weights: string;
}

/** What a message is about by its meaning; null when it is study, or when nobody can tell in time. */
export type SecondOpinion = (message: string) => Promise<Concern | null>;

/** Asks the language model about what the rules have let through. It knows English alone. */
export const secondOpinion = (embed: Embed, learnt: Learnt): SecondOpinion => {
  if (embed.model !== learnt.model) return () => Promise.resolve(null);
  const rows = rowsOf(learnt);
  return async (message) => {
    const vector = await embed.embed(inVectorWords(message)).catch(() => null);
    return vector && concernAt(vector, rows, learnt);
  };
};

/** Whether a message is worth an opinion: somebody speaks of people or asks for something, in a few words of English. */
export const isWorthAnOpinion = (message: string): boolean =>
  message.length <= LONGEST &&
  WORTH.test(message) &&
  !OTHER_LETTERS.test(message) &&
  !soundsLikeStudy(message);

/**
 * A message as the language model is shown it.
 * @public It is learnt from in these words too.
 */
export const inVectorWords = (message: string): string => unmasked(message).toLowerCase().slice(0, LONGEST);

const LONGEST = 400;
const OTHER_LETTERS = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const WORTH =
  /\b(?:i|i'?m|i'?ve|im|ive|me|my|mine|we|us|our|he|she|they|his|her|their|someone|somebody|everyone|everybody|nobody|people|kids|friends?|u|ur|send|show|write|tell|find|give|draw|roleplay|lets|where|recipe|how (?:to|do|can|could|would|many|much)|what (?:can|pills|happens if)|can you|best way)\b/i;

type Rows = readonly Int8Array[];

const rowsOf = ({ kinds, weights }: Learnt): Rows => {
  const bytes = Buffer.from(weights, 'base64');
  const length = bytes.length / kinds.length;
  return kinds.map((_, at) => new Int8Array(bytes.subarray(at * length, (at + 1) * length)));
};

const concernAt = (vector: Float32Array, rows: Rows, { kinds, threshold, scale }: Learnt): Concern | null => {
  const likely = rows.map((row) => {
    const own = row.at(-1) ?? 0;
    return Math.exp(scale * vector.reduce((sum, value, at) => sum + value * (row[at] ?? 0), own));
  });
  const total = likely.reduce((sum, one) => sum + one, 0);
  const shares = kinds.map((kind, at) => ({ kind, share: (likely[at] ?? 0) / total }));
  const study = shares.find(({ kind }) => kind === 'study')?.share ?? 1;
  if (1 - study < threshold) return null;
  const [best] = shares
    .flatMap(({ kind, share }) => (kind === 'study' ? [] : [{ kind, share }]))
    .toSorted((one, other) => other.share - one.share);
  return best?.kind ?? null;
};
