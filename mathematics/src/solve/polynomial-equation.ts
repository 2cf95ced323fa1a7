import { fraction, negate } from '../expression/fraction.ts';
import {
  type Expression,
  type Relation,
  anyOf,
  isNumber,
  isValue,
  mapTree,
  minus,
  number,
  product,
  relation,
  root,
  signedSum,
  substitute,
  sum,
  symbol,
  wholePower,
  withSign,
} from '../expression/tree.ts';
import { filled } from '../formula/fill.ts';
import { factorPolynomial } from '../polynomial/factor.ts';
import {
  type Polynomial,
  asConstant,
  coefficientsIn,
  contentOf,
  degreeIn,
  isNothing,
  lettersOf,
  primitive,
} from '../polynomial/polynomial.ts';
import { realRoots, wholeCoefficients } from '../polynomial/real-roots.ts';
import { factoredToExpression, polynomialToExpression } from '../simplify/denormal.ts';
import { displayOf, tidy } from '../simplify/display.ts';
import { type Trail, recordLine } from '../steps/step.ts';
import { isolate } from './linear.ts';
import { addToBoth, degreeOf, difference, divideBoth, simplifySides } from './sides.ts';
import { type Solutions, type Solver, fromCases } from './solution.ts';

/** Equations of third degree and higher: factor, then every factor by itself. */
export const solvePolynomial: Solver = (equation, unknown, trail) => {
  const whole = difference(equation, unknown);
  if (!whole || degreeOf(whole, unknown) < 3) return null;
  const line = standardForm(equation, unknown, trail);
  const p = difference(line, unknown);
  if (!p) return null;
  const factored = factorPolynomial(p);
  const { factors } = factored;
  if (factors.every(({ base }) => degreeIn(base, unknown) <= 2)) return byFactors(line, p, unknown, trail);
  const written = relation(factoredToExpression(factored), '=', number(0));
  recordLine(trail, line, written, 'Factor as far as it goes');
  const rootsFor = (base: Polynomial): Expression[] =>
    degreeIn(base, unknown) <= 2
      ? rootsOf(base, unknown)
      : (pureRoots(base, unknown) ?? approximate(base, unknown));
  const values = factors.flatMap(({ base }) => rootsFor(base));
  const reason = 'What can’t be written exactly is given as a decimal.';
  return fromCases(written, { unknown, values }, trail, ['Solve each one', reason]);
};

// x³ = 5 has its root written as a root.
const pureRoots = (p: Polynomial, unknown: string): Expression[] | null => {
  const degree = degreeIn(p, unknown);
  if (p.size !== 2 || lettersOf(p).length > 1) return null;
  const coefficients = wholeCoefficients(p, unknown);
  const [last, lead] = [coefficients?.at(0), coefficients?.at(-1)];
  if (last === undefined || lead === undefined || last === 0n) return null;
  const value = fraction(-last, lead);
  const one = root(degree, number(value));
  if (degree % 2 === 1) return [one];
  return value.top < 0n ? [] : [{ kind: 'negative', of: one }, one];
};

const PLACES = 1_000_000_000n;

const approximate = (p: Polynomial, unknown: string): Expression[] => {
  const coefficients = lettersOf(p).length === 1 ? wholeCoefficients(p, unknown) : null;
  return (coefficients ? realRoots(coefficients) : []).map((value) =>
    number(fraction(BigInt(Math.round(value * Number(PLACES))), PLACES), 'decimal'),
  );
};

/** How the exercise wants a quadratic equation solved. */
export type QuadraticWay = 'factor' | 'root' | 'complete' | 'formula' | 'any';

export const solveQuadratic =
  (way: QuadraticWay): Solver =>
  (equation, unknown, trail) => {
    const wholeLine = difference(equation, unknown);
    if (!wholeLine || degreeOf(wholeLine, unknown) !== 2) return null;
    if (way !== 'formula' && way !== 'factor') {
      const direct = bySquareRoot(equation, unknown, trail);
      if (direct) return direct;
    }
    const line = standardForm(equation, unknown, trail);
    const p = difference(line, unknown);
    if (!p) return null;
    if (way === 'complete') return byCompleting(line, p, unknown, trail);
    const opens = factorPolynomial(p).factors.every(({ base }) => degreeIn(base, unknown) <= 1);
    if (opens && way !== 'formula') return byFactors(line, p, unknown, trail);
    return byFormula(line, p, unknown, trail);
  };

