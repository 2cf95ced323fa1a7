import { decimalValue, fraction, isWhole, type Fraction } from './fraction.ts';
import { FUNCTIONS, tokensOf, type Token } from './tokens.ts';
import {
  call,
  isExpression,
  isPlainFraction,
  number,
  opposite,
  power,
  root,
  sum,
  symbol,
  type Comparison,
  type Expression,
  type NumberForm,
  type Statement,
} from './tree.ts';

/** What else the text has said: `f(x) = …` makes `f` a function. */
export interface Reading {
  functions?: ReadonlySet<string>;
}

interface Reader {
  tokens: readonly Token[];
  at: number;
  depth: number;
  /** Inside |…| a second bar closes. */
  bars: number;
  functions: ReadonlySet<string>;
}

const DEEPEST = 60;
const COMPARISONS = new Set<string>(['=', '<', '>', '≤', '≥', '≠']);
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Reads an expression in keyboard, Unicode or LaTeX notation; null when the text is anything else. */
export const readExpression = (text: string, reading: Reading = {}): Expression | null => {
  const statement = readStatement(text, reading);
  return statement && isExpression(statement) ? statement : null;
};

/** Reads an expression, an equation, an inequality or a chain such as `−2 < x ≤ 5`. */
export const readStatement = (text: string, { functions = new Set() }: Reading = {}): Statement | null => {
  const tokens = tokensOf(text);
  if (!tokens || tokens.length === 0) return null;
  const reader: Reader = { tokens, at: 0, depth: 0, bars: 0, functions };
  const first = readSum(reader);
  if (!first) return null;
  const parts: Statement[] = [];
  let left = first;
  while (reader.at < tokens.length) {
    const sign = tokens[reader.at]?.text ?? '';
    if (!COMPARISONS.has(sign)) return null;
    reader.at++;
    const right = readSum(reader);
    if (!right) return null;
    parts.push({ kind: 'relation', sign: sign as Comparison, left, right });
    left = right;
  }
  const [only, ...others] = parts;
  if (only === undefined) return first;
  return others.length === 0 ? only : { kind: 'both', parts };
};

const peek = (reader: Reader): string => {
  const token = reader.tokens[reader.at];
  return token?.kind === 'sign' ? token.text : '';
};
const take = (reader: Reader, sign: string): boolean => {
  if (peek(reader) !== sign) return false;
  reader.at++;
  return true;
};

const deeper = (reader: Reader, read: (reader: Reader) => Expression | null): Expression | null => {
  if (++reader.depth > DEEPEST) return null;
  const found = read(reader);
  reader.depth--;
  return found;
};

// Bars that were opened outside of the brackets do not close in them.
const insideBrackets = <Found>(reader: Reader, read: (reader: Reader) => Found): Found => {
  const { bars } = reader;
  reader.bars = 0;
  const found = read(reader);
  reader.bars = bars;
  return found;
};

const readSum = (reader: Reader): Expression | null => {
  if (++reader.depth > DEEPEST) return null;
  const terms: Expression[] = [];
  const first = readSigned(reader);
  if (!first) return null;
  terms.push(first);
  for (;;) {
    const sign = peek(reader);
    if (sign !== '+' && sign !== '-') break;
    reader.at++;
    // A sign after a sign belongs to the number behind it: `5 − −3`.
    const term = peek(reader) === '-' || peek(reader) === '+' ? readSigned(reader) : readProduct(reader);
    if (!term) return null;
    terms.push(sign === '-' ? { kind: 'negative', of: term } : term);
  }
  reader.depth--;
  return sum(terms);
};

const readSigned = (reader: Reader): Expression | null => {
  if (take(reader, '+')) return readSigned(reader);
  if (!take(reader, '-')) return readProduct(reader);
  const term = deeper(reader, readSigned);
  return term && signed(term);
};

const signed = (term: Expression): Expression => {
  if (term.kind === 'number' && term.value.top > 0n) return opposite(term);
  if (term.kind === 'product') {
    const [first] = term.factors;
    if (first?.kind === 'number' && first.value.top > 0n) return opposite(term);
  }
  return { kind: 'negative', of: term };
};

const readProduct = (reader: Reader): Expression | null => {
  let left = readFactor(reader);
  for (;;) {
    if (!left) return null;
    const sign = peek(reader);
    if (sign === '*') {
      reader.at++;
      left = joined(left, readFactor(reader));
    } else if (sign === '/' || sign === '÷' || (sign === ':' && reader.depth > 0)) {
      const weak = isWeakDivision(reader);
      reader.at++;
      left = divided(left, weak ? readFractionBelow(reader, left) : readDivisor(reader, left), sign);
    } else if (startsFactor(reader)) left = joined(left, readFactor(reader));
    else return left;
  }
};

