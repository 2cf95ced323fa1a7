import { absolute, fraction, greatestCommonDivisor, type Fraction } from '../expression/fraction.ts';
import {
  contains,
  isNumber,
  number,
  product,
  quotient,
  sum,
  symbolsOf,
  unsigned,
  withSign,
  type Expression,
  plainProduct,
} from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { factorPolynomial } from '../polynomial/factor.ts';
import { move, type Move } from '../steps/step.ts';
import { factoredToExpression } from './denormal.ts';
import { displayOf, tidy } from './display.ts';
import { polynomialOf } from './normal.ts';

type Quotient = Extract<Expression, { kind: 'quotient' }>;

/** What to do with a quotient whose parts are simple already. */
export const quotientMoves = (node: Quotient): Move[] => {
  const { top, bottom } = node;
  if (isNumber(bottom) && bottom.value.top === 0n) return [];
  if (isNumber(top) && isNumber(bottom)) return numberMoves(node, top.value, bottom.value);
  if (isFraction(top) || isFraction(bottom)) return flipMoves(node);
  if (hasRoot(bottom)) return rationaliseMoves(node);
  if (top.kind === 'sum' && bottom.kind !== 'sum' && !isProductOfSums(bottom)) {
    const split = splitMoves(node, top);
    if (split) return split;
  }
  return cancelMoves(node);
};

const isFraction = (part: Expression): boolean => {
  const bare = unsigned(part);
  return bare.kind === 'quotient' || (isNumber(bare) && bare.value.bottom !== 1n && bare.form !== 'decimal');
};
const isProductOfSums = (part: Expression): boolean => contains(part, ({ kind }) => kind === 'sum');
const hasRoot = (part: Expression): boolean => contains(part, ({ kind }) => kind === 'root');

const numberMoves = (node: Quotient, top: Fraction, bottom: Fraction): Move[] => {
  const value = exactValue(node);
  if (!value) return [];
  const decimals = [node.top, node.bottom].some((part) => isNumber(part) && part.form === 'decimal');
  if (top.bottom === 1n && bottom.bottom === 1n) {
    if (value.bottom === 1n) return [move(number(value), 'Divide')];
    const shared = greatestCommonDivisor(top.top, bottom.top);
    return [move(number(value), ['Reduce the fraction', `Top and bottom can both be divided by ${shared}.`])];
  }
  if (decimals) {
    let tens = 1n;
    while (tens % bottom.bottom !== 0n && tens < 10n ** 40n) tens *= 10n;
    const larger = (part: Fraction): Expression => number(fraction(part.top * tens, part.bottom), 'decimal');
    const widened: Expression = { kind: 'quotient', top: larger(top), bottom: larger(bottom) };
    const last = move(number(value, 'decimal'), 'Divide');
    return bottom.bottom === 1n ? [last] : [move(widened, 'Make the divisor a whole number'), last];
  }
  return flipMoves(node);
};

// Dividing by a fraction is multiplying by the fraction turned upside down.
const flipMoves = (node: Quotient): Move[] => {
  const result = displayOf(node);
  if (!result) return [];
  const [over, under] = [partsOf(node.top), partsOf(node.bottom)];
  const signed = (part: Expression): Expression => withSign(part, over.negative !== under.negative);
  const flipped = plainProduct([quotient(over.top, over.bottom), quotient(under.bottom, under.top)]);
  const joined = quotient(product([over.top, under.bottom]), product([over.bottom, under.top]));
  return [
    move(signed(flipped), 'Multiply by the fraction turned over'),
    move(signed(joined), 'Multiply top by top and bottom by bottom'),
    ...cancelMoves(signed(joined)),
  ];
};

const partsOf = (part: Expression): { top: Expression; bottom: Expression; negative: boolean } => {
  if (part.kind === 'negative') {
    const inner = partsOf(part.of);
    return { ...inner, negative: !inner.negative };
  }
  if (part.kind === 'quotient') return { top: part.top, bottom: part.bottom, negative: false };
  if (isNumber(part)) {
    const { top, bottom } = absolute(part.value);
    return { top: number(top), bottom: number(bottom), negative: part.value.top < 0n };
  }
  return { top: part, bottom: number(1), negative: false };
};

/** Factor top and bottom, then cancel what is the same. */
export const cancelMoves = (node: Expression): Move[] => {
  const inner = unsigned(node);
  const result = overOneBottom(node) ?? displayOf(node);
  if (!result) return [];
  if (inner.kind !== 'quotient') return [move(result, 'Simplify')];
  const signed = (part: Expression): Expression => withSign(part, node.kind === 'negative');
  const [top, bottom] = [factored(inner.top), factored(inner.bottom)];
  const short = signed(quotient(top, bottom));
  if (isProductOfSums(inner))
    return [move(short, 'Factor top and bottom'), move(result, 'Cancel what is the same')];
  const apart = byLetter(top, bottom);
  return [
    move(short, 'Multiply on top and below'),
    ...(apart ? [move(signed(apart), 'Numbers with numbers, letters with letters')] : []),
    move(result, apart ? 'Reduce each fraction' : 'Cancel'),
  ];
};

