-- Where a conversation stands is a record of its own, kept beside the tutor's answer: what was noted there before has another
-- shape and is read as nothing. Lessons are something else by now.
ALTER TABLE chat_message RENAME COLUMN lesson TO state;
-- What the student could tap instead of typing, in the order in which it was offered.
ALTER TABLE chat_message ADD COLUMN choices jsonb NOT NULL DEFAULT '[]';
