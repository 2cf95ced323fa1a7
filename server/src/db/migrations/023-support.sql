-- Questions that students ask us, and what operators do.

CREATE TABLE support_ticket (
  id         uuid PRIMARY KEY,
  -- What people call it.
  number     integer GENERATED ALWAYS AS IDENTITY (START WITH 1001) UNIQUE,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  category   text NOT NULL CHECK (category IN (
    'account', 'billing', 'books', 'tutor', 'problem', 'accessibility', 'privacy', 'idea', 'other'
  )),
  subject    text NOT NULL,
  -- The page that the student came from, without what stood in its address besides.
  page       text,
  -- Whether the student had Premium when they last wrote.
  priority   boolean NOT NULL,
  state      text NOT NULL CHECK (state IN ('open', 'answered', 'closed')),
  opened_at  timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX support_ticket_student ON support_ticket (student_id, changed_at DESC);
CREATE INDEX support_ticket_waiting ON support_ticket (priority DESC, changed_at) WHERE state = 'open';
CREATE INDEX support_ticket_age ON support_ticket (changed_at) WHERE state = 'closed';
COMMENT ON TABLE support_ticket IS 'owner: support';

CREATE TABLE support_reply (
  id         uuid PRIMARY KEY,
  ticket_id  uuid NOT NULL REFERENCES support_ticket (id) ON DELETE CASCADE,
  author     text NOT NULL CHECK (author IN ('student', 'operator')),
  message    text NOT NULL,
  written_at timestamptz NOT NULL
);
CREATE INDEX support_reply_ticket ON support_reply (ticket_id, written_at);
COMMENT ON TABLE support_reply IS 'owner: support';

CREATE TABLE support_file (
  id       uuid PRIMARY KEY,
  reply_id uuid NOT NULL REFERENCES support_reply (id) ON DELETE CASCADE,
  -- Salted, so that no other row has the same.
  file     text NOT NULL,
  name     text NOT NULL,
  type     text NOT NULL,
  size     integer NOT NULL
);
CREATE INDEX support_file_reply ON support_file (reply_id);
COMMENT ON TABLE support_file IS 'owner: support';

-- What operators did, for good: rows are added and never changed. It names people by their ids alone.
CREATE TABLE operator_event (
  id      uuid PRIMARY KEY,
  at      timestamptz NOT NULL,
  -- The account of the machine from which the command was given.
  actor   text NOT NULL,
  action  text NOT NULL,
  subject text NOT NULL,
  detail  jsonb NOT NULL
);
CREATE INDEX operator_event_newest ON operator_event (at DESC);
COMMENT ON TABLE operator_event IS 'owner: operator';

CREATE FUNCTION operator_event_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'operator_event only grows';
END
$$;
CREATE TRIGGER operator_event_stays BEFORE UPDATE OR DELETE ON operator_event
  FOR EACH ROW EXECUTE FUNCTION operator_event_stays();

-- An account that an operator has closed for the time being.
ALTER TABLE student ADD COLUMN suspended_at timestamptz;
ALTER TABLE auth_event DROP CONSTRAINT auth_event_kind_check;
ALTER TABLE auth_event ADD CONSTRAINT auth_event_kind_check CHECK (kind IN (
  'signed-up', 'signed-in', 'sign-in-failed', 'sign-in-locked', 'signed-out', 'refresh-reused',
  'code-requested', 'code-wrong', 'verified', 'password-reset', 'password-changed', 'password-wrong',
  'password-locked', 'device-signed-out', 'provider-linked', 'provider-unlinked', 'deletion-requested',
  'deletion-undone', 'erased', 'exported', 'suspended', 'unsuspended'
));

-- Which model was connected, so that costs can be told apart; null for the built-in tutor.
ALTER TABLE usage_entry ADD COLUMN model text;
