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
import type { Move } from '../steps/step.ts';
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
  const parts = node.terms.map(normalOf);
  const wholeLine = normalOf(node);
  if (!wholeLine || parts.some((part) => part === null)) return [];
  const ratios = parts.filter((part) => part !== null).map(withWholeTop);
  const bottom = ratios.reduce((total, part) => leastCommonMultiple(total, part.bottom), UNIT);
  const tops = ratios.map((part) => timesP(part.top, divideExactly(bottom, part.bottom) ?? UNIT));
  const below = factoredToExpression(factorPolynomial(bottom));
  const total = tops.reduce(plusP, new Map());
  const result = isUnit(wholeLine.bottom) ? ratioToExpression(wholeLine) : factoredRatio(wholeLine);
  const factoredTop = factoredToExpression(factorPolynomial(total));
  const first = node.terms.map((term, at): Expression => {
    const ratio = ratios[at];
    const top = tops[at];
    if (!ratio || !top) return term;
    const factor = divideExactly(bottom, ratio.bottom) ?? UNIT;
    const over = isUnit(factor)
      ? polynomialToExpression(ratio.top)
      : product([factoredToExpression(factorPolynomial(factor)), bracketed(ratio.top)]);
    return quotient(over, below);
  });
  const sameBottom = ratios.every((part) => isUnit(divideExactly(bottom, part.bottom) ?? new Map()));
  return [
    ...(sameBottom
      ? []
      : [
          {
            after: sum(first),
            rule: 'Write all fractions over one bottom',
            reason:
              'Every bottom goes into the common bottom; multiply top and bottom of each fraction by what is missing.',
          },
        ]),
    {
      after: quotient(signedSum(tops.map((top) => polynomialToExpression(top))), below),
      rule: 'Add the tops',
      reason: 'Fractions with the same bottom are added by adding their tops.',
    },
    {
      after: quotient(polynomialToExpression(total), below),
      rule: 'Combine like terms on top',
      reason: 'Terms with the same letters are counted together.',
    },
    {
      after: quotient(factoredTop, below),
      rule: 'Factor the top',
      reason: 'What stands as a factor both on top and below can be cancelled.',
    },
    {
      after: result,
      rule: 'Cancel what is the same',
      reason: 'A factor on top and the same factor below divide to one.',
    },
  ];
};

const bracketed = (p: Polynomial): Expression => polynomialToExpression(p);

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
