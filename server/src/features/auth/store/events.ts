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

/** What happened when, and the attempts that count against an account. */
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

  /** Notes an attempt and counts it with the earlier ones. */
  noteSignIn: async (id: string, email: string, now: Date, since: Date): Promise<number> => {
    await handle.insertInto('auth_sign_in_attempt').values({ id, email, attempted_at: now }).execute();
    const { count } = await handle
      .selectFrom('auth_sign_in_attempt')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('email', '=', email)
      .where('attempted_at', '>', since)
      .executeTakeFirstOrThrow();
    return count;
  },

  forgetSignIns: async (email: string): Promise<void> => {
    await handle.deleteFrom('auth_sign_in_attempt').where('email', '=', email).execute();
  },
});
