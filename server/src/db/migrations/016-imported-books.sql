-- What an operator tells about a book for everybody, and what a reader saw of the structure of a page.

ALTER TABLE book
  -- Under which terms it may be given to everybody, and where it came from.
  ADD COLUMN licence    text,
  ADD COLUMN source_url text;

-- What looks like a heading on a page, as [title, start, level] each.
ALTER TABLE book_page ADD COLUMN headings jsonb NOT NULL DEFAULT '[]';
