import { isReal } from '../expression/complex.ts';
import { relation, symbol, symbolsOf, type Relation } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { isolate } from '../formula/isolate.ts';
import { displayOf, tidy } from '../simplify/display.ts';
import { plainSolution } from '../steps/plain.ts';
import { answerOf, type Worked } from '../worked.ts';
import type { Request } from './request.ts';

/** An equation whose letter stands there once: undo what is done to it, from the outside in. */
export const workIsolated = ({ statements, unknown }: Request): Worked | null => {
  const [equation, other] = statements;
  if (equation?.kind !== 'relation' || equation.sign !== '=' || other) return null;
  const letters = symbolsOf(equation);
  const name = unknown ?? letters[0];
  if (name === undefined || !letters.includes(name) || (letters.length > 1 && unknown === null)) return null;
  if (letters.length > 1) return workFormula(equation, name);
  const raw = isolate(equation.left, equation.right, name);
  const value = raw && displayOf(raw);
  if (!value || symbolsOf(value).length > 0) return null;
  const at = valueAt(value, {});
  const [left, right] = [equation.left, equation.right].map((side) => valueAt(side, { [name]: at.re }).re);
  if (
    !isReal(at) ||
    left === undefined ||
    right === undefined ||
    !(Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(left)))
  )
    return null;
  const result = relation(symbol(name), '=', value);
  return {
    ...plainSolution(
      write(equation),
      'solve',
      answerOf(result),
      [`${name} = ${write(raw)}`, 'Undo what is done to the letter', 'From the outside in, on both sides.'],
      [write(result), 'Work it out', 'Put it in: both sides are equal.'],
    ),
    check: 'put-back',
  };
};

const SAMPLE = [1.37, 2.19, 0.83, 3.41, 1.91, 2.63];

/** A formula solved for one of its letters, tried with numbers for the others. */
const workFormula = (equation: Relation, name: string): Worked | null => {
  const raw = isolate(equation.left, equation.right, name);
  const value = raw && tidy(raw);
  if (!value) return null;
  const point = Object.fromEntries(symbolsOf(value).map((one, at) => [one, SAMPLE[at] ?? 1.5]));
  const at = valueAt(value, point);
  const whole = { ...point, [name]: at.re };
  const [left, right] = [valueAt(equation.left, whole).re, valueAt(equation.right, whole).re];
  if (!isReal(at) || !(Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(left)))) return null;
  const result = relation(symbol(name), '=', value);
  return {
    ...plainSolution(write(equation), 'solve', answerOf(result), [
      write(result),
      `Undo what is done to ${name}`,
      'From the outside in, on both sides.',
    ]),
    check: 'put-back',
  };
};
