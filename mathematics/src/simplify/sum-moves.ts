import { allKnown } from '../all-known.ts';
import { leastCommon } from '../arithmetic/primes.ts';
import { type Fraction, ZERO, add, negate, whole, magnitude } from '../expression/fraction.ts';
import {
  type Expression,
  contains,
  isNumber,
  number,
  opposite,
  product,
  quotient,
  same,
  signedSum,
  sum,
  symbolsOf,
  unsigned,
  withSign,
} from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { factorPolynomial } from '../polynomial/factor.ts';
import {
  UNIT,
  divideExactly,
  inOrder,
  isUnit,
  plusP,
  scaleP,
  timesP,
  leastCommonP,
} from '../polynomial/polynomial.ts';
import { type Move, move } from '../steps/step.ts';
import {
  factoredRatio,
  factoredToExpression,
  polynomialToExpression,
  ratioToExpression,
  commonBottom,
} from './denormal.ts';
import { tidy } from './display.ts';
import { normalOf } from './normal.ts';
import { type Ratio } from './ratio.ts';

type Sum = Extract<Expression, { kind: 'sum' }>;

/** What to do with a sum whose terms are simple already. */
export const sumMoves = (node: Sum): Move[] => {
  const opened = openBrackets(node);
  const moves: Move[] = same(opened, node) ? [] : [move(opened, 'Take the brackets away')];
  if (opened.kind !== 'sum') return moves;
  if (opened.terms.every((term) => isNumber(unsigned(term)))) return [...moves, ...numberMoves(opened.terms)];
  if (opened.terms.some((term) => hasLettersBelow(unsigned(term))))
    return [...moves, ...rationalSumMoves(opened)];
  return [...moves, ...likeTermMoves(opened)];
};

const hasLettersBelow = (term: Expression): boolean =>
  contains(term, (node) => node.kind === 'quotient' && symbolsOf(node.bottom).length > 0);

const openBrackets = (node: Sum): Expression => {
  const flat = node.terms.flatMap((term): Expression[] => {
    if (term.kind === 'sum') return [...term.terms];
    if (term.kind !== 'negative') return [term];
    if (term.of.kind === 'sum') return term.of.terms.map(turned);
    return term.of.kind === 'negative' || (isNumber(term.of) && term.of.value.top < 0n)
      ? [opposite(term.of)]
      : [term];
  });
  return flat.length === 1
    ? (flat[0] ?? number(0))
    : {
        kind: 'sum',
        terms: flat.map((term, at) => (at === 0 && term.kind === 'negative' ? opposite(term.of) : term)),
      };
};

const turned = (term: Expression): Expression =>
  isNumber(term) && term.value.top < 0n ? opposite(term) : withSign(unsigned(term), term.kind !== 'negative');

const valueOf = (term: Expression): Fraction => {
  const inner = unsigned(term);
  const value = isNumber(inner) ? inner.value : ZERO;
  return term.kind === 'negative' ? negate(value) : value;
};

const numberMoves = (terms: readonly Expression[]): Move[] => {
  const numbers = terms.map(unsigned).filter(isNumber);
  const proper = numbers.some(({ value, form }) => value.bottom !== 1n && form !== 'decimal');
  return proper ? fractionMoves(terms) : pairMoves(terms);
};

const pairMoves = (terms: readonly Expression[]): Move[] => {
  const moves: Move[] = [];
  let left = [...terms];
  while (left.length > 1) {
    const [first = number(0), second = number(0), ...others] = left;
    const total = number(add(valueOf(first), valueOf(second)), formOf([first, second]));
    left = [total, ...others];
    const down = second.kind === 'negative' || valueOf(second).top < 0n;
    moves.push(move(sum(left), down ? 'Subtract' : 'Add'));
  }
  return moves;
};

const formOf = (terms: readonly Expression[]): 'decimal' | undefined =>
  terms.map(unsigned).find((term) => isNumber(term) && term.form === 'decimal') && 'decimal';

