import { isNegative, isWhole, type Fraction, decimalsOf, magnitude } from './fraction.ts';
import { leadsWithMinus, type Expression, type Statement } from './tree.ts';

/** Writes a line as plain text that reads back to the same tree. */
export const write = (statement: Statement): string => {
  switch (statement.kind) {
    case 'relation':
      return `${write(statement.left)} ${statement.sign} ${write(statement.right)}`;
    case 'both':
      return writeChain(statement.parts) ?? statement.parts.map(write).join(' and ');
    case 'either':
      return statement.parts.map(write).join(' or ');
    case 'always':
      return 'every number is a solution';
    case 'never':
      return 'no solution';
    default:
      return writeAt(statement, 0);
  }
};

const writeChain = (parts: readonly Statement[]): string | null => {
  const [first, second, third] = parts;
  if (first?.kind !== 'relation' || second?.kind !== 'relation' || third) return null;
  if (write(first.right) !== write(second.left) || first.sign === '=') return null;
  return `${write(first)} ${second.sign} ${write(second.right)}`;
};

// How closely the place binds: 0 a whole line, 1 a term, 2 a factor, 3 what is raised or divided.
const writeAt = (expression: Expression, place: number): string => {
  const written = bare(expression);
  return place >= strengthOf(expression) ? `(${written})` : written;
};

const strengthOf = (expression: Expression): number => {
  switch (expression.kind) {
    case 'number':
      if (isNegative(expression.value)) return 1;
      return isWhole(expression.value) || expression.form === 'decimal' || expression.form === 'percent'
        ? 4
        : 2;
    case 'symbol':
    case 'root':
      return 4;
    case 'call':
      return expression.name === 'factorial' ? 3 : 4;
    case 'sum':
    case 'negative':
      return 1;
    case 'product':
    case 'quotient':
      return leadsWithMinus(expression) ? 1 : 2;
    case 'power':
      return 3;
  }
};

const bare = (expression: Expression): string => {
  switch (expression.kind) {
    case 'number':
      return writeNumber(expression.value, expression.form);
    case 'symbol':
      return expression.name;
    case 'sum':
      return expression.terms.map((term, at) => writeTerm(term, at === 0)).join('');
    case 'negative':
      return `−${writeAt(expression.of, isPlus(expression.of) ? 1 : 0)}`;
    case 'product':
      return writeFactors(expression.factors);
    case 'quotient':
      return `${writeTop(expression.top)}${expression.sign ? ' ÷ ' : '/'}${writeAt(expression.bottom, 2)}`;
    case 'power':
      return `${writeAt(expression.base, 3)}^${writeExponent(expression.exponent)}`;
    case 'root':
      return expression.index === 2
        ? `√${inBrackets(expression.of)}`
        : `root(${expression.index}; ${write(expression.of)})`;
    case 'call':
      return writeCall(expression.name, expression.args);
  }
};

const isPlus = (expression: Expression): boolean => expression.kind === 'sum' || leadsWithMinus(expression);

const writeTerm = (term: Expression, first: boolean): string => {
  if (first) return term.kind === 'sum' ? `(${bare(term)})` : bare(term);
  if (term.kind === 'negative') return ` − ${writeAt(term.of, isPlus(term.of) ? 1 : 0)}`;
  return isPlus(term) ? ` + (${bare(term)})` : ` + ${writeAt(term, 0)}`;
};

const writeTop = (top: Expression): string => {
  const plain =
    top.kind === 'product' &&
    !leadsWithMinus(top) &&
    !top.factors.some((factor) => factor.kind === 'quotient');
  if (plain) return bare(top);
  return writeAt(top, top.kind === 'number' && isWhole(top.value) ? 1 : 2);
};

const writeExponent = (exponent: Expression): string =>
  exponent.kind === 'number' && isWhole(exponent.value) && isNegative(exponent.value)
    ? `(${bare(exponent)})`
    : exponent.kind === 'power'
      ? bare(exponent)
      : writeAt(exponent, 3);

const inBrackets = (expression: Expression): string =>
  (expression.kind === 'number' && !isNegative(expression.value) && isWhole(expression.value)) ||
  expression.kind === 'symbol'
    ? bare(expression)
    : `(${write(expression)})`;

const writeFactors = (factors: readonly Expression[]): string =>
  factors.reduce((line, factor, at) => {
    const previous = factors[at - 1];
    if (!previous && isNegativeNumber(factor) && factors[1] && isNegativeNumber(factors[1]))
      return `(${bare(factor)})`;
    if (!previous)
      return factor.kind === 'number' && isWhole(factor.value)
        ? bare(factor)
        : writeAt(factor, signedStart(factor) ? 0 : 2);
    const piece = factor.kind === 'product' ? `(${bare(factor)})` : writeAt(factor, 2);
    return `${line}${between(previous, piece)}${piece}`;
  }, '');

const isNegativeNumber = (factor: Expression): boolean =>
  factor.kind === 'number' && isNegative(factor.value);

const signedStart = (factor: Expression): boolean =>
  factor.kind === 'number' && isNegative(factor.value) && factor.form === 'decimal';

const between = (previous: Expression, piece: string): string => {
  if (/^[\d.]/.test(piece)) return ' × ';
  if (piece.startsWith('(') && previous.kind !== 'call') return '';
  if (previous.kind === 'number' && previous.form !== 'percent') return '';
  if (previous.kind === 'symbol' && piece.startsWith(previous.name)) return ' · ';
  if (previous.kind === 'symbol' && /^[\p{L}√|]/u.test(piece) && !/^\p{L}{2}/u.test(piece)) return '';
  if (previous.kind === 'power' && previous.base.kind === 'symbol' && /^\p{L}(?!\p{L})/u.test(piece))
    return '';
  return ' · ';
};

const writeCall = (name: string, args: readonly Expression[]): string => {
  const [first, second] = args;
  if (!first) return `${name}()`;
  if (name === 'abs') return `|${write(first)}|`;
  if (name === 'factorial') return `${writeAt(first, 3)}!`;
  if (name === 'degrees') return `${writeAt(first, 3)}°`;
  if (name === 'log' && second) return `log(${write(first)}, ${write(second)})`;
  return `${name}(${args.map(write).join(', ')})`;
};

/** A number in the form it was written in; decimals only where they end. */
export const writeNumber = (value: Fraction, form?: string): string => {
  const [sign, size] = [value.top < 0n ? '−' : '', magnitude(value.top)];
  if (form === 'percent')
    return `${writeNumber({ top: value.top * 100n, bottom: value.bottom }, 'decimal')}%`;
  if (value.bottom === 1n) return `${sign}${size}`;
  if (form === 'mixed' && size > value.bottom)
    return `${sign}${size / value.bottom} ${size % value.bottom}/${value.bottom}`;
  const decimals = form === 'decimal' ? decimalsOf(size, value.bottom) : null;
  return `${sign}${decimals ?? `${size}/${value.bottom}`}`;
};
