import type { StudentId } from '@studia/contract/ids';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import { revokeAccessTokens } from './access-tokens.ts';
import type { RecordEvent } from './events.ts';
import type { SendNotice } from './notices.ts';
import { DAY, NOWHERE, type Origin } from './rules.ts';
import type { Sessions } from './sessions.ts';
import { makeAuthStore } from './store.ts';

interface Dependencies {
  db: Handle;
  clock: Clock;
  sessions: Sessions;
  recordEvent: RecordEvent;
  sendNotice: SendNotice;
}

const ACTIVE_FOR = 7 * DAY;

/** What happens to an account as a whole: handed out, counted, closed for the time being. */
export const makeOversight = ({ db, clock, sessions, recordEvent, sendNotice }: Dependencies) => {
  const store = makeAuthStore(db);
  return {
    /** How many students there are, and in which state. */
    census: () => store.census(new Date(clock.now().getTime() - ACTIVE_FOR)),

    /** Writes down that everything about a student was handed out, and tells them. */
    noteExport: (id: StudentId, origin: Origin): Promise<void> =>
      inTransaction(db, async (transaction) => {
        await recordEvent(makeAuthStore(transaction), 'exported', id, origin);
        await sendNotice(transaction, id, 'data-exported');
      }),

    findByEmail: async (email: string) => (await store.studentByEmail(email))?.student ?? null,

    /** Signs a student out everywhere and lets them in no more; false when it was so already. */
    suspend: async (id: StudentId): Promise<boolean> => {
      const changed = await inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        if (!(await within.setSuspended(id, clock.now()))) return false;
        await within.endSessions(id, null, clock.now());
        await revokeAccessTokens(within, recordEvent, id, NOWHERE);
        await recordEvent(within, 'suspended', id, NOWHERE);
        return true;
      });
      sessions.haveEnded();
      return changed;
    },

    unsuspend: (id: StudentId): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        if (!(await within.setSuspended(id, null))) return false;
        await recordEvent(within, 'unsuspended', id, NOWHERE);
        return true;
      }),
  };
};
