import type { Session, User } from '@studia/contract/auth';
import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { RecordEvent } from './events.ts';
import { makeRevokedSessions } from './revoked-sessions.ts';
import { judgeRefresh, lifetimes, userOf, type Origin, type Student } from './rules.ts';
import { makeAuthStore, type AuthStore } from './store.ts';
import { fingerprint, makeTokens, seconds, type Claims, type Tokens } from './tokens.ts';

interface Dependencies {
  db: Handle;
  clock: Clock;
  random: Random;
  recordEvent: RecordEvent;
}

/** A session that has started or was renewed: what the caller hears, and how long the browser keeps it. */
export interface Signed {
  reply: { session: Session; user: User };
  remembered: boolean;
}

/** Starts a session inside a transaction. */
export type Start = (
  within: AuthStore,
  student: Student,
  remembered: boolean,
  origin: Origin,
) => Promise<Signed>;

/** Sessions from the sign-in to the sign-out. */
export const makeSessions = ({ db, clock, random, recordEvent }: Dependencies) => {
  const store = makeAuthStore(db);
  const revoked = makeRevokedSessions((moment) => store.endedSince(moment), clock);
  let signer: Promise<Tokens> | null = null;
  const ownTokens = (): Promise<Tokens> =>
    (signer ??= store
      .signingKey('access', Buffer.from(random.bytes(32)), clock.now())
      .then(makeTokens)
      .catch((error: unknown) => {
        signer = null;
        throw error;
      }));

  const issue = async (
    tokens: Tokens,
    within: AuthStore,
    student: Student,
    session: { id: string; generation: number; remembered: boolean; createdAt: Date },
  ): Promise<Signed> => {
    const now = clock.now();
    const ends = lifetimes(now, session);
    const refreshToken = random.token();
    await within.addRefreshToken({
      tokenHash: fingerprint(refreshToken),
      sessionId: session.id,
      generation: session.generation,
      createdAt: now,
      expiresAt: ends.refresh,
    });
    const user = userOf(student);
    const claims = { studentId: student.id, verified: student.verified, sessionId: session.id };
    const held = {
      access_token: await tokens.sign(claims, ends.access, now),
      refresh_token: refreshToken,
      expires_at: seconds(ends.access),
      user,
    };
    return { reply: { session: held, user }, remembered: session.remembered };
  };

  const renew = async (
    tokens: Tokens,
    within: AuthStore,
    refreshToken: string,
    origin: Origin,
  ): Promise<Signed | null> => {
    const now = clock.now();
    const known = await within.lockByToken(fingerprint(refreshToken));
    if (!known) return null;
    const { session } = known;
    const verdict = judgeRefresh(known, session, now);
    if (verdict === 'stolen') {
      await within.endSession(session.studentId, session.id, now);
      await recordEvent(within, 'refresh-reused', session.studentId, origin);
    }
    const found = verdict === 'stolen' || verdict === 'over' ? null : await within.student(session.studentId);
    if (!found) return null;
    if (verdict === 'just-used') return issue(tokens, within, found.student, session);
    await within.advanceSession(session.id, origin, now, lifetimes(now, session).refresh);
    return issue(tokens, within, found.student, { ...session, generation: session.generation + 1 });
  };

  return {
    /** Who can start sessions; to be asked before a transaction begins, which could wait forever for a second connection. */
    starter: async (): Promise<Start> => {
      const tokens = await ownTokens();
      return async (within, student, remembered, origin) => {
        const id = random.id();
        const now = clock.now();
        const expiresAt = lifetimes(now, { remembered, createdAt: now }).refresh;
        await within.addSession({ id, studentId: student.id, remembered, now, expiresAt, ...origin });
        return issue(tokens, within, student, { id, generation: 0, remembered, createdAt: now });
      };
    },

    /** Trades a refresh token for a new session; one that was used before ends the session it belongs to. */
    refresh: async (refreshToken: string, origin: Origin): Promise<Signed> => {
      const tokens = await ownTokens();
      const signed = await inTransaction(db, (transaction) =>
        renew(tokens, makeAuthStore(transaction), refreshToken, origin),
      );
      if (signed) return signed;
      revoked.changed();
      throw new Failure('session_invalid');
    },

    /** Ends the session that a refresh token belongs to. */
    signOut: async (refreshToken: string, origin: Origin): Promise<void> => {
      await inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        const known = await within.lockByToken(fingerprint(refreshToken));
        if (!known) return;
        const { studentId, id } = known.session;
        if (await within.endSession(studentId, id, clock.now()))
          await recordEvent(within, 'signed-out', studentId, origin);
      });
      revoked.changed();
    },

    /** Who carries this access token. */
    identify: async (accessToken: string): Promise<Claims> => {
      const claims = await (await ownTokens()).read(accessToken, clock.now());
      if (await revoked.has(claims.sessionId)) throw new Failure('session_invalid');
      return claims;
    },

    /** Whether somebody is still signed in there: for what stays open longer than a call. */
    isSignedIn: async (studentId: StudentId, sessionId: string): Promise<boolean> =>
      (await store.sessionsOf(studentId, clock.now())).some(({ id }) => id === sessionId),

    /** The student behind a session. */
    user: async (studentId: StudentId): Promise<User> => {
      const student = await store.shownStudent(studentId);
      if (!student) throw new Failure('session_invalid');
      return userOf(student);
    },

    /** To be called after a transaction that ended sessions. */
    haveEnded: (): void => revoked.changed(),
  };
};

export type Sessions = ReturnType<typeof makeSessions>;
