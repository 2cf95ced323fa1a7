-- Files of cards on their way in. A student has one at a time; its row stays until the next one begins.
CREATE TABLE card_import (
  id         uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  -- What the student called the file.
  name       text NOT NULL,
  -- Where it is kept; nothing once it is read, or is not going to be.
  file       text,
  job        uuid,
  state      text NOT NULL CHECK (state IN ('waiting', 'reading', 'adding', 'done', 'failed', 'stopped')),
  done       integer NOT NULL DEFAULT 0,
  total      integer NOT NULL DEFAULT 0,
  added      integer NOT NULL DEFAULT 0,
  -- Why it failed, by the code of an error.
  trouble    text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((state = 'failed') = (trouble IS NOT NULL))
);
CREATE UNIQUE INDEX card_import_student ON card_import (student_id);
COMMENT ON TABLE card_import IS 'owner: review';

-- Which import brought a picture: while that is under way, no card shows it yet.
ALTER TABLE card_picture ADD COLUMN import_id uuid REFERENCES card_import (id) ON DELETE SET NULL;
CREATE INDEX card_picture_import ON card_picture (import_id);
