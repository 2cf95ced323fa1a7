import { sql } from 'kysely';
import type { Handle } from '../../../db/transaction.ts';

interface TextVector {
  text: string;
  vector: Int8Array;
}

/** What sentences mean, by the sentence. Only texts that come with Studia: they belong to nobody. */
export const makeVectorStore = (handle: Handle) => ({
  /** The vectors that are known of these texts, in any order. */
  vectorsOf: async (model: string, texts: readonly string[]): Promise<TextVector[]> => {
    const { rows } = await sql<{ place: number; vector: Buffer }>`
      SELECT asked.place::int AS place, known.vector
      FROM unnest(${texts}::text[]) WITH ORDINALITY AS asked (text, place)
      JOIN text_vector AS known
        ON known.model = ${model} AND known.text_hash = sha256(convert_to(asked.text, 'UTF8'))
    `.execute(handle);
    return rows.map(({ place, vector }) => ({ text: texts[place - 1] ?? '', vector: new Int8Array(vector) }));
  },

  /** Keeps vectors; the same one twice is kept once. */
  keep: async (model: string, vectors: readonly TextVector[]): Promise<void> => {
    for (const { text, vector } of vectors)
      await sql`
        INSERT INTO text_vector (model, text_hash, vector)
        VALUES (${model}, sha256(convert_to(${text}, 'UTF8')), ${Buffer.from(vector)})
        ON CONFLICT DO NOTHING
      `.execute(handle);
  },
});
