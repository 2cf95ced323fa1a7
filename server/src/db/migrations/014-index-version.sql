-- By which version of the index's rules a book was made searchable; an older one is made anew in the background.
ALTER TABLE book ADD COLUMN index_version integer NOT NULL DEFAULT 0;
