-- Live lessons: everything that happens in one is first a row here, numbered from 1 without gaps. A browser says which number
-- it has and gets what follows, from whichever node it reaches.

CREATE TABLE live_session (
  id              uuid PRIMARY KEY,
  student_id      uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  topic           text NOT NULL,
  -- Where the lesson stands, as the director notes it; only the node that has the turn writes it.
  state           jsonb NOT NULL,
  phase           text NOT NULL DEFAULT 'open' CHECK (phase IN ('open', 'paused', 'ended')),
  -- The number of the newest event, and of the newest input that was answered.
  events          integer NOT NULL DEFAULT 0,
  answered        integer NOT NULL DEFAULT 0,
  turn_started_at timestamptz,
  -- How long it was, and up to when that is counted.
  seconds         double precision NOT NULL DEFAULT 0,
  counted_at      timestamptz,
  warned          boolean NOT NULL DEFAULT false,
  created_at      timestamptz NOT NULL,
  updated_at      timestamptz NOT NULL
);
CREATE INDEX live_session_newest ON live_session (student_id, updated_at DESC);
COMMENT ON TABLE live_session IS 'owner: live';

CREATE TABLE live_event (
  session_id uuid NOT NULL REFERENCES live_session (id) ON DELETE CASCADE,
  number     integer NOT NULL,
  kind       text NOT NULL,
  content    jsonb NOT NULL,
  -- The sender's own id of an input: the same again is the same.
  client_id  uuid,
  at         timestamptz NOT NULL,
  PRIMARY KEY (session_id, number)
);
CREATE UNIQUE INDEX live_event_once ON live_event (session_id, client_id) WHERE client_id IS NOT NULL;
COMMENT ON TABLE live_event IS 'owner: live';

-- A socket can't carry a header, so a ticket stands in its address: it works once, for a minute.
CREATE TABLE live_ticket (
  ticket     text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES live_session (id) ON DELETE CASCADE,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX live_ticket_expiry ON live_ticket (expires_at);
COMMENT ON TABLE live_ticket IS 'owner: live';