/** 18r⁵s/(3r³s⁹) as (18/3)(r⁵/r³)(s/s⁹); null when there are not several kinds of factors. */
const byLetter = (top: Expression, bottom: Expression): Expression | null => {
  const parts = new Map<string, { over: Expression[]; under: Expression[] }>();
  const put = (side: Expression, where: 'over' | 'under'): boolean =>
    (side.kind === 'product' ? side.factors : [side]).every((factor) => {
      const base = factor.kind === 'power' ? factor.base : factor;
      if (base.kind !== 'symbol' && !isNumber(factor)) return false;
      const key = base.kind === 'symbol' ? base.name : '';
      const part = parts.get(key) ?? { over: [], under: [] };
      part[where].push(factor);
      parts.set(key, part);
      return true;
    });
  if (!put(top, 'over') || !put(bottom, 'under')) return null;
  const shared = [...parts.values()].filter(({ over, under }) => over.length > 0 && under.length > 0).length;
  if (shared === 0 || parts.size < 2) return null;
  const factors = [...parts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { over, under }]): Expression => {
      const [first, second] = [product(over), product(under)];
      return under.length === 0 ? first : { kind: 'quotient', top: first, bottom: second };
    });
  return { kind: 'product', factors };
};

/** (x + 1)(x − 3)/2 rather than a sum with fractions in front. */
const overOneBottom = (node: Expression): Expression | null => {
  const top = symbolsOf(node).length === 0 || hasRoot(node) ? null : polynomialOf(node);
  if (!top || top.size < 2) return null;
  const parts = factorPolynomial(top);
  return parts.unit.bottom === 1n ? null : factoredToExpression(parts);
};

const factored = (part: Expression): Expression => {
  const polynomial = polynomialOf(part);
  if (!polynomial) return part;
  const isPlain = symbolsOf(part).length === 0 || hasRoot(part);
  return isPlain ? tidy(part) : factoredToExpression(factorPolynomial(polynomial));
};

// A sum over a single term: every term is divided by it.
const splitMoves = (node: Quotient, top: Extract<Expression, { kind: 'sum' }>): Move[] | null => {
  const result = displayOf(node);
  if (!result || (result.kind !== 'sum' && result.kind !== 'number' && result.kind !== 'symbol')) return null;
  const parts = top.terms.map((term) =>
    withSign(quotient(unsigned(term), node.bottom), term.kind === 'negative'),
  );
  return [
    move(sum(parts), 'Divide every term'),
    move(result, ['Reduce each fraction', 'Divide the numbers; for the same letter subtract the exponents.']),
  ];
};

const rationaliseMoves = (node: Quotient): Move[] => {
  const result = displayOf(node);
  if (!result) return [];
  if (node.top.kind === 'root' && node.bottom.kind === 'root' && node.top.index === node.bottom.index) {
    const both = quotient(node.top.of, node.bottom.of);
    const inside = displayOf(both);
    if (inside && inside.kind !== 'quotient' && !(isNumber(inside) && inside.value.bottom !== 1n))
      return [
        move({ ...node.top, of: both }, 'Put both under one root'),
        move({ ...node.top, of: inside }, 'Divide under the root'),
        move(result, 'Take out of the root what comes out'),
      ];
  }
  const partner = conjugateOf(node.bottom);
  const [top, bottom] = [product([node.top, partner]), product([node.bottom, partner])];
  const worked = quotient(tidy(top), tidy(bottom));
  return [
    move({ kind: 'quotient', top, bottom }, 'Multiply top and bottom by the same'),
    move(worked, ['Work out top and bottom', 'A root times itself is what stands under it.']),
    move(result, ['Simplify', 'Cancel what top and bottom share.']),
  ];
};

const conjugateOf = (bottom: Expression): Expression => {
  if (bottom.kind === 'sum' && bottom.terms.length === 2) {
    const [first = number(0), second = number(0)] = bottom.terms;
    return { kind: 'sum', terms: [first, withSign(unsigned(second), second.kind !== 'negative')] };
  }
  const roots = (bottom.kind === 'product' ? bottom.factors : [bottom]).filter(({ kind }) => kind === 'root');
  const [root] = roots;
  if (root?.kind === 'root' && root.index > 2)
    return { kind: 'power', base: root, exponent: number(root.index - 1) };
  return product(roots);
};
