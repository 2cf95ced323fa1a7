import type { StudentId } from '@studia/contract/ids';
import type { Handle } from '../../../db/transaction.ts';

interface NewAccessToken {
  id: string;
  studentId: StudentId;
  tokenHash: string;
  start: string;
  name: string;
  scopes: readonly string[];
  createdAt: Date;
  expiresAt: Date;
}

/** Personal access tokens. */
export const accessTokenQueries = (handle: Handle) => ({
  addAccessToken: async (token: NewAccessToken): Promise<void> => {
    await handle
      .insertInto('auth_access_token')
      .values({
        id: token.id,
        student_id: token.studentId,
        token_hash: token.tokenHash,
        start: token.start,
        name: token.name,
        scopes: [...token.scopes],
        created_at: token.createdAt,
        expires_at: token.expiresAt,
      })
      .execute();
  },

  accessTokensOf: (studentId: StudentId) =>
    handle
      .selectFrom('auth_access_token')
      .select(['id', 'name', 'start', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
      .where('student_id', '=', studentId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  accessTokenBy: (tokenHash: string) =>
    handle
      .selectFrom('auth_access_token')
      .select(['id', 'student_id', 'scopes', 'expires_at', 'last_used_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst(),

  accessTokenUsed: async (id: string, now: Date): Promise<void> => {
    await handle.updateTable('auth_access_token').set({ last_used_at: now }).where('id', '=', id).execute();
  },

  /** Answers with the name of the token that was deleted. */
  deleteAccessToken: (studentId: StudentId, id: string) =>
    handle
      .deleteFrom('auth_access_token')
      .where('student_id', '=', studentId)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst(),

  /** Answers how many there were. */
  deleteAccessTokens: async (studentId: StudentId): Promise<number> => {
    const { numDeletedRows } = await handle
      .deleteFrom('auth_access_token')
      .where('student_id', '=', studentId)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});