// `1/2 ÷ 3/4` divides one fraction by another, and so does `1/2 / 3/4` with room around the sign.
const isWeakDivision = (reader: Reader): boolean => {
  const [sign, next] = [reader.tokens[reader.at], reader.tokens[reader.at + 1]];
  return sign?.text !== '/' || (sign.spaced && next?.spaced === true);
};

const readFractionBelow = (reader: Reader, top: Expression): Expression | null => {
  let bottom = readDivisor(reader, top);
  while (bottom && peek(reader) === '/' && reader.tokens[reader.at]?.spaced === false) {
    reader.at++;
    bottom = divided(bottom, readDivisor(reader, bottom), '/');
  }
  return bottom;
};

// `y/2x` has 2x below the line; `1/2x` is half of x.
const readDivisor = (reader: Reader, top: Expression): Expression | null => {
  let bottom = readFactor(reader);
  if (bottom?.kind !== 'number' || top.kind === 'number' || reader.tokens[reader.at - 1]?.kind !== 'number')
    return bottom;
  while (bottom && reader.tokens[reader.at]?.kind === 'name' && !reader.tokens[reader.at]?.spaced)
    bottom = joined(bottom, readFactor(reader));
  return bottom;
};

const joined = (left: Expression, right: Expression | null): Expression | null => {
  if (!right) return null;
  const factors = left.kind === 'product' ? left.factors : [left];
  return { kind: 'product', factors: [...factors, right] };
};

const divided = (top: Expression, bottom: Expression | null, sign: string): Expression | null => {
  if (!bottom) return null;
  const reduced =
    top.kind === 'number' &&
    bottom.kind === 'number' &&
    !top.form &&
    !bottom.form &&
    top.value.top > 0n &&
    isPlainFraction(top.value, bottom.value);
  if (reduced && sign === '/') return number(fraction(top.value.top, bottom.value.top));
  return sign === '/' ? { kind: 'quotient', top, bottom } : { kind: 'quotient', top, bottom, sign: '÷' };
};

const startsFactor = (reader: Reader): boolean => {
  const token = reader.tokens[reader.at];
  if (!token) return false;
  if (token.kind === 'name' || token.kind === 'function') return true;
  if (token.kind === 'number') {
    // `3 4` is no product, but `x 2` and `2^3 5` are.
    const before = reader.tokens[reader.at - 1];
    return before?.kind !== 'number' || reader.tokens[reader.at - 2]?.text === '^';
  }
  if (token.text === '|') return reader.bars === 0;
  return token.text === '√' || token.text in CLOSING;
};

const readFactor = (reader: Reader): Expression | null => {
  if (peek(reader) === '-' || peek(reader) === '+') {
    const negative = peek(reader) === '-';
    reader.at++;
    const factor = deeper(reader, readFactor);
    return factor && (negative ? signed(factor) : factor);
  }
  const base = readPostfix(reader);
  return base && readPowers(reader, base);
};

const readPowers = (reader: Reader, base: Expression): Expression | null => {
  if (!take(reader, '^')) return base;
  const exponent = deeper(reader, readFactor);
  return exponent && { kind: 'power', base, exponent };
};

const readPostfix = (reader: Reader): Expression | null => {
  let read = readPrimary(reader);
  for (;;) {
    if (!read) return null;
    if (take(reader, '!')) read = call('factorial', read);
    else if (peek(reader) === '%' && read.kind === 'number') {
      reader.at++;
      read = number(fraction(read.value.top, read.value.bottom * 100n), 'percent');
    } else if (take(reader, '°')) read = call('degrees', read);
    else return read;
  }
};

const readPrimary = (reader: Reader): Expression | null => {
  const token = reader.tokens[reader.at++];
  if (!token) return null;
  if (token.kind === 'number') return readNumber(reader, token.text);
  if (token.kind === 'function') return readFunction(reader, token.text);
  if (token.kind === 'name') {
    if (reader.functions.has(token.text) && peek(reader) === '(') return readOwnFunction(reader, token.text);
    return symbol(token.text);
  }
  const close = CLOSING[token.text];
  if (close !== undefined) {
    const inner = insideBrackets(reader, readSum);
    return inner && take(reader, close) ? inner : null;
  }
  if (token.text === '|') return readBars(reader);
  if (token.text === '√') {
    const of = readPostfix(reader);
    return of && root(2, of);
  }
  return null;
};

