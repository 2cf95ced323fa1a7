import { tableOf } from '../table-text.ts';
import { isNegative, isWhole, decimalsOf, magnitude } from './fraction.ts';
import { leadsWithMinus, type Expression, type Statement } from './tree.ts';

const SIGNS: Readonly<Record<string, string>> = { '≤': '\\le', '≥': '\\ge', '≠': '\\ne' };

/** Writes a line as LaTeX. */
export const writeLatex = (statement: Statement): string => {
  switch (statement.kind) {
    case 'relation':
      return `${writeLatex(statement.left)} ${SIGNS[statement.sign] ?? statement.sign} ${writeLatex(statement.right)}`;
    case 'both':
      return writeChain(statement.parts) ?? statement.parts.map(writeLatex).join('\\ \\text{and}\\ ');
    case 'either':
      return statement.parts.map(writeLatex).join('\\ \\text{or}\\ ');
    case 'always':
      return '\\text{every number is a solution}';
    case 'never':
      return '\\text{no solution}';
    default:
      return bare(statement);
  }
};

const writeChain = (parts: readonly Statement[]): string | null => {
  const [first, second, third] = parts;
  if (first?.kind !== 'relation' || second?.kind !== 'relation' || third || first.sign === '=') return null;
  if (writeLatex(first.right) !== writeLatex(second.left)) return null;
  return `${writeLatex(first)} ${SIGNS[second.sign] ?? second.sign} ${writeLatex(second.right)}`;
};

const bare = (expression: Expression): string => {
  switch (expression.kind) {
    case 'number':
      return writeNumber(expression);
    case 'symbol':
      return LETTERS[expression.name] ?? expression.name.replace(/_(.+)$/, '_{$1}');
    case 'sum':
      return expression.terms.map((term, at) => writeTerm(term, at === 0)).join('');
    case 'negative':
      return `-${grouped(expression.of, expression.of.kind === 'sum' || leadsWithMinus(expression.of))}`;
    case 'product':
      return writeFactors(expression.factors);
    case 'quotient':
      return expression.sign
        ? `${grouped(expression.top, isLoose(expression.top))} \\div ${grouped(expression.bottom, !isTight(expression.bottom))}`
        : `\\frac{${bare(expression.top)}}{${bare(expression.bottom)}}`;
    case 'power':
      return `${grouped(expression.base, !isTight(expression.base))}^{${bare(expression.exponent)}}`;
    case 'root':
      return `\\sqrt${expression.index === 2 ? '' : `[${expression.index}]`}{${bare(expression.of)}}`;
    case 'call':
      return writeCall(expression.name, expression.args);
  }
};

const LETTERS = tableOf('π \\pi, θ \\theta, α \\alpha, β \\beta, γ \\gamma, λ \\lambda, ∞ \\infty');

const isLoose = (expression: Expression): boolean => expression.kind === 'sum' || leadsWithMinus(expression);
const isTight = (expression: Expression): boolean =>
  expression.kind === 'symbol' ||
  (expression.kind === 'number' &&
    !isNegative(expression.value) &&
    (isWhole(expression.value) || expression.form === 'decimal'));

const grouped = (expression: Expression, brackets: boolean): string =>
  brackets ? `\\left(${bare(expression)}\\right)` : bare(expression);

const writeTerm = (term: Expression, first: boolean): string => {
  if (first) return grouped(term, term.kind === 'sum');
  if (term.kind === 'negative') return ` - ${grouped(term.of, isLoose(term.of))}`;
  return ` + ${grouped(term, isLoose(term))}`;
};

const writeFactors = (factors: readonly Expression[]): string =>
  factors.reduce((line, factor, at) => {
    if (at === 0) return grouped(factor, factor.kind === 'sum');
    const piece = grouped(factor, isLoose(factor) || factor.kind === 'product');
    return `${line}${/^(?:[\d.]|\\frac)/.test(piece) ? ' \\cdot ' : /[a-zA-Z]$/.test(line) && /\\[a-z]+$/.test(line) ? ' ' : ''}${piece}`;
  }, '');

const NAMED = new Set('sin cos tan sec csc cot ln log arcsin arccos arctan sinh cosh tanh'.split(' '));

const writeCall = (name: string, args: readonly Expression[]): string => {
  const [first, second] = args;
  if (!first) return name;
  const inside = args.map(bare).join(', ');
  if (name === 'abs') return `\\left|${bare(first)}\\right|`;
  if (name === 'factorial') return `${grouped(first, !isTight(first))}!`;
  if (name === 'degrees') return `${grouped(first, !isTight(first))}^{\\circ}`;
  if (name === 'log' && second) return `\\log_{${bare(second)}}\\left(${bare(first)}\\right)`;
  return `${NAMED.has(name) ? `\\${name}` : name}\\left(${inside}\\right)`;
};

const writeNumber = ({ value, form }: Extract<Expression, { kind: 'number' }>): string => {
  const [sign, size] = [value.top < 0n ? '-' : '', magnitude(value.top)];
  if (form === 'percent')
    return `${sign}${decimalsOf(size * 100n, value.bottom) ?? `\\frac{${size * 100n}}{${value.bottom}}`}\\%`;
  if (value.bottom === 1n) return `${sign}${size}`;
  const decimals = form === 'decimal' ? decimalsOf(size, value.bottom) : null;
  if (decimals !== null) return `${sign}${decimals}`;
  if (form === 'mixed' && size > value.bottom)
    return `${sign}${size / value.bottom}\\frac{${size % value.bottom}}{${value.bottom}}`;
  return `${sign}\\frac{${size}}{${value.bottom}}`;
};
