import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type { Provider } from '@studia/contract/oauth';
import type { WaysIn } from '@studia/contract/owner';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { RecordEvent } from './events.ts';
import type { SendNotice } from './notices.ts';
import type { OwnerProof, ProveOwner } from './owner.ts';
import type { Here, Origin } from './rules.ts';
import type { Sessions } from './sessions.ts';
import { makeAuthStore, type AuthStore } from './store.ts';

interface Dependencies {
  db: Handle;
  clock: Clock;
  proveOwner: ProveOwner;
  sessions: Sessions;
  recordEvent: RecordEvent;
  sendNotice: SendNotice;
}

/** What opens an account; at least one way stays. */
export const makeWaysIn = ({ db, clock, proveOwner, sessions, recordEvent, sendNotice }: Dependencies) => ({
  waysIn: (studentId: StudentId): Promise<WaysIn> => waysInOf(makeAuthStore(db), studentId),

  /** Takes a provider away, and signs out every other device: one of them may have come in by it. */
  unlink: async (
    { studentId, sessionId }: Here,
    provider: Provider,
    proof: OwnerProof,
    origin: Origin,
  ): Promise<void> => {
    refuseLast(await waysInOf(makeAuthStore(db), studentId), provider);
    await proveOwner({ studentId, sessionId }, proof, 'unlink', origin);
    await inTransaction(db, async (transaction) => {
      const within = makeAuthStore(transaction);
      // Two providers that are taken away at the same moment must not leave none.
      await within.lockStudent(studentId);
      refuseLast(await waysInOf(within, studentId), provider);
      await within.removeIdentities(studentId, provider);
      await within.endSessions(studentId, sessionId, clock.now());
      await recordEvent(within, 'provider-unlinked', studentId, origin, { provider });
      await sendNotice(transaction, studentId, 'provider-unlinked');
    });
    sessions.haveEnded();
  },
});

const waysInOf = async (within: AuthStore, studentId: StudentId): Promise<WaysIn> => {
  const found = await within.student(studentId);
  if (!found) throw new Failure('session_invalid');
  const linked = new Map<Provider, Date>();
  for (const { provider, linked_at } of await within.identitiesOf(studentId))
    if (!linked.has(provider)) linked.set(provider, linked_at);
  return {
    has_password: found.passwordHash !== null,
    providers: Array.from(linked, ([provider, at]) => ({ provider, linked_at: at.toISOString() })),
  };
};

const refuseLast = ({ has_password, providers }: WaysIn, provider: Provider): void => {
  if (!providers.some((one) => one.provider === provider)) throw new Failure('not_found');
  if (!has_password && providers.length === 1) throw new Failure('last_way_in');
};
