import { primeFactors } from '../arithmetic/primes.ts';
import { type Fraction, greatestCommonDivisor, isWhole, magnitude } from '../expression/fraction.ts';
import {
  type Expression,
  type Relation,
  call,
  isNumber,
  number,
  power,
  product,
  quotient,
  relation,
  same,
  sum,
  symbol,
  withSign,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import {
  type Term,
  asConstant,
  coefficientsIn,
  fromTerms,
  isNothing,
  lettersOf,
  negateP,
  termsOf,
} from '../polynomial/polynomial.ts';
import { polynomialToExpression, ratioToExpression } from '../simplify/denormal.ts';
import { displayOf, tidy } from '../simplify/display.ts';
import { expressionOf, ratio } from '../simplify/ratio.ts';
import { newTrail, recordLine } from '../steps/step.ts';
import { wholeOf } from './function-equation.ts';
import { rootsOf } from './polynomial-equation.ts';
import { mentions } from './sides.ts';
import { type Solutions, type Solver, fromCases, keepTrue, type Solving } from './solution.ts';

/** The unknown in an exponent: the same base on both sides, or the logarithm of both sides. */
export const solveExponential: Solver = (equation, unknown, trail, next) => {
  const [left, right] = [asPower(equation.left), asPower(equation.right)];
  if (left && right && left.base && right.base && same(left.base, right.base))
    return sameBase(equation, left, right, { unknown, trail, next });
  return byLogarithm(equation, { unknown, trail, next });
};

interface AsPower {
  base: Expression | null;
  exponent: Expression;
}

/** Reads products and quotients of powers of one base as one power: e^(x²)/e^15 is e^(x² − 15). */
const asPower = (side: Expression): AsPower | null => {
  switch (side.kind) {
    case 'number':
      return numberAsPower(side.value.top, side.value.bottom);
    case 'symbol':
      return side.name === 'e' ? { base: side, exponent: number(1) } : null;
    case 'power': {
      const inner = asPower(side.base);
      return inner && { base: inner.base, exponent: product([inner.exponent, side.exponent]) };
    }
    case 'product':
      return side.factors
        .map(asPower)
        .reduce((all, one) => joined(all, one, 1), { base: null, exponent: number(0) });
    case 'quotient':
      return joined(asPower(side.top), asPower(side.bottom), -1);
    case 'root': {
      const inner = asPower(side.of);
      return inner && { base: inner.base, exponent: quotient(inner.exponent, number(side.index)) };
    }
    default:
      return null;
  }
};

const joined = (a: AsPower | null, b: AsPower | null, sign: 1 | -1): AsPower | null =>
  !a || !b || (a.base && b.base && !same(a.base, b.base))
    ? null
    : { base: a.base ?? b.base, exponent: sum([a.exponent, withSign(b.exponent, sign === -1)]) };

// 64 is 2⁶ and 1/8 is 2⁻³: the smallest base there is.
const numberAsPower = (top: bigint, bottom: bigint): AsPower | null => {
  if (top === 1n && bottom === 1n) return { base: null, exponent: number(0) };
  if (top <= 0n || (top !== 1n && bottom !== 1n)) return null;
  const primes = primeFactors(top === 1n ? bottom : top);
  const [first] = primes ?? [];
  if (!primes || !first) return null;
  const shared = Number(primes.map(({ exponent }) => BigInt(exponent)).reduce(greatestCommonDivisor));
  const base = primes.reduce((total, { prime, exponent }) => total * prime ** BigInt(exponent / shared), 1n);
  return { base: number(base), exponent: number(top === 1n ? -shared : shared) };
};

const sameBase = (
  equation: Relation,
  left: AsPower,
  right: AsPower,
  { trail, next }: Solving,
): Solutions | null => {
  const base = left.base ?? right.base;
  if (!base) return null;
  const [over, under] = [tidy(left.exponent), tidy(right.exponent)];
  const written = relation(power(base, over), '=', power(base, under));
  recordLine(trail, equation, written, 'Write both sides with the same base');
  const exponents = relation(over, '=', under);
  recordLine(trail, written, exponents, 'Compare the exponents');
  return next(exponents);
};

const byLogarithm = (equation: Relation, solving: Solving): Solutions | null => {
  const { unknown, trail } = solving;
  const whole = wholeOf(equation);
  const names = whole
    ? lettersOf(whole).filter((one) => mentions(one, unknown) && expressionOf(one).kind === 'power')
    : [];
  const [name] = names;
  if (!whole || name === undefined || names.length > 1) return takeLogarithms(equation, solving);
  const atom = expressionOf(name);
  const coefficients = coefficientsIn(whole, name);
  if (atom.kind !== 'power' || coefficients.some((one) => lettersOf(one).includes(unknown))) return null;
  if (coefficients.length === 3 && !isNothing(coefficients[1] ?? new Map()))
    return quadraticIn(equation, atom, rootsOf(whole, name), solving);
  // e^(0.5t) comes as itself to the first power, 2^(x+3) as 8 · 2^x.
  const lowest = coefficients.findIndex((one) => !isNothing(one));
  const degree = coefficients.length - 1;
  if (lowest !== 0 || coefficients.slice(1, degree).some((one) => !isNothing(one))) return null;
  const value = ratio(negateP(coefficients[0] ?? new Map()), coefficients[degree] ?? new Map());
  if (!value) return null;
  const right = ratioToExpression(value);
  const exponent = product([number(degree), atom.exponent]);
  const isolated = relation(power(atom.base, displayOf(exponent) ?? atom.exponent), '=', right);
  recordLine(trail, equation, isolated, 'Get the power alone');
  return logarithmOf(isolated, { base: atom.base, exponent }, solving);
};

/** A line with the power alone on its left: what the exponent is. */
const logarithmOf = (
  line: Relation,
  { base, exponent }: Record<'base' | 'exponent', Expression>,
  { unknown, trail, next }: Solving,
): Solutions | null => {
  const { right } = line;
  if (isNumber(right) && right.value.top <= 0n) {
    recordLine(trail, line, { kind: 'never' }, 'A power of a positive number is never zero or negative');
    return { unknown, values: [] };
  }
  const natural = base.kind === 'symbol' && base.name === 'e';
  const side = natural ? call('ln', right) : quotient(call('ln', right), call('ln', base));
  const taken = relation(tidy(exponent), '=', tidy(side));
  recordLine(trail, line, taken, 'Take the logarithm of both sides');
  return next(taken);
};

const quadraticIn = (
  equation: Relation,
  atom: Extract<Expression, { kind: 'power' }>,
  values: readonly Expression[],
  solving: Solving,
): Solutions | null => {
  const { unknown, trail } = solving;
  const positive = values.filter((value) => valueAt(value, {}).re > 0);
  const split = { kind: 'either' as const, parts: positive.map((value) => relation(atom, '=', value)) };
  recordLine(trail, equation, split, 'Solve for the power first', true);
  const quietly = { ...solving, trail: newTrail() };
  const exponents = split.parts.flatMap((one) => logarithmOf(one, atom, quietly)?.values ?? []);
  const solved = fromCases(split, { unknown, values: exponents }, trail, 'Take the logarithm', true);
  return keepTrue(equation, solved, trail);
};

// 2^(x+1) = 3^x: the logarithm of each side brings the exponents down.
const takeLogarithms = (equation: Relation, { trail, next }: Solving): Solutions | null => {
  const [left, right] = [equation.left, equation.right].map((side) =>
    side.kind === 'power'
      ? product([side.exponent, call('ln', side.base)])
      : isNumber(side) && side.value.top > 0n
        ? call('ln', side)
        : null,
  );
  if (!left || !right) return null;
  const taken = relation(left, '=', right);
  const reason = 'The logarithm of a power is the exponent times the logarithm of the base.';
  recordLine(trail, equation, taken, ['Take the logarithm of both sides', reason]);
  return next(taken);
};

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
        .map(({ of, count }) => power(of, number(magnitude(count.top)))),
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
