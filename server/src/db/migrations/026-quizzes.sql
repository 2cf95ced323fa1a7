-- Quizzes: what one was asked for, and the questions it can choose from as they were when it began.

CREATE TABLE quiz (
  id          uuid PRIMARY KEY,
  student_id  uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  title       text NOT NULL,
  scope       jsonb NOT NULL,
  difficulty  text NOT NULL CHECK (difficulty IN ('adaptive', 'easy', 'medium', 'hard')),
  mode        text NOT NULL CHECK (mode IN ('practise', 'alone')),
  length      integer NOT NULL,
  created_at  timestamptz NOT NULL,
  -- Null without a timer.
  ends_at     timestamptz,
  finished_at timestamptz
);
CREATE INDEX quiz_of_student ON quiz (student_id, created_at DESC);
COMMENT ON TABLE quiz IS 'owner: quiz';

-- A question keeps its whole content: a book that changes or goes away changes no quiz that is under way.
CREATE TABLE quiz_question (
  quiz_id      uuid NOT NULL REFERENCES quiz (id) ON DELETE CASCADE,
  idea         text NOT NULL,
  item         text NOT NULL,
  content      jsonb NOT NULL,
  -- How many days before the quiz the student had last answered it.
  days_since   double precision,
  -- Its place among what comes next; null while it is not planned.
  place        integer,
  -- Whether the student has ever been handed it: what was answered offline may arrive late.
  offered      boolean NOT NULL DEFAULT false,
  -- How likely a right answer was held to be when it got its place.
  chance       double precision NOT NULL,
  -- How many hints were opened.
  hints        smallint NOT NULL DEFAULT 0,
  -- The answer, under its sender's own id, counted from 1 within the quiz; all null until there is one.
  answer_id    uuid,
  number       integer,
  answer       jsonb,
  confidence   smallint CHECK (confidence BETWEEN 0 AND 100),
  milliseconds integer,
  verdict      jsonb,
  judge        text CHECK (judge IN ('rules', 'model', 'student')),
  answered_at  timestamptz,
  PRIMARY KEY (quiz_id, idea, item)
);
COMMENT ON TABLE quiz_question IS 'owner: quiz';
