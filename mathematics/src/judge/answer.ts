import { allKnown } from '../all-known.ts';
import { equivalent } from '../expression/equivalent.ts';
import {
  type Fraction,
  greatestCommonDivisor,
  isWhole,
  toNumber,
  whole,
  decimalsOf,
} from '../expression/fraction.ts';
import {
  type Expression,
  type Relation,
  type Statement,
  contains,
  expressionsIn,
  isExpression,
  isNumber,
  isValue,
  isWave,
  sizeOf,
  sum,
  symbolsOf,
  childrenOf,
} from '../expression/tree.ts';
import { isReal, valueAt } from '../expression/value.ts';
import { isSame, readUnit } from '../laws/units.ts';
import { solveEquation } from '../solve/equation.ts';
import { asPoints } from '../solve/solution.ts';
import { assignmentPoints, solveSystem } from '../solve/system.ts';
import { type Solution, sameMeaning } from '../steps/check.ts';
import { newTrail } from '../steps/step.ts';
import type { Worked } from '../worked.ts';
import { readAnswer, writeAnswer } from './read-answer.ts';

/** What a student's answer is worth. */
export type Verdict =
  | { readonly kind: 'right' }
  /** The same value, but not yet in the form that was asked for. */
  | { readonly kind: 'right, other form'; readonly missing: Missing }
  /** Some of the solutions, none of them wrong. */
  | { readonly kind: 'incomplete'; readonly found: number; readonly of: number }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'unreadable' };

/** What the form of an answer still wants. */
type Missing =
  | 'not factored completely'
  | 'not simplified'
  | 'not solved yet'
  | 'rounded'
  | 'in another unit'
  | 'written with a number in front that isn’t between 1 and 10';

const inOtherForm = (missing: Missing): Verdict => ({ kind: 'right, other form', missing });

/** Judges what a student says is the answer, in whatever form. */
export const judgeStudentAnswer = (
  { answer, instruction }: Pick<Worked, 'answer' | 'instruction'>,
  text: string,
): Verdict => {
  if (answer.fits) return judgeFit(answer.fits, text);
  if (/\d°|π/.test(answer.text) && instruction === 'solve') {
    const inDegrees = withDegrees(text);
    // Of angles in degrees the sign is often left out; where π is asked for, they are another unit.
    if (inDegrees !== text && /\d°/.test(answer.text))
      return judgeStudentAnswer({ answer, instruction }, inDegrees);
    const verdict = inDegrees === text ? null : judgeStudentAnswer({ answer, instruction }, inDegrees);
    if (verdict?.kind === 'right') return inOtherForm('in another unit');
    if (verdict?.kind === 'incomplete') return verdict;
  }
  const converted = inUnitOf(answer.text, text);
  if (converted !== null && answer.value) {
    const verdict = judgeStudentAnswer({ answer, instruction }, converted);
    // 24 km/h is as fast as 6.67 m/s, but another unit was asked for; kJ for J is only shorter to write.
    return verdict.kind === 'right' && /\//.test(answer.text) ? inOtherForm('in another unit') : verdict;
  }
  if (plain(text) === plain(answer.text)) return { kind: 'right' };
  const { value } = answer;
  if (!value) {
    if (plain(text) === '') return { kind: 'unreadable' };
    return { kind: plain(text).includes(plain(answer.text)) ? 'right' : 'wrong' };
  }
  const statement = withLetterFirst(readAnswer(text, unknownOf(value)));
  if (!statement) return { kind: 'unreadable' };
  const near = MONEY.test(answer.text) ? NEAR_MONEY : NEAR;
  if (isExpression(value) && answer.near && isNear(rightSide(statement), value, near))
    return { kind: 'right' };
  if (isExpression(value)) {
    const reply = rightSide(statement);
    // A definite integral is a number, and has no constant.
    const isFree = instruction === 'integrate' && symbolsOf(value).length > 0;
    const judged = isFree ? withoutConstant(reply, value) : reply;
    return judgeExpression(value, judged, instruction);
  }
  return judgeSolutions(value, statement);
};

// `6 = x` says that x is 6.
const withLetterFirst = (statement: Statement | null): Statement | null =>
  statement?.kind === 'relation' &&
  statement.sign === '=' &&
  statement.right.kind === 'symbol' &&
  symbolsOf(statement.left).length === 0
    ? { ...statement, left: statement.right, right: statement.left }
    : statement;

