-- Sentences that were read aloud once are kept as sound for a while: making them again costs more than keeping them. A clip
-- is found by the hash of its words, voice and speed; whose words they were is not written down.
CREATE TABLE spoken_clip (
  key text PRIMARY KEY,
  file text NOT NULL,
  format text NOT NULL CHECK (format IN ('mp3', 'wav')),
  bytes integer NOT NULL CHECK (bytes > 0),
  seconds real NOT NULL CHECK (seconds > 0),
  used_at timestamptz NOT NULL
);
CREATE INDEX spoken_clip_by_use ON spoken_clip (used_at);
COMMENT ON TABLE spoken_clip IS 'owner: voice';
