import { allKnown } from '../all-known.ts';
import { leastCommon } from '../arithmetic/primes.ts';
import { fraction, whole } from '../expression/fraction.ts';
import { product, quotient, signedSum, sum, type Expression } from '../expression/tree.ts';
import { commonDivisor } from '../polynomial/divisor.ts';
import { factorPolynomial } from '../polynomial/factor.ts';
import {
  divideExactly,
  isUnit,
  plusP,
  primitive,
  scaleP,
  contentOf,
  timesP,
  UNIT,
  type Polynomial,
} from '../polynomial/polynomial.ts';
import { move, type Move } from '../steps/step.ts';
import {
  factoredToExpression,
  factoredRatio,
  polynomialToExpression,
  ratioToExpression,
} from './denormal.ts';
import { normalOf } from './normal.ts';

type Sum = Extract<Expression, { kind: 'sum' }>;

/** Adds fractions with letters below the line: one common bottom, then only the tops are added. */
export const rationalSumMoves = (node: Sum): Move[] => {
  const ratios = allKnown(node.terms.map(normalOf))?.map(withWholeTop);
  const wholeLine = normalOf(node);
  if (!wholeLine || !ratios) return [];
  const bottom = ratios.reduce((total, part) => leastCommonMultiple(total, part.bottom), UNIT);
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

const withWholeTop = ({ top, bottom }: { top: Polynomial; bottom: Polynomial }) => {
  const scale = whole(
    [...top.values()].reduce((total, { coefficient }) => leastCommon(total, coefficient.bottom), 1n),
  );
  return { top: scaleP(top, scale), bottom: scaleP(bottom, scale) };
};

const leastCommonMultiple = (a: Polynomial, b: Polynomial): Polynomial => {
  const shared = commonDivisor(a, b);
  const content = whole(leastCommon(contentOf(a).top, contentOf(b).top));
  const letters = timesP(primitive(a), divideExactly(primitive(b), shared) ?? primitive(b));
  return scaleP(primitive(letters), content.top === 0n ? fraction(1n) : content);
};
