/** Mathematics as Anki and we both write it. */
const BRACKETS = /\\\((.+?)\\\)|\\\[(.+?)\\\]/gsu;
/** We also write it between dollars, where these stand close around it. */
const DOLLARS =
  /\\\((.+?)\\\)|\\\[(.+?)\\\]|\$\$(.+?)\$\$|(?<![\\$\w])\$(?=\S)([^$\n]+?)(?<=\S)\$(?![\w$])/gsu;

interface Manner {
  /** What becomes of the words. */
  words: (text: string) => string;
  /** What becomes of a formula, which comes as `\(…\)` or `\[…\]`. */
  formula: (tex: string) => string;
  /** Whether dollars are mathematics; in Anki they are money. */
  dollars: boolean;
}

/** A text whose words and formulas are each changed in their own way. */
export const aroundFormulas = (text: string, { words, formula, dollars }: Manner): string => {
  let at = 0;
  let changed = '';
  for (const match of text.matchAll(dollars ? DOLLARS : BRACKETS)) {
    const [whole, inline, display, twoDollars, dollar] = match;
    const within = inline ?? dollar;
    const tex = within === undefined ? `\\[${display ?? twoDollars ?? ''}\\]` : `\\(${within}\\)`;
    changed += words(text.slice(at, match.index)) + formula(tex);
    at = match.index + whole.length;
  }
  return changed + words(text.slice(at));
};
