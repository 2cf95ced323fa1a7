import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import { sql, type Selectable } from 'kysely';
import { isUniqueViolation } from '../../db/failure.ts';
import type { Student as StudentTable } from '../../db/tables.ts';
import type { Handle } from '../../db/transaction.ts';
import type { Student } from './rules.ts';

/** What a mailed code is for. */
export type Purpose = 'verify' | 'reset';

interface NewStudent {
  id: StudentId;
  email: string;
  fullName: string;
  passwordHash: string;
  referredBy: string | null;
  createdAt: Date;
}

interface CodeRequest {
  email: string;
  purpose: Purpose;
  requestId: string;
  now: Date;
  /** A request older than this may be replaced. */
  cooledDownSince: Date;
  expiresAt: Date;
  tries: number;
}

interface NewRefreshToken {
  tokenHash: string;
  familyId: string;
  studentId: StudentId;
  remembered: boolean;
  createdAt: Date;
  expiresAt: Date;
}

/** The tables of the account shelf's front door. */
export const makeAuthStore = (handle: Handle) => ({
  /** Fails with `email_exists` when the address is taken. */
  addStudent: async ({
    id,
    email,
    fullName,
    passwordHash,
    referredBy,
    createdAt,
  }: NewStudent): Promise<Student> => {
    try {
      const row = await handle
        .insertInto('student')
        .values({
          id,
          email,
          full_name: fullName,
          password_hash: passwordHash,
          referred_by: referredBy,
          created_at: createdAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return studentOf(row);
    } catch (error) {
      if (isUniqueViolation(error, 'student_email_key')) throw new Failure('email_exists', { cause: error });
      throw error;
    }
  },

  student: async (id: StudentId): Promise<Student | null> => {
    const row = await handle.selectFrom('student').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? studentOf(row) : null;
  },

  studentByEmail: async (
    email: string,
  ): Promise<{ student: Student; passwordHash: string | null } | null> => {
    const row = await handle.selectFrom('student').selectAll().where('email', '=', email).executeTakeFirst();
    return row ? { student: studentOf(row), passwordHash: row.password_hash } : null;
  },

  markVerified: async (email: string, now: Date): Promise<void> => {
    await handle
      .updateTable('student')
      .set({ verified_at: now })
      .where('email', '=', email)
      .where('verified_at', 'is', null)
      .execute();
  },

  /** Notes an attempt and counts it with the earlier ones. */
  noteSignIn: async (id: string, email: string, now: Date, since: Date): Promise<number> => {
    await handle.insertInto('auth_sign_in_attempt').values({ id, email, attempted_at: now }).execute();
    const { count } = await handle
      .selectFrom('auth_sign_in_attempt')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('email', '=', email)
      .where('attempted_at', '>', since)
      .executeTakeFirstOrThrow();
    return count;
  },

  forgetSignIns: async (email: string): Promise<void> => {
    await handle.deleteFrom('auth_sign_in_attempt').where('email', '=', email).execute();
  },

  /** Starts a new code for an address, unless one was asked for a moment ago. */
  requestCode: async (request: CodeRequest): Promise<boolean> => {
    const { email, purpose, requestId, now, cooledDownSince, expiresAt, tries } = request;
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
      .values({ email, purpose, ...fresh })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'purpose'])
          .doUpdateSet(fresh)
          .where('auth_code.requested_at', '<=', cooledDownSince),
      )
      .returning('request_id')
      .executeTakeFirst();
    return row !== undefined;
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

  addRefreshToken: async (token: NewRefreshToken): Promise<void> => {
    await handle
      .insertInto('auth_refresh_token')
      .values({
        token_hash: token.tokenHash,
        family_id: token.familyId,
        student_id: token.studentId,
        remembered: token.remembered,
        created_at: token.createdAt,
        expires_at: token.expiresAt,
      })
      .execute();
  },

  /** The token, held until the transaction ends so that two uses at once can't both succeed. */
  lockRefreshToken: (tokenHash: string) =>
    handle
      .selectFrom('auth_refresh_token')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .forUpdate()
      .executeTakeFirst(),

  useRefreshToken: async (tokenHash: string, now: Date): Promise<void> => {
    await handle
      .updateTable('auth_refresh_token')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .execute();
  },

  revokeFamily: async (familyId: string, now: Date): Promise<void> => {
    await handle
      .updateTable('auth_refresh_token')
      .set({ revoked_at: now })
      .where('family_id', '=', familyId)
      .where('revoked_at', 'is', null)
      .execute();
  },

  /** The key that all nodes sign with: the first one to ask makes it. */
  signingKey: async (purpose: string, candidate: Buffer, now: Date): Promise<Buffer> => {
    await handle
      .insertInto('auth_signing_key')
      .values({ purpose, secret: candidate, created_at: now })
      .onConflict((conflict) => conflict.column('purpose').doNothing())
      .execute();
    const row = await handle
      .selectFrom('auth_signing_key')
      .select('secret')
      .where('purpose', '=', purpose)
      .executeTakeFirstOrThrow();
    return row.secret;
  },

  /** Drops what has run out; nobody can use any of it again. */
  sweep: async (now: Date, attemptsSince: Date): Promise<void> => {
    await handle.deleteFrom('auth_refresh_token').where('expires_at', '<', now).execute();
    await handle.deleteFrom('auth_code').where('expires_at', '<', now).execute();
    await handle.deleteFrom('auth_sign_in_attempt').where('attempted_at', '<', attemptsSince).execute();
  },
});

export type AuthStore = ReturnType<typeof makeAuthStore>;

const studentOf = (row: Selectable<StudentTable>): Student => ({
  id: row.id as StudentId,
  email: row.email,
  fullName: row.full_name,
  provider: row.provider,
  verified: row.verified_at !== null,
  country: row.country,
  standard: row.standard,
  dateOfBirth: row.date_of_birth,
  photo: row.photo,
});
