-- Conversations with the tutor.

CREATE TABLE chat_session (
  id         uuid PRIMARY KEY,
  -- Null while nobody has signed in: such a conversation is known only to who holds its id.
  student_id uuid REFERENCES student (id) ON DELETE CASCADE,
  title      text NOT NULL DEFAULT 'New conversation',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  ended_at   timestamptz,
  -- Set while the tutor answers: one turn at a time, also over several nodes.
  turn_started_at timestamptz
);
CREATE INDEX chat_session_newest ON chat_session (student_id, updated_at DESC);
COMMENT ON TABLE chat_session IS 'owner: chat';

CREATE TABLE chat_message (
  id            uuid PRIMARY KEY,
  session_id    uuid NOT NULL REFERENCES chat_session (id) ON DELETE CASCADE,
  -- Order inside the conversation; a turn is a user message and the answer after it.
  position      integer NOT NULL,
  type          text NOT NULL CHECK (type IN ('user', 'assistant')),
  content       text NOT NULL,
  -- What the tutor must remember of this answer to go on teaching.
  lesson        jsonb,
  input_tokens  integer,
  output_tokens integer,
  created_at    timestamptz NOT NULL,
  UNIQUE (session_id, position)
);
COMMENT ON TABLE chat_message IS 'owner: chat';
