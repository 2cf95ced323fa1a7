import { childrenOf, hasSymbol, number, quotient, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { coefficientsIn, degreeIn } from '../polynomial/polynomial.ts';
import { polynomialToExpression } from '../simplify/denormal.ts';
import { displayOf } from '../simplify/display.ts';
import { normalOf } from '../simplify/normal.ts';
import { inOneStep, withoutValue, type FoundLimit } from './limit-result.ts';
import { wellKnown } from './well-known.ts';

/** The limit far out: the highest powers decide; otherwise the values themselves, where they come close to a simple number. */
export const limitFarOut = (expression: Expression, name: string, goal: 'up' | 'down'): FoundLimit | null => {
  const normal = normalOf(expression);
  if (normal && !hasHidden(expression, name)) {
    const [m, n] = [degreeIn(normal.top, name), degreeIn(normal.bottom, name)];
    const [a, b] = [coefficientsIn(normal.top, name)[m], coefficientsIn(normal.bottom, name)[n]].map((one) =>
      polynomialToExpression(one ?? new Map()),
    );
    if (!a || !b) return null;
    const lead = displayOf(quotient(a, b)) ?? number(0);
    const reason = 'Far out only the highest powers count.';
    if (m < n)
      return inOneStep(number(0), 'Compare the highest powers', `${reason} The bottom grows faster.`);
    if (m === n)
      return inOneStep(
        lead,
        'Compare the highest powers',
        `${reason} They are equal, so the numbers in front decide.`,
      );
  }
  const far = [1e3, 1e5, 1e7].map((size) => valueAt(expression, { [name]: goal === 'up' ? size : -size }).re);
  const last = far.at(-1) ?? Number.NaN;
  if (Math.abs(last) > 1e5)
    return withoutValue(
      expression,
      'Compare the highest powers',
      'The top grows faster than the bottom.',
      last > 0 ? 'up' : 'down',
    );
  const before = far[1] ?? Number.NaN;
  const value =
    Number.isFinite(last) && Math.abs(last - before) < 1e-3 * (1 + Math.abs(last)) ? wellKnown(last) : null;
  return value && inOneStep(value, 'Look far out', 'The values come as close to this number as you like.');
};

// Inside a function, a root or an exponent the variable is no part of the polynomial.
const hasHidden = (expression: Expression, name: string): boolean => {
  if (expression.kind === 'call' || expression.kind === 'root') return hasSymbol(expression, name);
  if (expression.kind === 'power' && hasSymbol(expression.exponent, name)) return true;
  return childrenOf(expression).some((one) => hasHidden(one, name));
};
