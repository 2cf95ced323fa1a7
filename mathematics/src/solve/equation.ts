import { allKnown } from '../all-known.ts';
import { spend } from '../budget.ts';
import { contains, hasSymbol, relation, type Expression, type Relation } from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { newTrail, recordLine, type Trail } from '../steps/step.ts';
import { solveAbsolute } from './absolute-equation.ts';
import { solveExponential } from './exponential-equation.ts';
import { solveLinear } from './linear.ts';
import { solveLogarithm } from './logarithm-equation.ts';
import { withoutNeverZero } from './never-zero.ts';
import { solvePolynomial } from './polynomial-equation.ts';
import { solveQuadratic, type QuadraticWay } from './quadratic.ts';
import { solveRational } from './rational-equation.ts';
import { solveRoot } from './root-equation.ts';
import { fromCases, type Next, type Solutions } from './solution.ts';
import { solveTrigonometric } from './trigonometric-equation.ts';

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
    recordLine(trail, equation, divided.line, [
      `Divide by ${by}`,
      `${by} is never zero, so nothing is lost.`,
    ]);
    return next(divided.line);
  }
  const product = asZeroProduct(equation, unknown);
  if (product) return solveProduct(equation, product, unknown, trail, depth);
  const polynomial =
    solveLinear(equation, unknown, trail, next) ??
    solveQuadratic(way)(equation, unknown, trail, next) ??
    solvePolynomial(equation, unknown, trail, next);
  if (polynomial) return polynomial;
  const has = (test: (node: Expression) => boolean): boolean =>
    [equation.left, equation.right].some((side) =>
      contains(side, (node) => test(node) && hasSymbol(node, unknown)),
    );
  if (has((node) => node.kind === 'call' && node.name === 'abs'))
    return solveAbsolute(equation, unknown, trail, quietly);
  if (has((node) => node.kind === 'call' && (node.name === 'ln' || node.name === 'log')))
    return solveLogarithm(equation, unknown, trail, next);
  if (has((node) => node.kind === 'power' && hasSymbol(node.exponent, unknown)))
    return solveExponential(equation, unknown, trail, next);
  if (has((node) => node.kind === 'call')) return solveTrigonometric(equation, unknown, trail, next);
  if (
    has(
      (node) =>
        node.kind === 'root' ||
        (node.kind === 'power' && node.exponent.kind === 'number' && node.exponent.value.bottom !== 1n),
    )
  )
    return solveRoot(equation, unknown, trail, next);
  return solveRational(equation, unknown, trail, next);
};

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