/** Everything on the left, zero on the right, the numbers as small as they go. */
const standardForm = (equation: Relation, unknown: string, trail: Trail): Relation => {
  let line = simplifySides(equation, trail);
  if (!isValue(line.right, 0)) {
    const right = tidy({ kind: 'negative', of: line.right });
    line = right.kind === 'sum' ? moveAll(line, right, trail) : addToBoth(line, right, trail);
  }
  const p = difference(line, unknown);
  if (!p || isNothing(p)) return line;
  return divideBoth(line, number(contentOf(p)), trail);
};

const moveAll = (line: Relation, added: Extract<Expression, { kind: 'sum' }>, trail: Trail): Relation => {
  const after = relation(tidy(sum([line.left, added])), line.sign, number(0));
  recordLine(trail, line, after, 'Bring everything to the left');
  return after;
};

/** A product is zero when one of its factors is. */
const byFactors = (line: Relation, p: Polynomial, unknown: string, trail: Trail): Solutions => {
  const factored = factorPolynomial(p);
  const written = relation(factoredToExpression(factored), '=', number(0));
  recordLine(trail, line, written, 'Factor');
  const cases = factored.factors.filter(({ base }) => degreeIn(base, unknown) > 0);
  const each = cases.map(({ base }) => relation(polynomialToExpression(base), '=', number(0)));
  const split = anyOf(each);
  recordLine(trail, written, split, 'Set every factor to zero');
  const values = cases.flatMap(({ base }) => rootsOf(base, unknown));
  return fromCases(split, { unknown, values }, trail, 'Solve each one');
};

/** The roots of a factor of first or second degree, also those with i. */
export const rootsOf = (p: Polynomial, unknown: string): Expression[] => {
  const [c, b, a] = coefficientsIn(p, unknown).map(polynomialToExpression);
  if (!c || !b) return [];
  const formulas = a ? ['(−b+√(b^2−4a·c))/(2a)', '(−b−√(b^2−4a·c))/(2a)'] : ['−c/b'];
  return formulas.flatMap((formula) => displayOf(filled(formula, { ...(a && { a }), b, c })) ?? []);
};

const byFormula = (line: Relation, p: Polynomial, unknown: string, trail: Trail): Solutions => {
  const [c = number(0), b = number(0), a = number(1)] = coefficientsIn(p, unknown).map(
    polynomialToExpression,
  );
  const inside = (square: Expression): Expression => minus(square, product([number(4), a, c]));
  const written = (under: Expression, front: Expression, below: Expression) => ({
    kind: 'either' as const,
    parts: [false, true].map((isMinus) => {
      const top = sum([front, withSign(root(2, under), isMinus)]);
      return relation(symbol(unknown), '=', { kind: 'quotient', top, bottom: below });
    }),
  });
  const square: Expression = { kind: 'power', base: b, exponent: number(2) };
  const below: Expression = { kind: 'product', factors: [number(2), a] };
  const first = written(inside(square), { kind: 'negative', of: b }, below);
  recordLine(trail, line, first, 'Use the quadratic formula');
  const under = tidy(inside(square));
  const second = written(under, tidy({ kind: 'negative', of: b }), tidy(below));
  recordLine(trail, first, second, 'Work out what stands under the root');
  return fromCases(second, { unknown, values: rootsOf(p, unknown) }, trail, [
    'Work out both values',
    isNumber(under) && under.value.top < 0n
      ? 'Under the root stands a negative number: there are no real solutions, only complex ones.'
      : 'Once with plus, once with minus.',
  ]);
};

