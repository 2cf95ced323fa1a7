import { fraction, type Fraction } from '../expression/fraction.ts';
import {
  anyOf,
  call,
  hasSymbol,
  number,
  product,
  relation,
  symbol,
  type Expression,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { coefficientsIn, lettersOf } from '../polynomial/polynomial.ts';
import { displayOf } from '../simplify/display.ts';
import { expressionOf } from '../simplify/roots.ts';
import { recordLine } from '../steps/step.ts';
import { rootsOf } from './quadratic.ts';
import { wholeOf } from './root-equation.ts';
import { asStatement, satisfies, sorted, type Solutions, type Solver } from './solution.ts';

/** sin, cos or tan of the unknown: solve for the function first, then take the angles of one full turn. */
export const solveTrigonometric: Solver = (equation, unknown, trail) => {
  const whole = wholeOf(equation);
  const names = whole ? lettersOf(whole).filter((name) => hasSymbol(expressionOf(name), unknown)) : [];
  const [name, other] = names;
  const atom = name === undefined ? null : expressionOf(name);
  if (
    !whole ||
    other !== undefined ||
    name === undefined ||
    atom?.kind !== 'call' ||
    !['sin', 'cos', 'tan'].includes(atom.name)
  )
    return null;
  const [argument] = atom.args;
  if (argument?.kind !== 'symbol' || coefficientsIn(whole, name).length > 3) return null;
  const values = rootsOf(whole, name);
  const split = anyOf(values.map((value) => relation(atom, '=', value)));
  recordLine(trail, equation, split, [`Solve for ${atom.name} first`, 'Read it as one unknown.']);
  const angles = turns().filter((angle) => values.some((value) => agrees(atom.name, angle, value)));
  const solved: Solutions = {
    unknown,
    values: sorted(angles).filter((angle) => satisfies(equation, unknown, angle)),
  };
  if (solved.values.length === 0) return null;
  recordLine(trail, split, asStatement(solved), 'Take the angles from the unit circle', true);
  return solved;
};

const agrees = (name: string, angle: Expression, value: Expression): boolean => {
  const [left, right] = [valueAt(call(name, angle), {}), valueAt(value, {})];
  return Math.abs(left.re - right.re) < 1e-9 && Math.abs(right.im) < 1e-9;
};

const turns = (): Expression[] =>
  Array.from({ length: 24 }, (_, at) => multipleOfPi(fraction(BigInt(at), 12n)));

const multipleOfPi = (factor: Fraction): Expression =>
  displayOf(product([number(factor), symbol('π')])) ?? number(0);
