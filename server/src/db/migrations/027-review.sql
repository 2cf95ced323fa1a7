-- Cards that a student reviews, and everything that happened to their schedule. The schedule follows from the log alone:
-- what of it stands beside a card is a copy, for finding what is due, and can be made anew at any time.

CREATE TABLE card (
  id             uuid PRIMARY KEY,
  student_id     uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  kind           text NOT NULL CHECK (kind IN ('basic', 'cloze')),
  front          text NOT NULL,
  back           text NOT NULL,
  subject        text NOT NULL,
  -- Where it comes from: a title, and the words of the book or the note behind it.
  source         jsonb,
  -- The idea of a lesson that it is about.
  idea           text,
  -- What it was made of, so that the same thing never becomes a second card.
  origin         text,
  suspended      boolean NOT NULL DEFAULT false,
  created_at     timestamptz NOT NULL,
  updated_at     timestamptz NOT NULL,
  state          text NOT NULL CHECK (state IN ('new', 'learning', 'review', 'relearning')),
  due            timestamptz NOT NULL,
  stability      double precision NOT NULL,
  difficulty     double precision NOT NULL,
  scheduled_days integer NOT NULL,
  learning_steps integer NOT NULL,
  reps           integer NOT NULL,
  lapses         integer NOT NULL,
  last_review    timestamptz,
  -- The last answer was wrong although the student was sure.
  urgent         boolean NOT NULL,
  UNIQUE (student_id, origin)
);
CREATE INDEX card_due ON card (student_id, due) WHERE NOT suspended;
CREATE INDEX card_list ON card (student_id, created_at DESC, id DESC);
COMMENT ON TABLE card IS 'owner: review';

-- Nothing here is ever changed: what is taken back is an entry of its own.
CREATE TABLE card_review (
  id           uuid PRIMARY KEY,
  card_id      uuid NOT NULL REFERENCES card (id) ON DELETE CASCADE,
  student_id   uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  kind         text NOT NULL CHECK (kind IN ('grade', 'undo', 'forget', 'memory')),
  at           timestamptz NOT NULL,
  grade        text CHECK (grade IN ('again', 'hard', 'good', 'easy')),
  -- Whether the student had been sure of a wrong answer.
  confident    boolean NOT NULL DEFAULT false,
  milliseconds integer,
  undoes       uuid,
  -- What another program knew about the card when it was imported.
  memory       jsonb,
  recorded_at  timestamptz NOT NULL,
  CHECK ((kind = 'grade') = (grade IS NOT NULL)),
  CHECK ((kind = 'undo') = (undoes IS NOT NULL)),
  CHECK ((kind = 'memory') = (memory IS NOT NULL))
);
CREATE INDEX card_review_card ON card_review (card_id, at);
CREATE INDEX card_review_day ON card_review (student_id, at);
COMMENT ON TABLE card_review IS 'owner: review';

-- Pictures that came with imported cards.
CREATE TABLE card_picture (
  id         uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  file       text NOT NULL,
  file_size  integer NOT NULL,
  name       text NOT NULL,
  type       text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX card_picture_student ON card_picture (student_id);
COMMENT ON TABLE card_picture IS 'owner: review';

CREATE TABLE review_setting (
  student_id uuid PRIMARY KEY REFERENCES student (id) ON DELETE CASCADE,
  new_a_day  integer NOT NULL
);
COMMENT ON TABLE review_setting IS 'owner: review';
