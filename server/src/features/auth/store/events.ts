import type { StudentId } from '@studia/contract/ids';
import type { AuthEvent } from '../../../db/tables.ts';
import type { Handle } from '../../../db/transaction.ts';
import type { Origin } from '../rules.ts';

/** What can happen to the safety of an account. */
export type EventKind = AuthEvent['kind'];

interface NewEvent {
  id: string;
  /** Null where nobody is known to be meant. */
  studentId: StudentId | null;
  kind: EventKind;
  origin: Origin;
  at: Date;
  /** More to know about it, never a secret. */
  detail: Readonly<Record<string, string | number>>;
}

/** What happened when. */
export const eventQueries = (handle: Handle) => ({
  addEvent: async ({ id, studentId, kind, origin, at, detail }: NewEvent): Promise<void> => {
    await handle
      .insertInto('auth_event')
      .values({
        id,
        student_id: studentId,
        kind,
        address: origin.address,
        user_agent: origin.userAgent,
        at,
        detail: JSON.stringify(detail),
      })
      .execute();
  },

  eventsOf: (studentId: StudentId) =>
    handle
      .selectFrom('auth_event')
      .select(['kind', 'at', 'address', 'user_agent', 'detail'])
      .where('student_id', '=', studentId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
});