const readBars = (reader: Reader): Expression | null => {
  reader.bars++;
  const inner = readSum(reader);
  reader.bars--;
  return inner && take(reader, '|') ? call('abs', inner) : null;
};

const readOwnFunction = (reader: Reader, name: string): Expression | null => {
  reader.at++;
  const args = readArguments(reader);
  return args && { kind: 'call', name, args };
};

const readArguments = (reader: Reader): Expression[] | null => {
  const args: Expression[] = [];
  do {
    const one = readSum(reader);
    if (!one) return null;
    args.push(one);
  } while (take(reader, ',') || take(reader, ';'));
  return take(reader, ')') ? args : null;
};

export const decimal = (text: string): { value: Fraction; form?: NumberForm } => {
  const value = decimalValue(text);
  return text.includes('.') ? { value, form: 'decimal' } : { value };
};

const readNumber = (reader: Reader, text: string): Expression => {
  const { value, form } = decimal(text);
  const [top, slash, bottom] = reader.tokens.slice(reader.at, reader.at + 3);
  const mixed =
    top?.kind === 'number' &&
    top.spaced &&
    slash?.text === '/' &&
    bottom?.kind === 'number' &&
    isWhole(value) &&
    reader.tokens[reader.at - 2]?.text !== '^' &&
    !/\./.test(`${top.text}${bottom.text}`);
  if (!mixed) return number(value, form);
  const part = fraction(BigInt(top.text), BigInt(bottom.text) || 1n);
  if (bottom.text === '0' || part.top >= part.bottom) return number(value, form);
  reader.at += 3;
  return number(fraction(value.top * part.bottom + part.top, part.bottom), 'mixed');
};

const readFunction = (reader: Reader, name: string): Expression | null => {
  if (name === 'root') return readRoot(reader);
  if (name === 'lim') return null;
  let base: Expression | null = null;
  if (name === 'log') base = readBase(reader);
  let raised: Expression | null = null;
  if (take(reader, '^')) {
    raised = readFactor(reader);
    if (!raised) return null;
  }
  const args = readFunctionArguments(reader);
  if (!args) return null;
  const [first = number(0), second] = args;
  const inverse = raised?.kind === 'number' && raised.value.top === -1n && FUNCTIONS.has(`arc${name}`);
  const applied = named(inverse ? `arc${name}` : name, first, second ?? base);
  return raised && !inverse ? power(applied, raised) : applied;
};

const named = (name: string, first: Expression, second: Expression | null): Expression => {
  if (name === 'sqrt') return root(2, first);
  if (name === 'cbrt') return root(3, first);
  if (name === 'exp') return power(symbol('e'), first);
  return name === 'log' && second ? call('log', first, second) : call(name, first);
};

// `log_2 8`, `log_(b)(x)`, and `log2(8)` when a bracket follows the number.
const readBase = (reader: Reader): Expression | null => {
  if (take(reader, '_')) return readPrimary(reader);
  const token = reader.tokens[reader.at];
  if (token?.kind === 'number' && !token.spaced && reader.tokens[reader.at + 1]?.text === '(') {
    reader.at++;
    return number(decimal(token.text).value);
  }
  return null;
};

const readFunctionArguments = (reader: Reader): Expression[] | null => {
  if (take(reader, '(')) return insideBrackets(reader, readArguments);
  // Without brackets a function takes what is multiplied right behind it: sin 2x.
  let argument = readFactor(reader);
  while (
    argument &&
    ['number', 'name'].includes(reader.tokens[reader.at]?.kind ?? '') &&
    !reader.tokens[reader.at]?.spaced
  )
    argument = joined(argument, readFactor(reader));
  return argument && [argument];
};

const readRoot = (reader: Reader): Expression | null => {
  if (!take(reader, '(')) return null;
  const args = readArguments(reader);
  const [first, second] = args ?? [];
  if (!first || !second) return null;
  // `root(3; x)` and `root(x, 3)` are both in use; the index is the small whole number.
  const separator = reader.tokens
    .slice(0, reader.at)
    .findLast(({ text }) => text === ';' || text === ',')?.text;
  const [index, of] = separator === ';' ? [first, second] : [second, first];
  if (index.kind !== 'number' || !isWhole(index.value) || index.value.top < 2n || index.value.top > 50n)
    return null;
  return root(Number(index.value.top), of);
};
