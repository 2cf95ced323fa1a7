import { inMarkdown } from '../../../markdown.ts';

interface Line {
  text: string;
  latex: string;
}

// A sum of plain numbers reads well as it is; everything else is set as mathematics.
const PLAIN_SUM = /^[\d\s.,+−×÷()=?]+$/;
const isWords = ({ text, latex }: Line): boolean => PLAIN_SUM.test(text) || /^\\text\{[^{}]*\}$/.test(latex);

/** A line of mathematics inside a sentence. */
export const lineInline = (line: Line): string => (isWords(line) ? inMarkdown(line.text) : `$${line.latex}$`);

/** A line of mathematics on a line of its own. */
export const lineAlone = (line: Line): string =>
  isWords(line) ? inMarkdown(line.text) : `$$${line.latex}$$`;
