-- A socket must not outlive the sign-in that opened it. Tickets live for a minute, so none is worth keeping.
DELETE FROM live_ticket;
ALTER TABLE live_ticket ADD COLUMN sign_in_id uuid NOT NULL;

-- A lesson that is gone on with in another month counts there with the seconds of that month: a row for each.
ALTER TABLE usage_live ADD COLUMN month timestamptz;
UPDATE usage_live SET month = date_trunc('month', started_at AT TIME ZONE 'UTC') AT TIME ZONE 'UTC';
ALTER TABLE usage_live ALTER COLUMN month SET NOT NULL;
ALTER TABLE usage_live DROP CONSTRAINT usage_live_pkey;
ALTER TABLE usage_live ADD PRIMARY KEY (session_id, month);
