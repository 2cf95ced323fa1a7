-- An answer that its student took back. The attempt itself stays as it was: this row says that it counts no more.
CREATE TABLE attempt_withdrawn (
  student_id   uuid NOT NULL,
  attempt_id   uuid NOT NULL,
  withdrawn_at timestamptz NOT NULL,
  PRIMARY KEY (student_id, attempt_id),
  FOREIGN KEY (student_id, attempt_id) REFERENCES attempt (student_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE attempt_withdrawn IS 'owner: practice';

ALTER TABLE attempt_withdrawn ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON attempt_withdrawn FOR SELECT USING (student_id = published.student());
CREATE OR REPLACE VIEW published.attempts WITH (security_invoker, security_barrier) AS
  SELECT student_id, id, item, idea, correct, confidence::integer, help, milliseconds, mode, judge, at
    FROM attempt
   WHERE student_id = published.student()
     AND NOT EXISTS (SELECT FROM attempt_withdrawn gone
                      WHERE gone.student_id = attempt.student_id AND gone.attempt_id = attempt.id);
