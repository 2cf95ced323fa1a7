-- Mind maps and podcasts join the tables that students reach with their own programs (032 says how they are locked).

ALTER TABLE mind_map ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON mind_map FOR SELECT USING (student_id = published.student());
CREATE VIEW published.mind_maps WITH (security_invoker, security_barrier) AS
  SELECT student_id, id, title, source_type, source_id, source_title, nodes, revision, created_at, updated_at
    FROM mind_map WHERE student_id = published.student();

ALTER TABLE mind_map_revision ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON mind_map_revision FOR SELECT
  USING (EXISTS (SELECT FROM mind_map own WHERE own.id = map_id AND own.student_id = published.student()));
CREATE VIEW published.mind_map_revisions WITH (security_invoker, security_barrier) AS
  SELECT own.student_id, map_id AS mind_map_id, earlier.revision, earlier.title, earlier.nodes, saved_at
    FROM mind_map_revision earlier JOIN mind_map own ON own.id = map_id
   WHERE own.student_id = published.student();

ALTER TABLE podcast ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON podcast FOR SELECT USING (student_id = published.student());
CREATE VIEW published.podcasts WITH (security_invoker, security_barrier) AS
  SELECT student_id, id, type, source, title, subtitle, minutes::integer, host_voice, explainer_voice, author, state, parts,
         heard_at, created_at
    FROM podcast WHERE student_id = published.student();

-- The sound of a line stays where it is: some of it is everybody's.
ALTER TABLE podcast_line ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rows ON podcast_line FOR SELECT
  USING (EXISTS (SELECT FROM podcast own WHERE own.id = podcast_id AND own.student_id = published.student()));
CREATE VIEW published.podcast_lines WITH (security_invoker, security_barrier) AS
  SELECT own.student_id, podcast_id, place, speaker, text, quote, part, line.state
    FROM podcast_line line JOIN podcast own ON own.id = podcast_id
   WHERE own.student_id = published.student();

-- What followed from the attempts before the last ones came: whoever takes one of those back need not have everything made anew.
ALTER TABLE practice_total ADD COLUMN last_step jsonb;
