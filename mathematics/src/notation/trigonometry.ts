import { fraction } from '../expression/fraction.ts';
import {
  type Expression,
  type Relation,
  anyOf,
  call,
  hasSymbol,
  number,
  power,
  product,
  relation,
  same,
  substitute,
  symbol,
  symbolsOf,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { findRequest } from '../find/request.ts';
import { coefficientsIn, lettersOf } from '../polynomial/polynomial.ts';
import { displayOf } from '../simplify/display.ts';
import { expressionOf } from '../simplify/ratio.ts';
import { wholeOf } from '../solve/function-equation.ts';
import { rootsOf } from '../solve/polynomial-equation.ts';
import { type Task, answerOf, checked, lineOf, stepBetween } from '../worked.ts';

/** Where an equation is solved, its ends in degrees. */
interface Domain {
  readonly from: number;
  readonly to: number;
  /** Null where the words leave it open. */
  readonly fromIn: boolean | null;
  readonly toIn: boolean | null;
  readonly isInDegrees: boolean;
  readonly rest: string;
}

const END = String.raw`([-−]?\s?\d{0,4}(?:\.\d{1,3})?\s?\*?\s?(?:π|pi\b)?(?:\s?\/\s?\d{1,3})?)\s?(?:°|degrees|deg)?`;
const LESS = String.raw`\s?(<=?|≤)\s?`;
const BEFORE = String.raw`(?:[,;]\s?)?(?:\b(?:for|in|on|over|where|with|when|if|given)\s)?(?:all\s)?(?:the\s)?(?:interval\s|range\s|domain\s)?`;
const BETWEEN_SIGNS = new RegExp(`${BEFORE}${END}${LESS}([a-zθα])${LESS}${END}`, 'i');
const IN_BRACKETS = new RegExp(
  String.raw`${BEFORE}(?:[a-zθα]\s(?:∈|in)\s)?([[(])\s?${END}\s?,\s?${END}\s?([\])])`,
  'i',
);
const BETWEEN_WORDS = new RegExp(
  String.raw`${BEFORE}(?:[a-zθα]\s)?\b(?:between|from)\s${END}\s(?:and|to)\s${END}`,
  'i',
);

/** The interval that a text names; null where it names none, or leaves open what it is measured in. */
export const domainIn = (text: string): Domain | null => {
  const [signs, brackets, words] = [BETWEEN_SIGNS, IN_BRACKETS, BETWEEN_WORDS].map((form) => form.exec(text));
  const match = signs ?? brackets ?? words;
  if (!match) return null;
  const [first = '', second = ''] = signs
    ? [signs[1], signs[5]]
    : brackets
      ? [brackets[2], brackets[3]]
      : [match[1], match[2]];
  const hasPi = /π|pi/i.test(first + second);
  const [from, to] = [inDegrees(first), inDegrees(second)];
  const isInDegrees =
    !hasPi && (/°|\bdeg/i.test(text) || Math.max(Math.abs(from), Math.abs(to)) >= LEAST_DEGREES);
  if (!(from < to) || hasPi === isInDegrees || to - from > MOST_DEGREES) return null;
  return {
    from,
    to,
    fromIn: signs ? signs[2] !== '<' : brackets ? brackets[1] === '[' : null,
    toIn: signs ? signs[4] !== '<' : brackets ? brackets[4] === ']' : null,
    isInDegrees,
    rest: text.replace(match[0], ' '),
  };
};
const [LEAST_DEGREES, MOST_DEGREES] = [45, 1440];

const inDegrees = (written: string): number => {
  const [, sign, size, pi, below] =
    /^([-−])?\s?([\d.]+)?\s?\*?\s?(π|pi)?(?:\s?\/\s?(\d+))?$/i.exec(written.trim()) ?? [];
  if (size === undefined && pi === undefined) return Number.NaN;
  return ((sign ? -1 : 1) * Number(size ?? 1) * (pi ? HALF_TURN : 1)) / Number(below ?? 1);
};
const [HALF_TURN, TURN, GRID] = [180, 360, 15];

/** `2sin²x − sin x − 1 = 0 for 0 ≤ x ≤ 2π`: solved for the function first, then all angles of the unit circle in the interval. */
export const trigonometricTask: Task = (text) => {
  if (text.length > 400 || !/(?<![a-z])(?:sin|cos|tan)/i.test(text)) return null;
  const domain = domainIn(text);
  const [equation, more] = (domain && findRequest(domain.rest)?.statements) ?? [];
  if (!domain || more || equation?.kind !== 'relation' || equation.sign !== '=') return null;
  const [unknown, other] = symbolsOf(equation).filter((name) => name !== 'π');
  const atom = unknown === undefined || other !== undefined ? null : atomIn(equation, unknown);
  if (unknown === undefined || !atom) return null;
  const angles = atom.values.flatMap((value) => anglesOf(atom, value, domain));
  const isEdge = angles.some(
    (one) => (one === domain.from && domain.fromIn === null) || (one === domain.to && domain.toIn === null),
  );
  if (isEdge || angles.some(Number.isNaN)) return null;
  const solutions = [...new Set(angles)]
    .filter((one) => (one !== domain.from || domain.fromIn) && (one !== domain.to || domain.toIn))
    .toSorted((one, next) => one - next);
  const split = anyOf(atom.values.map((value) => relation(atom.call, '=', value)));
  const found = anyOf(solutions.map((one) => relation(symbol(unknown), '=', angle(one, domain.isInDegrees))));
  const steps = [
    ...(atom.line === equation
      ? []
      : [stepBetween(equation, atom.line, 'Use sin² + cos² = 1', 'Then only one function is left.')]),
    stepBetween(atom.line, split, `Solve for ${atom.call.name} first`, 'Read it as one unknown.'),
    stepBetween(
      split,
      found,
      'Take the angles from the unit circle',
      'All of them that lie in the interval.',
    ),
  ];
  const holds = solutions.every((one) => isTrueAt(equation, unknown, one));
  return holds
    ? checked(
        {
          kind: 'worked',
          problem: lineOf(equation),
          instruction: 'solve',
          steps,
          answer: answerOf(found),
          check: null,
        },
        'put-back',
        solutions.length > 0,
      )
    : null;
};

interface Atom {
  readonly call: Extract<Expression, { kind: 'call' }>;
  /** The equation, with this function alone in it. */
  readonly line: Relation;
  readonly values: readonly Expression[];
  /** Of the argument factor · x + shift, in degrees. */
  readonly factor: number;
  readonly shift: number;
}

/** The one function of the unknown that an equation is linear or quadratic in. */
const atomIn = (equation: Relation, unknown: string): Atom | null => {
  const whole = wholeOf(equation);
  const names = whole ? lettersOf(whole).filter((name) => hasSymbol(expressionOf(name), unknown)) : [];
  const [name, other] = names;
  if (name !== undefined && other !== undefined && names.length === 2) {
    const line = withOneFunction(equation, names.map(expressionOf));
    return line && atomIn(line, unknown);
  }
  const wave = name === undefined ? null : expressionOf(name);
  if (!whole || name === undefined || wave?.kind !== 'call' || !/^(?:sin|cos|tan)$/.test(wave.name))
    return null;
  const degree = coefficientsIn(whole, name).length - 1;
  const values = rootsOf(whole, name).filter((value) => Math.abs(valueAt(value, {}).im) < NEAR);
  const [argument] = wave.args;
  if (!argument || degree > 2 || degree < 1 || rootsOf(whole, name).length === 0) return null;
  const at = (value: number): number =>
    valueAt(substitute(argument, unknown, number(fraction(BigInt(value)))), {}).re;
  const factor = at(1) - at(0);
  const shift = at(0);
  const isLinear = Math.abs(at(7) - (7 * factor + shift)) < NEAR && Math.abs(factor) > NEAR;
  return isLinear
    ? { call: wave, line: equation, values: distinct(values), factor, shift: (shift * HALF_TURN) / Math.PI }
    : null;
};
const NEAR = 1e-9;

const distinct = (values: readonly Expression[]): Expression[] =>
  values.filter(
    (value, at) =>
      values.findIndex((one) => Math.abs(valueAt(one, {}).re - valueAt(value, {}).re) < NEAR) === at,
  );

/** cos² is 1 − sin², and the other way round, where one of the two only stands squared. */
const withOneFunction = (equation: Relation, calls: readonly Expression[]): Relation | null => {
  for (const [name, other] of [
    ['cos', 'sin'],
    ['sin', 'cos'],
  ] as const) {
    const [from, to] = [name, other].map((one) =>
      calls.find((each) => each.kind === 'call' && each.name === one),
    );
    if (
      from?.kind !== 'call' ||
      to?.kind !== 'call' ||
      !from.args[0] ||
      !to.args[0] ||
      !same(from.args[0], to.args[0])
    )
      return null;
    const square = {
      kind: 'sum' as const,
      terms: [number(1), { kind: 'negative' as const, of: power(to, number(2)) }],
    };
    const put = (side: Expression): Expression => replaced(side, power(from, number(2)), square);
    const line = relation(put(equation.left), '=', put(equation.right));
    const left = wholeOf(line);
    if (left && lettersOf(left).every((one) => !same(expressionOf(one), from))) return line;
  }
  return null;
};

const replaced = (side: Expression, what: Expression, by: Expression): Expression => {
  if (same(side, what)) return by;
  if (side.kind === 'sum') return { ...side, terms: side.terms.map((one) => replaced(one, what, by)) };
  if (side.kind === 'product')
    return { ...side, factors: side.factors.map((one) => replaced(one, what, by)) };
  return side.kind === 'negative' ? { ...side, of: replaced(side.of, what, by) } : side;
};

/** All angles of an interval at which a function has a value; NaN where the unit circle of school does not show them. */
const anglesOf = (
  { call: { name }, factor, shift }: Atom,
  value: Expression,
  { from, to }: Domain,
): number[] => {
  const wanted = valueAt(value, {}).re;
  if (name !== 'tan' && Math.abs(wanted) > 1 + NEAR) return [];
  const bases = Array.from({ length: TURN / GRID }, (_, at) => at * GRID).filter((one) => {
    const at = valueAt(call(name, angle(one, false)), {});
    return Math.abs(at.re - wanted) < NEAR;
  });
  if (bases.length === 0) return [Number.NaN];
  const ends = [from, to].map((one) => factor * one + shift);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return bases.flatMap((base) => {
    const first = Math.ceil((low - base) / TURN - NEAR);
    const last = Math.floor((high - base) / TURN + NEAR);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) =>
      rounded((base + TURN * (first + at) - shift) / factor),
    );
  });
};
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** 210 degrees, or 7/6 of π. */
const angle = (degrees: number, isInDegrees: boolean): Expression => {
  const exact = fraction(BigInt(Math.round(degrees * FINE)), BigInt(FINE));
  if (isInDegrees) return call('degrees', number(exact, 'decimal'));
  const turns = fraction(exact.top, exact.bottom * BigInt(HALF_TURN));
  return displayOf(product([number(turns), symbol('π')])) ?? number(0);
};
const FINE = 144;

const isTrueAt = ({ left, right }: Relation, unknown: string, degrees: number): boolean => {
  const [one, other] = [left, right].map(
    (side) => valueAt(substitute(side, unknown, angle(degrees, false)), {}).re,
  );
  return one !== undefined && other !== undefined && Math.abs(one - other) < 1e-6;
};
