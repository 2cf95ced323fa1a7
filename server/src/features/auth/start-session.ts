import { Failure } from '@studia/contract/errors';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { RecordEvent } from './events.ts';
import type { SendNotice } from './notices.ts';
import type { Origin, Student } from './rules.ts';
import type { Sessions, Signed } from './sessions.ts';
import { makeAuthStore } from './store.ts';

interface Dependencies {
  db: Handle;
  sessions: Sessions;
  recordEvent: RecordEvent;
  sendNotice: SendNotice;
}

/** Lets in who has shown who they are. Whoever wanted to leave has changed their mind by coming back. */
export type StartSession = (
  student: Student,
  how: { remembered: boolean; origin: Origin },
) => Promise<Signed>;

export const makeStartSession =
  ({ db, sessions, recordEvent, sendNotice }: Dependencies): StartSession =>
  async (student, { remembered, origin }) => {
    if (student.suspended) throw new Failure('account_suspended');
    const start = await sessions.starter();
    return inTransaction(db, async (transaction) => {
      const within = makeAuthStore(transaction);
      if (student.deleteRequestedAt !== null) {
        await within.changeStudent(student.id, { delete_requested_at: null });
        await recordEvent(within, 'deletion-undone', student.id, origin);
        await sendNotice(transaction, student.id, 'deletion-undone');
      }
      await recordEvent(within, 'signed-in', student.id, origin);
      return start(within, student, remembered, origin);
    });
  };
