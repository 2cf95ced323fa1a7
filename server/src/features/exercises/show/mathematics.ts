import { readLine, type Line } from '@studia/mathematics';
import { inMarkdown } from '../../../markdown.ts';

// A sum of plain numbers reads well as it is; everything else is set as mathematics.
const PLAIN_SUM = /^[\d\s.,+−×÷()=?]+$/;

/** A line of mathematics inside a sentence. */
export const inline = ({ text, latex }: Line): string => {
  if (PLAIN_SUM.test(text)) return text;
  return isWords(latex) ? mathematicsIn(text) : `$${latex}$`;
};

const isWords = (latex: string): boolean => /^\\text\{[^{}]*\}$/.test(latex);

const mathematicsIn = (text: string): string => {
  const formula = formulaIn(text);
  return formula === null ? inMarkdown(text) : `$${formula}$`;
};

// `x = 2` was handed on as words, but it is a formula; b6 is a number in another base.
const formulaIn = (text: string): string | null => {
  return /\p{L}{2}|[,;:→%]|^(?=.*[a-f])(?=.*\d)[\da-f]+$/u.test(text)
    ? null
    : (readLine(text)?.latex ?? null);
};

/** A line as LaTeX alone. */
export const latexOf = ({ text, latex }: Line): string =>
  isWords(latex) ? (formulaIn(text) ?? latex) : latex;
