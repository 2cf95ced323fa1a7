-- Files that students show the tutor.

CREATE TABLE attachment (
  id         uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  -- The conversation that shows it. Null before it is sent, and again when the conversation is gone.
  session_id uuid REFERENCES chat_session (id) ON DELETE SET NULL,
  -- Where the content lies among the files.
  file       text NOT NULL,
  filename   text NOT NULL,
  file_type  text NOT NULL,
  file_size  integer NOT NULL,
  state      text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'read', 'unreadable')),
  -- What could be read in it.
  content    text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  sent_at    timestamptz
);
CREATE INDEX attachment_student ON attachment (student_id);
CREATE INDEX attachment_session ON attachment (session_id);
CREATE INDEX attachment_loose ON attachment (created_at) WHERE session_id IS NULL;
COMMENT ON TABLE attachment IS 'owner: attachments';

-- As they were when the message was sent: id, filename, file_type, file_size.
ALTER TABLE chat_message ADD COLUMN attachments jsonb NOT NULL DEFAULT '[]';
