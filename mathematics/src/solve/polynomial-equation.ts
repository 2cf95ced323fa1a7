import { fraction } from '../expression/fraction.ts';
import { number, relation, root, type Expression } from '../expression/tree.ts';
import { factorPolynomial } from '../polynomial/factor.ts';
import { degreeIn, lettersOf, type Polynomial } from '../polynomial/polynomial.ts';
import { realRoots, wholeCoefficients } from '../polynomial/real-roots.ts';
import { factoredToExpression } from '../simplify/denormal.ts';
import { recordLine } from '../steps/step.ts';
import { byFactors, rootsOf, standardForm } from './quadratic.ts';
import { degreeOf, difference } from './sides.ts';
import { fromCases, type Solver } from './solution.ts';

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
  const values = factors.flatMap(({ base }) =>
    degreeIn(base, unknown) <= 2
      ? rootsOf(base, unknown)
      : (pureRoots(base, unknown) ?? approximate(base, unknown)),
  );
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
