-- How often an address asked for a code within a day: five tries a code are few, but not when codes are free.

ALTER TABLE auth_code
  ADD COLUMN day_began_at timestamptz,
  ADD COLUMN asked_that_day integer NOT NULL DEFAULT 1;
UPDATE auth_code SET day_began_at = requested_at;
ALTER TABLE auth_code ALTER COLUMN day_began_at SET NOT NULL;
