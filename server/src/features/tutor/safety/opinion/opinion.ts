import type { Embed } from '../../../../ports/embed/port.ts';
import type { Concern } from '../sign.ts';
import { inVectorWords, looksAt } from './looks.ts';
import { mannerOf } from './manner.ts';

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
    const views = await Promise.all(
      looksAt(message).map(async (text, at) => {
        const numbers = await numbersOf(text, embed).catch(() => null);
        const view = numbers && viewOf(numbers, rows, learnt);
        return view && view.doubt >= barFor(at, learnt) ? view : null;
      }),
    );
    const [gravest] = views.flatMap((view) => view ?? []).toSorted((one, other) => other.doubt - one.doubt);
    return gravest?.concern ?? null;
  };
};

// A thought without its message is easier misunderstood.
const barFor = (at: number, { threshold }: Learnt): number =>
  at === 0 ? threshold : threshold + (1 - threshold) / 4;

/**
 * A text as numbers: what it means, and how it is said; null when the model does not answer.
 * @public It is learnt from in these numbers too.
 */
export const numbersOf = async (text: string, embed: Embed): Promise<readonly number[] | null> => {
  const vector = await embed.embed(inVectorWords(text));
  return vector && [...vector, ...mannerOf(text)];
};

/** Whether an opinion can be had: some words in Latin letters, and no pasted page. */
export const isWorthAnOpinion = (message: string): boolean =>
  message.length <= LONGEST && SOME_WORDS.test(message) && !OTHER_LETTERS.test(message);

const LONGEST = 1200;
const SOME_WORDS = /\p{L}{2}.*[\s,.!?]\p{L}{2}|\b(?:i|im|i'm) \p{L}{2}/su;
const OTHER_LETTERS = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

type Rows = readonly Int8Array[];

const rowsOf = ({ kinds, weights }: Learnt): Rows => {
  const bytes = Buffer.from(weights, 'base64');
  const length = bytes.length / kinds.length;
  return kinds.map((_, at) => new Int8Array(bytes.subarray(at * length, (at + 1) * length)));
};

interface View {
  /** How little like study it is, between nothing and one. */
  doubt: number;
  concern: Concern;
}

const viewOf = (numbers: readonly number[], rows: Rows, { kinds, scale }: Learnt): View | null => {
  const likely = rows.map((row) => {
    const own = row.at(-1) ?? 0;
    return Math.exp(scale * numbers.reduce((sum, value, at) => sum + value * (row[at] ?? 0), own));
  });
  const total = likely.reduce((sum, one) => sum + one, 0);
  const shares = kinds.map((kind, at) => ({ kind, share: (likely[at] ?? 0) / total }));
  const study = shares.find(({ kind }) => kind === 'study')?.share ?? 1;
  const [best] = shares
    .flatMap(({ kind, share }) => (kind === 'study' ? [] : [{ kind, share }]))
    .toSorted((one, other) => other.share - one.share);
  return best ? { doubt: 1 - study, concern: best.kind } : null;
};
