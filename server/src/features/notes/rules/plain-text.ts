import { formulaInOneLine } from './formula-line.ts';

/** A formula on lines of its own or within one. Money is written with a backslash. */
const FORMULA = /(?<!\\)\$\$([^$]+)\$\$|(?<![\\$])\$([^$\n]+)\$/g;
const RULE = /^[ \t]*(?:-{3,}|_{3,}|\*{3,})[ \t]*$/gm;
const MARKERS = /^[ \t]*(?:(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+)+(?:\[[ xX]\][ \t])?/gm;
/** Signs that only say how words look, and those that part the cells of a table. */
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!$|~<>])|\|+|[*`~]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;

/** The words of a note without the signs of Markdown, block by block. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(FORMULA, (_, block: string | undefined, inline: string | undefined) =>
      shielded(formulaInOneLine(block ?? inline ?? '')),
    )
    .replaceAll(/^[ \t]*(?:`{3}|~{3})[^\n]*/gm, '')
    .replaceAll(RULE, '')
    .replaceAll(/!?\[([^[\]\n]*)\]\([^()\s]*(?: "[^"\n]*")?\)/g, (_, words: string) => words)
    .replaceAll(MARKERS, '')
    .replaceAll(/^[ \t]*\|[ \t:|-]*$/gm, '')
    .replaceAll(ESCAPED, (sign, escaped: string | undefined) => escaped ?? (sign.startsWith('|') ? ' ' : ''))
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** A formula's own signs are no marks of Markdown. */
const shielded = (line: string): string => line.replaceAll(/[\\`*_{}[\]#|~]/g, '\\$&');

const PREVIEW = 200;

/** The first words of a note, for the list. */
export const previewOf = (plain: string): string => {
  const flat = plain
    .slice(0, 4 * PREVIEW)
    // A heading must not run into the sentence below it.
    .replaceAll(/(?<=[\p{L}\p{N})])\n\n/gu, ' · ')
    .replaceAll(/\s+/g, ' ');
  if (flat.length <= PREVIEW) return flat;
  const cut = flat.slice(0, PREVIEW);
  const end = cut.lastIndexOf(' ');
  return `${end > PREVIEW / 2 ? cut.slice(0, end) : cut}…`;
};
