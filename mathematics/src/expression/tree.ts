import { fraction, isNegative, isOne, isWhole, isZero, negate, whole, type Fraction } from './fraction.ts';

/** How a number was written, where it matters for writing it again. */
export type NumberForm = 'decimal' | 'mixed' | 'percent';

/** Mathematics as a student writes it: brackets and signs stay where they were. */
export type Expression =
  | { readonly kind: 'number'; readonly value: Fraction; readonly form?: NumberForm }
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'sum'; readonly terms: readonly Expression[] }
  | { readonly kind: 'product'; readonly factors: readonly Expression[] }
  | { readonly kind: 'negative'; readonly of: Expression }
  | { readonly kind: 'quotient'; readonly top: Expression; readonly bottom: Expression; readonly sign?: '÷' }
  | { readonly kind: 'power'; readonly base: Expression; readonly exponent: Expression }
  | { readonly kind: 'root'; readonly index: number; readonly of: Expression }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] };

export type Comparison = '=' | '<' | '>' | '≤' | '≥' | '≠';

/** A line of work: an expression, or something claimed about expressions. */
export type Statement =
  | Expression
  | {
      readonly kind: 'relation';
      readonly sign: Comparison;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'both'; readonly parts: readonly Statement[] }
  | { readonly kind: 'either'; readonly parts: readonly Statement[] }
  | { readonly kind: 'always' }
  | { readonly kind: 'never' };

export type Relation = Extract<Statement, { kind: 'relation' }>;
export type NumberNode = Extract<Expression, { kind: 'number' }>;

export const number = (value: Fraction | number | bigint, form?: NumberForm): NumberNode => {
  const exact = typeof value === 'object' ? value : whole(value);
  return form ? { kind: 'number', value: exact, form } : { kind: 'number', value: exact };
};
export const symbol = (name: string): Expression => ({ kind: 'symbol', name });
export const call = (name: string, ...args: Expression[]): Expression => ({ kind: 'call', name, args });
export const root = (index: number, of: Expression): Expression => ({ kind: 'root', index, of });
export const relation = (left: Expression, sign: Comparison, right: Expression): Relation => ({
  kind: 'relation',
  sign,
  left,
  right,
});

export const isNumber = (expression: Statement): expression is NumberNode => expression.kind === 'number';

/** Whether it is exactly this whole number. */
export const isValue = (expression: Statement, value: number): boolean =>
  expression.kind === 'number' && isWhole(expression.value) && expression.value.top === BigInt(value);

/** One of several holds: never for none, and the line itself for one. */
export const anyOf = (parts: readonly Statement[]): Statement => {
  const [only, ...others] = parts;
  if (!only) return { kind: 'never' };
  return others.length === 0 ? only : { kind: 'either', parts };
};

/** A sum of its terms; nothing for none, and the term itself for one. */
export const sum = (terms: readonly Expression[]): Expression => {
  const [first, ...others] = terms;
  return first === undefined ? number(0) : others.length === 0 ? first : { kind: 'sum', terms };
};

/** A product of its factors with nested products opened and ones left out. */
export const product = (factors: readonly Expression[]): Expression => {
  const flat = factors.flatMap((factor) => (factor.kind === 'product' ? factor.factors : [factor]));
  const used = flat.filter((factor) => !isValue(factor, 1));
  const [first, ...others] = used;
  return first === undefined ? number(1) : others.length === 0 ? first : { kind: 'product', factors: used };
};

/** A product as it stands, nested or with ones in it. */
export const plainProduct = (factors: readonly Expression[]): Expression => ({ kind: 'product', factors });

export const quotient = (top: Expression, bottom: Expression): Expression => {
  if (isValue(bottom, 1)) return top;
  if (isNumber(top) && isNumber(bottom) && isPlainFraction(top.value, bottom.value))
    return number(fraction(top.value.top, bottom.value.top));
  return { kind: 'quotient', top, bottom };
};

