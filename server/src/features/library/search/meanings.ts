import { inTransaction, type Handle } from '../../../db/transaction.ts';
import type { Clock } from '../../../ports/clock/port.ts';
import type { Embed } from '../../../ports/embed/port.ts';
import { packVector } from '../../../vectors.ts';
import { makeVectorStore } from '../store/vectors.ts';
import { mayBeEnglish } from './engine/may-be-english.ts';
import { meaningTable, type Meaning } from './engine/meaning-table.ts';

/** What the sentences of the books mean, as far as it is known on this machine. */
export interface Meanings {
  /** What a question means beside these passages; null until all of them are known, or when it can't be told. */
  of(question: string, passages: Sentences): Promise<Meaning | null>;
  /** Finds out what is not known yet and keeps it. */
  learn(passages: Sentences, work: Work): Promise<void>;
}

/** The sentences of passages, passage by passage. */
type Sentences = readonly (readonly string[])[];

/** Long work that can be watched and stopped. */
export interface Work {
  signal: AbortSignal;
  progress: (stage: string, done: number, total: number) => void;
}

interface Dependencies {
  db: Handle;
  embed: Embed;
  clock: Clock;
}

/** How long nobody looks again, after not everything was known. */
const LOOK_AGAIN_AFTER = 30_000;
const KEPT_AT_ONCE = 32;

export const makeMeanings = ({ db, embed, clock }: Dependencies): Meanings => {
  let table: ReturnType<typeof meaningTable> | null = null;
  let looking: Promise<void> | null = null;
  let notBefore = 0;

  const look = async (passages: Sentences): Promise<void> => {
    table = tableOf(passages, await knownOf(passages.flat())) ?? table;
    notBefore = clock.now().getTime() + LOOK_AGAIN_AFTER;
  };

  /** Who comes while somebody looks waits for the same. */
  const lookTogether = (passages: Sentences): Promise<void> =>
    (looking ??= look(passages).finally(() => (looking = null)));

  const knownOf = async (sentences: readonly string[]): Promise<Map<string, Int8Array>> => {
    const found = new Map<string, Int8Array>();
    const shipped = await embed.shipped();
    for (const text of sentences) {
      const vector = shipped(text);
      if (vector) found.set(text, vector);
    }
    const missing = sentences.filter((text) => !found.has(text));
    if (missing.length > 0)
      for (const { text, vector } of await makeVectorStore(db).vectorsOf(embed.model, missing))
        found.set(text, vector);
    return found;
  };

  return {
    of: async (question, passages) => {
      if (!mayBeEnglish(question)) return null;
      if (!table && clock.now().getTime() >= notBefore) await lookTogether(passages);
      const compare = table;
      const asked = compare && (await embed.embed(question));
      return asked && compare(asked);
    },

    learn: async (passages, { signal, progress }) => {
      if (!table) await lookTogether(passages);
      // The first question need not wait for the model to be opened.
      if (table) return void (await embed.background(''));
      const all = [...new Set(passages.flat())];
      const found = await knownOf(all);
      const missing = all.filter((text) => !found.has(text));
      for (let at = 0; at < missing.length; at += KEPT_AT_ONCE) {
        const vectors: { text: string; vector: Int8Array }[] = [];
        for (const text of missing.slice(at, at + KEPT_AT_ONCE)) {
          signal.throwIfAborted();
          const vector = await embed.background(text);
          // The port has said why; the books are searched by their words.
          if (!vector) return;
          vectors.push({ text, vector: packVector(vector) });
        }
        await inTransaction(db, (transaction) => makeVectorStore(transaction).keep(embed.model, vectors));
        for (const { text, vector } of vectors) found.set(text, vector);
        progress('meanings', found.size, all.length);
      }
      table ??= tableOf(passages, found);
    },
  };
};

/** What can be asked once every sentence is known: a half-read book must not win. */
const tableOf = (passages: Sentences, known: ReadonlyMap<string, Int8Array>) => {
  const vectors = passages.map((sentences) => sentences.flatMap((text) => known.get(text) ?? []));
  return vectors.every(({ length }, at) => length === passages[at]?.length) ? meaningTable(vectors) : null;
};
