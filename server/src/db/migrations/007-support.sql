-- What visitors send through the forms of the public pages.

CREATE TABLE support_message (
  id          uuid PRIMARY KEY,
  name        text NOT NULL,
  email       text NOT NULL,
  subject     text NOT NULL,
  message     text NOT NULL,
  received_at timestamptz NOT NULL,
  -- Null until the operator's mail has taken it.
  mailed_at   timestamptz
);
CREATE INDEX support_message_age ON support_message (received_at);
CREATE INDEX support_message_email ON support_message (email);
COMMENT ON TABLE support_message IS 'owner: support';

CREATE TABLE support_application (
  id           uuid PRIMARY KEY,
  name         text NOT NULL,
  email        text NOT NULL,
  phone        text,
  position     text NOT NULL,
  sets_apart   text NOT NULL,
  -- The file is salted (support/resumes.ts), so no other row and no other feature has the same.
  resume_file  text NOT NULL,
  resume_name  text NOT NULL,
  resume_kind  text NOT NULL CHECK (resume_kind IN ('pdf', 'doc', 'docx')),
  received_at  timestamptz NOT NULL,
  mailed_at    timestamptz
);
CREATE INDEX support_application_age ON support_application (received_at);
CREATE INDEX support_application_email ON support_application (email);
COMMENT ON TABLE support_application IS 'owner: support';
