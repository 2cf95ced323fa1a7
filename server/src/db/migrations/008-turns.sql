-- How the tutor teaches in a conversation, turns that can be stopped from anywhere, and what an answer rests on.

ALTER TABLE chat_session
  ADD COLUMN style text NOT NULL DEFAULT 'guide' CHECK (style IN ('guide', 'explain')),
  -- When the process that answers was last heard of; a turn that went silent was cut off by a crash.
  ADD COLUMN turn_seen_at timestamptz,
  -- Somebody asked for the answer to stop, perhaps on another node.
  ADD COLUMN turn_stop boolean NOT NULL DEFAULT false;

ALTER TABLE chat_message
  ADD COLUMN proof jsonb,
  ADD COLUMN stopped boolean NOT NULL DEFAULT false;
