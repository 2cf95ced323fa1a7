import type { AccessToken } from '@studia/contract/access-tokens';
import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import { ACCESS_TOKEN } from '@studia/contract/limits';
import type { TokenScope } from '@studia/contract/token-scope';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { RecordEvent } from './events.ts';
import { DAY, NOWHERE, type Origin } from './rules.ts';
import { makeAuthStore, type AuthStore } from './store.ts';
import { fingerprint, type Claims } from './tokens.ts';

interface Dependencies {
  db: Handle;
  clock: Clock;
  random: Random;
  recordEvent: RecordEvent;
}

interface NewToken {
  name: string;
  scopes: readonly TokenScope[];
  days: number;
}

/** Scanners of published code know a secret by its first letters. */
const PREFIX = 'studia_';
const SHOWN = PREFIX.length + 4;
const MINUTE = 60_000;

/** Whether it is a personal access token, and not one of a session. */
export const isAccessToken = (token: string): boolean => token.startsWith(PREFIX);

/** Revokes every token of a student, in the transaction in which somebody else may have lost their way in. */
export const revokeAccessTokens = async (
  within: AuthStore,
  recordEvent: RecordEvent,
  studentId: StudentId,
  origin: Origin,
): Promise<void> => {
  const tokens = await within.deleteAccessTokens(studentId);
  if (tokens > 0) await recordEvent(within, 'access-token-revoked', studentId, origin, { tokens });
};

/** Keys that students make for their own scripts and assistants. */
export const makeAccessTokens = ({ db, clock, random, recordEvent }: Dependencies) => {
  const store = makeAuthStore(db);
  return {
    accessTokens: async (studentId: StudentId): Promise<AccessToken[]> =>
      (await store.accessTokensOf(studentId)).map((row) => ({
        id: row.id,
        name: row.name,
        start: row.start,
        scopes: row.scopes as TokenScope[],
        created_at: row.created_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
        last_used_at: row.last_used_at?.toISOString() ?? null,
      })),

    /** The only answer that ever holds the secret. */
    createAccessToken: async (
      studentId: StudentId,
      { name, scopes, days }: NewToken,
      origin: Origin = NOWHERE,
    ): Promise<{ token: AccessToken; secret: string }> => {
      const secret = `${PREFIX}${random.token()}`;
      const now = clock.now();
      const token = {
        id: random.id(),
        name,
        start: secret.slice(0, SHOWN),
        scopes: [...new Set(scopes)],
        createdAt: now,
        expiresAt: new Date(now.getTime() + days * DAY),
      };
      await inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        if ((await within.accessTokensOf(studentId)).length >= ACCESS_TOKEN.most)
          throw new Failure('too_many_access_tokens');
        await within.addAccessToken({ ...token, studentId, tokenHash: fingerprint(secret) });
        const detail = { name, scopes: token.scopes.join(' '), days };
        await recordEvent(within, 'access-token-made', studentId, origin, detail);
      });
      const { id, start, scopes: storedScopes, createdAt, expiresAt } = token;
      const dates = { created_at: createdAt.toISOString(), expires_at: expiresAt.toISOString() };
      return { token: { id, name, start, scopes: storedScopes, ...dates, last_used_at: null }, secret };
    },

    revokeAccessToken: (studentId: StudentId, id: string, origin: Origin = NOWHERE): Promise<void> =>
      inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        const deleted = await within.deleteAccessToken(studentId, id);
        if (!deleted) throw new Failure('not_found');
        await recordEvent(within, 'access-token-revoked', studentId, origin, { name: deleted.name });
      }),

    /** Who carries this token, and what it may do; asked of the database each time, so that revoking works at once. */
    identifyAccessToken: async (token: string): Promise<Claims & { scopes: readonly TokenScope[] }> => {
      const row = await store.accessTokenBy(fingerprint(token));
      const now = clock.now();
      if (!row || row.expires_at <= now) throw new Failure('access_token_invalid');
      // To the minute is enough for whoever looks, and a script may ask a hundred times a second.
      if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() >= MINUTE)
        await store.accessTokenUsed(row.id, now);
      const scopes = row.scopes as TokenScope[];
      // Only who had proved their address could make one.
      return { studentId: row.student_id as StudentId, verified: true, sessionId: row.id, scopes };
    },
  };
};
