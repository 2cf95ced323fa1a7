-- Whether a book that could not be read would be read no better another time, such as one that is locked.

ALTER TABLE book ADD COLUMN trouble_lasts boolean NOT NULL DEFAULT false;
