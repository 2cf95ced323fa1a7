import type { StudentId } from '@studia/contract/ids';
import type { LetterTopic } from '@studia/contract/letters';
import type { Handle } from '../../db/transaction.ts';

/** Which letters students want. */
export const makeLetterStore = (handle: Handle) => ({
  /** The choice about a kind of letters; the first time, that they are wanted. */
  choice: async (
    owner: StudentId,
    topic: LetterTopic,
    newToken: string,
  ): Promise<{ token: string; refused: boolean }> => {
    await handle
      .insertInto('letter_choice')
      .values({ student_id: owner, topic, token: newToken })
      .onConflict((conflict) => conflict.columns(['student_id', 'topic']).doNothing())
      .execute();
    const { token, refused_at } = await handle
      .selectFrom('letter_choice')
      .select(['token', 'refused_at'])
      .where('student_id', '=', owner)
      .where('topic', '=', topic)
      .executeTakeFirstOrThrow();
    return { token, refused: refused_at !== null };
  },

  choose: async (owner: StudentId, topic: LetterTopic, refusedAt: Date | null): Promise<void> => {
    await handle
      .updateTable('letter_choice')
      .set({ refused_at: refusedAt })
      .where('student_id', '=', owner)
      .where('topic', '=', topic)
      .execute();
  },

  /** Whoever holds the token of a letter may refuse its kind; answers which, or null when nobody has this token. */
  refuseByToken: async (token: string, now: Date): Promise<LetterTopic | null> => {
    const row = await handle
      .updateTable('letter_choice')
      .set({ refused_at: now })
      .where('token', '=', token)
      .returning('topic')
      .executeTakeFirst();
    return row ? (row.topic as LetterTopic) : null;
  },

  refused: async (owner: StudentId): Promise<LetterTopic[]> => {
    const rows = await handle
      .selectFrom('letter_choice')
      .select('topic')
      .where('student_id', '=', owner)
      .where('refused_at', 'is not', null)
      .orderBy('topic')
      .execute();
    return rows.map(({ topic }) => topic as LetterTopic);
  },
});
