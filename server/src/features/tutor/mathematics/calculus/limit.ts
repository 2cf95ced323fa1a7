import { isReal, type Complex } from '../expression/complex.ts';
import { fraction } from '../expression/fraction.ts';
import {
  hasSymbol,
  isNumber,
  mapTree,
  number,
  power,
  product,
  quotient,
  substitute,
  symbol,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { coefficientsIn, degreeIn } from '../polynomial/polynomial.ts';
import { polynomialToExpression } from '../simplify/denormal.ts';
import { displayOf } from '../simplify/display.ts';
import { normalOf } from '../simplify/normal.ts';
import { derivative } from './derivative.ts';

/** Where the variable goes: to a number or without end. */
export type Goal = Expression | 'up' | 'down';

interface LimitStep {
  readonly expression: Expression;
  readonly rule: string;
  readonly reason: string;
}

export interface FoundLimit {
  readonly steps: readonly LimitStep[];
  /** Null when the values grow without end or go on swinging. */
  readonly value: Expression | null;
  readonly endless?: 'up' | 'down';
}

/** From which side the variable comes. */
export type Side = 'left' | 'right';

/** A limit by putting in, cancelling, comparing the highest powers, or L’Hôpital’s rule; tried with numbers close by. */
export const findLimit = (
  expression: Expression,
  name: string,
  goal: Goal,
  side: Side | null = null,
): FoundLimit | null => {
  if (typeof goal !== 'string' && side) return fromSide(expression, name, goal, side);
  const found =
    typeof goal === 'string' ? atInfinity(expression, name, goal) : atNumber(expression, name, goal);
  if (found && agrees(expression, name, goal, found)) return found;
  return typeof goal === 'string' ? null : fromBothSides(expression, name, goal);
};

const put = (expression: Expression, name: string, goal: Expression): Expression | null => {
  const value = substitute(expression, name, goal);
  const letters = symbolsOf(value).map((one, index) => [one, 1.37 + 0.29 * index] as const);
  const at = valueAt(value, Object.fromEntries(letters));
  if (!Number.isFinite(at.re) || !isReal(at)) return null;
  return displayOf(value);
};

const atNumber = (expression: Expression, name: string, goal: Expression): FoundLimit | null => {
  const direct = put(expression, name, goal);
  if (direct)
    return {
      value: direct,
      steps: [
        {
          expression: direct,
          rule: 'Put the number in',
          reason: 'Nothing goes wrong there, so the value is the limit.',
        },
      ],
    };
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
      top: displayOf(over) ?? over,
      bottom: displayOf(under) ?? under,
    };
    steps.push({
      expression: next,
      rule: 'L’Hôpital’s rule',
      reason: 'Top and bottom both go to zero: derive each of them.',
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

// |u| is u or −u, whichever is positive on this side.
const withoutBars = (expression: Expression, name: string, x: number): Expression =>
  mapTree(expression, (node) => {
    const [inside] = node.kind === 'call' && node.name === 'abs' ? node.args : [];
    if (!inside) return node;
    return valueAt(inside, { [name]: x }).re < 0 ? { kind: 'negative', of: inside } : inside;
  });

const STEP = 1e-6;

const fromSide = (expression: Expression, name: string, goal: Expression, side: Side): FoundLimit | null => {
  if (symbolsOf(expression).some((one) => one !== name)) return null;
  const shift = side === 'right' ? 1 : -1;
  const at = valueAt(goal, {}).re;
  const plain = withoutBars(expression, name, at + shift * STEP);
  const found = atNumber(plain, name, goal);
  const near = nearby((step) => valueAt(plain, { [name]: at + shift * step }));
  if (found?.value) {
    const target = valueAt(found.value, {}).re;
    if (near === null || !Number.isFinite(near) || Math.abs(near - target) > 1e-2 * (1 + Math.abs(target)))
      return null;
    return found;
  }
  if (near === null) return null;
  const reason = `From the ${side} the values come closer and closer to it.`;
  if (!Number.isFinite(near))
    return {
      value: null,
      endless: near > 0 ? 'up' : 'down',
      steps: [{ expression, rule: 'Look close by', reason: `From the ${side} the values grow without end.` }],
    };
  const value = wellKnown(near);
  return value && { value, steps: [{ expression: value, rule: 'Look close by', reason }] };
};

const fromBothSides = (expression: Expression, name: string, goal: Expression): FoundLimit | null => {
  const [left, right] = [fromSide(expression, name, goal, 'left'), fromSide(expression, name, goal, 'right')];
  if (!left || !right) {
    const only = left ?? right;
    const at = valueAt(goal, {}).re;
    // x^x has no values on the other side at all.
    const other = valueAt(expression, { [name]: at + (left ? STEP : -STEP) });
    return only?.value && !(isReal(other) && Number.isFinite(other.re)) ? only : null;
  }
  const [a, b] = [left, right].map(({ value, endless }) =>
    value ? valueAt(value, {}).re : endless === 'up' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
  );
  if (a === b || Math.abs((a ?? 0) - (b ?? 0)) < 1e-9) return left;
  return {
    value: null,
    steps: [
      {
        expression,
        rule: 'Look at both sides',
        reason: 'Left and right lead to different values: there is no limit.',
      },
    ],
  };
};

/** Where the values go as the step shrinks: a number, without end, or nowhere. */
const nearby = (valueWith: (step: number) => Complex): number | null => {
  const values = [1e-3, 3.3e-5, 1e-6].map((step) => valueWith(step));
  if (!values.every((one) => isReal(one) && !Number.isNaN(one.re))) return null;
  const [first = 0, second = 0, third = 0] = values.map(({ re }) => re);
  const grows = Math.abs(third) > 10 * Math.abs(second) && Math.abs(second) > 10 * Math.abs(first);
  if (grows || Math.abs(third) > 1e5) return grows ? Math.sign(third) * Number.POSITIVE_INFINITY : null;
  return Math.abs(third - second) < 2e-3 * (1 + Math.abs(third)) ? third : null;
};

const FAMILIAR: readonly (readonly [Expression, number])[] = [
  ...[1, 2, 3, -1, -2, -3, 4, 5].map((k) => [power(symbol('e'), number(k)), Math.exp(k)] as const),
  ...[1, 2, 3, 4, 6].flatMap((k) =>
    [1, -1].map(
      (sign) => [quotient(product([number(sign), symbol('π')]), number(k)), (sign * Math.PI) / k] as const,
    ),
  ),
];

/** The simple number that values come close to; null when none is near enough. */
const wellKnown = (near: number): Expression | null => {
  const close = (value: number): boolean => Math.abs(value - near) < 1e-4 * (1 + Math.abs(near));
  for (const bottom of [1, 2, 3, 4, 5, 6, 8, 10, 12]) {
    const top = Math.round(near * bottom);
    if (close(top / bottom)) return number(fraction(BigInt(top), BigInt(bottom)));
  }
  return FAMILIAR.find(([, value]) => close(value))?.[0] ?? null;
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
  const reason = 'The bottom goes to zero and the top does not: the values grow without end.';
  if (left > 0 !== right > 0)
    return {
      value: null,
      steps: [
        {
          expression,
          rule: 'Look at both sides',
          reason: 'On one side the values grow without end, on the other they fall: there is no limit.',
        },
      ],
    };
  return {
    value: null,
    endless: left > 0 ? 'up' : 'down',
    steps: [{ expression, rule: 'Look at the bottom', reason }],
  };
};

const atInfinity = (expression: Expression, name: string, goal: 'up' | 'down'): FoundLimit | null => {
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
      return {
        value: number(0),
        steps: [
          {
            expression: number(0),
            rule: 'Compare the highest powers',
            reason: `${reason} The bottom grows faster.`,
          },
        ],
      };
    if (m === n)
      return {
        value: lead,
        steps: [
          {
            expression: lead,
            rule: 'Compare the highest powers',
            reason: `${reason} They are equal, so the numbers in front decide.`,
          },
        ],
      };
  }
  const far = [1e3, 1e5, 1e7].map((size) => valueAt(expression, { [name]: goal === 'up' ? size : -size }).re);
  const last = far.at(-1) ?? Number.NaN;
  if (Math.abs(last) > 1e5)
    return {
      value: null,
      endless: last > 0 ? 'up' : 'down',
      steps: [
        { expression, rule: 'Compare the highest powers', reason: 'The top grows faster than the bottom.' },
      ],
    };
  const before = far[1] ?? Number.NaN;
  const value =
    Number.isFinite(last) && Math.abs(last - before) < 1e-3 * (1 + Math.abs(last)) ? wellKnown(last) : null;
  if (!value) return null;
  return {
    value,
    steps: [
      {
        expression: value,
        rule: 'Look far out',
        reason: 'The values come as close to this number as you like.',
      },
    ],
  };
};

const hasHidden = (expression: Expression, name: string): boolean => {
  if (expression.kind === 'call' || expression.kind === 'root') return hasSymbol(expression, name);
  if (expression.kind === 'power' && hasSymbol(expression.exponent, name)) return true;
  switch (expression.kind) {
    case 'sum':
      return expression.terms.some((one) => hasHidden(one, name));
    case 'product':
      return expression.factors.some((one) => hasHidden(one, name));
    case 'negative':
      return hasHidden(expression.of, name);
    case 'quotient':
      return hasHidden(expression.top, name) || hasHidden(expression.bottom, name);
    case 'power':
      return hasHidden(expression.base, name);
    default:
      return false;
  }
};

// The same limit must show in the numbers close by.
const agrees = (expression: Expression, name: string, goal: Goal, { value }: FoundLimit): boolean => {
  if (!value) return true;
  const target = valueAt(value, {}).re;
  const near =
    typeof goal === 'string'
      ? [goal === 'up' ? 1e6 : -1e6]
      : [1e-5, -1e-5].map((shift) => valueAt(goal, {}).re + shift);
  const tried = near
    .map((x) => valueAt(expression, { [name]: x }))
    .filter((at) => Number.isFinite(at.re) && isReal(at));
  if (!Number.isFinite(target) || tried.length === 0) return symbolicOnly(value);
  return tried.every((at) => Math.abs(at.re - target) <= 1e-2 * (1 + Math.abs(target)));
};
const symbolicOnly = (value: Expression): boolean => !isNumber(value);
