-- What students reach with the clients of the field: views of their own rows, each table of the contract's list by its name.
--
-- Who asks is a setting of the transaction. Three locks stand behind each other: the compiler puts the owner into every
-- query, each view holds the owner too, and the role in which the queries run (made at the start, because roles
-- belong to a server and not to a database) sees the tables themselves only through the policies below.

-- A restored backup finds the schema here already.
CREATE SCHEMA IF NOT EXISTS published;

CREATE OR REPLACE FUNCTION published.student() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('studia.student', true), '')::uuid;

ALTER TABLE note ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON note FOR SELECT USING (student_id = published.student());
CREATE VIEW published.notes WITH (security_invoker, security_barrier) AS
  SELECT student_id, id, title, content, tags, origin, source_title, words, revision, created_at, updated_at
    FROM note WHERE student_id = published.student() AND deleted_at IS NULL;

ALTER TABLE note_revision ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON note_revision FOR SELECT
  USING (EXISTS (SELECT FROM note WHERE note.id = note_id AND note.student_id = published.student()));
CREATE VIEW published.note_revisions WITH (security_invoker, security_barrier) AS
  SELECT note.student_id, note_id, note_revision.revision, note_revision.title, note_revision.content, reason, saved_at
    FROM note_revision JOIN note ON note.id = note_id
   WHERE note.student_id = published.student() AND note.deleted_at IS NULL;

ALTER TABLE chat_session ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON chat_session FOR SELECT USING (student_id = published.student());
CREATE VIEW published.conversations WITH (security_invoker, security_barrier) AS
  SELECT student_id, id, title, style, created_at, updated_at, ended_at
    FROM chat_session WHERE student_id = published.student();

ALTER TABLE chat_message ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON chat_message FOR SELECT
  USING (EXISTS (SELECT FROM chat_session session
                  WHERE session.id = session_id AND session.student_id = published.student()));
CREATE VIEW published.messages WITH (security_invoker, security_barrier) AS
  SELECT session.student_id, message.id, session_id AS conversation_id, position, type, content, proof, stopped,
         message.created_at
    FROM chat_message message JOIN chat_session session ON session.id = session_id
   WHERE session.student_id = published.student();

ALTER TABLE card ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON card FOR SELECT USING (student_id = published.student());
CREATE VIEW published.cards WITH (security_invoker, security_barrier) AS
  SELECT student_id, id, kind, front, back, subject, source, idea, suspended, state, due, reps, lapses, created_at,
         updated_at
    FROM card WHERE student_id = published.student();

ALTER TABLE attempt ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON attempt FOR SELECT USING (student_id = published.student());
CREATE VIEW published.attempts WITH (security_invoker, security_barrier) AS
  SELECT student_id, id, item, idea, correct, confidence::integer, help, milliseconds, mode, judge, at
    FROM attempt WHERE student_id = published.student();

ALTER TABLE quiz ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON quiz FOR SELECT USING (student_id = published.student());
CREATE VIEW published.quizzes WITH (security_invoker, security_barrier) AS
  SELECT student_id, id, title, scope, difficulty, mode, length, created_at, ends_at, finished_at
    FROM quiz WHERE student_id = published.student();

ALTER TABLE learning_plan ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON learning_plan FOR SELECT USING (student_id = published.student());
CREATE VIEW published.plans WITH (security_invoker, security_barrier) AS
  SELECT student_id, id, topic AS title, exam_date, content, origin, items, done, revision, created_at, updated_at
    FROM learning_plan WHERE student_id = published.student();

ALTER TABLE book ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON book FOR SELECT USING (student_id = published.student());
CREATE VIEW published.books WITH (security_invoker, security_barrier) AS
  SELECT student_id, id::text AS id, title, author, subject, kind, filename, file_size::integer, language, pages, stage,
         trouble, created_at
    FROM book WHERE student_id = published.student();

ALTER TABLE book_mark ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON book_mark FOR SELECT USING (student_id = published.student());
CREATE VIEW published.highlights WITH (security_invoker, security_barrier) AS
  SELECT student_id, id, book_id, kind, page, start, "end", text, note, created_at
    FROM book_mark WHERE student_id = published.student();

ALTER TABLE book_progress ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON book_progress FOR SELECT USING (student_id = published.student());
CREATE VIEW published.reading_progress WITH (security_invoker, security_barrier) AS
  SELECT student_id, book_id, page, pages_read, updated_at
    FROM book_progress WHERE student_id = published.student();

ALTER TABLE working_session ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON working_session FOR SELECT USING (student_id = published.student());
CREATE VIEW published.working_sessions WITH (security_invoker, security_barrier) AS
  SELECT student_id, id, topic AS title, items, messages, created_at, updated_at
    FROM working_session WHERE student_id = published.student();

ALTER TABLE usage_entry ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON usage_entry FOR SELECT USING (student_id = published.student());
CREATE VIEW published.usage WITH (security_invoker, security_barrier) AS
  SELECT student_id, id, feature, session_id AS conversation_id, input_tokens, output_tokens, cost, used_at
    FROM usage_entry WHERE student_id = published.student();

ALTER TABLE billing_subscription ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON billing_subscription FOR SELECT USING (student_id = published.student());
CREATE VIEW published.subscription WITH (security_invoker, security_barrier) AS
  SELECT student_id, id, started_at, ends_at_period_end, ended_at, payment_method
    FROM billing_subscription WHERE student_id = published.student();

ALTER TABLE billing_invoice ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON billing_invoice FOR SELECT
  USING (EXISTS (SELECT FROM billing_subscription own
                  WHERE own.id = subscription_id AND own.student_id = published.student()));
CREATE VIEW published.invoices WITH (security_invoker, security_barrier) AS
  SELECT own.student_id, invoice.id, subscription_id, number, state, cents, tax_cents, currency, period_start,
         period_end, made_at, paid_at
    FROM billing_invoice invoice JOIN billing_subscription own ON own.id = subscription_id
   WHERE own.student_id = published.student();

-- Who came is somebody else's: only when, and what it earned.
ALTER TABLE referral ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON referral FOR SELECT USING (referrer_id = published.student());
CREATE VIEW published.referrals WITH (security_invoker, security_barrier) AS
  SELECT referrer_id AS student_id, joined_at, rewarded_at, referrer_days AS days
    FROM referral WHERE referrer_id = published.student();

ALTER TABLE support_ticket ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON support_ticket FOR SELECT USING (student_id = published.student());
CREATE VIEW published.tickets WITH (security_invoker, security_barrier) AS
  SELECT student_id, id, number, category, subject, state, opened_at, changed_at
    FROM support_ticket WHERE student_id = published.student();

ALTER TABLE support_reply ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON support_reply FOR SELECT
  USING (EXISTS (SELECT FROM support_ticket own
                  WHERE own.id = ticket_id AND own.student_id = published.student()));
CREATE VIEW published.ticket_replies WITH (security_invoker, security_barrier) AS
  SELECT own.student_id, reply.id, ticket_id, author, message, written_at
    FROM support_reply reply JOIN support_ticket own ON own.id = ticket_id
   WHERE own.student_id = published.student();

ALTER TABLE student ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON student FOR SELECT USING (id = published.student());
CREATE VIEW published.profile WITH (security_invoker, security_barrier) AS
  SELECT id AS student_id, id, email, full_name, country, city, standard, date_of_birth::text, created_at
    FROM student WHERE id = published.student();
