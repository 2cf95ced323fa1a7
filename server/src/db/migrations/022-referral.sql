-- Who invited whom, and what both get for it.

-- The code of who signs up with a provider travels there and back with them.
ALTER TABLE auth_oauth_flow ADD COLUMN referral_code text;
CREATE INDEX student_referred ON student (referred_by) WHERE referred_by IS NOT NULL;
CREATE INDEX student_referred_newest ON student (created_at) WHERE referred_by IS NOT NULL;

CREATE TABLE referral_code (
  student_id uuid PRIMARY KEY REFERENCES student (id) ON DELETE CASCADE,
  code       text NOT NULL UNIQUE,
  made_at    timestamptz NOT NULL
);
COMMENT ON TABLE referral_code IS 'owner: referral';

CREATE TABLE referral (
  friend_id     uuid PRIMARY KEY REFERENCES student (id) ON DELETE CASCADE,
  -- Null when who invited has left: the friend keeps what was promised.
  referrer_id   uuid REFERENCES student (id) ON DELETE SET NULL,
  joined_at     timestamptz NOT NULL,
  -- Why nothing is earned by it; null where nothing speaks against it.
  refused_for   text CHECK (refused_for IN ('own-address', 'same-device', 'many-in-a-day')),
  rewarded_at   timestamptz,
  -- What the referrer got: nothing once they have earned a year's worth.
  referrer_days integer
);
CREATE INDEX referral_referrer ON referral (referrer_id, joined_at);
CREATE INDEX referral_open ON referral (joined_at) WHERE rewarded_at IS NULL AND refused_for IS NULL;
COMMENT ON TABLE referral IS 'owner: referral';

-- Letters that nobody needs: who wants none of a kind any more.
CREATE TABLE letter_choice (
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  topic      text NOT NULL CHECK (topic IN ('invitations')),
  -- Stands in the letters of this kind; whoever has it can end them, and nothing else.
  token      text NOT NULL UNIQUE,
  refused_at timestamptz,
  PRIMARY KEY (student_id, topic)
);
COMMENT ON TABLE letter_choice IS 'owner: account';