const withDegrees = (text: string): string => {
  const signs = text.replaceAll(/(?<=\d)\s?deg(?:rees?)?\b/gi, '°');
  return /°|π|\bpi|\dpi/i.test(signs)
    ? signs
    : signs.replaceAll(/(?<![\d.^_/\p{L}])(\d{1,4}(?:\.\d{1,3})?)(?![\d.\p{L}]|\s?[*/^(+])/gu, '$1°');
};

/** Whether two lines in words or signs say the same. */
export const saysTheSameLine = (line: string, reply: string): boolean => {
  if (plain(line) === plain(reply)) return true;
  const [ours, theirs] = [readAnswer(line, null), readAnswer(reply, null)];
  return ours !== null && theirs !== null && saysTheSameStatement(ours, theirs);
};

const saysTheSameStatement = (ours: Statement, theirs: Statement): boolean =>
  sameMeaning(ours, theirs, [...solutionsOf(ours), ...solutionsOf(theirs)]);

// Without the solutions of both, two different equations look alike: false at every sample.
const solutionsOf = (statement: Statement): Solution[] => {
  if (statement.kind === 'both') return [...pointsNear(statement), ...pointsOfSystem(statement.parts)];
  if (statement.kind === 'either') return statement.parts.flatMap(solutionsOf);
  const line = pointsOnLine(statement);
  if (line.length > 0) return line;
  const [name, other] = symbolsOf(statement);
  if (statement.kind !== 'relation' || statement.sign !== '=' || name === undefined || other !== undefined)
    return pointsNear(statement);
  const solved = solveEquation(statement, name, newTrail());
  return solved ? asPoints(solved) : [];
};

/** Some points of an equation in several letters that is linear in the first of them. */
const pointsOnLine = (statement: Statement): Solution[] => {
  if (statement.kind !== 'relation' || statement.sign !== '=') return [];
  const [first, ...others] = symbolsOf(statement);
  if (first === undefined || others.length === 0) return [];
  return PLACES.flatMap((place) => {
    const rest = Object.fromEntries(others.map((name, at) => [name, place + at]));
    const miss = (at: number): number =>
      valueAt(statement.left, { ...rest, [first]: at }).re -
      valueAt(statement.right, { ...rest, [first]: at }).re;
    const root = -miss(0) / (miss(1) - miss(0));
    return Number.isFinite(root) && Math.abs(miss(root)) < 1e-9 * (1 + Math.abs(root))
      ? [{ ...rest, [first]: root }]
      : [];
  });
};
const PLACES = [1.7, -2.3, 41];

const pointsOfSystem = (parts: readonly Statement[]): Solution[] => {
  const equations = parts.filter((part): part is Relation => part.kind === 'relation' && part.sign === '=');
  const solved = equations.length === parts.length ? solveSystem(equations, newTrail()) : null;
  return solved ? assignmentPoints(solved.assignments) : [];
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('−', '-')
    .replaceAll(/[\s.!?]+/g, '');

const unknownOf = (value: Statement): string | null => symbolsOf(value)[0] ?? null;

// `y = 3x + 1` answers a question about 3x + 1.
const rightSide = (statement: Statement): Statement => {
  if (statement.kind !== 'relation' || statement.sign !== '=') return statement;
  return statement.right;
};

// The constant of an integral is any number, and has no part in the value that we keep.
const withoutConstant = (reply: Statement, value: Expression): Statement => {
  if (reply.kind !== 'sum') return reply;
  const own = new Set(symbolsOf(value));
  const terms = reply.terms.filter(
    (term) => !(term.kind === 'symbol' && CONSTANT_NAMES.has(term.name) && !own.has(term.name)),
  );
  return terms.length === reply.terms.length - 1 ? sum(terms) : reply;
};
const CONSTANT_NAMES = new Set(['C', 'c', 'K', 'k']);

const judgeExpression = (value: Expression, reply: Statement, instruction: string): Verdict => {
  if (!isExpression(reply)) return { kind: 'wrong' };
  if (!equivalent(reply, value)) return isRounded(reply, value) ? inOtherForm('rounded') : { kind: 'wrong' };
  const isLess = factors(reply) < factors(value) || (sharesNumber(reply) && !sharesNumber(value));
  if (instruction === 'factor') return isLess ? inOtherForm('not factored completely') : { kind: 'right' };
  const [wanted, front] = [value, reply].map(frontOf);
  if (wanted && front && isInFront(wanted) && !isInFront(front))
    return inOtherForm('written with a number in front that isn’t between 1 and 10');
  return sizeOf(reply) > sizeOf(value) * 1.5 + 2 ? inOtherForm('not simplified') : { kind: 'right' };
};

const factors = (expression: Expression): number => {
  if (expression.kind === 'product' || expression.kind === 'negative')
    return childrenOf(expression).reduce((total, factor) => total + factors(factor), 0);
  if (expression.kind === 'power' && isNumber(expression.exponent))
    return Number(expression.exponent.value.top) * factors(expression.base);
  return isNumber(expression) ? 0 : 1;
};

/** Whether the terms of a bracket still share a whole number: x(6x − 15y + 9). */
const sharesNumber = (expression: Expression): boolean => {
  if (expression.kind === 'power') return sharesNumber(expression.base);
  if (expression.kind === 'product' || expression.kind === 'negative')
    return childrenOf(expression).some(sharesNumber);
  if (expression.kind !== 'sum') return false;
  return expression.terms.map(numberBefore).reduce(greatestCommonDivisor, 0n) > 1n;
};

/** The whole number that a term is times something; 1 where that is no whole number. */
const numberBefore = (term: Expression): bigint => {
  if (term.kind === 'negative' || term.kind === 'product')
    return childrenOf(term)
      .map(numberBefore)
      .reduce((one, other) => one * other, 1n);
  return isNumber(term) && isWhole(term.value) ? term.value.top : 1n;
};

/** The 12.8 of 12.8 × 10^3. */
const frontOf = (expression: Expression): Fraction | null => {
  if (expression.kind === 'power' && isValue(expression.base, 10)) return whole(1);
  if (expression.kind === 'negative') return frontOf(expression.of);
  if (expression.kind !== 'product') return null;
  const [front, ten, more] = expression.factors;
  return front && isNumber(front) && ten?.kind === 'power' && isValue(ten.base, 10) && !more
    ? front.value
    : null;
};
const isInFront = (front: Fraction): boolean => /^[1-9]$/.test(`${Math.trunc(Math.abs(toNumber(front)))}`);

// Half of the last of three figures, at the least favourable; money is counted, not measured.
const [NEAR, NEAR_MONEY] = [0.005, 0.0005];
const MONEY = /[$£€¥₹]/;

const isNear = (reply: Statement, value: Expression, near: number): boolean => {
  if (!isExpression(reply) || symbolsOf(reply).length > 0) return false;
  const [have, want] = [valueAt(reply, {}), valueAt(value, {})];
  if (!isReal(have) || !isReal(want)) return false;
  const figures = String(Math.abs(have.re)).replace('.', '').length;
  const isRoundedHere = figures > 1 && Number(want.re.toPrecision(Math.min(figures, 21))) === have.re;
  return isRoundedHere || Math.abs(have.re - want.re) <= near * Math.abs(want.re);
};

/** 0.33 for a third: right to the last digit that was written. */
const isRounded = (reply: Expression, value: Expression): boolean => {
  const inner = reply.kind === 'negative' ? reply.of : reply;
  if (!isNumber(inner) || inner.form !== 'decimal' || symbolsOf(value).length > 0) return false;
  const [have, want] = [valueAt(reply, {}), valueAt(value, {})];
  const places = decimalsOf(1n, inner.value.bottom)?.split('.')[1]?.length ?? 0;
  return isReal(want) && places > 0 && Math.abs(have.re - want.re) <= 0.5 * 10 ** -places;
};

const judgeSolutions = (value: Statement, reply: Statement): Verdict => {
  const wanted = valuesIn(value);
  const found = valuesIn(reply);
  if (wanted && found) {
    // “No solution” is no part of an answer that has some.
    if (found.length === 0 && wanted.length > 0) return { kind: 'wrong' };
    const fits = (test: (one: Expression, other: Expression) => boolean): Expression[] =>
      found.filter((one) => wanted.some((other) => test(one, other)));
    const right = fits(equivalent);
    const near = fits((one, other) => equivalent(one, other) || isRounded(one, other));
    if (right.length < found.length)
      return near.length === found.length && found.length === wanted.length
        ? inOtherForm('rounded')
        : { kind: 'wrong' };
    return right.length === wanted.length
      ? { kind: 'right' }
      : { kind: 'incomplete', found: right.length, of: wanted.length };
  }
  if (isExpression(reply)) return { kind: 'wrong' };
  // 2x = 8 is true, but it is not yet the answer.
  if (wanted && (reply.kind === 'relation' || reply.kind === 'either')) {
    if (saysTheSameStatement(value, reply)) return inOtherForm('not solved yet');
    // “sin x = 1” is a part of the way, and only in some interval all of it.
    return { kind: expressionsIn(reply).some((side) => contains(side, isWave)) ? 'unreadable' : 'wrong' };
  }
  const places = [value, reply].flatMap((one) => pointsNear(one).concat(jointPoint(one), pointsOnLine(one)));
  return sameMeaning(value, reply, places) ? { kind: 'right' } : { kind: 'wrong' };
};

/**
 * Where no interval is named, every angle that fits is right, in degrees or in radians. Of one that does not fit nothing is said: perhaps
 * it is rounded, or belongs to another step.
 */
const judgeFit = (equation: Relation, text: string): Verdict => {
  const unknown = symbolsOf(equation).find((name) => name !== 'π') ?? '';
  const places = Math.max(0, ...Array.from(text.matchAll(/\.(\d+)/g), ([, digits = '']) => digits.length));
  const rounding = 0.5 * 10 ** -places;
  const missesBy = (angle: number): number =>
    valueAt(equation.left, { [unknown]: angle }).re - valueAt(equation.right, { [unknown]: angle }).re;
  const fits = (angle: number, within: number): boolean =>
    Math.abs(missesBy(angle)) < 1e-9 || hasZero(missesBy, angle - within, angle + within);
  const fit = (written: string, within: number): boolean => {
    const statement = withLetterFirst(readAnswer(written, unknown));
    const values = (statement && valuesIn(statement)?.map((value) => valueAt(value, {}))) ?? [];
    return values.length > 0 && values.every((value) => isReal(value) && fits(value.re, within));
  };
  const isRight =
    fit(withDegrees(text), (rounding * Math.PI) / 180) || fit(text, places > 1 ? rounding : Number.EPSILON);
  return { kind: isRight ? 'right' : 'unreadable' };
};

/** Whether a curve comes to zero where its sign changes, and does not jump there as at a pole. */
const hasZero = (curve: (at: number) => number, low: number, high: number): boolean => {
  if (curve(low) * curve(high) > 0) return false;
  let [start, end] = [low, high];
  for (let halving = 0; halving < 50; halving += 1) {
    const middle = (start + end) / 2;
    if (curve(start) * curve(middle) > 0) start = middle;
    else end = middle;
  }
  return Math.abs(curve(end)) < 1e-6;
};

/** The values of `x = 2 or x = 3`; null when the statement is no list of values. */
const valuesIn = (statement: Statement): Expression[] | null => {
  if (isExpression(statement)) return [statement];
  if (statement.kind === 'never') return [];
  if (statement.kind === 'relation')
    return statement.sign === '=' && statement.left.kind === 'symbol' ? [statement.right] : null;
  if (statement.kind !== 'either') return null;
  return allKnown(statement.parts.map(valuesIn))?.flat() ?? null;
};

// x = 2 and y = 1 is one point; away from it, every pair of values is as false as any other.
const jointPoint = (statement: Statement): Solution[] =>
  statement.kind === 'both'
    ? [Object.fromEntries(statement.parts.flatMap(pointsNear).flatMap((point) => Object.entries(point)))]
    : [];

// The ends of the intervals decide between < and ≤.
const pointsNear = (statement: Statement): Solution[] => {
  if (statement.kind === 'both' || statement.kind === 'either') return statement.parts.flatMap(pointsNear);
  if (statement.kind !== 'relation') return [];
  const { left, right } = statement;
  const [letter, end] = left.kind === 'symbol' ? [left, right] : [right, left];
  const at = valueAt(end, {}).re;
  return letter.kind === 'symbol' && Number.isFinite(at) ? [{ [letter.name]: at }] : [];
};

/** More than this is no answer to a question that asks for a number, and would take long. */
const LONGEST = 80;

/** Whether two lines of mathematics come to the same; null when one of them can't be read. */
export const comesToTheSame = (one: string, other: string): boolean | null => {
  if (other.length > LONGEST || !usesLettersOf(one, other)) return null;
  if (writeAnswer(one) === null || writeAnswer(other) === null) return null;
  return saysTheSameLine(one, other);
};

const NAMES = /sqrt|sin|cos|tan|log|ln|pi/gi;

/** Words are no mathematics: an answer brings no letter along that the key does not have. */
const usesLettersOf = (key: string, answer: string): boolean => {
  const letters = (text: string): string[] => text.replaceAll(NAMES, '').match(/\p{Letter}/gu) ?? [];
  const known = new Set(letters(key));
  return letters(answer).every((letter) => letter === 'π' || known.has(letter));
};

const MEASURE =
  /(?<![\d.,\p{L}])([-−]?\d{1,12}(?:[.,]\d{1,9})?)\s?([\p{L}Ω°][\p{L}Ω/²³^\d*·]{0,15})[\s.!?]*$/u;

/** An answer in another unit of the same kind, as a number in the unit of ours: `515 kJ` as 515000 (J); null where nothing is to be changed. */
const inUnitOf = (answer: string, reply: string): string | null => {
  const [ours, theirs] = [MEASURE.exec(answer), MEASURE.exec(reply)];
  const [own, given] = [ours, theirs].map((found) => (found ? readUnit(found[2] ?? '')?.unit : undefined));
  if (!theirs || !own || !given || own.written === given.written) return null;
  if (!isSame(own.dimension, given.dimension) || own.offset.top !== 0n || given.offset.top !== 0n)
    return null;
  const ratio = toNumber(given.factor) / toNumber(own.factor);
  const value = Number((theirs[1] ?? '').replace('−', '-').replace(',', '.')) * ratio;
  return ratio === 1 || !Number.isFinite(value) ? null : String(Number(value.toPrecision(12)));
};
