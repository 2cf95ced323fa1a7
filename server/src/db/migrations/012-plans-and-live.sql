-- Learning plans, and lessons with the live tutor.

CREATE TABLE learning_plan (
  id         uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  topic      text NOT NULL,
  exam_date  text,
  -- Everything that the student can change; the columns beside it are for the list.
  content    jsonb NOT NULL,
  origin     text NOT NULL CHECK (origin IN ('books', 'model', 'method')),
  items      integer NOT NULL,
  done       integer NOT NULL,
  -- Two windows with the same plan must not undo each other.
  revision   integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX learning_plan_newest ON learning_plan (student_id, updated_at DESC);
COMMENT ON TABLE learning_plan IS 'owner: plan';

CREATE TABLE working_session (
  id         uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  topic      text NOT NULL,
  items      jsonb NOT NULL,
  messages   jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX working_session_newest ON working_session (student_id, updated_at DESC);
COMMENT ON TABLE working_session IS 'owner: live';
