/** The first characters of a text, as people count them: an emoji is never cut in half. */
export const cut = (text: string, longest: number): string =>
  Array.from(new Intl.Segmenter().segment(text.trim().replaceAll(/\s+/g, ' ')), ({ segment }) => segment)
    .slice(0, longest)
    .join('');
