-- Notes of students: Markdown, the versions it had, the quotes it shows, and its pictures.

CREATE TABLE note (
  id           uuid PRIMARY KEY,
  student_id   uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  title        text NOT NULL,
  content      text NOT NULL,
  tags         text[] NOT NULL DEFAULT '{}',
  -- Where it began. A note survives what it came from, so nothing here refers to another table.
  origin       text NOT NULL DEFAULT 'own' CHECK (origin IN ('own', 'import', 'chat', 'reader', 'live', 'ai')),
  source_id    text,
  source_title text,
  -- Two windows with the same note must not undo each other.
  revision     integer NOT NULL DEFAULT 1,
  -- For the list and the search: made from title and content with every save.
  preview      text NOT NULL DEFAULT '',
  words        integer NOT NULL DEFAULT 0,
  terms        text[] NOT NULL DEFAULT '{}',
  -- What its parts mean, one packed vector after the other; null until that is known.
  vectors      bytea,
  created_at   timestamptz NOT NULL,
  updated_at   timestamptz NOT NULL,
  deleted_at   timestamptz
);
CREATE INDEX note_newest ON note (student_id, updated_at DESC);
CREATE INDEX note_terms ON note USING gin (terms);
CREATE INDEX note_trash ON note (deleted_at) WHERE deleted_at IS NOT NULL;
COMMENT ON TABLE note IS 'owner: notes';

-- Earlier versions, whole: compressed they are small.
CREATE TABLE note_revision (
  note_id  uuid NOT NULL REFERENCES note (id) ON DELETE CASCADE,
  revision integer NOT NULL,
  title    text NOT NULL,
  content  text NOT NULL,
  reason   text NOT NULL CHECK (reason IN ('edit', 'restore', 'merge', 'made')),
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (note_id, revision)
);
COMMENT ON TABLE note_revision IS 'owner: notes';

-- The quotes that a note shows, or showed in an earlier version, by the name that its text has for them.
CREATE TABLE note_source (
  note_id uuid NOT NULL REFERENCES note (id) ON DELETE CASCADE,
  key     text NOT NULL,
  quote   jsonb NOT NULL,
  PRIMARY KEY (note_id, key)
);
COMMENT ON TABLE note_source IS 'owner: notes';

-- Pictures that stand in notes; which ones, the text says.
CREATE TABLE note_picture (
  id         uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  -- Where the content lies among the files.
  file       text NOT NULL,
  file_type  text NOT NULL,
  file_size  integer NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX note_picture_student ON note_picture (student_id);
COMMENT ON TABLE note_picture IS 'owner: notes';

-- A note that is made from a book: what was asked for, and how far it is.
CREATE TABLE note_making (
  note_id    uuid PRIMARY KEY REFERENCES note (id) ON DELETE CASCADE,
  book_id    text NOT NULL,
  style      text NOT NULL,
  length     text NOT NULL,
  state      text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  updated_at timestamptz NOT NULL
);
COMMENT ON TABLE note_making IS 'owner: notes';

-- Its chapters, each with what was made last: what the student changed since is told by comparing.
CREATE TABLE note_chapter (
  note_id uuid NOT NULL REFERENCES note_making (note_id) ON DELETE CASCADE,
  chapter integer NOT NULL,
  title   text NOT NULL,
  state   text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'empty')),
  content text NOT NULL DEFAULT '',
  PRIMARY KEY (note_id, chapter)
);
COMMENT ON TABLE note_chapter IS 'owner: notes';
