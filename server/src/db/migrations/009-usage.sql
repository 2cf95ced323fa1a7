-- What was used, one row for each turn; facts only, everything shown is added up from them.

CREATE TABLE usage_entry (
  id            uuid PRIMARY KEY,
  student_id    uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  -- Stays when the conversation is deleted: deleting it does not give its tokens back.
  session_id    uuid,
  feature       text NOT NULL,
  input_tokens  integer NOT NULL,
  output_tokens integer NOT NULL,
  -- US dollars, where the operator told the model's price.
  cost          double precision,
  used_at       timestamptz NOT NULL
);
CREATE INDEX usage_entry_newest ON usage_entry (student_id, used_at DESC);
COMMENT ON TABLE usage_entry IS 'owner: usage';
