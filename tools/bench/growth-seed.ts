import type { Pool } from 'pg';

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

/** Everybody who is not there yet, with one statement a table: rows made by the database itself cost minutes, not hours. */
const STATEMENTS = ({ students }: Size): readonly string[] => [
  `INSERT INTO student (id, email, full_name, verified_at, created_at)
     SELECT gen_random_uuid(), 'student' || n || '@growth.example.org', 'Student ' || n, now(), now()
       FROM generate_series(1, ${students}) AS n`,
  `INSERT INTO chat_session (id, student_id, title, created_at, updated_at)
     SELECT gen_random_uuid(), student.id, 'Conversation ' || n, now() - n * interval '1 day', now() - n * interval '1 day'
       FROM student, generate_series(1, ${CONVERSATIONS}) AS n`,
  `INSERT INTO chat_message (id, session_id, position, type, content, created_at)
     SELECT gen_random_uuid(), chat_session.id, n, CASE n % 2 WHEN 1 THEN 'user' ELSE 'assistant' END, ${WORDS}, now()
       FROM chat_session, generate_series(1, ${MESSAGES}) AS n`,
  `INSERT INTO attempt (student_id, id, item, idea, correct, help, milliseconds, mode, judge, at)
     SELECT student.id, gen_random_uuid(), '{"kind":"exercise","text":"1 + 1"}', NULL, n % 2, 'none', 20000, 'practise', 'rules',
            now() - n * interval '1 day'
       FROM student, generate_series(1, ${ATTEMPTS}) AS n`,
  `INSERT INTO note (id, student_id, title, content, preview, words, terms, created_at, updated_at)
     SELECT gen_random_uuid(), student.id, 'Note ' || n, ${WORDS}, 'The quick brown fox', 36,
            ARRAY['quick', 'brown', 'fox', 'jump', 'lazi', 'dog', 'word' || n], now(), now() - n * interval '1 day'
       FROM student, generate_series(1, ${NOTES}) AS n`,
  `INSERT INTO book (id, student_id, file, content_hash, file_size, filename, kind, title, stage, pages, created_at)
     SELECT gen_random_uuid(), student.id, 'none', md5(student.id::text || n), 1000, 'book.pdf', 'pdf', 'Book ' || n, 'ready', 100, now()
       FROM student, generate_series(1, ${BOOKS}) AS n`,
  `INSERT INTO card (id, student_id, kind, front, back, subject, created_at, updated_at, state, due, stability, difficulty,
                     scheduled_days, learning_steps, reps, lapses, urgent)
     SELECT gen_random_uuid(), student.id, 'basic', 'Front ' || n, 'Back ' || n, 'Biology', now(), now(), 'review',
            now() + (n - 10) * interval '1 day', 10, 5, 10, 0, 3, 0, false
       FROM student, generate_series(1, ${CARDS}) AS n`,
  `INSERT INTO usage_entry (id, student_id, feature, input_tokens, output_tokens, used_at)
     SELECT gen_random_uuid(), student.id, 'chat', 500, 200, now() - n * interval '1 day'
       FROM student, generate_series(1, ${CONVERSATIONS * 4}) AS n`,
  `INSERT INTO auth_event (id, student_id, kind, at, detail)
     SELECT gen_random_uuid(), student.id, 'signed-in', now() - n * interval '1 day', '{}'
       FROM student, generate_series(1, 10) AS n`,
];

/** Fills a database that has its tables, and lets PostgreSQL look at what it has now. */
export const seed = async (pool: Pool, size: Size): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    for (const statement of STATEMENTS(size)) await client.query(statement);
    await client.query('ANALYZE');
  } finally {
    client.release(true);
  }
};