/** Whether top and bottom are the two parts of a reduced fraction, so that the pair is one number. */
export const isPlainFraction = (top: Fraction, bottom: Fraction): boolean =>
  isWhole(top) && isWhole(bottom) && bottom.top > 1n && fraction(top.top, bottom.top).bottom === bottom.top;

export const power = (base: Expression, exponent: Expression): Expression =>
  isValue(exponent, 1) ? base : { kind: 'power', base, exponent };
export const wholePower = (base: Expression, exponent: number): Expression =>
  exponent === 0 ? number(1) : power(base, number(exponent));

/** The opposite, with the sign put where a student would write it. */
export const opposite = (expression: Expression): Expression => {
  switch (expression.kind) {
    case 'number':
      return { ...expression, value: negate(expression.value) };
    case 'negative':
      return expression.of;
    case 'product': {
      const [first, ...others] = expression.factors;
      if (first?.kind !== 'number') return { kind: 'negative', of: expression };
      return product([opposite(first), ...others]);
    }
    default:
      return { kind: 'negative', of: expression };
  }
};

/** Behind a minus, where there is one. */
export const unsigned = (expression: Expression): Expression =>
  expression.kind === 'negative' ? expression.of : expression;
/** With a minus in front, as it stands, where it is to be negative. */
export const withSign = (expression: Expression, isMinus: boolean): Expression =>
  isMinus ? { kind: 'negative', of: expression } : expression;

/** One thing less another, written with a minus between them. */
export const minus = (from: Expression, less: Expression): Expression =>
  sum([from, { kind: 'negative', of: less }]);

/** Whether a minus sign stands in front when it is written down. */
export const leadsWithMinus = (expression: Expression): boolean => {
  if (expression.kind === 'negative') return true;
  if (expression.kind === 'number') return isNegative(expression.value);
  if (expression.kind === 'product') {
    const [first] = expression.factors;
    return first !== undefined && leadsWithMinus(first);
  }
  if (expression.kind === 'quotient') return leadsWithMinus(expression.top) && expression.top.kind !== 'sum';
  return false;
};

/** A sum as it is written: every term after the first with its sign in front. */
export const signedSum = (terms: readonly Expression[]): Expression => {
  const [first = number(0), ...others] = terms
    .flatMap((term) => (term.kind === 'sum' ? term.terms : [term]))
    .filter((term) => !(isNumber(term) && isZero(term.value)));
  return sum([first.kind === 'negative' ? opposite(first.of) : first, ...others.map(asFollowing)]);
};

const asFollowing = (term: Expression): Expression => {
  if (term.kind === 'negative' || !leadsWithMinus(term)) return term;
  return { kind: 'negative', of: withoutMinus(term) };
};

/** The expression without the minus in front; the same when there is none. */
const withoutMinus = (expression: Expression): Expression => {
  if (!leadsWithMinus(expression)) return expression;
  if (expression.kind === 'quotient') return quotient(withoutMinus(expression.top), expression.bottom);
  return opposite(expression);
};

/** A number times an expression: `−3x`, and just `x` for one. */
export const scaled = (factor: Fraction, expression: Expression): Expression => {
  if (isZero(factor)) return number(0);
  if (isOne(factor)) return expression;
  if (isValue(expression, 1)) return number(factor);
  if (isOne(negate(factor))) return opposite(expression);
  return product([number(factor), expression]);
};

export const childrenOf = (expression: Expression): readonly Expression[] => {
  switch (expression.kind) {
    case 'sum':
      return expression.terms;
    case 'product':
      return expression.factors;
    case 'negative':
    case 'root':
      return [expression.of];
    case 'quotient':
      return [expression.top, expression.bottom];
    case 'power':
      return [expression.base, expression.exponent];
    case 'call':
      return expression.args;
    default:
      return [];
  }
};

/** The same node over other children, in the order of `childrenOf`. */
export const withChildren = (expression: Expression, children: readonly Expression[]): Expression => {
  const [first = number(0), second = number(0)] = children;
  switch (expression.kind) {
    case 'sum':
      return { kind: 'sum', terms: children };
    case 'product':
      return { kind: 'product', factors: children };
    case 'negative':
    case 'root':
      return { ...expression, of: first };
    case 'quotient':
      return { ...expression, top: first, bottom: second };
    case 'power':
      return { ...expression, base: first, exponent: second };
    case 'call':
      return { ...expression, args: children };
    default:
      return expression;
  }
};