const fractionMoves = (terms: readonly Expression[]): Move[] => {
  const values = terms.map(valueOf);
  const bottom = values.reduce((total, value) => leastCommon(total, value.bottom), 1n);
  const tops = values.map((value) => (value.top * bottom) / value.bottom);
  const alike = values.every((value) => value.bottom === bottom);
  const over = (top: bigint): Expression =>
    bottom === 1n ? number(top) : { kind: 'quotient', top: number(top), bottom: number(bottom) };
  const signed = (top: bigint): Expression => withSign(over(magnitude(top)), top < 0n);
  const joined = signedSum(tops.map((top) => number(top)));
  const total = tops.reduce((a, b) => a + b, 0n);
  const result = values.reduce(add, whole(0));
  const alikeWhy = `All the bottoms go into ${bottom}; multiply top and bottom of each fraction by the same number.`;
  const why = 'With the same bottom, only the tops are added.';
  const reason = `Top and bottom can both be divided, and the value ${writeNumber(result)} stays the same.`;
  return [
    ...(alike ? [] : [move(sum(tops.map(signed)), ['Give the fractions the same bottom', alikeWhy])]),
    move(quotient(joined, number(bottom)), ['Add the tops', why]),
    move(over(total), 'Work out the top'),
    move(number(result), ['Reduce the fraction', reason]),
  ];
};

/** Terms with the same letters are put together: 3x + 2x is five x. */
const likeTermMoves = (node: Sum): Move[] => {
  const normal = normalOf(node);
  if (!normal) return [];
  const result = isUnit(normal.bottom) ? ratioToExpression(normal) : tidy(node);
  const groups = [...(grouped(node)?.values() ?? [])];
  const lined = groups.flat();
  const isMixed = groups.length < lined.length && lined.some((term, at) => term !== node.terms[at]);
  return [
    ...(isMixed ? [move(signedSum(lined), 'Put like terms side by side')] : []),
    move(result, [
      'Combine like terms',
      'Terms with the same letters are counted together, like apples with apples.',
    ]),
  ];
};

const grouped = (node: Sum): Map<string, Expression[]> | null => {
  const groups = new Map<string, Expression[]>();
  for (const term of node.terms) {
    const normal = normalOf(unsigned(term));
    const only = normal && isUnit(normal.bottom) ? inOrder(normal.top) : null;
    if (!only || only.length !== 1 || !only[0]) return null;
    const key = JSON.stringify(only[0].powers);
    groups.set(key, [...(groups.get(key) ?? []), term]);
  }
  return groups;
};

/** Adds fractions with letters below the line: one common bottom, then only the tops are added. */
const rationalSumMoves = (node: Sum): Move[] => {
  const ratios = allKnown(node.terms.map(normalOf))?.map(withWholeTop);
  const wholeLine = normalOf(node);
  if (!wholeLine || !ratios) return [];
  const bottom = ratios.reduce((total, part) => leastCommonP(total, part.bottom), UNIT);
  const missing = ratios.map((part) => divideExactly(bottom, part.bottom) ?? UNIT);
  const tops = ratios.map(({ top }, at) => timesP(top, missing[at] ?? UNIT));
  const below = factoredToExpression(factorPolynomial(bottom));
  const total = tops.reduce(plusP, new Map());
  const result = isUnit(wholeLine.bottom) ? ratioToExpression(wholeLine) : factoredRatio(wholeLine);
  const factoredTop = factoredToExpression(factorPolynomial(total));
  const first = ratios.map(({ top }, at) => {
    const factor = factoredToExpression(factorPolynomial(missing[at] ?? UNIT));
    return quotient(product([factor, polynomialToExpression(top)]), below);
  });
  return [
    ...(missing.every(isUnit) ? [] : [move(sum(first), 'Write all fractions over one bottom')]),
    move(quotient(signedSum(tops.map((top) => polynomialToExpression(top))), below), 'Add the tops'),
    move(quotient(polynomialToExpression(total), below), 'Combine like terms on top'),
    move(quotient(factoredTop, below), 'Factor the top'),
    move(result, 'Cancel what is the same'),
  ];
};

const withWholeTop = ({ top, bottom }: Ratio): Ratio => {
  const scale = commonBottom(top);
  return { top: scaleP(top, scale), bottom: scaleP(bottom, scale) };
};
