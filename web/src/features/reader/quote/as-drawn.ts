import { findFormulas } from '../../../ui/markdown/formulas.ts';

/** The kinds of books whose pages are Markdown. */
const PLAIN = new Set(['pdf', 'text', 'image']);

/** Whether the text of a book's pages is Markdown. */
export const isMarkdown = (kind: string): boolean => !PLAIN.has(kind);

/**
 * Markdown as the reader sees it, of the same length: what is not drawn as words (formulas, addresses, numbers of a list,
 * the language of a program) becomes spaces, so that every place stays where it was.
 */
export const asDrawn = (markdown: string): string =>
  markdown
    .split(/(\n{2,})/)
    .map((block) =>
      findFormulas(block, false)
        .map(({ kind, source }) =>
          kind === 'formula' ? blank(source) : kind === 'code' ? withoutLanguage(source) : drawnWords(source),
        )
        .join(''),
    )
    .join('');

const blank = (text: string): string => ' '.repeat(text.length);

const withoutLanguage = (code: string): string => code.replace(/^(?:`{3,}|~{3,}).*/, blank);

const drawnWords = (text: string): string =>
  text
    .replaceAll(/\]\([^()\s]*\)/g, blank)
    .replaceAll(/^\s*\d{1,9}[.)](?=\s)/gm, blank)
    .replaceAll(/^(?:`{3,}|~{3,}).*/gm, blank);
