-- Students, how they prove who they are, and where they are signed in.

CREATE TABLE student (
  id            uuid PRIMARY KEY,
  email         text NOT NULL UNIQUE CHECK (email = lower(email)),
  full_name     text NOT NULL,
  password_hash text,
  provider      text NOT NULL DEFAULT 'email' CHECK (provider IN ('email', 'google', 'microsoft')),
  verified_at   timestamptz,
  country       text,
  city          text,
  standard      text,
  date_of_birth date,
  photo         text,
  referred_by   text,
  created_at    timestamptz NOT NULL
);
COMMENT ON TABLE student IS 'owner: auth';

-- The one code that counts for an address. A row exists for every address that asked, whether or not it has an
-- account, so that nobody can tell the two apart; only the mail job knows, and it fills in the hash.
CREATE TABLE auth_code (
  email        text NOT NULL,
  purpose      text NOT NULL CHECK (purpose IN ('verify', 'reset')),
  request_id   uuid NOT NULL,
  requested_at timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  tries_left   integer NOT NULL,
  code_hash    text,
  used_at      timestamptz,
  PRIMARY KEY (email, purpose)
);
COMMENT ON TABLE auth_code IS 'owner: auth';

-- Refresh tokens rotate: each is used once, and using one twice ends its whole family.
CREATE TABLE auth_refresh_token (
  token_hash text PRIMARY KEY,
  family_id  uuid NOT NULL,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  remembered boolean NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz,
  revoked_at timestamptz
);
CREATE INDEX auth_refresh_token_family ON auth_refresh_token (family_id);
CREATE INDEX auth_refresh_token_student ON auth_refresh_token (student_id);
CREATE INDEX auth_refresh_token_expiry ON auth_refresh_token (expires_at);
COMMENT ON TABLE auth_refresh_token IS 'owner: auth';

-- Sign-ins that have not succeeded are counted here, not in a process, so that several nodes share one count.
CREATE TABLE auth_sign_in_attempt (
  id           uuid PRIMARY KEY,
  email        text NOT NULL,
  attempted_at timestamptz NOT NULL
);
CREATE INDEX auth_sign_in_attempt_recent ON auth_sign_in_attempt (email, attempted_at);
COMMENT ON TABLE auth_sign_in_attempt IS 'owner: auth';

-- Keys that all nodes share, made by the first one that starts.
CREATE TABLE auth_signing_key (
  purpose    text PRIMARY KEY,
  secret     bytea NOT NULL,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE auth_signing_key IS 'owner: auth';
