import type { StudentId } from '@studia/contract/ids';
import type { Pool } from 'pg';

/** One row of every published table that has no other way to get rows in a test; `student` has its own already. */
const ROWS = `
  WITH owner AS (SELECT $1::uuid AS id),
  session AS (INSERT INTO chat_session (id, student_id, title, created_at, updated_at)
    SELECT gen_random_uuid(), id, $2 || ' conversation', now(), now() FROM owner RETURNING id),
  message AS (INSERT INTO chat_message (id, session_id, position, type, content, created_at, proof)
    SELECT gen_random_uuid(), id, 1, 'user', $2 || ' question', now(), '{"kind": "books", "deep": {"n": 3}}' FROM session),
  written AS (INSERT INTO note (id, student_id, title, content, tags, created_at, updated_at)
    SELECT gen_random_uuid(), id, $2 || ' note', 'Kept by ' || $2, '{own}', now(), now() FROM owner RETURNING id),
  revision AS (INSERT INTO note_revision (note_id, revision, title, content, reason, saved_at)
    SELECT id, 0, $2 || ' draft', 'Draft', 'edit', now() FROM written),
  given AS (INSERT INTO attempt (student_id, id, item, idea, correct, help, mode, judge, at)
    SELECT id, gen_random_uuid(), '{"kind": "lesson"}', $2, 1, 'none', 'lesson', 'rules', now() FROM owner),
  planned AS (INSERT INTO learning_plan (id, student_id, topic, content, origin, items, done, created_at, updated_at)
    SELECT gen_random_uuid(), id, $2 || ' plan',
           jsonb_build_object('topic', $2 || ' plan', 'goal', '', 'level', null, 'exam_date', null, 'minutes_a_week', null,
                              'study_days', '[]'::jsonb, 'modules', '[]'::jsonb), 'method', 0, 0, now(), now() FROM owner),
  brought AS (INSERT INTO book (id, student_id, file, content_hash, file_size, filename, kind, title, created_at)
    SELECT gen_random_uuid(), id, encode(sha256(id::text::bytea), 'hex'), $2, 1, 'book.txt', 'text', $2 || ' book', now() FROM owner
    RETURNING id, student_id),
  mark AS (INSERT INTO book_mark (id, student_id, book_id, kind, page, text, note, created_at)
    SELECT gen_random_uuid(), student_id, id::text, 'highlight', 1, $2 || ' words', '', now() FROM brought),
  progress AS (INSERT INTO book_progress (student_id, book_id, page, pages_read, updated_at)
    SELECT student_id, id::text, 1, '{1}', now() FROM brought),
  lesson AS (INSERT INTO working_session (id, student_id, topic, items, messages, created_at, updated_at)
    SELECT gen_random_uuid(), id, $2 || ' lesson', '[]', '[]', now(), now() FROM owner),
  used AS (INSERT INTO usage_entry (id, student_id, feature, input_tokens, output_tokens, used_at)
    SELECT gen_random_uuid(), id, $2, 1, 1, now() FROM owner),
  card AS (INSERT INTO card (id, student_id, kind, front, back, subject, created_at, updated_at, state, due, stability,
                             difficulty, scheduled_days, learning_steps, reps, lapses, urgent)
    SELECT gen_random_uuid(), id, 'basic', $2 || ' front', 'Back', '', now(), now(), 'new', now(), 0, 0, 0, 0, 0, 0, false
      FROM owner),
  asked AS (INSERT INTO quiz (id, student_id, title, scope, difficulty, mode, length, created_at)
    SELECT gen_random_uuid(), id, $2 || ' quiz', '{}', 'easy', 'practise', 5, now() FROM owner),
  mapped AS (INSERT INTO mind_map (id, student_id, title, nodes, revision, created_at, updated_at)
    SELECT gen_random_uuid(), id, $2 || ' map', '[]', 2, now(), now() FROM owner RETURNING id),
  earlier AS (INSERT INTO mind_map_revision (map_id, revision, title, nodes, saved_at)
    SELECT id, 1, $2 || ' first map', '[]', now() FROM mapped),
  spoken AS (INSERT INTO podcast (id, student_id, type, source, title, subtitle, minutes, host_voice, explainer_voice, author,
                                  state, parts, created_at, worked_at)
    SELECT gen_random_uuid(), id, 'note', $2, $2 || ' podcast', '', 5, 'a', 'b', 'rules', 'done', '[]', now(), now() FROM owner
    RETURNING id),
  line AS (INSERT INTO podcast_line (podcast_id, place, speaker, text, part, pause)
    SELECT id, 0, 'host', $2 || ' says hello', 0, 0 FROM spoken),
  friend AS (INSERT INTO student (id, email, full_name, created_at)
    SELECT gen_random_uuid(), 'friend-of-' || id || '@school.org', 'A Friend', now() FROM owner RETURNING id),
  invited AS (INSERT INTO referral (friend_id, referrer_id, joined_at)
    SELECT friend.id, owner.id, now() FROM friend, owner),
  ticket AS (INSERT INTO support_ticket (id, student_id, category, subject, priority, state, opened_at, changed_at)
    SELECT gen_random_uuid(), id, 'idea', $2 || ' idea', false, 'open', now(), now() FROM owner RETURNING id),
  reply AS (INSERT INTO support_reply (id, ticket_id, author, message, written_at)
    SELECT gen_random_uuid(), id, 'student', $2 || ' asks', now() FROM ticket),
  paid AS (INSERT INTO billing_subscription (id, student_id, started_at, ends_at_period_end, read_at)
    SELECT 'sub_' || $2, id, now(), false, now() FROM owner RETURNING id)
  INSERT INTO billing_invoice (id, subscription_id, number, state, cents, tax_cents, currency, period_start, period_end, made_at)
    SELECT 'in_' || $2, id, $2, 'paid', 4999, 0, 'usd', now(), now(), now() FROM paid`;

/** Gives a student one row of every published table; their texts say whose they are. */
export const addPublishedRows = async (pool: Pool, student: StudentId, mark: string): Promise<void> => {
  await pool.query(ROWS, [student, mark]);
};
