import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type { Selectable } from 'kysely';
import { isUniqueViolation } from '../../../db/failure.ts';
import type { Student as StudentTable } from '../../../db/tables.ts';
import { builtOnce, type Handle } from '../../../db/transaction.ts';
import type { Erased, ShownStudent, Student } from '../rules.ts';

interface NewStudent {
  id: StudentId;
  email: string;
  fullName: string;
  provider: Student['provider'];
  passwordHash: string | null;
  verifiedAt: Date | null;
  referredBy: string | null;
  createdAt: Date;
}

/** What a student may change about themselves. */
interface Changes {
  full_name?: string;
  country?: string;
  city?: string | null;
  standard?: string;
  date_of_birth?: string;
  password_hash?: string | null;
  delete_requested_at?: Date | null;
}

/** Where an address stands without a student, because asking must not tell whether there is one. */
const KNOWN_BY_ADDRESS = ['auth_code', 'auth_guess', 'auth_reset_token'] as const;

/** A student with the hash that their password must match. */
export interface StudentWithHash {
  student: Student;
  passwordHash: string | null;
}

/** Somebody who came with a friend's code. */
export interface Referred extends Student {
  referralCode: string;
  joinedAt: Date;
}

const selectShown = builtOnce((handle) =>
  handle
    .selectFrom('student')
    .select((eb) => [
      'email',
      'full_name as fullName',
      'provider',
      eb('verified_at', 'is not', null).$castTo<boolean>().as('verified'),
      'country',
      'city',
      'standard',
      'date_of_birth as dateOfBirth',
      'photo',
    ])
    .where('id', '=', ''),
);

