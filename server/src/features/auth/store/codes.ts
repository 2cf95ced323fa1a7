import { sql } from 'kysely';
import type { AuthCode } from '../../../db/tables.ts';
import type { Handle } from '../../../db/transaction.ts';

/** What a mailed code is for. */
export type Purpose = AuthCode['purpose'];

interface CodeRequest {
  email: string;
  purpose: Purpose;
  requestId: string;
  now: Date;
  /** A request older than this may be replaced. */
  cooledDownSince: Date;
  expiresAt: Date;
  tries: number;
  /** A day that began before this moment is over, and its count with it. */
  dayOverSince: Date;
  mostADay: number;
}

/** What became of the wish for a code. */
export type Asked = 'taken' | 'too-soon' | 'too-often';

/** Mailed codes, and the tokens that a reset code is traded for. */
export const codeQueries = (handle: Handle) => ({
  /** Starts a new code for an address, unless one was asked for a moment ago, or too many within a day. */
  requestCode: async (request: CodeRequest): Promise<Asked> => {
    const { email, purpose, requestId, now, cooledDownSince, expiresAt, tries, dayOverSince, mostADay } =
      request;
    const fresh = {
      request_id: requestId,
      requested_at: now,
      expires_at: expiresAt,
      tries_left: tries,
      code_hash: null,
      used_at: null,
    };
    const row = await handle
      .insertInto('auth_code')
      .values({ email, purpose, ...fresh, day_began_at: now, asked_that_day: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'purpose'])
          .doUpdateSet((eb) => {
            const dayIsOver = eb('auth_code.day_began_at', '<=', dayOverSince);
            return {
              ...fresh,
              day_began_at: eb.case().when(dayIsOver).then(now).else(eb.ref('auth_code.day_began_at')).end(),
              asked_that_day: eb
                .case()
                .when(dayIsOver)
                .then(1)
                .else(eb('auth_code.asked_that_day', '+', 1))
                .end(),
            };
          })
          .where('auth_code.requested_at', '<=', cooledDownSince)
          .where((eb) =>
            eb.or([
              eb('auth_code.day_began_at', '<=', dayOverSince),
              eb('auth_code.asked_that_day', '<', mostADay),
            ]),
          ),
      )
      .returning('request_id')
      .executeTakeFirst();
    if (row) return 'taken';
    const { requested_at: last } = await handle
      .selectFrom('auth_code')
      .select('requested_at')
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .executeTakeFirstOrThrow();
    return last > cooledDownSince ? 'too-soon' : 'too-often';
  },

  /** Sets the code of a request that still counts; answers the address it goes to. */
  setCode: async (
    requestId: string,
    codeHash: string,
    now: Date,
  ): Promise<{ email: string; purpose: Purpose } | null> => {
    const row = await handle
      .updateTable('auth_code')
      .set({ code_hash: codeHash })
      .where('request_id', '=', requestId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['email', 'purpose'])
      .executeTakeFirst();
    return row ? { email: row.email, purpose: row.purpose } : null;
  },

  /** Spends one try, before the code is compared, so that parallel guesses can't share it. */
  takeTry: async (
    email: string,
    purpose: Purpose,
    now: Date,
  ): Promise<{ codeHash: string | null; expired: boolean } | null> => {
    const row = await handle
      .updateTable('auth_code')
      .set({ tries_left: sql`tries_left - 1` })
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('tries_left', '>', 0)
      .returning(['code_hash', 'expires_at'])
      .executeTakeFirst();
    return row ? { codeHash: row.code_hash, expired: row.expires_at <= now } : null;
  },

  /** Uses a code up; false when somebody else just did. */
  useCode: async (email: string, purpose: Purpose, codeHash: string, now: Date): Promise<boolean> => {
    const row = await handle
      .updateTable('auth_code')
      .set({ used_at: now })
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .where('code_hash', '=', codeHash)
      .where('used_at', 'is', null)
      .returning('email')
      .executeTakeFirst();
    return row !== undefined;
  },

  addResetToken: async (tokenHash: string, email: string, expiresAt: Date): Promise<void> => {
    await handle
      .insertInto('auth_reset_token')
      .values({ token_hash: tokenHash, email, expires_at: expiresAt })
      .execute();
  },

  hasResetToken: async (tokenHash: string, email: string, now: Date): Promise<boolean> => {
    const row = await handle
      .selectFrom('auth_reset_token')
      .select('email')
      .where('token_hash', '=', tokenHash)
      .where('email', '=', email)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Uses a reset token up, and every other one of the address with it; false when somebody else just did. */
  useResetToken: async (tokenHash: string, email: string): Promise<boolean> => {
    const rows = await handle
      .deleteFrom('auth_reset_token')
      .where('email', '=', email)
      .returning('token_hash')
      .execute();
    return rows.some((row) => row.token_hash === tokenHash);
  },
});
