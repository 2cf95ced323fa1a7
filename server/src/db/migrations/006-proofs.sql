-- Guesses at a password, counted where they are made: strangers at the front door can't lock who is already inside.

DROP TABLE auth_sign_in_attempt;
CREATE TABLE auth_guess (
  -- An address at the front door, or the id of the session in which the password is asked for once more.
  whose    text PRIMARY KEY,
  -- The time in which guesses are counted together. It is never prolonged, so neither is a lock.
  began_at timestamptz NOT NULL,
  guesses  integer NOT NULL
);
CREATE INDEX auth_guess_age ON auth_guess (began_at);
COMMENT ON TABLE auth_guess IS 'owner: auth';

-- Who has no password proves with a code that it is them.
ALTER TABLE auth_code DROP CONSTRAINT auth_code_purpose_check;
ALTER TABLE auth_code
  ADD CONSTRAINT auth_code_purpose_check CHECK (purpose IN ('verify', 'reset', 'delete', 'unlink'));

ALTER TABLE auth_event DROP CONSTRAINT auth_event_kind_check;
ALTER TABLE auth_event ADD CONSTRAINT auth_event_kind_check CHECK (kind IN (
  'signed-up', 'signed-in', 'sign-in-failed', 'sign-in-locked', 'signed-out', 'refresh-reused',
  'code-requested', 'code-wrong', 'verified', 'password-reset', 'password-changed', 'password-wrong',
  'password-locked', 'device-signed-out', 'provider-linked', 'provider-unlinked', 'deletion-requested',
  'deletion-undone', 'erased'
));
