import { allKnown } from '../all-known.ts';
import { anyOf, isValue, number, relation, type Expression, type Relation } from '../expression/tree.ts';
import { coefficientsIn, lettersOf, negateP, type Polynomial } from '../polynomial/polynomial.ts';
import { ratioToExpression } from '../simplify/denormal.ts';
import { displayOf } from '../simplify/display.ts';
import { ratio } from '../simplify/ratio.ts';
import { expressionOf } from '../simplify/roots.ts';
import { recordLine } from '../steps/step.ts';
import { wholeOf } from './root-equation.ts';
import { mentions } from './sides.ts';
import { fromCases, keepTrue, type Solver } from './solution.ts';

/** What stands between bars in a line that is linear in them, and what the bars are compared with. */
interface Bars {
  readonly atom: Expression;
  readonly inside: Expression;
  /** What stands in front of the bars. */
  readonly factor: Polynomial;
  readonly right: Expression;
  readonly whole: Polynomial;
}

export const barsIn = (line: Relation, unknown: string): Bars | null => {
  const whole = wholeOf(line);
  const name = whole && lettersOf(whole).find((one) => one.startsWith('⟨|') && mentions(one, unknown));
  if (!whole || !name) return null;
  const atom = expressionOf(name);
  const [inside] = atom.kind === 'call' ? atom.args : [];
  const [rest, factor, more] = coefficientsIn(whole, name);
  const value = rest && factor && !more ? ratio(negateP(rest), factor) : null;
  if (!inside || !factor || !value) return null;
  return { atom, inside, factor, right: ratioToExpression(value), whole };
};

/** |u| = c: what stands between the bars is c or −c. */
export const solveAbsolute: Solver = (equation, unknown, trail, next) => {
  const bars = barsIn(equation, unknown);
  if (!bars) return null;
  const { atom, inside, right } = bars;
  const isolated = relation(atom, '=', right);
  recordLine(trail, equation, isolated, 'Get the absolute value alone');
  if (right.kind === 'number' && right.value.top < 0n) {
    recordLine(trail, isolated, { kind: 'never' }, 'An absolute value is never negative');
    return { unknown, values: [] };
  }
  const other = displayOf({ kind: 'negative', of: right }) ?? number(0);
  const cases = (isValue(right, 0) ? [right] : [right, other]).map((side) => relation(inside, '=', side));
  const split = anyOf(cases);
  recordLine(trail, isolated, split, 'Two cases', right.kind !== 'number');
  const found = allKnown(cases.map((line) => next(line)));
  if (!found || found.some(({ all }) => all)) return null;
  const values = found.flatMap((one) => one.values);
  return keepTrue(equation, fromCases(split, { unknown, values }, trail, 'Solve both', true), trail);
};
