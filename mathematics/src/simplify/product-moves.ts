import { multiply, ONE, magnitude } from '../expression/fraction.ts';
import {
  contains,
  isNumber,
  number,
  product,
  quotient,
  same,
  signedSum,
  sum,
  unsigned,
  withSign,
  type Expression,
  plainProduct,
} from '../expression/tree.ts';
import { move, type Move } from '../steps/step.ts';
import { displayOf, tidy } from './display.ts';
import { cancelMoves } from './quotient-moves.ts';

type Product = Extract<Expression, { kind: 'product' }>;

/** What to do with a product whose factors are simple already. */
export const productMoves = (node: Product): Move[] => {
  if (node.factors.some((factor) => isNumber(factor) && factor.value.top === 0n))
    return [move(number(0), 'Multiply by zero')];
  if (node.factors.every(isNumber)) return numberMoves(node.factors);
  if (node.factors.some((factor) => contains(factor, ({ kind }) => kind === 'quotient')))
    return joinFractions(node);
  const sums = node.factors.filter(({ kind }) => kind === 'sum');
  if (sums.length === 0) return monomialMoves(node);
  return distributeMoves(node);
};

const numberMoves = (factors: readonly Expression[]): Move[] => {
  const proper = factors.some(
    (factor) => isNumber(factor) && factor.value.bottom !== 1n && factor.form !== 'decimal',
  );
  if (proper) return fractionMoves(factors);
  const moves: Move[] = [];
  let left = [...factors];
  while (left.length > 1) {
    const [first, second, ...others] = left;
    if (!first || !second || !isNumber(first) || !isNumber(second)) break;
    const form = first.form === 'decimal' || second.form === 'decimal' ? 'decimal' : undefined;
    left = [number(multiply(first.value, second.value), form), ...others];
    moves.push(move(product(left), ['Multiply', signReason(first.value.top, second.value.top)]));
  }
  return moves;
};

const signReason = (a: bigint, b: bigint): string => {
  if (a < 0n && b < 0n) return 'Minus times minus is plus.';
  return a < 0n || b < 0n
    ? 'A minus times a plus is a minus.'
    : 'Take the second number as many times as the first says.';
};

const fractionMoves = (factors: readonly Expression[]): Move[] => {
  const values = factors.flatMap((factor) => (isNumber(factor) ? [factor.value] : []));
  const negative = values.filter(({ top }) => top < 0n).length % 2 === 1;
  const over = (top: Expression, bottom: Expression): Expression =>
    withSign({ kind: 'quotient', top, bottom }, negative);
  const [tops, bottoms] = [values.map(({ top }) => magnitude(top)), values.map(({ bottom }) => bottom)];
  const [top, bottom] = [tops, bottoms].map((list) => number(list.reduce((all, one) => all * one, 1n)));
  const [topLine, bottomLine] = [tops, bottoms.filter((one) => one !== 1n)].map((list) =>
    product(list.map((one) => number(one))),
  );
  if (!top || !bottom || !topLine || !bottomLine) return [];
  const reason = negative
    ? 'One of the signs is a minus, so the result is negative.'
    : 'A part of a part: the tops are multiplied, and so are the bottoms.';
  return [
    move(over(topLine, bottomLine), ['Multiply top by top and bottom by bottom', reason]),
    move(over(top, bottom), 'Work out top and bottom'),
    move(number(values.reduce(multiply, ONE)), 'Reduce the fraction'),
  ];
};

const monomialMoves = (node: Product): Move[] => {
  const result = displayOf(node);
  if (!result) return [];
  const ordered = byKind(node.factors);
  const roots = node.factors.filter(({ kind }) => kind === 'root').length;
  return [
    ...(same(ordered, node) ? [] : [move(ordered, 'Sort the factors')]),
    ...numbersTogether(ordered),
    roots > 1 ? move(result, 'Multiply the roots') : move(result, 'Multiply'),
  ];
};

