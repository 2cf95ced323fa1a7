import {
  type Expression,
  type Relation,
  anyOf,
  call,
  hasSymbol,
  number,
  power,
  relation,
  same,
  substitute,
  symbol,
  symbolsOf,
  replaceTree,
  minus,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { findRequest } from '../find/request.ts';
import { lettersOf } from '../polynomial/polynomial.ts';
import { expressionOf } from '../simplify/ratio.ts';
import {
  wholeOf,
  HALF_TURN,
  type Wave,
  TURN,
  inRadians,
  exactDegrees,
  knownAngles,
  waveIn,
} from '../solve/function-equation.ts';
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
  const reason = 'All of them that lie in the interval.';
  const steps = [
    ...(atom.line === equation
      ? []
      : [stepBetween(equation, atom.line, 'Use sin² + cos² = 1', 'Then only one function is left.')]),
    stepBetween(atom.line, split, `Solve for ${atom.call.name} first`, 'Read it as one unknown.'),
    stepBetween(split, found, 'Take the angles from the unit circle', reason),
  ];
  const holds = solutions.every((one) => isTrueAt(equation, unknown, one));
  const worked = { kind: 'worked', problem: lineOf(equation), instruction: 'solve', steps } as const;
  return holds
    ? checked({ ...worked, answer: answerOf(found), check: null }, 'put-back', solutions.length > 0)
    : null;
};

interface Atom extends Wave {
  /** The equation, with this function alone in it. */
  readonly line: Relation;
  /** Of the argument factor · x + shift, in degrees. */
  readonly factor: number;
  readonly shift: number;
}

/** The one function of the unknown that an equation is linear or quadratic in, also once sin² is put for cos². */
const atomIn = (equation: Relation, unknown: string): Atom | null => {
  const wave = waveIn(equation, unknown);
  if (!wave) {
    const line = withOneFunction(equation, unknown);
    return line && atomIn(line, unknown);
  }
  const [argument] = wave.call.args;
  if (!argument || wave.values.length === 0) return null;
  const at = (value: number): number => valueAt(substitute(argument, unknown, number(value)), {}).re;
  const [shift, factor] = [at(0), at(1) - at(0)];
  const isLinear = Math.abs(at(7) - (7 * factor + shift)) < NEAR && Math.abs(factor) > NEAR;
  const values = wave.values.filter((value) => Math.abs(valueAt(value, {}).im) < NEAR);
  return isLinear ? { ...wave, line: equation, values, factor, shift: (shift * HALF_TURN) / Math.PI } : null;
};
const NEAR = 1e-9;

/** cos² is 1 − sin², and the other way round, where one of the two only stands squared. */
const withOneFunction = (equation: Relation, unknown: string): Relation | null => {
  const whole = wholeOf(equation);
  const calls = (whole ? lettersOf(whole) : []).map(expressionOf).filter((one) => hasSymbol(one, unknown));
  const argumentOf = (one: string): Expression | undefined => {
    const found = calls.find((each) => each.kind === 'call' && each.name === one);
    return found?.kind === 'call' ? found.args[0] : undefined;
  };
  const [ofSine, ofCosine] = [argumentOf('sin'), argumentOf('cos')];
  if (!ofSine || !ofCosine || calls.length !== 2 || !same(ofSine, ofCosine)) return null;
  for (const [from, to] of [
    [call('cos', ofSine), call('sin', ofSine)],
    [call('sin', ofSine), call('cos', ofSine)],
  ] as const) {
    const square = minus(number(1), power(to, number(2)));
    const put = (side: Expression): Expression => replaceTree(side, power(from, number(2)), square);
    const line = relation(put(equation.left), '=', put(equation.right));
    const left = wholeOf(line);
    if (left && lettersOf(left).every((one) => !same(expressionOf(one), from))) return line;
  }
  return null;
};

/** All angles of an interval at which a function has a value; NaN where the unit circle of school does not show them. */
const anglesOf = (atom: Atom, value: Expression, { from, to }: Domain): number[] => {
  const { call: wave, factor, shift } = atom;
  if (wave.name !== 'tan' && Math.abs(valueAt(value, {}).re) > 1 + NEAR) return [];
  const bases = knownAngles(atom, value);
  if (bases.length === 0) return [Number.NaN];
  const ends = [from, to].map((one) => factor * one + shift);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return bases.flatMap((base) => {
    const first = Math.ceil((low - base) / TURN - NEAR);
    const last = Math.floor((high - base) / TURN + NEAR);
    return Array.from(
      { length: Math.max(0, last - first + 1) },
      (_, at) => Math.round(((base + TURN * (first + at) - shift) / factor) * 1e6) / 1e6,
    );
  });
};

/** 210 degrees, or 7/6 of π. */
const angle = (degrees: number, isInDegrees: boolean): Expression =>
  isInDegrees ? call('degrees', number(exactDegrees(degrees), 'decimal')) : inRadians(degrees);

const isTrueAt = ({ left, right }: Relation, unknown: string, degrees: number): boolean => {
  const [one = Number.NaN, other = Number.NaN] = [left, right].map(
    (side) => valueAt(substitute(side, unknown, inRadians(degrees)), {}).re,
  );
  return Math.abs(one - other) < 1e-6;
};
