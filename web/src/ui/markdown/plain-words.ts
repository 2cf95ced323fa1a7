/** What a formula says in one line, for where none can be drawn. */
const inOneLine = (tex: string): string =>
  tex
    .replaceAll(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replaceAll(/\\sqrt\{([^{}]*)\}/g, '√($1)')
    .replaceAll(/\\(?:text|mathrm|operatorname)\{([^{}]*)\}/g, '$1')
    .replaceAll(/\\(?:cdot|times)\b/g, '×')
    .replaceAll(/\\div\b/g, '÷')
    .replaceAll(/\\le(?:q|qslant)?\b/g, '≤')
    .replaceAll(/\\ge(?:q|qslant)?\b/g, '≥')
    .replaceAll(/\\pm\b/g, '±')
    .replaceAll(/\\(?:left|right|quad|,|;|!)/g, ' ')
    .replaceAll(/\\([a-zA-Z]+)/g, '$1')
    .replaceAll(/[{}\\]/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

// Signs that are meant as they stand wait outside of every alphabet.
const ASIDE = 0xe000;
const setAside = (text: string): string =>
  text.replaceAll(/\\([$*_<`\\])/g, (_, sign: string) =>
    String.fromCodePoint(ASIDE + (sign.codePointAt(0) ?? 0)),
  );
const putBack = (text: string): string =>
  text.replaceAll(/[\ue020-\ue07f]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - ASIDE));

/** An answer without the signs of Markdown: for previews, and to be read aloud. */
export const plainWords = (markdown: string): string => putBack(withoutSigns(setAside(markdown)));

const withoutSigns = (markdown: string): string =>
  markdown
    .replaceAll(/```[^\n]*\n?/g, '')
    .replaceAll(/\$\$?([^$]+?)\$\$?/g, (_, tex: string) => inOneLine(tex))
    .replaceAll(/ ?\[\d{1,2}\](?!\()/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^ {0,3}(?:#{1,6}|>|[-*+]|\d+\.) +/gm, '')
    .replaceAll(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\w*])[*_](?=\S)(.+?)(?<=\S)[*_](?![\w*])/g, '$1');
