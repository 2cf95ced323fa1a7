-- What a message is about (book, page, selected words), and what a button asked for: data, not prose.

ALTER TABLE chat_message ADD COLUMN about jsonb;
ALTER TABLE chat_message ADD COLUMN intent text;
