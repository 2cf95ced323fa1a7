import { isWhole, type Fraction } from '../expression/fraction.ts';
import {
  call,
  number,
  power,
  product,
  quotient,
  relation,
  same,
  symbol,
  type Expression,
} from '../expression/tree.ts';
import { asConstant, fromTerms, lettersOf, termsOf, type Term } from '../polynomial/polynomial.ts';
import { polynomialToExpression } from '../simplify/denormal.ts';
import { displayOf, tidy } from '../simplify/display.ts';
import { expressionOf } from '../simplify/roots.ts';
import { recordLine } from '../steps/step.ts';
import { wholeOf } from './root-equation.ts';
import { mentions } from './sides.ts';
import { keepTrue, type Solver } from './solution.ts';

/** The unknown in logarithms: put them together into one, then undo it. */
export const solveLogarithm: Solver = (equation, unknown, trail, next) => {
  const whole = wholeOf(equation);
  if (!whole) return null;
  const logs: { count: Fraction; of: Expression; base: Expression }[] = [];
  const rest: Term[] = [];
  for (const term of termsOf(whole)) {
    const [only, other] = term.powers;
    const atom = only && !other && only[1] === 1 ? expressionOf(only[0]) : null;
    if (atom?.kind === 'call' && (atom.name === 'ln' || atom.name === 'log') && atom.args[0])
      logs.push({
        count: term.coefficient,
        of: atom.args[0],
        base: atom.name === 'ln' ? symbol('e') : (atom.args[1] ?? number(10)),
      });
    else rest.push(term);
  }
  const constantPart = fromTerms(rest);
  const [first] = logs;
  if (!first || lettersOf(constantPart).some((name) => name === unknown || mentions(name, unknown)))
    return null;
  if (logs.some(({ base, count }) => !same(base, first.base) || !isWhole(count))) return null;
  const factors = (sign: 1 | -1): Expression =>
    product(
      logs
        .filter(({ count }) => (sign === 1 ? count.top > 0n : count.top < 0n))
        .map(({ of, count }) => power(of, number(count.top < 0n ? -count.top : count.top))),
    );
  const argument = quotient(factors(1), factors(-1));
  const value = asConstant(constantPart);
  const right = displayOf({ kind: 'negative', of: polynomialToExpression(constantPart) }) ?? number(0);
  const one = first.base.kind === 'symbol' ? call('ln', argument) : call('log', argument, first.base);
  const combined = relation(one, '=', right);
  recordLine(trail, equation, combined, 'Write it as one logarithm', true);
  const raised = power(first.base, right);
  const undone = relation(argument, '=', value ? tidy(raised) : raised);
  recordLine(trail, combined, undone, 'Undo the logarithm', true);
  const found = next(undone);
  return found && keepTrue(equation, found, trail);
};
