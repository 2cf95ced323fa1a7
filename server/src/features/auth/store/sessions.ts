import type { StudentId } from '@studia/contract/ids';
import { sql, type Selectable } from 'kysely';
import type { AuthSession } from '../../../db/tables.ts';
import type { Handle } from '../../../db/transaction.ts';
import type { Origin } from '../rules.ts';

interface NewSession extends Origin {
  id: string;
  studentId: StudentId;
  remembered: boolean;
  now: Date;
  expiresAt: Date;
}

interface NewRefreshToken {
  tokenHash: string;
  sessionId: string;
  generation: number;
  createdAt: Date;
  expiresAt: Date;
}

/** One browser in which a student is signed in. */
export interface StoredSession extends Pick<Origin, 'address' | 'userAgent'> {
  id: string;
  studentId: StudentId;
  remembered: boolean;
  generation: number;
  createdAt: Date;
  lastUsedAt: Date;
  endedAt: Date | null;
}

/** Where students are signed in, and the tokens that keep them so. */
export const sessionQueries = (handle: Handle) => ({
  addSession: async (session: NewSession): Promise<void> => {
    await handle
      .insertInto('auth_session')
      .values({
        id: session.id,
        student_id: session.studentId,
        remembered: session.remembered,
        generation: 0,
        user_agent: session.userAgent,
        address: session.address,
        created_at: session.now,
        last_used_at: session.now,
        expires_at: session.expiresAt,
      })
      .execute();
  },

  addRefreshToken: async (token: NewRefreshToken): Promise<void> => {
    await handle
      .insertInto('auth_refresh_token')
      .values({
        token_hash: token.tokenHash,
        session_id: token.sessionId,
        generation: token.generation,
        created_at: token.createdAt,
        expires_at: token.expiresAt,
      })
      .execute();
  },

  /** The token and its session, which is held until the transaction ends so that two uses can't both be the first. */
  lockByToken: async (
    tokenHash: string,
  ): Promise<{ generation: number; expiresAt: Date; session: StoredSession } | null> => {
    const token = await handle
      .selectFrom('auth_refresh_token')
      .select(['session_id', 'generation', 'expires_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (!token) return null;
    const session = await handle
      .selectFrom('auth_session')
      .selectAll()
      .where('id', '=', token.session_id)
      .forUpdate()
      .executeTakeFirst();
    if (!session) return null;
    return { generation: token.generation, expiresAt: token.expires_at, session: sessionOf(session) };
  },

  /** Begins the next generation of a session's tokens, wherever it is used from now. */
  advanceSession: async (id: string, origin: Origin, now: Date, expiresAt: Date): Promise<void> => {
    await handle
      .updateTable('auth_session')
      .set({
        generation: sql`generation + 1`,
        user_agent: origin.userAgent,
        address: origin.address,
        last_used_at: now,
        expires_at: expiresAt,
      })
      .where('id', '=', id)
      .execute();
  },

  sessionsOf: async (studentId: StudentId, now: Date): Promise<StoredSession[]> => {
    const rows = await handle
      .selectFrom('auth_session')
      .selectAll()
      .where('student_id', '=', studentId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('last_used_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(sessionOf);
  },

  /** Ends one session of a student; false when they have no such session. */
  endSession: async (studentId: StudentId, id: string, now: Date): Promise<boolean> => {
    const row = await handle
      .updateTable('auth_session')
      .set({ ended_at: now })
      .where('student_id', '=', studentId)
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Ends the sessions of a student, all of them or all but one; answers how many there were. */
  endSessions: async (studentId: StudentId, but: string | null, now: Date): Promise<number> => {
    const rows = await handle
      .updateTable('auth_session')
      .set({ ended_at: now })
      .where('student_id', '=', studentId)
      .where('ended_at', 'is', null)
      .$if(but !== null, (query) => query.where('id', '<>', but ?? ''))
      .returning('id')
      .execute();
    return rows.length;
  },

  endedSince: async (since: Date): Promise<ReadonlySet<string>> => {
    const rows = await handle.selectFrom('auth_session').select('id').where('ended_at', '>', since).execute();
    return new Set(rows.map(({ id }) => id));
  },
});

const sessionOf = (row: Selectable<AuthSession>): StoredSession => ({
  id: row.id,
  studentId: row.student_id as StudentId,
  remembered: row.remembered,
  generation: row.generation,
  userAgent: row.user_agent,
  address: row.address,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  endedAt: row.ended_at,
});
