-- The index of books, laid out so that a question reads no more than it needs. Books get theirs anew at the next start.

ALTER TABLE book
  DROP COLUMN lengths,
  -- How many passages it has, and how many words that count stand in all of them; null until it can be searched.
  ADD COLUMN passages integer,
  ADD COLUMN terms bigint;

DELETE FROM book_passage;
-- What ranking wants to know of its words, so that no question has to read them again.
ALTER TABLE book_passage ADD COLUMN reading text NOT NULL;

DROP TABLE book_posting;
-- Which passages of a book hold a word: places in four bytes each, then counts in one, then the passages' lengths in two.
CREATE TABLE book_posting (
  book_id uuid NOT NULL REFERENCES book (id) ON DELETE CASCADE,
  term    text NOT NULL,
  holders bytea NOT NULL,
  PRIMARY KEY (book_id, term)
);
COMMENT ON TABLE book_posting IS 'owner: library';
