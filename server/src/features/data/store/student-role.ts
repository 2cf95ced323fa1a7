import type { Pool, PoolClient } from 'pg';
import { codeOf, messageOf } from '../../../db/failure.ts';

/** A role that sees the published views, what stands behind their columns, and nothing else. */
export const STUDENT_ROLE = 'studia_student';

// Any constant does, as long as every node uses the same one.
const ROLE_LOCK = 7_346_231;
const MADE_MEANWHILE = new Set(['42710', '23505']);

/** The views, and every column that they are made of; only what is missing is granted. */
const GRANTS = `
  DO $do$
  DECLARE missing record;
  BEGIN
    IF NOT has_schema_privilege('${STUDENT_ROLE}', 'published', 'USAGE') THEN
      GRANT USAGE ON SCHEMA published TO ${STUDENT_ROLE};
    END IF;
    FOR missing IN
      SELECT table_schema, table_name FROM information_schema.views
       WHERE table_schema = 'published'
         AND NOT has_table_privilege('${STUDENT_ROLE}', format('%I.%I', table_schema, table_name), 'SELECT')
    LOOP
      EXECUTE format('GRANT SELECT ON %I.%I TO ${STUDENT_ROLE}', missing.table_schema, missing.table_name);
    END LOOP;
    FOR missing IN
      SELECT table_schema, table_name, string_agg(DISTINCT quote_ident(column_name), ', ') AS columns
        FROM information_schema.view_column_usage
       WHERE view_schema = 'published' AND NOT has_column_privilege(
               '${STUDENT_ROLE}', format('%I.%I', table_schema, table_name), column_name, 'SELECT')
       GROUP BY table_schema, table_name
    LOOP
      EXECUTE format('GRANT SELECT (%s) ON %I.%I TO ${STUDENT_ROLE}',
                     missing.columns, missing.table_schema, missing.table_name);
    END LOOP;
  END $do$`;

/**
 * Makes the role, and lets us take it on. Roles belong to a server, so no backup carries them and another Studia may have
 * made this one. Answers why there is none where the database user may not do that: then the views alone keep students apart.
 */
export const makeStudentRole = async (pool: Pool): Promise<{ trouble: string | null }> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [ROLE_LOCK]);
    await createRole(client);
    if (!(await mayTakeOn(client))) {
      await client.query(`GRANT ${STUDENT_ROLE} TO CURRENT_USER`);
      await client.query(`SET LOCAL ROLE ${STUDENT_ROLE}`);
      await client.query('RESET ROLE');
    }
    await client.query(GRANTS);
    await client.query('COMMIT');
    return { trouble: null };
  } catch (error) {
    await client.query('ROLLBACK');
    return { trouble: messageOf(error) };
  } finally {
    client.release();
  }
};

const createRole = async (client: PoolClient): Promise<void> => {
  const { rows } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [STUDENT_ROLE]);
  if (rows.length > 0) return;
  await client.query('SAVEPOINT before_role');
  try {
    await client.query(`CREATE ROLE ${STUDENT_ROLE} NOLOGIN`);
  } catch (error) {
    if (!MADE_MEANWHILE.has(codeOf(error))) throw error;
    await client.query('ROLLBACK TO before_role');
  }
};

const mayTakeOn = async (client: PoolClient): Promise<boolean> => {
  await client.query('SAVEPOINT before_trial');
  try {
    await client.query(`SET LOCAL ROLE ${STUDENT_ROLE}`);
    await client.query('RESET ROLE');
    return true;
  } catch {
    await client.query('ROLLBACK TO before_trial');
    return false;
  }
};
