import { equal, multiply, fraction, subtract, whole, add, type Fraction } from '../expression/fraction.ts';
import { minus, number, substitute, type Relation } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';

/** The numbers of A·x² + C·y² + D·x + E·y + F = 0. */
export interface QuadraticForm {
  readonly A: Fraction;
  readonly C: Fraction;
  readonly D: Fraction;
  readonly E: Fraction;
  readonly F: Fraction;
}

/** Found by putting in small numbers; null when the equation is of another kind. */
export const coefficientsOf = ({ left, right }: Relation): QuadraticForm | null => {
  const difference = minus(left, right);
  const at = (x: number, y: number): Fraction | null =>
    exactValue(substitute(substitute(difference, 'x', number(x)), 'y', number(y)));
  const [o, px, nx, py, ny, xy, far] = [
    at(0, 0),
    at(1, 0),
    at(-1, 0),
    at(0, 1),
    at(0, -1),
    at(1, 1),
    at(3, -2),
  ];
  if (!o || !px || !nx || !py || !ny || !xy || !far) return null;
  const half = fraction(1n, 2n);
  const second = (p: Fraction, n: Fraction): Fraction => subtract(multiply(add(p, n), half), o);
  const first = (p: Fraction, n: Fraction): Fraction => multiply(subtract(p, n), half);
  const form = { A: second(px, nx), C: second(py, ny), D: first(px, nx), E: first(py, ny), F: o };
  const value = (x: number, y: number): Fraction =>
    [
      multiply(form.A, whole(x * x)),
      multiply(form.C, whole(y * y)),
      multiply(form.D, whole(x)),
      multiply(form.E, whole(y)),
      form.F,
    ].reduce(add);
  return equal(value(1, 1), xy) && equal(value(3, -2), far) ? form : null;
};
