-- How far the jobs are. The jobs themselves lie in a schema of their own that pg-boss makes.

CREATE TABLE queue_progress (
  job_id     uuid PRIMARY KEY,
  -- A worker that lost its job must not speak for the one that took it over.
  attempt    integer NOT NULL,
  stage      text NOT NULL,
  done       double precision NOT NULL,
  total      double precision NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX queue_progress_age ON queue_progress (updated_at);
COMMENT ON TABLE queue_progress IS 'owner: queue';