/** Replaces from the leaves up. */
export const mapTree = (expression: Expression, change: (node: Expression) => Expression): Expression => {
  const children = childrenOf(expression);
  if (children.length === 0) return change(expression);
  return change(
    withChildren(
      expression,
      children.map((child) => mapTree(child, change)),
    ),
  );
};

export const contains = (expression: Expression, test: (node: Expression) => boolean): boolean =>
  test(expression) || childrenOf(expression).some((child) => contains(child, test));

/** A function of angles that comes back to its values again and again. */
export const isWave = (node: Expression): boolean =>
  node.kind === 'call' && /^(?:sin|cos|tan)$/.test(node.name);

/** Letters that stand for one fixed number. */
export const CONSTANTS = new Set(['π', 'e', 'i', '∞']);

export const symbolsOf = (statement: Statement): string[] => {
  const names = new Set<string>();
  const visit = (part: Statement): void => {
    if (part.kind === 'symbol' && !CONSTANTS.has(part.name)) names.add(part.name);
    for (const inner of partsOf(part)) visit(inner);
  };
  visit(statement);
  return [...names];
};

const partsOf = (statement: Statement): readonly Statement[] => {
  switch (statement.kind) {
    case 'relation':
      return [statement.left, statement.right];
    case 'both':
    case 'either':
      return statement.parts;
    case 'always':
    case 'never':
      return [];
    default:
      return childrenOf(statement);
  }
};

/** The expressions that a line is made of. */
export const expressionsIn = (statement: Statement): readonly Expression[] =>
  isExpression(statement)
    ? [statement]
    : statement.kind === 'relation'
      ? [statement.left, statement.right]
      : partsOf(statement).flatMap(expressionsIn);

/** The same line with every expression of it changed. */
export const mapStatement = (statement: Statement, change: (one: Expression) => Expression): Statement => {
  if (isExpression(statement)) return change(statement);
  if (statement.kind === 'relation')
    return relation(change(statement.left), statement.sign, change(statement.right));
  return 'parts' in statement
    ? { ...statement, parts: statement.parts.map((part) => mapStatement(part, change)) }
    : statement;
};

export const hasSymbol = (expression: Expression, name: string): boolean =>
  contains(expression, (node) => node.kind === 'symbol' && node.name === name);

export const substitute = (expression: Expression, name: string, value: Expression): Expression =>
  mapTree(expression, (node) => (node.kind === 'symbol' && node.name === name ? value : node));

/** One part written in place of another, wherever it stands. */
export const replaceTree = (line: Expression, part: Expression, by: Expression): Expression =>
  same(line, part)
    ? by
    : withChildren(
        line,
        childrenOf(line).map((one) => replaceTree(one, part, by)),
      );

/** How many leaves and signs the expression has: what a reader has to take in. */
export const sizeOf = (expression: Expression): number =>
  1 + childrenOf(expression).reduce((total, child) => total + sizeOf(child), 0);

export const isExpression = (statement: Statement): statement is Expression =>
  !['relation', 'both', 'either', 'always', 'never'].includes(statement.kind);

/** The same tree, node by node. */
export const same = (a: Expression, b: Expression): boolean => {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'number' && b.kind === 'number')
    return a.value.top === b.value.top && a.value.bottom === b.value.bottom;
  if (a.kind === 'symbol' && b.kind === 'symbol') return a.name === b.name;
  if (a.kind === 'root' && b.kind === 'root' && a.index !== b.index) return false;
  if (a.kind === 'call' && b.kind === 'call' && a.name !== b.name) return false;
  const [left, right] = [childrenOf(a), childrenOf(b)];
  return left.length === right.length && left.every((child, at) => same(child, right[at] ?? child));
};
