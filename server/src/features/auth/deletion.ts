import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Mail } from '../../ports/mail/port.ts';
import { revokeAccessTokens } from './access-tokens.ts';
import type { RecordEvent } from './events.ts';
import { erasedLetter } from './letters.ts';
import type { SendNotice } from './notices.ts';
import type { OwnerProof, ProveOwner } from './owner.ts';
import { goneOn, leftBefore, NOWHERE, type Erased, type Here, type Origin } from './rules.ts';
import type { Sessions } from './sessions.ts';
import { makeAuthStore } from './store.ts';

interface Dependencies {
  db: Handle;
  clock: Clock;
  proveOwner: ProveOwner;
  sessions: Sessions;
  recordEvent: RecordEvent;
  sendNotice: SendNotice;
  mail: Pick<Mail, 'send'>;
}

/** Leaving for good: asked for, slept on, done. Signing in before the time is over undoes it (entrance.ts). */
export const makeDeletion = (needs: Dependencies) => {
  const { db, clock, proveOwner, sessions, recordEvent, sendNotice, mail } = needs;
  return {
    /** Signs the student out everywhere and answers when the account will be gone, once they have shown it is theirs. */
    requestDeletion: async (here: Here, proof: OwnerProof, origin: Origin = NOWHERE): Promise<Date> => {
      const { id: studentId } = await proveOwner(here, proof, 'delete', origin);
      const now = clock.now();
      await inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        await within.changeStudent(studentId, { delete_requested_at: now });
        await within.endSessions(studentId, null, now);
        await revokeAccessTokens(within, recordEvent, studentId, origin);
        await recordEvent(within, 'deletion-requested', studentId, origin);
        await sendNotice(transaction, studentId, 'deletion-requested');
      });
      sessions.haveEnded();
      return goneOn(now);
    },

    /**
     * Deletes the accounts whose time is over, with all that hangs on them, and answers how many. `forget` does the
     * same outside of the database: when it fails, nobody is erased yet and the next night tries again.
     */
    eraseDue: async (now: Date, forget: (erased: Erased) => Promise<void>): Promise<number> => {
      const gone = await inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        const erased = await within.eraseStudents(leftBefore(now));
        // The bare id stays: after an old backup was restored, it says who must be erased again.
        for (const { id } of erased) await recordEvent(within, 'erased', null, NOWHERE, { student: id });
        for (const student of erased) await forget(student);
        return erased;
      });
      // Nobody knows the address any more but this process, so the letter has one try and no job.
      for (const { provenEmail } of gone)
        if (provenEmail !== null) await mail.send(erasedLetter(provenEmail)).catch(() => undefined);
      return gone.length;
    },
  };
};
