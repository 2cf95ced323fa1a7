/** The words of a note without the signs of Markdown, block by block. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/^[ \t]*(?:`{3}|~{3})[^\n]*/gm, '')
    .replaceAll(/!?\[([^[\]\n]*)\]\([^()\s]*\)/g, (_, words: string) => words)
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t])?/gm, '')
    .replaceAll(/^[ \t]*\|[ \t:|-]*$/gm, '')
    .replaceAll(
      /\\([\\`*_{}[\]()#+\-.!$|~<>])|[*_`|~$]+/g,
      (_, escaped: string | undefined) => escaped ?? ' ',
    )
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const PREVIEW = 200;

/** The first words of a note, for the list. */
export const previewOf = (plain: string): string => {
  const flat = plain.slice(0, 4 * PREVIEW).replaceAll(/\s+/g, ' ');
  if (flat.length <= PREVIEW) return flat;
  const cut = flat.slice(0, PREVIEW);
  const end = cut.lastIndexOf(' ');
  return `${end > PREVIEW / 2 ? cut.slice(0, end) : cut}…`;
};
