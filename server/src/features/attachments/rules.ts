/** Whether a browser may show it beside the message: pictures that are nothing else. */
export const isPicture = (type: string): boolean => type.startsWith('image/');

/** How much of a file the tutor is given. */
const MOST_CHARACTERS = 200_000;

/** The text of a file from its pages, as far as it is read. */
export const textOf = (pages: readonly string[]): string =>
  pages
    .join('\n\n')
    // The database keeps no such character.
    .replaceAll('\0', '')
    .trim()
    .slice(0, MOST_CHARACTERS);
