-- Personal access tokens: keys that a student makes for their own scripts and assistants.

CREATE TABLE auth_access_token (
  id           uuid PRIMARY KEY,
  student_id   uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  -- The secret is shown once and kept by nobody; its first characters tell its owner which one it was.
  token_hash   text NOT NULL UNIQUE,
  start        text NOT NULL,
  name         text NOT NULL,
  scopes       text[] NOT NULL,
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX auth_access_token_student ON auth_access_token (student_id, created_at);
CREATE INDEX auth_access_token_expiry ON auth_access_token (expires_at);
COMMENT ON TABLE auth_access_token IS 'owner: auth';

ALTER TABLE auth_event DROP CONSTRAINT auth_event_kind_check;
ALTER TABLE auth_event ADD CONSTRAINT auth_event_kind_check CHECK (kind IN (
  'signed-up', 'signed-in', 'sign-in-failed', 'sign-in-locked', 'signed-out', 'refresh-reused',
  'code-requested', 'code-wrong', 'verified', 'password-reset', 'password-changed', 'password-wrong',
  'password-locked', 'device-signed-out', 'provider-linked', 'provider-unlinked', 'deletion-requested',
  'deletion-undone', 'erased', 'exported', 'suspended', 'unsuspended',
  'access-token-made', 'access-token-revoked'
));
