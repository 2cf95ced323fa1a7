import type { StudentId, WorkingSessionId } from '@studia/contract/ids';
import type { WorkingSession } from '@studia/contract/live';
import { sql } from 'kysely';
import type { Handle } from '../../../db/transaction.ts';

/** Lessons with the live tutor. The owner is part of every question asked here. */
export const makeWorkingSessionStore = (handle: Handle) => {
  const change = (owner: StudentId, id: WorkingSessionId) =>
    handle.updateTable('working_session').where('id', '=', id).where('student_id', '=', owner);

  return {
    add: async (owner: StudentId, id: WorkingSessionId, payload: WorkingSession, now: Date) => {
      await handle
        .insertInto('working_session')
        .values({ id, student_id: owner, ...columnsOf(payload), created_at: now, updated_at: now })
        .execute();
    },

    /** Keeps a session under an id of its own, whether it is there or not. */
    put: async (owner: StudentId, id: WorkingSessionId, payload: WorkingSession, now: Date) => {
      const columns = columnsOf(payload);
      await handle
        .insertInto('working_session')
        .values({ id, student_id: owner, ...columns, created_at: now, updated_at: now })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ ...columns, updated_at: now })
            .where('working_session.student_id', '=', owner),
        )
        .execute();
    },

    replace: (owner: StudentId, id: WorkingSessionId, payload: WorkingSession, now: Date) =>
      change(owner, id)
        .set({ ...columnsOf(payload), updated_at: now })
        .returning('id')
        .executeTakeFirst(),

    /** Adds messages at the end, and answers how many there are now. */
    append: (owner: StudentId, id: WorkingSessionId, payload: WorkingSession, now: Date) => {
      const { topic, items, messages } = columnsOf(payload);
      return change(owner, id)
        .set({ topic, items, messages: sql`messages || ${messages}::jsonb`, updated_at: now })
        .returning(sql<number>`jsonb_array_length(messages)`.as('messages'))
        .executeTakeFirst();
    },

    session: (owner: StudentId, id: WorkingSessionId) =>
      handle
        .selectFrom('working_session')
        .selectAll()
        .where('id', '=', id)
        .where('student_id', '=', owner)
        .executeTakeFirst(),

    sessions: (owner: StudentId) =>
      handle
        .selectFrom('working_session')
        .selectAll()
        .where('student_id', '=', owner)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
  };
};

/** A lesson as it is kept. */
export type SessionRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof makeWorkingSessionStore>['session']>>
>;

const columnsOf = ({ topic, selectedLearningItems, messages }: WorkingSession) => ({
  topic,
  items: JSON.stringify(selectedLearningItems),
  messages: JSON.stringify(messages),
});
