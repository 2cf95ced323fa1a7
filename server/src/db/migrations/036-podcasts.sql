-- Podcasts: what was asked for, the script line by line, and the sound of each line.

CREATE TABLE podcast (
  id              uuid PRIMARY KEY,
  student_id      uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  type            text NOT NULL CHECK (type IN ('chapter', 'note', 'ai-note')),
  -- A note, or a book and its chapter: what goes away leaves the podcast as it is.
  source          text NOT NULL,
  title           text NOT NULL,
  subtitle        text NOT NULL,
  minutes         smallint NOT NULL CHECK (minutes BETWEEN 1 AND 60),
  host_voice      text NOT NULL,
  explainer_voice text NOT NULL,
  author          text NOT NULL CHECK (author IN ('rules', 'model')),
  state           text NOT NULL CHECK (state IN ('queued', 'writing', 'speaking', 'done', 'stopped', 'failed')),
  parts           jsonb NOT NULL,
  -- Where the student is: in which line, and how many seconds into it.
  position_line   integer NOT NULL DEFAULT 0,
  position_offset double precision NOT NULL DEFAULT 0,
  heard_at        timestamptz,
  created_at      timestamptz NOT NULL,
  -- When it was last worked on: who waited longest comes next.
  worked_at       timestamptz NOT NULL,
  UNIQUE (student_id, type, source)
);
CREATE INDEX podcast_under_way ON podcast (state, student_id) WHERE state IN ('queued', 'writing', 'speaking');
COMMENT ON TABLE podcast IS 'owner: podcast';

-- A sound by what it says and who says it. What stands in everybody's books is spoken once for all; what a student wrote or
-- brought is theirs alone.
CREATE TABLE podcast_clip (
  id         uuid PRIMARY KEY,
  student_id uuid REFERENCES student (id) ON DELETE CASCADE,
  key        text NOT NULL,
  file       text NOT NULL,
  size       integer NOT NULL,
  seconds    double precision NOT NULL,
  -- How long it took to make, by a voice of which kind: that tells the next student how long theirs will take.
  kind       text NOT NULL,
  worked_ms  integer NOT NULL,
  made_at    timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (student_id, key)
);
CREATE INDEX podcast_clip_newest ON podcast_clip (kind, made_at DESC);
COMMENT ON TABLE podcast_clip IS 'owner: podcast';

CREATE TABLE podcast_line (
  podcast_id uuid NOT NULL REFERENCES podcast (id) ON DELETE CASCADE,
  place      integer NOT NULL,
  speaker    text NOT NULL CHECK (speaker IN ('host', 'explainer')),
  text       text NOT NULL,
  quote      jsonb,
  part       integer NOT NULL,
  pause      double precision NOT NULL,
  state      text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'skipped')),
  clip_id    uuid REFERENCES podcast_clip (id) ON DELETE SET NULL,
  PRIMARY KEY (podcast_id, place)
);
CREATE INDEX podcast_line_of_clip ON podcast_line (clip_id);
COMMENT ON TABLE podcast_line IS 'owner: podcast';
