-- What sentences mean, as vectors: made once per model, found again by the sentence itself.

CREATE TABLE text_vector (
  model text NOT NULL,
  -- SHA-256 of the text.
  text_hash bytea NOT NULL,
  -- One signed byte a number.
  vector bytea NOT NULL,
  PRIMARY KEY (model, text_hash)
);
COMMENT ON TABLE text_vector IS 'owner: library';
