import { isReal } from '../expression/complex.ts';
import { isNumber, substitute, symbolsOf, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { displayOf, tidy } from '../simplify/display.ts';
import { derivative } from './derivative.ts';
import { inOneStep, withoutValue, type FoundLimit, type LimitStep } from './limit-result.ts';

/** The limit at a number: put it in, cancel first, or use L’Hôpital’s rule; null where none of these leads to one. */
export const limitAtNumber = (expression: Expression, name: string, goal: Expression): FoundLimit | null => {
  const direct = put(expression, name, goal);
  if (direct)
    return inOneStep(direct, 'Put the number in', 'Nothing goes wrong there, so the value is the limit.');
  const short = displayOf(expression);
  const cancelled = short && put(short, name, goal);
  if (short && cancelled)
    return {
      value: cancelled,
      steps: [
        {
          expression: short,
          rule: 'Simplify',
          reason: 'Putting the number in gives 0/0; factor and cancel first.',
        },
        { expression: cancelled, rule: 'Put the number in', reason: 'Now nothing goes wrong any more.' },
      ],
    };
  return hospital(expression, name, goal) ?? growing(expression, name, goal);
};

const put = (expression: Expression, name: string, goal: Expression): Expression | null => {
  const value = substitute(expression, name, goal);
  const letters = symbolsOf(value).map((one, index) => [one, 1.37 + 0.29 * index] as const);
  const at = valueAt(value, Object.fromEntries(letters));
  if (!Number.isFinite(at.re) || !isReal(at)) return null;
  return displayOf(value);
};

const hospital = (expression: Expression, name: string, goal: Expression): FoundLimit | null => {
  let current = expression.kind === 'quotient' ? expression : null;
  const steps: LimitStep[] = [];
  for (let round = 0; round < 4 && current; round++) {
    const [top, bottom]: (Expression | null)[] = [current.top, current.bottom].map((part) =>
      put(part, name, goal),
    );
    const isZero = (part: Expression | null | undefined): boolean =>
      part !== null && part !== undefined && isNumber(part) && part.value.top === 0n;
    if (!isZero(top) || !isZero(bottom)) break;
    const [over, under] = [derivative(current.top, name), derivative(current.bottom, name)];
    if (!over || !under) return null;
    const next: Expression = {
      kind: 'quotient',
      top: tidy(over),
      bottom: tidy(under),
    };
    steps.push({
      expression: next,
      rule: 'L’Hôpital’s rule',
      reason: 'Top and bottom both go to zero: differentiate each of them.',
    });
    const value = put(next, name, goal);
    if (value)
      return {
        value,
        steps: [
          ...steps,
          { expression: value, rule: 'Put the number in', reason: 'Now the bottom is not zero.' },
        ],
      };
    current = next;
  }
  return null;
};

const growing = (expression: Expression, name: string, goal: Expression): FoundLimit | null => {
  if (symbolsOf(expression).some((one) => one !== name)) return null;
  const above = expression.kind === 'quotient' ? put(expression.top, name, goal) : null;
  const below = expression.kind === 'quotient' ? put(expression.bottom, name, goal) : null;
  if (
    !above ||
    !below ||
    !isNumber(below) ||
    below.value.top !== 0n ||
    (isNumber(above) && above.value.top === 0n)
  )
    return null;
  const at = valueAt(goal, {}).re;
  const [left, right] = [-1e-7, 1e-7].map((shift) => valueAt(expression, { [name]: at + shift }).re);
  if (left === undefined || right === undefined || Math.min(Math.abs(left), Math.abs(right)) < 1e5)
    return null;
  if (left > 0 !== right > 0)
    return withoutValue(
      expression,
      'Look at both sides',
      'On one side the values grow without end, on the other they fall: there is no limit.',
    );
  return withoutValue(
    expression,
    'Look at the bottom',
    'The bottom goes to zero and the top does not: the values grow without end.',
    left > 0 ? 'up' : 'down',
  );
};
