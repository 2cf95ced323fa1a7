-- A stranger must not be able to keep the owner of an address out: every request has a code of its own, which stays good
-- for its time, and both requests and guesses are counted for the network that they come from.

ALTER TABLE auth_code DROP CONSTRAINT auth_code_pkey;
ALTER TABLE auth_code ADD PRIMARY KEY (request_id);
ALTER TABLE auth_code
  -- The network from which the code was asked for: an IPv4 address, or the /64 of an IPv6 one.
  ADD COLUMN requester text NOT NULL DEFAULT '',
  DROP COLUMN tries_left,
  DROP COLUMN day_began_at,
  DROP COLUMN asked_that_day;
ALTER TABLE auth_code ALTER COLUMN requester DROP DEFAULT;
CREATE INDEX auth_code_address ON auth_code (email, purpose, requested_at);
CREATE INDEX auth_code_age ON auth_code (requested_at);

-- Whose address is guessed at, so that its counts go when its student goes; none inside a session.
ALTER TABLE auth_guess ADD COLUMN email text;
UPDATE auth_guess SET email = whose WHERE whose LIKE '%@%';
CREATE INDEX auth_guess_address ON auth_guess (email);
