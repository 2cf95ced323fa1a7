import { findFormulas, type Piece } from './formulas.ts';
import { inOneLine } from './one-line.ts';

// Signs that are meant as they stand wait outside of every alphabet.
const ASIDE = 0xe000;
const aside = (sign: string): string => String.fromCodePoint(ASIDE + (sign.codePointAt(0) ?? 0));
const setAside = (text: string): string => text.replaceAll(/[$*_<>#`[\]\\~-]/g, aside);
const putBack = (text: string): string =>
  text.replaceAll(/[\ue020-\ue07f]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - ASIDE));

/** An answer without the signs of Markdown: for previews, and to be read aloud. Amounts of money stay what they are. */
export const plainWords = (markdown: string): string =>
  putBack(withoutSigns(findFormulas(markdown, true).map(wordsOf).join('')));

const wordsOf = (piece: Piece): string => {
  if (piece.kind === 'formula') return setAside(inOneLine(piece.tex));
  if (piece.kind === 'begun') return setAside(begun(piece.source));
  if (piece.kind === 'code') return setAside(piece.source.replaceAll(/^[ \t]*[`~]{3}[^\n]*\n?|`/gm, ''));
  return piece.source.replaceAll(/\\([$*_<`\\])/g, (_, sign: string) => aside(sign));
};

/** A text that was cut off may end within a formula; without a sign of one, a dollar is money. */
const begun = (source: string): string =>
  /[\\^_={]/.test(source.slice(1)) ? inOneLine(source.replace(/^(?:\$\$?|\\[([])/, '')) : source;

const withoutSigns = (markdown: string): string =>
  markdown
    .replaceAll(/ ?\[\d{1,2}\](?!\()/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^ {0,3}(?:#{1,6}|>|[-*+]|\d+\.) +/gm, '')
    .replaceAll(/(\*\*|__)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\w*])[*_](?=\S)(.+?)(?<=\S)[*_](?![\w*])/g, '$1');
