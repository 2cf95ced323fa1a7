import { add, negate, ONE, ZERO, type Fraction } from '../expression/fraction.ts';
import { number, relation } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { constant, letter, plusP, powerP, scaleP, type Polynomial } from '../polynomial/polynomial.ts';
import { polynomialToExpression } from '../simplify/denormal.ts';
import { workEquation } from '../solve/work.ts';
import { plainLine, type ShownStep, type Worked } from '../worked.ts';
import { determinant, minor, writeMatrix, type Matrix } from './matrix.ts';

/** The eigenvalues of a 2×2 or 3×3 matrix: the zeros of its characteristic polynomial, as an equation is solved. */
export const eigenvaluesWorked = (matrix: Matrix): Worked | null => {
  const coefficients = characteristic(matrix);
  if (!coefficients) return null;
  const equation = relation(polynomialToExpression(polynomialOf(coefficients)), '=', number(0));
  const worked = workEquation(equation, { unknown: 'λ' });
  if (!worked) return null;
  const start = writeMatrix(matrix);
  const steps: ShownStep[] = [
    {
      before: start,
      after: plainLine('det(A − λI) = 0'),
      rule: 'Take λ from every number of the main diagonal',
      reason: 'λ is an eigenvalue exactly when A − λI has no inverse, so its determinant is 0.',
    },
    {
      before: plainLine('det(A − λI) = 0'),
      after: worked.problem,
      rule: matrix.length === 2 ? 'λ² − (sum of the diagonal) λ + determinant' : 'Work out the determinant',
      reason:
        matrix.length === 2
          ? `The sum of the diagonal is ${writeNumber(trace(matrix))}, the determinant ${writeNumber(determinant(matrix) ?? ZERO)}.`
          : `With the signs turned: λ³ − ${writeNumber(trace(matrix))} λ² + …, and the last number is minus the determinant.`,
    },
  ];
  return { ...worked, problem: start, instruction: 'eigenvalues', steps: [...steps, ...worked.steps] };
};

const at = (matrix: Matrix, row: number, column: number): Fraction => matrix[row]?.[column] ?? ZERO;
const trace = (matrix: Matrix): Fraction =>
  matrix.reduce((total, _, place) => add(total, at(matrix, place, place)), ZERO);

/** The coefficients of det(λI − A), the highest power first; null for matrices of another size. */
const characteristic = (matrix: Matrix): Fraction[] | null => {
  const size = matrix.length;
  const value = determinant(matrix);
  if (!value || size < 2 || size > 3 || matrix.some((row) => row.length !== size)) return null;
  if (size === 2) return [ONE, negate(trace(matrix)), value];
  const minors = [0, 1, 2].map((place) => determinant(minor(matrix, place, place)) ?? ZERO);
  return [ONE, negate(trace(matrix)), minors.reduce(add, ZERO), negate(value)];
};

const polynomialOf = (coefficients: readonly Fraction[]): Polynomial =>
  coefficients.reduce<Polynomial>(
    (total, value, place) =>
      plusP(total, scaleP(powerP(letter('λ'), coefficients.length - 1 - place), value)),
    constant(ZERO),
  );