const numbersTogether = (node: Expression): Move[] => {
  if (node.kind !== 'product') return [];
  const numbers = node.factors.filter(isNumber);
  const top = numbers.reduce((total, { value }) => total * value.top, 1n);
  const bottom = numbers.reduce((total, { value }) => total * value.bottom, 1n);
  if (numbers.length < 2 || bottom === 1n || numbers.some(({ form }) => form)) return [];
  const joined: Expression = { kind: 'quotient', top: number(top), bottom: number(bottom) };
  const others = node.factors.filter((factor) => !isNumber(factor));
  return [move(plainProduct([joined, ...others]), 'Multiply the numbers')];
};

const byKind = (factors: readonly Expression[]): Expression => {
  const rank = (factor: Expression): string => {
    if (isNumber(factor)) return '0';
    const base = factor.kind === 'power' ? factor.base : factor;
    return base.kind === 'symbol' ? `1${base.name}` : '2';
  };
  return product(factors.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0)));
};

// (a/b) · c is one fraction with everything on top that stood on top.
const joinFractions = (node: Product): Move[] => {
  const tops: Expression[] = [];
  const bottoms: Expression[] = [];
  let negative = false;
  for (const factor of node.factors) {
    const bare = unsigned(factor);
    if (factor.kind === 'negative') negative = !negative;
    if (bare.kind === 'quotient') {
      tops.push(bare.top);
      bottoms.push(bare.bottom);
    } else if (isNumber(bare)) {
      tops.push(number({ top: bare.value.top, bottom: 1n }));
      bottoms.push(number({ top: bare.value.bottom, bottom: 1n }));
    } else tops.push(bare);
  }
  const after = withSign(quotient(product(tops), product(bottoms)), negative);
  return [move(after, 'Write it as one fraction'), ...cancelMoves(after)];
};

/** Every term of one bracket times every term of the other. */
const distributeMoves = (node: Product): Move[] => {
  const moves: Move[] = [];
  let factors = [...node.factors];
  const plain = factors.filter(({ kind }) => kind !== 'sum');
  const sums = factors.filter(
    (factor): factor is Extract<Expression, { kind: 'sum' }> => factor.kind === 'sum',
  );
  const front = displayOf(product(plain));
  if (plain.length > 1 && front) {
    factors = [front, ...sums];
    moves.push(move(product(factors), 'Multiply what stands in front'));
  }
  let open: Expression = plain.length > 0 ? (front ?? product(plain)) : (sums.shift() ?? number(1));
  for (let next = sums.shift(); next; next = sums.shift()) {
    moves.push(...multiplied(open, next, sums));
    open = displayOf({ kind: 'product', factors: [open, next] }) ?? open;
  }
  return moves;
};

const multiplied = (
  left: Expression,
  right: Extract<Expression, { kind: 'sum' }>,
  others: readonly Expression[],
): Move[] => {
  const leftTerms = left.kind === 'sum' ? left.terms : [left];
  const pairs = leftTerms.flatMap((a) => right.terms.map((b) => pair(a, b)));
  const worked = pairs.map((term) => tidy(term));
  const result = displayOf({ kind: 'product', factors: [left, right] });
  const whole = (part: Expression): Expression => (others.length === 0 ? part : product([part, ...others]));
  const reason =
    left.kind === 'sum'
      ? 'Every term of the first bracket is multiplied by every term of the second.'
      : 'What stands in front multiplies every term in the brackets.';
  return [
    move(whole(sum(pairs)), ['Multiply out', reason]),
    move(whole(signedSum(worked)), 'Work out the products'),
    ...(result ? [move(whole(result), 'Combine like terms')] : []),
  ];
};

const pair = (a: Expression, b: Expression): Expression => {
  const factors = [a, b].map(unsigned).flatMap((one) => (one.kind === 'product' ? one.factors : [one]));
  return withSign({ kind: 'product', factors }, (a.kind === 'negative') !== (b.kind === 'negative'));
};
