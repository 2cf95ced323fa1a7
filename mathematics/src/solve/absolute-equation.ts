import { allKnown } from '../all-known.ts';
import { anyOf, number, relation, type Relation } from '../expression/tree.ts';
import { coefficientsIn, lettersOf, negateP } from '../polynomial/polynomial.ts';
import { ratioToExpression } from '../simplify/denormal.ts';
import { displayOf } from '../simplify/display.ts';
import { ratio } from '../simplify/ratio.ts';
import { expressionOf } from '../simplify/roots.ts';
import { recordLine } from '../steps/step.ts';
import { wholeOf } from './root-equation.ts';
import { mentions } from './sides.ts';
import { asStatement, keepTrue, sorted, type Solutions, type Solver } from './solution.ts';

/** |u| = c: what stands between the bars is c or −c. */
export const solveAbsolute: Solver = (equation, unknown, trail, next) => {
  const whole = wholeOf(equation);
  const name = whole && lettersOf(whole).find((one) => one.startsWith('⟨|') && mentions(one, unknown));
  if (!whole || !name) return null;
  const inside = expressionOf(name);
  const [rest, factor, more] = coefficientsIn(whole, name);
  const value = rest && factor && !more ? ratio(negateP(rest), factor) : null;
  if (inside.kind !== 'call' || !inside.args[0] || !value) return null;
  const right = ratioToExpression(value);
  const isolated = relation(inside, '=', right);
  recordLine(trail, equation, isolated, 'Get the absolute value alone');
  if (right.kind === 'number' && right.value.top < 0n) {
    recordLine(trail, isolated, { kind: 'never' }, 'An absolute value is never negative');
    return { unknown, values: [] };
  }
  const [first] = inside.args;
  const cases = [
    right,
    ...(right.kind === 'number' && right.value.top === 0n
      ? []
      : [displayOf({ kind: 'negative', of: right }) ?? number(0)]),
  ].map((side): Relation => relation(first, '=', side));
  const split = anyOf(cases);
  recordLine(trail, isolated, split, 'Two cases', right.kind !== 'number');
  const found = allKnown(cases.map((line) => next(line)));
  if (!found || found.some(({ all }) => all)) return null;
  const solved: Solutions = { unknown, values: sorted(found.flatMap((one) => one.values)) };
  recordLine(trail, split, asStatement(solved), 'Solve both', true);
  return keepTrue(equation, solved, trail);
};
