import type { Pool, PoolClient } from 'pg';

/** How much a school's years leave behind. A student has the same share of it in a small database as in a big one. */
export interface Size {
  students: number;
}

const CONVERSATIONS = 5;
const MESSAGES = 20;
const ATTEMPTS = 200;
const NOTES = 10;
const BOOKS = 2;
const CARDS = 20;

const WORDS = `repeat('The quick brown fox jumps over the lazy dog. ', 4)`;

/** Everybody who is not there yet, one statement a table: rows that the database makes itself need not travel. */
const STATEMENTS = ({ students }: Size): Readonly<Record<string, string>> => ({
  student: `INSERT INTO student (id, email, full_name, verified_at, created_at)
     SELECT gen_random_uuid(), 'student' || n || '@growth.example.org', 'Student ' || n, now(), now()
       FROM generate_series(1, ${students}) AS n`,
  chat_session: `INSERT INTO chat_session (id, student_id, title, created_at, updated_at)
     SELECT gen_random_uuid(), student.id, 'Conversation ' || n, now() - n * interval '1 day', now() - n * interval '1 day'
       FROM student, generate_series(1, ${CONVERSATIONS}) AS n`,
  chat_message: `INSERT INTO chat_message (id, session_id, position, type, content, created_at)
     SELECT gen_random_uuid(), chat_session.id, n, CASE n % 2 WHEN 1 THEN 'user' ELSE 'assistant' END, ${WORDS}, now()
       FROM chat_session, generate_series(1, ${MESSAGES}) AS n`,
  attempt: `INSERT INTO attempt (student_id, id, item, idea, correct, help, milliseconds, mode, judge, at)
     SELECT student.id, gen_random_uuid(), '{"kind":"exercise","text":"1 + 1"}', NULL, n % 2, 'none', 20000, 'practise', 'rules',
            now() - n * interval '1 day'
       FROM student, generate_series(1, ${ATTEMPTS}) AS n`,
  note: `INSERT INTO note (id, student_id, title, content, preview, words, terms, created_at, updated_at)
     SELECT gen_random_uuid(), student.id, 'Note ' || n, ${WORDS}, 'The quick brown fox', 36,
            ARRAY['quick', 'brown', 'fox', 'jump', 'lazi', 'dog', 'word' || n], now(), now() - n * interval '1 day'
       FROM student, generate_series(1, ${NOTES}) AS n`,
  book: `INSERT INTO book (id, student_id, file, content_hash, file_size, filename, kind, title, stage, pages, created_at)
     SELECT gen_random_uuid(), student.id, 'none', md5(student.id::text || n), 1000, 'book.pdf', 'pdf', 'Book ' || n, 'ready', 100, now()
       FROM student, generate_series(1, ${BOOKS}) AS n`,
  card: `INSERT INTO card (id, student_id, kind, front, back, subject, created_at, updated_at, state, due, stability, difficulty,
                     scheduled_days, learning_steps, reps, lapses, urgent)
     SELECT gen_random_uuid(), student.id, 'basic', 'Front ' || n, 'Back ' || n, 'Biology', now(), now(), 'review',
            now() + (n - 10) * interval '1 day', 10, 5, 10, 0, 3, 0, false
       FROM student, generate_series(1, ${CARDS}) AS n`,
  usage_entry: `INSERT INTO usage_entry (id, student_id, feature, input_tokens, output_tokens, used_at)
     SELECT gen_random_uuid(), student.id, 'chat', 500, 200, now() - n * interval '1 day'
       FROM student, generate_series(1, ${CONVERSATIONS * 4}) AS n`,
  auth_event: `INSERT INTO auth_event (id, student_id, kind, at, detail)
     SELECT gen_random_uuid(), student.id, 'signed-in', now() - n * interval '1 day', '{}'
       FROM student, generate_series(1, 10) AS n`,
});

/** Fills a database that has its tables, and lets PostgreSQL look at what it has now. */
export const seed = async (pool: Pool, size: Size): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query(
      "SET synchronous_commit = off; SET maintenance_work_mem = '512MB'; SET work_mem = '128MB'",
    );
    // Every row refers to one that was just made: nobody need look for it two million times.
    await client.query('SET session_replication_role = replica');
    for (const [table, statement] of Object.entries(STATEMENTS(size)))
      await withoutIndexes(client, table, () => client.query(statement));
    await client.query('VACUUM ANALYZE');
  } finally {
    client.release(true);
  }
};

/** Takes the indexes that no constraint needs away meanwhile: made at once they cost a fifth. */
const withoutIndexes = async (
  client: PoolClient,
  table: string,
  work: () => Promise<unknown>,
): Promise<void> => {
  const { rows } = await client.query<{ name: string; made: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS made FROM pg_index
      WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await work();
  for (const { made } of rows) await client.query(made);
};
