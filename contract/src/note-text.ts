import type { Quote } from './proof.ts';

// Without schemas: what both sides must read alike in the text of a note.

/** The name under which a note keeps a quote: the same words of the same page always have the same one (FNV-1a). */
export const quoteKey = ({ book_id, page, start, end }: Omit<Quote, 'text' | 'title'>): string => {
  let hash = 0xcbf2_9ce4_8422_2325n;
  for (const unit of `${book_id} ${page} ${start} ${end}`) {
    hash ^= BigInt(unit.codePointAt(0) ?? 0);
    hash = BigInt.asUintN(64, hash * 0x0000_0100_0000_01b3n);
  }
  return hash.toString(36);
};

/** Where a link in a note leads that opens the page of a quote. */
export const QUOTE_LINK = '#q=';

/** The sign after a line that opens the page which proves it. */
export const sourceLink = (quote: Quote): string =>
  `[${escaped(quote.title)}, p. ${quote.page}](${QUOTE_LINK}${quoteKey(quote)})`;

const escaped = (title: string): string => title.replaceAll(/[\\`*_[\]<>$|~]/g, String.raw`\$&`);

/** The names of the quotes that a text shows. */
export const quoteKeysIn = (markdown: string): string[] =>
  Array.from(new Set(Array.from(markdown.matchAll(/\]\(#q=([0-9a-z]{1,16})\)/g), ([, key = '']) => key)));

/** The address of a picture of a note, as its text has it. */
export const PICTURE_PATH = '/api/notes/pictures/';

/** The pictures that a text shows. */
export const pictureIdsIn = (markdown: string): string[] =>
  Array.from(
    new Set(
      Array.from(markdown.matchAll(/\]\(\/api\/notes\/pictures\/([0-9a-f-]{36})/g), ([, id = '']) => id),
    ),
  );

/** How many words a student would count. */
export const wordCount = (markdown: string): number => markdown.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const FENCE = /^\s*(`{3,}|~{3,})/;

/** The blocks of a text: what blank lines part, with code and display formulas in one piece. */
export const blocksOf = (markdown: string): string[] => {
  const blocks: string[] = [];
  let lines: string[] = [];
  let shut: string | null = null;
  const close = (): void => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const line of markdown.split('\n')) {
    if (shut !== null) {
      lines.push(line);
      if (line.trim() === shut || (shut !== '$$' && line.trim().startsWith(shut))) shut = null;
    } else if (line.trim() === '') close();
    else {
      lines.push(line);
      shut = FENCE.exec(line)?.[1] ?? (line.trim() === '$$' ? '$$' : null);
    }
  }
  close();
  return blocks;
};
