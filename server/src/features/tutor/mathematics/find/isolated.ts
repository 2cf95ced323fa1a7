import { isReal } from '../expression/complex.ts';
import { relation, symbol, symbolsOf } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { isolate } from '../formula/isolate.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Worked } from '../worked.ts';
import type { Request } from './request.ts';

/** An equation whose letter stands there once: undo what is done to it, from the outside in. */
export const workIsolated = ({ statements, unknown }: Request): Worked | null => {
  const [equation, other] = statements;
  if (equation?.kind !== 'relation' || equation.sign !== '=' || other) return null;
  const [only, more] = symbolsOf(equation);
  const name = unknown ?? only;
  if (name === undefined || more !== undefined || name !== only) return null;
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
    ...told(
      write(equation),
      'solve',
      [
        [`${name} = ${write(raw)}`, 'Undo what is done to the letter', 'From the outside in, on both sides.'],
        [write(result), 'Work it out', 'Put it in: both sides are equal.'],
      ],
      answerOf(result),
    ),
    checkedBy: 'substitution',
  };
};
