-- Where a student is signed in, who else vouches for them, forgotten passwords, leaving, and what happened when.

ALTER TABLE student ADD COLUMN delete_requested_at timestamptz;
CREATE INDEX student_leaving ON student (delete_requested_at) WHERE delete_requested_at IS NOT NULL;

-- One browser in which a student is signed in, from the sign-in to its end.
CREATE TABLE auth_session (
  id           uuid PRIMARY KEY,
  student_id   uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  remembered   boolean NOT NULL,
  -- Rises each time the refresh token is traded for a new one; a token of an older generation was used before.
  generation   integer NOT NULL,
  user_agent   text,
  address      text,
  created_at   timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  ended_at     timestamptz
);
CREATE INDEX auth_session_student ON auth_session (student_id);
CREATE INDEX auth_session_expiry ON auth_session (expires_at);
CREATE INDEX auth_session_ended ON auth_session (ended_at) WHERE ended_at IS NOT NULL;
COMMENT ON TABLE auth_session IS 'owner: auth';

INSERT INTO auth_session
  (id, student_id, remembered, generation, created_at, last_used_at, expires_at, ended_at)
SELECT family_id, student_id, bool_or(remembered), 1, min(created_at), max(created_at), max(expires_at),
       max(revoked_at)
  FROM auth_refresh_token
 GROUP BY family_id, student_id;

ALTER TABLE auth_refresh_token ADD COLUMN generation integer;
UPDATE auth_refresh_token SET generation = CASE WHEN used_at IS NULL THEN 1 ELSE 0 END;
ALTER TABLE auth_refresh_token ALTER COLUMN generation SET NOT NULL;
ALTER TABLE auth_refresh_token RENAME COLUMN family_id TO session_id;
ALTER INDEX auth_refresh_token_family RENAME TO auth_refresh_token_session;
ALTER TABLE auth_refresh_token
  ADD CONSTRAINT auth_refresh_token_session_id_fkey
  FOREIGN KEY (session_id) REFERENCES auth_session (id) ON DELETE CASCADE;
ALTER TABLE auth_refresh_token
  DROP COLUMN student_id,
  DROP COLUMN remembered,
  DROP COLUMN used_at,
  DROP COLUMN revoked_at;

-- Proof that a reset code was right; it sets one password.
CREATE TABLE auth_reset_token (
  token_hash text PRIMARY KEY,
  email      text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX auth_reset_token_email ON auth_reset_token (email);
CREATE INDEX auth_reset_token_expiry ON auth_reset_token (expires_at);
COMMENT ON TABLE auth_reset_token IS 'owner: auth';

-- A browser that is on its way to a provider and back.
CREATE TABLE auth_oauth_flow (
  state_hash text PRIMARY KEY,
  provider   text NOT NULL CHECK (provider IN ('google', 'microsoft')),
  nonce      text NOT NULL,
  verifier   text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX auth_oauth_flow_expiry ON auth_oauth_flow (expires_at);
COMMENT ON TABLE auth_oauth_flow IS 'owner: auth';

-- Accounts elsewhere that open an account here.
CREATE TABLE auth_identity (
  provider   text NOT NULL CHECK (provider IN ('google', 'microsoft')),
  subject    text NOT NULL,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  linked_at  timestamptz NOT NULL,
  PRIMARY KEY (provider, subject)
);
CREATE INDEX auth_identity_student ON auth_identity (student_id);
COMMENT ON TABLE auth_identity IS 'owner: auth';

-- What an operator or a student must be able to look up later. It holds no secret.
CREATE TABLE auth_event (
  id         uuid PRIMARY KEY,
  -- Null where nobody is known to be meant, and for what is kept of who was erased.
  student_id uuid REFERENCES student (id) ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN (
    'signed-up', 'signed-in', 'sign-in-failed', 'sign-in-locked', 'signed-out', 'refresh-reused',
    'code-requested', 'verified', 'password-reset', 'password-changed', 'device-signed-out',
    'provider-linked', 'deletion-requested', 'deletion-undone', 'erased'
  )),
  address    text,
  user_agent text,
  at         timestamptz NOT NULL,
  detail     jsonb NOT NULL
);
CREATE INDEX auth_event_student ON auth_event (student_id, at);
CREATE INDEX auth_event_age ON auth_event (at);
COMMENT ON TABLE auth_event IS 'owner: auth';
