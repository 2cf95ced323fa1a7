-- Books: those that students bring, and those that the operator imports for everybody.

CREATE TABLE book (
  id           uuid PRIMARY KEY,
  -- Whose it is; null for a book of everybody's.
  student_id   uuid REFERENCES student (id) ON DELETE CASCADE,
  -- Where the content lies among the files, and its hash: the same content twice is one book.
  file         text NOT NULL,
  content_hash text NOT NULL,
  file_size    bigint NOT NULL,
  filename     text NOT NULL,
  kind         text NOT NULL,
  title        text NOT NULL,
  author       text,
  subject      text,
  grades       text,
  country      text,
  stream       text,
  summary      text,
  language     text,
  -- The picture of its cover among the files.
  cover        text,
  pages        integer NOT NULL DEFAULT 0,
  -- What happens to it now, and how far that is.
  stage        text NOT NULL DEFAULT 'received'
               CHECK (stage IN ('received', 'read', 'chapters', 'passages', 'embedded', 'ready')),
  stage_done   integer NOT NULL DEFAULT 0,
  stage_total  integer NOT NULL DEFAULT 0,
  -- Why it could not be read; null where nothing went wrong.
  trouble      text,
  -- How many words that count each passage has, in their order; null until the book can be searched.
  lengths      integer[],
  created_at   timestamptz NOT NULL
);
CREATE UNIQUE INDEX book_content ON book (student_id, content_hash) NULLS NOT DISTINCT;
COMMENT ON TABLE book IS 'owner: library';

CREATE TABLE book_page (
  book_id uuid NOT NULL REFERENCES book (id) ON DELETE CASCADE,
  number  integer NOT NULL,
  label   text,
  text    text NOT NULL,
  by      text NOT NULL CHECK (by IN ('text', 'ocr')),
  width   double precision,
  height  double precision,
  -- Where its lines stand: [start, end, left, top, width, height] each.
  lines   jsonb NOT NULL,
  PRIMARY KEY (book_id, number)
);
COMMENT ON TABLE book_page IS 'owner: library';

CREATE TABLE book_chapter (
  book_id  uuid NOT NULL REFERENCES book (id) ON DELETE CASCADE,
  position integer NOT NULL,
  title    text NOT NULL,
  page     integer NOT NULL,
  level    integer NOT NULL,
  PRIMARY KEY (book_id, position)
);
COMMENT ON TABLE book_chapter IS 'owner: library';

CREATE TABLE book_passage (
  book_id  uuid NOT NULL REFERENCES book (id) ON DELETE CASCADE,
  position integer NOT NULL,
  page     integer NOT NULL,
  -- Where on the page's text it stands.
  start    integer NOT NULL,
  "end"    integer NOT NULL,
  chapter  text NOT NULL,
  heading  text NOT NULL,
  PRIMARY KEY (book_id, position)
);
COMMENT ON TABLE book_passage IS 'owner: library';

-- In which passages of a book a word stands, and how often in each: all that ranking needs to know of a word.
CREATE TABLE book_posting (
  book_id  uuid NOT NULL REFERENCES book (id) ON DELETE CASCADE,
  term     text NOT NULL,
  passages integer[] NOT NULL,
  counts   integer[] NOT NULL,
  PRIMARY KEY (book_id, term)
);
COMMENT ON TABLE book_posting IS 'owner: library';

-- What the sentences of a passage mean, one vector after the other, one signed byte a number. It goes with its book.
CREATE TABLE book_vector (
  book_id  uuid NOT NULL,
  position integer NOT NULL,
  vectors  bytea NOT NULL,
  PRIMARY KEY (book_id, position),
  FOREIGN KEY (book_id, position) REFERENCES book_passage (book_id, position) ON DELETE CASCADE
);
COMMENT ON TABLE book_vector IS 'owner: library';

-- How far a student is in a book: one of their own, of everybody's, or one that comes with Studia (by its short name).
CREATE TABLE book_progress (
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  book_id    text NOT NULL,
  page       integer NOT NULL,
  pages_read integer[] NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (student_id, book_id)
);
COMMENT ON TABLE book_progress IS 'owner: library';

-- Places that a student highlighted, or where they said "I'm lost".
CREATE TABLE book_mark (
  id         uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  book_id    text NOT NULL,
  kind       text NOT NULL CHECK (kind IN ('highlight', 'lost')),
  page       integer NOT NULL,
  start      integer,
  "end"      integer,
  text       text NOT NULL,
  note       text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX book_mark_place ON book_mark (student_id, book_id, page);
COMMENT ON TABLE book_mark IS 'owner: library';
