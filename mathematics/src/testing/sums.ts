import * as fc from 'fast-check';
import { fraction, type Fraction } from '../expression/fraction.ts';
import { evaluateSum, type Sum, type Operation, type Operator } from '../sums/sum.ts';

/** Any exact number of school size. */
export const anyFraction: fc.Arbitrary<Fraction> = fc
  .tuple(fc.bigInt({ min: -60n, max: 60n }), fc.constantFrom(1n, 1n, 1n, 2n, 3n, 7n, 10n, 100n))
  .map(([top, bottom]) => fraction(top, bottom));

const number = (value: Fraction): Sum => ({ kind: 'number', value });
const smallExponent = fc.bigInt({ min: -2n, max: 3n }).map((top) => number(fraction(top)));

const operation = (operators: readonly Operator[], left: fc.Arbitrary<Sum>, right: fc.Arbitrary<Sum>) =>
  fc.record<Operation>({
    kind: fc.constant('operation' as const),
    operator: fc.constantFrom(...operators),
    left,
    right,
  });

/** Any expression, also one without a result. */
export const anyExpression: fc.Arbitrary<Sum> = fc.letrec<{ expression: Sum }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    anyFraction.map(number),
    operation(['+', '−', '×', '÷'], tie('expression'), tie('expression')),
    operation(['^'], tie('expression'), smallExponent),
  ),
})).expression;

/** Any operation that has a result. */
export const anyExercise: fc.Arbitrary<Operation> = anyExpression.filter(
  (expression): expression is Operation =>
    expression.kind === 'operation' && evaluateSum(expression) !== null,
);

const ARITHMETIC = '0123456789.,+-−*/:^() =x⁄'.split('');

/** Any text at all, often one that looks like arithmetic. */
export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: fc.constantFrom(...ARITHMETIC), maxLength }),
    fc.string({ unit: 'binary', maxLength }),
  );
