-- What students answered. An attempt is a fact: it is added once and never changed. The three tables after it hold what
-- follows from the facts, so that nobody adds up a hundred thousand of them to open a page; they can be made anew any time.

CREATE TABLE attempt (
  student_id   uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  -- The order of arrival, in which everything is folded: an answer given offline arrives late and changes nothing before it.
  seq          bigint GENERATED ALWAYS AS IDENTITY,
  -- The sender's own id: the same answer sent twice counts once.
  id           uuid NOT NULL,
  item         jsonb NOT NULL,
  idea         text,
  correct      double precision NOT NULL CHECK (correct BETWEEN 0 AND 1),
  confidence   smallint CHECK (confidence BETWEEN 25 AND 95),
  help         text NOT NULL CHECK (help IN ('none', 'hint-1', 'hint-2', 'hint-3', 'chat', 'revealed')),
  milliseconds integer,
  mode         text NOT NULL CHECK (mode IN ('lesson', 'practise', 'alone', 'review', 'chat', 'plan', 'live')),
  judge        text NOT NULL CHECK (judge IN ('rules', 'model', 'student')),
  reveals      text,
  at           timestamptz NOT NULL,
  PRIMARY KEY (student_id, seq),
  UNIQUE (student_id, id)
);
COMMENT ON TABLE attempt IS 'owner: practice';

-- What the attempts say about one idea.
CREATE TABLE mastery (
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  idea       text NOT NULL,
  state      jsonb NOT NULL,
  PRIMARY KEY (student_id, idea)
);
COMMENT ON TABLE mastery IS 'owner: practice';

-- What they say about the student over all ideas; its row is also the lock under which attempts are added.
CREATE TABLE practice_total (
  student_id uuid PRIMARY KEY REFERENCES student (id) ON DELETE CASCADE,
  -- Which rules made these figures; other rules make them anew.
  rules      integer NOT NULL,
  state      jsonb NOT NULL
);
COMMENT ON TABLE practice_total IS 'owner: practice';

-- What was done on each day (UTC).
CREATE TABLE practice_day (
  student_id   uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  day          text NOT NULL,
  attempts     integer NOT NULL,
  "right"      integer NOT NULL,
  -- The part of both that was done alone.
  alone        integer NOT NULL,
  right_alone  integer NOT NULL,
  milliseconds bigint NOT NULL,
  PRIMARY KEY (student_id, day)
);
COMMENT ON TABLE practice_day IS 'owner: practice';
