import * as fc from 'fast-check';
import { fraction } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { number, symbol, type Expression } from '../expression/tree.ts';
import { write } from '../expression/write.ts';

const leaf: fc.Arbitrary<Expression> = fc.oneof(
  fc.integer({ min: 0, max: 30 }).map((value) => number(value)),
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 2, max: 9 }))
    .map(([top, bottom]) => number(fraction(BigInt(top), BigInt(bottom)))),
  fc.constantFrom('x', 'y', 'a').map(symbol),
);

const tree: fc.Arbitrary<Expression> = fc.letrec<{ tree: Expression }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc
      .array(tie('tree'), { minLength: 2, maxLength: 3 })
      .map((terms): Expression => ({ kind: 'sum', terms })),
    fc
      .array(tie('tree'), { minLength: 2, maxLength: 3 })
      .map((factors): Expression => ({ kind: 'product', factors })),
    tie('tree').map((of): Expression => ({ kind: 'negative', of })),
    fc
      .tuple(tie('tree'), tie('tree'))
      .map(([top, bottom]): Expression => ({ kind: 'quotient', top, bottom })),
    fc
      .tuple(tie('tree'), fc.integer({ min: 2, max: 3 }))
      .map(([base, exponent]): Expression => ({ kind: 'power', base, exponent: number(exponent) })),
  ),
})).tree;

/** Any algebra as a student could have written it: every tree that comes out of reading. */
export const anyAlgebra: fc.Arbitrary<Expression> = tree
  .map((one) => readExpression(write(one)))
  .filter((one): one is Expression => one !== null);

/** A polynomial in x with small whole coefficients, lowest first. */
export const anyCoefficients = (degree: number): fc.Arbitrary<number[]> =>
  fc
    .array(fc.integer({ min: -9, max: 9 }), { minLength: degree + 1, maxLength: degree + 1 })
    .filter((list) => list.at(-1) !== 0);
