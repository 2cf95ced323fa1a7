/** The heading that a paragraph is: a marked one, or one of the titles that should stand here; null for other words. */
export const headingIn = (paragraph: string, titles: readonly string[]): string | null => {
  const marked = /^#{1,6} (.+)$/.exec(paragraph)?.[1];
  if (marked !== undefined) return marked;
  return titles.find((title) => isTitle(paragraph, title)) ?? null;
};

/** How much longer than its title a heading may be: for “Chapter”, and for its number. */
const SPARE = 16;

const isTitle = (paragraph: string, title: string): boolean => {
  if (paragraph.length > title.length + SPARE) return false;
  const wanted = lettersOf(title.replace(NUMBER, ''));
  return wanted !== '' && lettersOf(paragraph).endsWith(wanted);
};

// “IV: ”, “3.2 ”, “12) ”
const NUMBER = /^(?:(?:\d+|[IVXLC]+)(?:\.\d+)*[.:)]?)\s+/;

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
