import { isReal } from '../expression/complex.ts';
import { contains, isWave, relation, symbol, symbolsOf } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { isolate } from '../formula/isolate.ts';
import { displayOf, tidy } from '../simplify/display.ts';
import { plainSolution } from '../steps/plain.ts';
import { answerOf, type Worked } from '../worked.ts';
import type { Request } from './request.ts';

const SAMPLE = [1.37, 2.19, 0.83, 3.41, 1.91, 2.63];

/** A letter that stands in an equation once: undo what is done to it, from the outside in; tried with numbers for the other letters. */
export const workIsolated = ({ statements, unknown }: Request): Worked | null => {
  const [equation, other] = statements;
  if (equation?.kind !== 'relation' || equation.sign !== '=' || other) return null;
  const letters = symbolsOf(equation);
  const name = unknown ?? letters[0];
  if (name === undefined || !letters.includes(name) || (letters.length > 1 && unknown === null)) return null;
  const raw = isolate(equation.left, equation.right, name);
  const value = raw && (letters.length > 1 ? tidy(raw) : displayOf(raw));
  if (!value) return null;
  const point = Object.fromEntries(symbolsOf(value).map((one, at) => [one, SAMPLE[at] ?? 1.5]));
  const at = valueAt(value, point);
  const whole = { ...point, [name]: at.re };
  const [left, right] = [valueAt(equation.left, whole).re, valueAt(equation.right, whole).re];
  if (!isReal(at) || !(Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(left)))) return null;
  const result = relation(symbol(name), '=', value);
  const isOfAngles =
    letters.length === 1 && [equation.left, equation.right].some((side) => contains(side, isWave));
  const undone = letters.length > 1 ? write(result) : `${name} = ${write(raw)}`;
  return {
    ...plainSolution(
      write(equation),
      'solve',
      isOfAngles ? { ...answerOf(result), fits: equation } : answerOf(result),
      [undone, `Undo what is done to ${name}`, 'From the outside in, on both sides.'],
      ...(letters.length > 1
        ? []
        : [[write(result), 'Work it out', 'Put it in: both sides are equal.'] as const]),
    ),
    check: 'put-back',
  };
};
