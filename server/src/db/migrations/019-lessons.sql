-- Lessons of students' own books and of imported ones: made from the chapters, and kept as long as their book.

CREATE TABLE lesson (
  book_id uuid NOT NULL REFERENCES book (id) ON DELETE CASCADE,
  chapter integer NOT NULL,
  author  text NOT NULL CHECK (author IN ('extracted', 'model')),
  -- Made from the chapter's text: a changed chapter has a new lesson, and records keep pointing at the old one.
  version text NOT NULL,
  title   text NOT NULL,
  ideas   jsonb NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (book_id, chapter, author, version)
);
COMMENT ON TABLE lesson IS 'owner: lessons';

-- How far the making of a book's lessons is.
CREATE TABLE lesson_making (
  book_id    uuid NOT NULL REFERENCES book (id) ON DELETE CASCADE,
  author     text NOT NULL CHECK (author IN ('extracted', 'model')),
  state      text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed', 'stopped')),
  done       integer NOT NULL DEFAULT 0,
  total      integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (book_id, author)
);
COMMENT ON TABLE lesson_making IS 'owner: lessons';
