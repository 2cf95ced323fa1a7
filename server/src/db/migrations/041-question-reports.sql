-- What students say is wrong with a question: one report of each about each question, the latest.
CREATE TABLE question_report (
  student_id  uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  idea        text NOT NULL,
  item        text NOT NULL,
  reason      text NOT NULL CHECK (reason IN ('wrong', 'unclear', 'marking', 'other')),
  note        text NOT NULL,
  reported_at timestamptz NOT NULL,
  -- When an operator was done with it.
  closed_at   timestamptz,
  PRIMARY KEY (student_id, idea, item)
);
CREATE INDEX question_report_open ON question_report (reported_at) WHERE closed_at IS NULL;
COMMENT ON TABLE question_report IS 'owner: practice';
