import { sql } from 'kysely';
import type { AuthCode } from '../../../db/tables.ts';
import type { Handle } from '../../../db/transaction.ts';
import type { AskedCode } from '../rules/code-requests.ts';

/** What a mailed code is for. */
export type Purpose = AuthCode['purpose'];

interface CodeRequest {
  email: string;
  purpose: Purpose;
  requester: string;
  requestId: string;
  requestedAt: Date;
  expiresAt: Date;
}

/** A request for a code that nobody has used yet. */
export interface UnusedCode {
  requestId: string;
  requester: string;
  expiresAt: Date;
  /** Null until the job has made the code. */
  codeHash: string | null;
}

/** Mailed codes, and the tokens that a reset code is traded for. */
export const codeQueries = (handle: Handle) => ({
  /** Who asks for a code of this address meanwhile waits until the transaction is over, so that no two share a count. */
  lockCodes: async (email: string, purpose: Purpose): Promise<void> => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${purpose} ${email}`}, 0))`.execute(handle);
  },

  /** What was asked for since a moment, used or not. */
  askedCodes: async (email: string, purpose: Purpose, since: Date): Promise<AskedCode[]> => {
    const rows = await handle
      .selectFrom('auth_code')
      .select(['requester', 'requested_at', 'expires_at', 'used_at'])
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .where('requested_at', '>', since)
      .execute();
    return rows.map((row) => ({
      requester: row.requester,
      requestedAt: row.requested_at,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
    }));
  },

  addCode: async (request: CodeRequest): Promise<void> => {
    await handle
      .insertInto('auth_code')
      .values({
        email: request.email,
        purpose: request.purpose,
        requester: request.requester,
        request_id: request.requestId,
        requested_at: request.requestedAt,
        expires_at: request.expiresAt,
        code_hash: null,
        used_at: null,
      })
      .execute();
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

  /** The codes of an address that nobody has used, the newest first. */
  unusedCodes: async (email: string, purpose: Purpose): Promise<UnusedCode[]> => {
    const rows = await handle
      .selectFrom('auth_code')
      .select(['request_id', 'requester', 'expires_at', 'code_hash'])
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .orderBy('requested_at', 'desc')
      .execute();
    return rows.map((row) => ({
      requestId: row.request_id,
      requester: row.requester,
      expiresAt: row.expires_at,
      codeHash: row.code_hash,
    }));
  },

  /** Uses a code up, and every other one of the address with it; false when somebody else just did. */
  useCode: async (email: string, purpose: Purpose, requestId: string, now: Date): Promise<boolean> => {
    const rows = await handle
      .updateTable('auth_code')
      .set({ used_at: now })
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .returning('request_id')
      .execute();
    return rows.some((row) => row.request_id === requestId);
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
