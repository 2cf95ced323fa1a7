import { allKnown } from '../all-known.ts';
import { spend } from '../budget.ts';
import { isWhole } from '../expression/fraction.ts';
import {
  type Expression,
  type Relation,
  contains,
  hasSymbol,
  product,
  relation,
  same,
  sum,
  isNumber,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { type Trail, newTrail, recordLine } from '../steps/step.ts';
import { solveExponential, solveLogarithm } from './exponential-equation.ts';
import { solveAbsolute, solveRoot, solveTrigonometric } from './function-equation.ts';
import { solveLinear, solveRational } from './linear.ts';
import { type QuadraticWay, solvePolynomial, solveQuadratic } from './polynomial-equation.ts';
import { type Next, type Solutions, fromCases, type Solver } from './solution.ts';

const DEEPEST = 6;

/** Solves an equation for one letter, with steps; null when it is of a kind that we can't solve. */
export const solveEquation = (
  equation: Relation,
  unknown: string,
  trail: Trail,
  way: QuadraticWay = 'any',
  depth = 0,
): Solutions | null => {
  spend(50);
  if (depth > DEEPEST) return null;
  const next: Next = (line) => solveEquation(line, unknown, trail, way, depth + 1);
  const quietly: Next = (line) => solveEquation(line, unknown, newTrail(), way, depth + 1);
  const divided = withoutNeverZero(equation, unknown);
  if (divided) {
    const by = write(divided.by);
    const reason = `${by} is never zero, so nothing is lost.`;
    recordLine(trail, equation, divided.line, [`Divide by ${by}`, reason]);
    return next(divided.line);
  }
  const factors = asZeroProduct(equation, unknown);
  if (factors) return solveProduct(equation, factors, unknown, trail, depth);
  const polynomial =
    solveLinear(equation, unknown, trail, next) ??
    solveQuadratic(way)(equation, unknown, trail, next) ??
    solvePolynomial(equation, unknown, trail, next);
  if (polynomial) return polynomial;
  const kind = KINDS.find(([holds]) =>
    [equation.left, equation.right].some((side) =>
      contains(side, (node) => hasSymbol(node, unknown) && holds(node, unknown)),
    ),
  );
  const solver = kind?.[1] ?? solveRational;
  return solver(equation, unknown, trail, solver === solveAbsolute ? quietly : next);
};

/** What a part with the unknown in it tells about the whole equation; the first that is there decides. */
const KINDS: readonly (readonly [holds: (node: Expression, unknown: string) => boolean, solver: Solver])[] = [
  [(node) => node.kind === 'call' && node.name === 'abs', solveAbsolute],
  [(node) => node.kind === 'call' && /^(?:ln|log)$/.test(node.name), solveLogarithm],
  [(node, unknown) => node.kind === 'power' && hasSymbol(node.exponent, unknown), solveExponential],
  [({ kind }) => kind === 'call', solveTrigonometric],
  [
    (node) =>
      node.kind === 'root' ||
      (node.kind === 'power' && isNumber(node.exponent) && !isWhole(node.exponent.value)),
    solveRoot,
  ],
];

// (x − 3)(2x + 1) = 0 is ready as it stands: nobody multiplies it out.
const asZeroProduct = ({ left, right, sign }: Relation, unknown: string): Expression[] | null => {
  if (sign !== '=' || right.kind !== 'number' || right.value.top !== 0n || left.kind !== 'product')
    return null;
  const holding = left.factors.filter((factor) => hasSymbol(factor, unknown));
  return holding.length > 1 && holding.some(({ kind }) => kind === 'sum') ? holding : null;
};

const solveProduct = (
  equation: Relation,
  factors: readonly Expression[],
  unknown: string,
  trail: Trail,
  depth: number,
): Solutions | null => {
  const lines = factors.map((factor) => relation(factor, '=', equation.right));
  const found = allKnown(lines.map((line) => solveEquation(line, unknown, newTrail(), 'any', depth + 1)));
  if (!found) return null;
  const split = { kind: 'either' as const, parts: lines };
  recordLine(trail, equation, split, 'Set every factor to zero');
  const values = found.flatMap((one) => one.values);
  return fromCases(split, { unknown, values }, trail, 'Solve each one');
};

/** An equation without a factor that is never zero, and the factor. */
interface Divided {
  line: Relation;
  by: Expression;
}

/** 2x · e^(3x) + 3x² · e^(3x) = 0 is divided by e^(3x); null where nothing of that kind stands in every term. */
const withoutNeverZero = ({ left, right, sign }: Relation, unknown: string): Divided | null => {
  if (sign !== '=' || right.kind !== 'number' || right.value.top !== 0n) return null;
  const terms = left.kind === 'sum' ? left.terms : [left];
  const by = factorsOf(terms[0] ?? left).find((factor) => isNeverZero(factor, unknown));
  if (!by) return null;
  const rest = terms.map((term) => without(term, by));
  const divided = sum(rest.filter((one) => one !== null));
  return rest.includes(null) || !hasSymbol(divided, unknown)
    ? null
    : { line: relation(divided, '=', right), by };
};

// A power of a positive number is positive, whatever the exponent.
const isNeverZero = (factor: Expression, unknown: string): boolean =>
  factor.kind === 'power' &&
  hasSymbol(factor.exponent, unknown) &&
  ((factor.base.kind === 'number' && factor.base.value.top > 0n) ||
    (factor.base.kind === 'symbol' && (factor.base.name === 'e' || factor.base.name === 'π')));

const factorsOf = (term: Expression): readonly Expression[] => {
  if (term.kind === 'negative') return factorsOf(term.of);
  return term.kind === 'product' ? term.factors : [term];
};

const without = (term: Expression, by: Expression): Expression | null => {
  if (term.kind === 'negative') {
    const inside = without(term.of, by);
    return inside && { kind: 'negative', of: inside };
  }
  const factors = factorsOf(term);
  const at = factors.findIndex((factor) => same(factor, by));
  return at < 0 ? null : product(factors.filter((_, index) => index !== at));
};
