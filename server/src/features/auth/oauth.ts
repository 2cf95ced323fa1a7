import { Email } from '@studia/contract/auth';
import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import { TOKENS } from '@studia/contract/limits';
import type { Provider } from '@studia/contract/oauth';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Identity, Person } from '../../ports/identity/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { RecordEvent } from './events.ts';
import type { SendNotice } from './notices.ts';
import { isGone, nameFrom, type Origin, type Student } from './rules.ts';
import type { Sessions, Signed } from './sessions.ts';
import type { StartSession } from './start-session.ts';
import { makeAuthStore, type AuthStore } from './store.ts';
import { fingerprint } from './tokens.ts';

interface Dependencies {
  db: Handle;
  identity: Identity;
  clock: Clock;
  random: Pick<Random, 'id'>;
  sessions: Sessions;
  startSession: StartSession;
  recordEvent: RecordEvent;
  sendNotice: SendNotice;
}

/** How somebody comes back from a provider. */
interface Arrival {
  provider: Provider;
  origin: Origin;
  referralCode: string | null;
}

/** Coming in by somebody else's word (SPEC 4.6). */
export const makeOauth = (needs: Dependencies) => {
  const { db, identity, clock, random, sessions, startSession, recordEvent, sendNotice } = needs;
  const store = makeAuthStore(db);

  const configured = (provider: Provider): void => {
    if (!identity.providers.includes(provider)) throw new Failure('oauth_not_configured');
  };

  /** The account of an address that the provider vouches for. */
  const adopt = async (
    transaction: Handle,
    student: Student,
    known: { provider: Provider; subject: string; origin: Origin },
  ): Promise<void> => {
    const within = makeAuthStore(transaction);
    const now = clock.now();
    // Whoever made this account never proved the address: their password must not open it for the one who now does.
    if (!student.verified) {
      await within.changeStudent(student.id, { password_hash: null });
      await within.endSessions(student.id, null, now);
      await within.markVerified(student.email, now);
    }
    await within.addIdentity(student.id, known.provider, known.subject, now);
    await recordEvent(within, 'provider-linked', student.id, known.origin, { provider: known.provider });
    await sendNotice(transaction, student.id, 'provider-linked');
  };

  const create = async (
    within: AuthStore,
    person: Person & { email: string },
    { provider, origin, referralCode }: Arrival,
  ): Promise<StudentId> => {
    const now = clock.now();
    const student = await within.addStudent({
      id: random.id() as StudentId,
      email: person.email,
      fullName: nameFrom(person.name, person.email),
      provider,
      passwordHash: null,
      verifiedAt: now,
      referredBy: referralCode,
      createdAt: now,
    });
    await within.addIdentity(student.id, provider, person.subject, now);
    await recordEvent(within, 'signed-up', student.id, origin, { provider });
    return student.id;
  };

  /** The student whom the provider means; made or linked when it is the first time. */
  const findOrMake = (person: Person, arrival: Arrival): Promise<StudentId> =>
    inTransaction(db, async (transaction) => {
      const { provider, origin } = arrival;
      const within = makeAuthStore(transaction);
      const linked = await within.studentIdByIdentity(provider, person.subject);
      if (linked) return linked;
      const email = Email.safeParse(person.email);
      if (!person.emailVerified || !email.success) throw new Failure('oauth_failed');
      const found = await within.studentByEmail(email.data);
      if (!found) return create(within, { ...person, email: email.data }, arrival);
      await adopt(transaction, found.student, { provider, subject: person.subject, origin });
      return found.student.id;
    });

  const studentIdOf = async (person: Person, arrival: Arrival): Promise<StudentId> => {
    try {
      return await findOrMake(person, arrival);
    } catch (error) {
      // Another tab was faster: the account that it made is the one that is meant.
      if (error instanceof Failure && error.code === 'email_exists') return findOrMake(person, arrival);
      throw error;
    }
  };

  return {
    /** The providers that are set up here. */
    providers: identity.providers,

    /** The address of the provider's page; the browser keeps the state and compares it when it comes back. */
    startOauth: async (
      provider: Provider,
      referralCode: string | null,
    ): Promise<{ url: string; state: string }> => {
      configured(provider);
      const { url, state, nonce, verifier } = await identity.start(provider);
      const expiresAt = new Date(clock.now().getTime() + TOKENS.visitLifetime);
      const stateHash = fingerprint(state);
      await store.addFlow({ stateHash, provider, nonce, verifier, referralCode, expiresAt });
      return { url, state };
    },

    /** Trades the provider's code for a session. */
    exchangeOauth: async (
      provider: Provider,
      { code, state }: { code: string; state: string | null },
      origin: Origin,
    ): Promise<Signed> => {
      configured(provider);
      if (state === null) throw new Failure('oauth_failed');
      const flow = await store.takeFlow(fingerprint(state), provider, clock.now());
      if (!flow) throw new Failure('oauth_failed');
      const { nonce, verifier, referralCode } = flow;
      const person = await identity.finish(provider, { code, state, nonce, verifier });
      const found = await store.student(await studentIdOf(person, { provider, origin, referralCode }));
      sessions.haveEnded();
      if (!found || isGone(found.student, clock.now())) throw new Failure('oauth_failed');
      return startSession(found.student, { remembered: false, origin });
    },
  };
};