const byCompleting = (line: Relation, p: Polynomial, unknown: string, trail: Trail): Solutions | null => {
  const [c, b, a] = coefficientsIn(p, unknown).map((one) => asConstant(one));
  if (!a || !b || !c) return byFormula(line, p, unknown, trail);
  const scaled = divideBoth(line, number(a), trail);
  const halfOf = fraction(b.top * a.bottom, b.bottom * a.top * 2n);
  const rest = fraction(c.top * a.bottom, c.bottom * a.top);
  const moved = addToBoth(scaled, number(negate(rest)), trail);
  const square = number(fraction(halfOf.top ** 2n, halfOf.bottom ** 2n));
  const added = relation(signedSum([moved.left, square]), '=', sum([moved.right, square]));
  recordLine(trail, moved, added, 'Complete the square');
  const squared = wholePower(signedSum([symbol(unknown), number(halfOf)]), 2);
  const wholeLine = relation(squared, '=', tidy(added.right));
  recordLine(trail, added, wholeLine, 'Write the left side as a square');
  return bySquareRoot(wholeLine, unknown, trail) ?? byFormula(wholeLine, p, unknown, trail);
};

/** (x + 5)² = 4 and 3x² = 48: isolate the square, then take the root of both sides. */
const bySquareRoot = (equation: Relation, unknown: string, trail: Trail): Solutions | null => {
  const shape = squareShape(equation, unknown);
  if (!shape) return null;
  const line = shape.line(trail);
  const sides = [false, true].map((isMinus) => withSign(root(2, line.right), isMinus));
  const taken = { kind: 'either' as const, parts: sides.map((side) => relation(shape.base, '=', side)) };
  recordLine(trail, line, taken, 'Take the square root of both sides');
  const p = difference(line, unknown);
  if (!p) return null;
  const reason = 'Once with the positive root, once with the negative one.';
  return fromCases(taken, { unknown, values: rootsOf(p, unknown) }, trail, ['Solve both', reason]);
};

interface SquareShape {
  base: Expression;
  line: (trail: Trail) => Relation;
}

const squareShape = (equation: Relation, unknown: string): SquareShape | null => {
  const { left, right } = equation;
  const isSquare = left.kind === 'power' && isValue(left.exponent, 2) && left.base.kind === 'sum';
  if (isSquare && isNumber(tidy(right))) {
    const inside = difference(relation(left.base, '=', number(0)), unknown);
    if (!inside || degreeOf(inside, unknown) !== 1) return null;
    return { base: left.base, line: (trail) => simplifyRight(equation, trail) };
  }
  const p = difference(equation, unknown);
  const [c, b, a] = p ? coefficientsIn(p, unknown) : [];
  if (!p || !a || !b || !c || !isNothing(b) || isNothing(c) || lettersOf(primitive(p)).length > 1)
    return null;
  return { base: symbol(unknown), line: (trail) => isolateSquare(equation, unknown, trail) };
};

const simplifyRight = (line: Relation, trail: Trail): Relation => {
  const after = relation(line.left, '=', tidy(line.right));
  recordLine(trail, line, after, 'Work out the right side');
  return after;
};

// A square alone is linear in the square: put a letter for it, solve, and put the square back.
const isolateSquare = (equation: Relation, unknown: string, trail: Trail): Relation => {
  const line = simplifySides(equation, trail);
  const p = difference(line, unknown);
  const [c, , a] = p ? coefficientsIn(p, unknown).map((one) => asConstant(one)) : [];
  if (!c || !a) return line;
  const steps: Trail = { steps: [] };
  const stand = 'Ω';
  const put = (side: Expression): Expression =>
    mapTree(side, (node) => (isSquareOf(node, unknown) ? symbol(stand) : node));
  const alone = isolate(relation(put(line.left), '=', put(line.right)), stand, steps);
  const square = wholePower(symbol(unknown), 2);
  const restored = ({ left, right }: Relation): Relation =>
    relation(substitute(left, stand, square), '=', substitute(right, stand, square));
  for (const { before, after, rule, reason } of steps.steps)
    if (before.kind === 'relation' && after.kind === 'relation')
      recordLine(trail, restored(before), restored(after), [rule.replaceAll(stand, `${unknown}^2`), reason]);
  return alone ? restored(alone) : line;
};

const isSquareOf = (node: Expression, unknown: string): boolean =>
  node.kind === 'power' &&
  node.base.kind === 'symbol' &&
  node.base.name === unknown &&
  isValue(node.exponent, 2);
