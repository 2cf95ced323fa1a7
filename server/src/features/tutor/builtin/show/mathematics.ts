import {
  type Fraction,
  type Line,
  needsBrackets,
  readLine,
  show,
  showSum,
  type Sum,
} from '@studia/mathematics';
import { inMarkdown } from './markdown.ts';

// A sum of plain numbers reads well as it is; everything else is set as mathematics.
const PLAIN_SUM = /^[\d\s.,+−×÷()=?]+$/;

/** A line of mathematics inside a sentence. */
export const inline = ({ text, latex }: Line): string => {
  if (PLAIN_SUM.test(text)) return text;
  return isWords(latex) ? mathematicsIn(text) : `$${latex}$`;
};

/** A line of mathematics on a line of its own. */
export const onItsOwn = (line: Line): string =>
  isWords(line.latex) || PLAIN_SUM.test(line.text) ? inline(line) : `$$${line.latex}$$`;

const isWords = (latex: string): boolean => /^\\text\{[^{}]*\}$/.test(latex);

const mathematicsIn = (text: string): string => {
  const formula = formulaIn(text);
  return formula === null ? inMarkdown(text) : `$${formula}$`;
};

// `x = 2` was handed on as words, but it is a formula.
const formulaIn = (text: string): string | null => {
  return /\p{L}{2}|[,;:→%]/u.test(text) ? null : (readLine(text)?.latex ?? null);
};

/** A line as LaTeX alone. */
export const latexOf = ({ text, latex }: Line): string =>
  isWords(latex) ? (formulaIn(text) ?? latex) : latex;

/** An exercise in arithmetic inside a sentence. */
export const sumInline = (expression: Sum): string => {
  const text = showSum(expression);
  return PLAIN_SUM.test(text) ? text : `$${latexOfSum(expression)}$`;
};

/** An exact number inside a sentence. */
export const numberInline = (value: Fraction): string => sumInline({ kind: 'number', value });

/** What stands on both sides of an equals sign. */
export const equationInline = (left: Sum, right: Fraction): string => {
  const text = `${showSum(left)} = ${show(right)}`;
  return PLAIN_SUM.test(text) ? text : `$${latexOfSum(left)} = ${latexOfNumber(right)}$`;
};

const SIGNS = { '+': '+', '−': '-', '×': '\\times', '÷': '\\div' } as const;

/** An exercise in arithmetic as LaTeX, with the signs that school uses. */
export const latexOfSum = (expression: Sum, leads = true): string => {
  if (expression.kind === 'number') {
    const written = latexOfNumber(expression.value);
    return expression.value.top < 0n && !leads ? `(${written})` : written;
  }
  const [left, right] = (['left', 'right'] as const).map((side) =>
    needsBrackets(expression, side)
      ? `\\left(${latexOfSum(expression[side])}\\right)`
      : latexOfSum(expression[side], leads && side === 'left'),
  );
  return expression.operator === '^'
    ? `${left}^{${right}}`
    : `${left} ${SIGNS[expression.operator]} ${right}`;
};

const latexOfNumber = (value: Fraction): string => {
  const written = show(value);
  const parts = /^(−?)(\d+)⁄(\d+)$/.exec(written);
  return parts ? `${parts[1] ? '-' : ''}\\frac{${parts[2]}}{${parts[3]}}` : written.replace('−', '-');
};
