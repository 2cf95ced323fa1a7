import type { StudentId } from '@studia/contract/ids';
import { TABLE } from '@studia/contract/limits';
import { isTableCode, TableFailure } from '@studia/contract/table-errors';
import type { Pool, PoolClient } from 'pg';
import { codeOf, messageOf } from '../../../db/failure.ts';
import type { Query } from '../rules/query.ts';
import { compileCount, compileRows, type Form } from './compile-query.ts';
import type { Statement } from './statement.ts';
import { makeStudentRole, STUDENT_ROLE } from './student-role.ts';

/** What a query found. */
export interface FoundRows {
  /** The rows as one text. */
  body: string;
  rows: number;
  /** How many there are without the limit; null where nobody asked. */
  total: number | null;
}

export interface ReadOptions {
  form: Form;
  count: boolean;
}

/** Where connections come from. */
export type { Pool } from 'pg';

const BEGIN = `BEGIN READ ONLY; SET LOCAL statement_timeout = ${TABLE.patience}`;
/** Values that PostgreSQL can't read (a search has a grammar of its own), and what is too much for it. */
const ABOUT_VALUES = /^(22|42601$|42804$|42846$|42883$|54)/;

/** Runs queries over published tables as one student, who can see nothing else. */
export const makeReader = (pool: Pool) => {
  let role: Promise<{ trouble: string | null }> | null = null;
  const begin = async (): Promise<string> => {
    const { trouble } = await (role ??= makeStudentRole(pool));
    return trouble === null ? `${BEGIN}; SET LOCAL ROLE ${STUDENT_ROLE}` : BEGIN;
  };

  /** Does some work in a transaction in which the database shows this student's rows alone. */
  const asStudent = async <Result>(
    student: StudentId,
    work: (run: (statement: Statement) => Promise<Row>) => Promise<Result>,
  ): Promise<Result> => {
    const beginning = await begin();
    const client = await pool.connect();
    const run = async ({ text, values }: Statement): Promise<Row> => {
      const { rows } = await client.query<Row>(text, [...values]);
      return rows[0] ?? { rows: 0, body: '[]' };
    };
    try {
      await client.query(beginning);
      await client.query(ENTER(student));
      const result = await work(run);
      // Nobody has to wait for the end of a transaction that wrote nothing.
      void leave(client, 'COMMIT');
      return result;
    } catch (error) {
      void leave(client, 'ROLLBACK');
      throw explained(error);
    }
  };

  return {
    asStudent,

    /** Makes the role ahead of the first question; answers why the database refused it, or null. */
    prepare: async (): Promise<string | null> => {
      role = makeStudentRole(pool);
      return (await role).trouble;
    },

    read: (student: StudentId, query: Query, { form, count }: ReadOptions): Promise<FoundRows> =>
      asStudent(student, async (run) => {
        const { rows, body } = await run(compileRows(query, student, form));
        const total = count ? (await run(compileCount(query, student))).rows : null;
        return { rows, body, total };
      }),

    count: (student: StudentId, query: Query): Promise<number> =>
      asStudent(student, async (run) => (await run(compileCount(query, student))).rows),
  };
};

export type Reader = ReturnType<typeof makeReader>;

interface Row {
  rows: number;
  body: string;
}

const ENTER = (student: StudentId) => ({
  name: 'published_enter',
  text: `SELECT set_config('studia.student', $1, true)`,
  values: [student],
});

const leave = async (client: PoolClient, how: 'COMMIT' | 'ROLLBACK'): Promise<void> => {
  try {
    await client.query(how);
    client.release();
  } catch (error) {
    // A connection in an unknown state must not be used by anybody else.
    client.release(error instanceof Error ? error : true);
  }
};

/** What is wrong with the question, or with what is to be written, where that is what went wrong. */
export const explained = (error: unknown): unknown => {
  const code = codeOf(error);
  if (error instanceof TableFailure) return error;
  if (isTableCode(code) && code !== '42501')
    return new TableFailure(code, { details: messageOf(error), cause: error });
  if (ABOUT_VALUES.test(code)) return new TableFailure('22P02', { details: messageOf(error), cause: error });
  return error;
};
