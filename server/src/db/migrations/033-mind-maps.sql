-- Mind maps that students made their own; those that follow from what is taught are never stored.

CREATE TABLE mind_map (
  id           uuid PRIMARY KEY,
  student_id   uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
  title        text NOT NULL,
  -- What it began as. A map survives what it came from, so nothing here refers to another table.
  source_type  text CHECK (source_type IN ('book', 'chapter', 'note', 'conversation')),
  source_id    text,
  source_title text,
  -- The whole tree: it is read, saved and compared as one.
  nodes        jsonb NOT NULL,
  -- Two windows with the same map must not undo each other.
  revision     integer NOT NULL DEFAULT 1,
  created_at   timestamptz NOT NULL,
  updated_at   timestamptz NOT NULL
);
CREATE INDEX mind_map_newest ON mind_map (student_id, updated_at DESC);
COMMENT ON TABLE mind_map IS 'owner: mindmap';

-- Earlier versions, whole.
CREATE TABLE mind_map_revision (
  map_id   uuid NOT NULL REFERENCES mind_map (id) ON DELETE CASCADE,
  revision integer NOT NULL,
  title    text NOT NULL,
  nodes    jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (map_id, revision)
);
COMMENT ON TABLE mind_map_revision IS 'owner: mindmap';
