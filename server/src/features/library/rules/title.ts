const LONGEST_TITLE = 200;

/** A title in one line of bearable length. */
export const tidyTitle = (title: string): string =>
  title.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE);
