import { TABLES } from '@studia/contract/tables';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administer } from '../../testing/administer.ts';
import { startApp, urlOf, type TestApp } from '../../testing/app.ts';
import { addPublishedRows } from '../../testing/published-rows.ts';
import { newStudent, type Student } from '../../testing/visitors.ts';
import { makeReader, type Reader } from './store/reader.ts';
import { makeStudentRole } from './store/student-role.ts';

let app: TestApp;
let ada: Student;
let eve: Student;
let reader: Reader;
beforeAll(async () => {
  app = await startApp();
  ada = await newStudent(app, 'ada');
  eve = await newStudent(app, 'eve');
  reader = makeReader(app.database.pool);
  await addPublishedRows(app.database.pool, ada.id, 'ada');
  await addPublishedRows(app.database.pool, eve.id, 'eve');
});
afterAll(() => app.close());

/** What a statement of a compiler gone mad would find, with nothing in it that names an owner. */
const asAda = (from: string, its: Reader = reader): Promise<string> =>
  its.asStudent(ada.id, async (run) => {
    const text = `SELECT count(*)::integer AS rows, coalesce(json_agg(t), '[]')::text AS body FROM ${from} t`;
    return (await run({ text, values: [] })).body;
  });

/** Whose rows a query over a view shows. */
const ownersIn = async (view: string, its?: Reader): Promise<Set<string>> => {
  const rows = JSON.parse(await asAda(`published."${view}"`, its)) as { student_id: string }[];
  return new Set(rows.map(({ student_id }) => student_id));
};

const views = Object.keys(TABLES);

describe('the lock in the database', () => {
  it('has a view for every published table, with exactly its columns', async () => {
    const { rows } = await app.database.pool.query<{ table: string; columns: string[] }>(
      `SELECT table_name AS table, array_agg(column_name::text) AS columns FROM information_schema.columns
        WHERE table_schema = 'published' GROUP BY table_name`,
    );
    const inDatabase = Object.fromEntries(rows.map(({ table, columns }) => [table, columns.toSorted()]));
    const published = Object.entries(TABLES).map(([name, { columns }]) => [
      name,
      ['student_id', ...Object.keys(columns)].toSorted(),
    ]);
    expect(inDatabase).toEqual(Object.fromEntries(published));
  });

  it('has the types in its views that the list tells', async () => {
    const { rows } = await app.database.pool.query<{ name: string; type: string }>(
      `SELECT format('%s.%s', relname, attname) AS name, format_type(atttypid, null) AS type
         FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
        WHERE relnamespace = 'published'::regnamespace AND attnum > 0 AND attname <> 'student_id'`,
    );
    const columnRows = Object.entries(TABLES).flatMap(([table, { columns }]) =>
      Object.entries(columns).map(([name, { type }]) => [
        `${table}.${name}`,
        type === 'timestamptz' ? 'timestamp with time zone' : type,
      ]),
    );
    expect(Object.fromEntries(rows.map(({ name, type }) => [name, type]))).toEqual(
      Object.fromEntries(columnRows),
    );
  });

  it.each(views)('shows only own rows of %s to a query that names no owner', async (view) => {
    expect(await ownersIn(view)).toEqual(new Set([ada.id]));
  });

  it('shows only own rows of the tables behind the views, too', async () => {
    const body = await asAda('(SELECT title FROM public.note)');
    expect(body).toContain('ada note');
    expect(body).not.toContain('eve');
  });

  it.each([
    'public.auth_session',
    'public.auth_access_token',
    'public.auth_signing_key',
    'public.attachment',
    'public.billing_customer',
    '(SELECT password_hash FROM public.student)',
    '(SELECT vectors FROM public.note)',
    '(SELECT file FROM public.book)',
    'pgboss.job',
    'pg_authid',
  ])('keeps %s from the role altogether', async (from) => {
    await expect(asAda(from)).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    ['INSERT INTO public.note SELECT * FROM public.note', /permission denied|read-only/],
    [`UPDATE published.notes SET title = 'x'`, /permission denied|read-only/],
    ['DELETE FROM published.notes', /permission denied|read-only/],
    ['CREATE TABLE mine (x integer)', /permission denied|read-only/],
  ])('lets nobody write by %s', async (text, refusal) => {
    await expect(reader.asStudent(ada.id, (run) => run({ text, values: [] }))).rejects.toThrow(refusal);
  });

  it('shows nothing at all where nobody is named', async () => {
    const client = await app.database.pool.connect();
    try {
      await client.query('BEGIN; SET LOCAL ROLE studia_student');
      for (const view of views)
        expect((await client.query(`SELECT FROM published."${view}"`)).rowCount).toBe(0);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  it('leaves nothing behind on the connection', async () => {
    await asAda('published.notes');
    const { rows } = await app.database.pool.query<{ role: string; student: string; timeout: string }>(
      `SELECT current_setting('role') AS role, current_setting('studia.student', true) AS student,
              current_setting('statement_timeout') AS timeout`,
    );
    expect(rows).toEqual([{ role: 'none', student: '', timeout: '30s' }]);
  });

  it('ends a query that thinks for too long', async () => {
    await expect(asAda('(SELECT pg_sleep(20))')).rejects.toMatchObject({ code: '57014' });
  });
});

describe('a database user who may not make roles', () => {
  let plain: Pool;
  beforeAll(async () => {
    const { connection, pool } = app.database;
    await administer(connection, `CREATE ROLE plain_user LOGIN NOCREATEROLE NOSUPERUSER`);
    // As on a server of somebody else's: the tables belong to this user, whom no policy holds.
    await pool.query(`
      GRANT USAGE ON SCHEMA published TO plain_user;
      DO $$ DECLARE one record; BEGIN
        FOR one IN SELECT oid::regclass AS name, relkind FROM pg_class
                    WHERE relnamespace IN ('public'::regnamespace, 'published'::regnamespace) AND relkind IN ('r', 'v')
        LOOP EXECUTE format('ALTER %s %s OWNER TO plain_user',
                            CASE one.relkind WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END, one.name);
        END LOOP; END $$`);
    const url = new URL(urlOf(connection));
    url.username = 'plain_user';
    plain = new Pool({ connectionString: url.href });
  });
  afterAll(async () => {
    await plain.end();
    await app.database.pool.query('REASSIGN OWNED BY plain_user TO CURRENT_USER; DROP OWNED BY plain_user');
    await administer(app.database.connection, 'DROP ROLE plain_user');
  });

  it('sees everybody’s rows in the tables themselves', async () => {
    const { rowCount } = await plain.query('SELECT FROM note');
    expect(rowCount).toBe(2);
  });

  it('is told why there is no second lock', async () => {
    // The role may stand already, made by another installation on the same server: then it can't be joined.
    expect((await makeStudentRole(plain)).trouble).toMatch(/permission denied|must have admin option/);
  });

  it.each(views)('still shows only own rows of %s', async (view) => {
    expect(await ownersIn(view, makeReader(plain))).toEqual(new Set([ada.id]));
  });
});