/** Who has an account. */
export const studentQueries = (handle: Handle) => ({
  /** Fails with `email_exists` when the address is taken. */
  addStudent: async (given: NewStudent): Promise<Student> => {
    try {
      const row = await handle
        .insertInto('student')
        .values({
          id: given.id,
          email: given.email,
          full_name: given.fullName,
          provider: given.provider,
          password_hash: given.passwordHash,
          verified_at: given.verifiedAt,
          referred_by: given.referredBy,
          created_at: given.createdAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return studentOf(row);
    } catch (error) {
      if (isUniqueViolation(error, 'student_email_key')) throw new Failure('email_exists', { cause: error });
      throw error;
    }
  },

  student: async (id: StudentId): Promise<StudentWithHash | null> => {
    const row = await handle.selectFrom('student').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? foundOf(row) : null;
  },

  /** What a student is shown of themselves; every page that opens asks for it. */
  shownStudent: async (id: StudentId): Promise<ShownStudent | null> => {
    const [row] = await selectShown(handle, [id]);
    return row ? { ...row, id } : null;
  },

  /** Lets nobody else change this student until the transaction ends. */
  lockStudent: async (id: StudentId): Promise<void> => {
    await handle.selectFrom('student').select('id').where('id', '=', id).forUpdate().execute();
  },

  studentByEmail: async (email: string): Promise<StudentWithHash | null> => {
    const row = await handle.selectFrom('student').selectAll().where('email', '=', email).executeTakeFirst();
    return row ? foundOf(row) : null;
  },

  /** The whole row but the secret in it. */
  studentRecord: async (id: StudentId): Promise<object | null> => {
    const row = await handle.selectFrom('student').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const { password_hash, ...rest } = row;
    return { ...rest, has_password: password_hash !== null };
  },

  changeStudent: async (id: StudentId, changes: Changes): Promise<Student | null> => {
    const row = await handle
      .updateTable('student')
      .set(changes)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row ? studentOf(row) : null;
  },

  /** Puts a hash of the same password in the place of an old one, unless the password has changed meanwhile. */
  replaceHash: async (id: StudentId, before: string, after: string): Promise<void> => {
    await handle
      .updateTable('student')
      .set({ password_hash: after })
      .where('id', '=', id)
      .where('password_hash', '=', before)
      .execute();
  },

  /** Changes the photo and answers which one it replaces: of several changes at once, each replaces another. */
  replacePhoto: async (
    id: StudentId,
    photo: string | null,
  ): Promise<{ student: Student; before: string | null } | null> => {
    const row = await handle
      .with('old', (eb) => eb.selectFrom('student').select(['id', 'photo']).where('id', '=', id).forUpdate())
      .updateTable('student')
      .from('old')
      .set({ photo })
      .whereRef('student.id', '=', 'old.id')
      .returningAll('student')
      .returning('old.photo as before')
      .executeTakeFirst();
    return row ? { student: studentOf(row), before: row.before } : null;
  },

  /** Answers whose address it is, whether or not it was proven before. */
  markVerified: async (email: string, now: Date): Promise<StudentId | null> => {
    const row = await handle
      .updateTable('student')
      .set((eb) => ({ verified_at: eb.fn.coalesce('verified_at', eb.val(now)) }))
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst();
    return row ? (row.id as StudentId) : null;
  },

  /** Answers false when nothing changed by it. */
  setSuspended: async (id: StudentId, at: Date | null): Promise<boolean> => {
    const row = await handle
      .updateTable('student')
      .set({ suspended_at: at })
      .where('id', '=', id)
      .where('suspended_at', at === null ? 'is not' : 'is', null)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** How many students there are; active is who used a session since a moment. */
  census: async (activeSince: Date) => {
    const counted = await handle
      .selectFrom('student')
      .select((eb) => [
        eb.fn.countAll<number>().as('students'),
        eb.fn.count<number>('verified_at').as('verified'),
        eb.fn.count<number>('suspended_at').as('suspended'),
        eb.fn.count<number>('delete_requested_at').as('leaving'),
      ])
      .executeTakeFirstOrThrow();
    const { active } = await handle
      .selectFrom('auth_session')
      .select((eb) => eb.fn.count<number>('student_id').distinct().as('active'))
      .where('last_used_at', '>=', activeSince)
      .executeTakeFirstOrThrow();
    return { ...counted, active };
  },

  /** Who came with a friend's code since a moment; with one code, or with any. */
  referredSince: async (moment: Date, code: string | null): Promise<Referred[]> => {
    const rows = await handle
      .selectFrom('student')
      .selectAll()
      .where('referred_by', 'is not', null)
      .where('created_at', '>=', moment)
      .$if(code !== null, (query) => query.where((eb) => eb(eb.fn('upper', ['referred_by']), '=', code)))
      .orderBy('created_at')
      .execute();
    return rows.map((row) =>
      Object.assign(studentOf(row), { referralCode: row.referred_by ?? '', joinedAt: row.created_at }),
    );
  },

  /** Deletes, with everything that hangs on them, the students who asked for it before a moment. */
  eraseStudents: async (leftBefore: Date): Promise<Erased[]> => {
    const rows = await handle
      .deleteFrom('student')
      .where('delete_requested_at', '<=', leftBefore)
      .returning(['id', 'email', 'photo', 'verified_at'])
      .execute();
    for (const { email } of rows) {
      for (const table of KNOWN_BY_ADDRESS)
        await handle.deleteFrom(table).where('email', '=', email).execute();
    }
    return rows.map(({ id, email, photo, verified_at }) => ({
      id: id as StudentId,
      photo,
      provenEmail: verified_at === null ? null : email,
    }));
  },
});

const foundOf = (row: Selectable<StudentTable>): StudentWithHash => ({
  student: studentOf(row),
  passwordHash: row.password_hash,
});

const studentOf = (row: Selectable<StudentTable>): Student => ({
  id: row.id as StudentId,
  email: row.email,
  fullName: row.full_name,
  provider: row.provider,
  verified: row.verified_at !== null,
  country: row.country,
  city: row.city,
  standard: row.standard,
  dateOfBirth: row.date_of_birth,
  photo: row.photo,
  deleteRequestedAt: row.delete_requested_at,
  suspended: row.suspended_at !== null,
});
