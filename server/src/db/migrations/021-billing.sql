-- Who has Premium, and why. What the payment provider said is kept as it said it; what a student may do is worked out from
-- that whenever it is asked, so a late or repeated event can't leave a wrong answer behind.

CREATE TABLE billing_subscription (
  -- The provider's own.
  id                 text PRIMARY KEY,
  student_id         uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  started_at         timestamptz NOT NULL,
  -- Whether it stops by itself when the paid period is over.
  ends_at_period_end boolean NOT NULL,
  ended_at           timestamptz,
  -- As it may be shown: the brand and the last four digits of a card.
  payment_method     text,
  -- When the provider was asked: an older answer never replaces a newer one.
  read_at            timestamptz NOT NULL
);
CREATE INDEX billing_subscription_student ON billing_subscription (student_id);
COMMENT ON TABLE billing_subscription IS 'owner: billing';

CREATE TABLE billing_invoice (
  id              text PRIMARY KEY,
  subscription_id text NOT NULL REFERENCES billing_subscription (id) ON DELETE CASCADE,
  number          text NOT NULL,
  state           text NOT NULL CHECK (state IN ('open', 'failed', 'paid', 'refunded')),
  cents           integer NOT NULL,
  tax_cents       integer NOT NULL,
  currency        text NOT NULL,
  period_start    timestamptz NOT NULL,
  period_end      timestamptz NOT NULL,
  made_at         timestamptz NOT NULL,
  paid_at         timestamptz,
  refunded_at     timestamptz
);
CREATE INDEX billing_invoice_subscription ON billing_invoice (subscription_id);
COMMENT ON TABLE billing_invoice IS 'owner: billing';

-- Days of Premium that somebody was given; facts only, when they run is worked out.
CREATE TABLE billing_grant (
  id         uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  days       integer NOT NULL CHECK (days > 0),
  reason     text NOT NULL,
  granted_at timestamptz NOT NULL
);
CREATE INDEX billing_grant_student ON billing_grant (student_id);
COMMENT ON TABLE billing_grant IS 'owner: billing';

-- How the provider knows a student, and where they were last sent to pay.
CREATE TABLE billing_customer (
  student_id     uuid PRIMARY KEY REFERENCES student (id) ON DELETE CASCADE,
  customer       text,
  checkout       text,
  checkout_begun timestamptz
);
COMMENT ON TABLE billing_customer IS 'owner: billing';

-- Letters about money that were put in the queue: none is written twice.
CREATE TABLE billing_letter (
  key        text PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  written_at timestamptz NOT NULL
);
CREATE INDEX billing_letter_student ON billing_letter (student_id);
COMMENT ON TABLE billing_letter IS 'owner: billing';

-- Events that were acted upon: the same one again is nothing new.
CREATE TABLE billing_event (
  id          text PRIMARY KEY,
  received_at timestamptz NOT NULL
);
COMMENT ON TABLE billing_event IS 'owner: billing';

-- The books of the built-in test cashier, where no payment provider is set up.
CREATE TABLE cashier_subscription (
  id         text PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  body       jsonb NOT NULL,
  -- Counts the changes, so that of two at once the second begins anew.
  version    integer NOT NULL DEFAULT 0
);
COMMENT ON TABLE cashier_subscription IS 'owner: payments';

-- How long live lessons were, one row each: the Free Tier counts sessions and minutes of a month.
CREATE TABLE usage_live (
  session_id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  started_at timestamptz NOT NULL,
  seconds    integer NOT NULL DEFAULT 0
);
CREATE INDEX usage_live_newest ON usage_live (student_id, started_at DESC);
COMMENT ON TABLE usage_live IS 'owner: usage';
