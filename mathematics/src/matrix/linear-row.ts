import { equal, negate, subtract, type Fraction } from '../expression/fraction.ts';
import { minus, number, substitute, type Expression, type Relation } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';

/** The coefficients of a linear equation in these letters and its right side; null when it is not linear. */
export const linearRow = ({ left, right }: Relation, letters: readonly string[]): Fraction[] | null => {
  const difference = minus(left, right);
  const at = (values: readonly number[]): Fraction | null =>
    exactValue(
      letters.reduce<Expression>(
        (line, name, k) => substitute(line, name, number(values[k] ?? 0)),
        difference,
      ),
    );
  const base = at([]);
  if (!base) return null;
  const row = letters.map((_, k) => {
    const [once, twice] = [1, 2].map((step) => at(letters.map((_name, j) => (j === k ? step : 0))));
    if (!once || !twice) return null;
    const slope = subtract(once, base);
    return equal(subtract(twice, once), slope) ? slope : null;
  });
  return row.some((one) => one === null) ? null : [...row.flatMap((one) => one ?? []), negate(base)];
};
