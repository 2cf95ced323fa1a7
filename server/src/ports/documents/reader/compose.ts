import type { PageBox, PageHeading, PageLine } from '../port.ts';

/** A printed line before it is joined to others. */
export interface PrintedLine {
  readonly text: string;
  readonly box: PageBox;
}

/** Lines that belong together. */
export interface Paragraph {
  readonly lines: readonly PrintedLine[];
  /** Code and tables keep their lines; prose runs on. */
  readonly keepsLines: boolean;
  /** How high a heading is; null for everything else. */
  readonly level: number | null;
}

interface Composed {
  readonly text: string;
  readonly lines: readonly PageLine[];
  readonly headings: readonly PageHeading[];
}

/** Whether a word is in use nearby: it decides whether a hyphen at the end of a line belongs to the word. */
export type IsWord = (word: string) => boolean;

/** Joins lines to paragraphs and paragraphs to a page's text, and keeps where every line went. */
export const compose = (paragraphs: readonly Paragraph[], isWord: IsWord): Composed => {
  let text = '';
  const lines: PageLine[] = [];
  const headings: PageHeading[] = [];
  for (const paragraph of paragraphs) {
    if (text !== '') text += '\n\n';
    const begin = text.length;
    paragraph.lines.forEach(({ text: words, box }, index) => {
      if (index > 0) text = paragraph.keepsLines ? `${text}\n` : joint(text, words, isWord);
      const start = text.length;
      text += words;
      lines.push({ start, end: text.length, box });
    });
    if (paragraph.level !== null)
      headings.push({
        title: text.slice(begin).replaceAll(/\s+/g, ' '),
        start: begin,
        level: paragraph.level,
      });
  }
  // A hyphen that was taken away shortened the line before.
  const trimmed = lines.map(({ start, end, box }, at) => ({
    start,
    end: Math.min(end, lines[at + 1]?.start ?? end),
    box,
  }));
  // A hyphen at the end of a paragraph has nothing to be joined to.
  return { text: text.replaceAll('\u00ad', '-'), lines: trimmed, headings };
};

const ENDS_IN_HYPHEN = /[-\u00ad\u2010]$/;
const BROKEN_WORD = /(?<![\p{L}\p{M}])([\p{L}\p{M}]+)[-\u00ad\u2010]$/u;
const WORD_START = /^[\p{Ll}\p{M}]+/u;
const NO_SPACES = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]$/;

/** The text so far, ready for the next line of the same paragraph. */
const joint = (text: string, next: string, isWord: IsWord): string => {
  const head = ENDS_IN_HYPHEN.test(text) ? BROKEN_WORD.exec(text.slice(-60))?.[1] : undefined;
  const tail = head === undefined ? undefined : WORD_START.exec(next)?.[0];
  if (head !== undefined && tail !== undefined) {
    const keepsHyphen = isWord(`${head}-${tail}`) && !isWord(`${head}${tail}`);
    return keepsHyphen ? text : text.slice(0, -1);
  }
  if (/[\p{L}\d][-–—]$/u.test(text) || NO_SPACES.test(text)) return text;
  return `${text} `;
};
