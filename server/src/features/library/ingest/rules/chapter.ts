/** A chapter or section, in the order of the book; level 1 is the highest. */
export interface BookChapter {
  title: string;
  page: number;
  level: number;
}

const LONGEST_TITLE = 200;

/** A title in one line of bearable length. */
export const tidyTitle = (title: string): string =>
  title.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE);
