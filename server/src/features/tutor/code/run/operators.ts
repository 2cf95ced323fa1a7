import {
  isNumber,
  list,
  PythonError,
  shownInside,
  tuple,
  typeOf,
  Unknown,
  walk,
  keyOf,
  type Value,
} from './values.ts';

/** Larger than any program of a beginner needs; what grows beyond is not worked out. */
const [MOST_BITS, MOST_ITEMS, LONGEST] = [2048n, 5000, 20_000];
const TOO_LARGE = 1n << MOST_BITS;

const unfit = (sign: string, one: Value, other: Value): PythonError =>
  new PythonError(
    'TypeError',
    sign === '+' && typeof one === 'string'
      ? `can only concatenate str (not "${typeOf(other)}") to str`
      : `unsupported operand type(s) for ${sign}: '${typeOf(one)}' and '${typeOf(other)}'`,
  );

/** Whole numbers, or both with a point. */
const whole = (value: Value): bigint | null =>
  typeof value === 'boolean' ? BigInt(value) : typeof value === 'bigint' ? value : null;
const float = (value: bigint | number | boolean): number => {
  const number = Number(value);
  if (typeof value === 'bigint' && !Number.isSafeInteger(number)) throw new Unknown('too large for a float');
  return number;
};

/** What stands at both sides of a sign of arithmetic comes to. */
export const calculate = (sign: string, one: Value, other: Value): Value => {
  if (sign === '+') {
    if (typeof one === 'string' && typeof other === 'string') return bounded(one + other);
    const joined = joinedLists(one, other);
    if (joined) return joined;
  }
  if (sign === '*' && (isSequence(one) || isSequence(other)))
    return isSequence(one) ? repeated(one, other) : repeated(other, one);
  if (sign === '%' && typeof one === 'string') throw new Unknown('old formatting');
  if (!isNumber(one) || !isNumber(other)) throw unfit(sign === '**' ? '** or pow()' : sign, one, other);
  const [left, right] = [whole(one), whole(other)];
  return left !== null && right !== null && sign !== '/'
    ? withWhole(sign, left, right)
    : withFloats(sign, float(one), float(other));
};

const isSequence = (value: Value): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && (value.kind === 'list' || value.kind === 'tuple'));

const joinedLists = (one: Value, other: Value): Value | null => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return null;
  if (one.kind === 'list' && other.kind === 'list') return bounded(list([...one.items, ...other.items]));
  return one.kind === 'tuple' && other.kind === 'tuple'
    ? bounded(tuple([...one.items, ...other.items]))
    : null;
};

const repeated = (value: Value, times: Value): Value => {
  const count = whole(times);
  if (count === null)
    throw new PythonError('TypeError', `can't multiply sequence by non-int of type '${typeOf(times)}'`);
  const often = count < 0n ? 0 : Number(count);
  if (often > MOST_ITEMS) throw new Unknown('too many');
  if (typeof value === 'string') return value.length * often > LONGEST ? tooMuch() : value.repeat(often);
  if (typeof value !== 'object' || value === null || (value.kind !== 'list' && value.kind !== 'tuple'))
    return tooMuch();
  if (value.items.length * often > MOST_ITEMS) return tooMuch();
  const { kind, items } = value;
  return { kind, items: Array.from({ length: often }, () => items).flat() };
};

const tooMuch = (): never => {
  throw new Unknown('too large');
};

/** A value that is not too large to go on with. */
export const bounded = (value: Value): Value => {
  if (typeof value === 'bigint' && (value >= TOO_LARGE || value <= -TOO_LARGE)) return tooMuch();
  if (typeof value === 'string' && value.length > LONGEST) return tooMuch();
  if (typeof value === 'object' && value !== null && 'items' in value && value.items.length > MOST_ITEMS)
    return tooMuch();
  return value;
};

const divisionByZero = (): PythonError => new PythonError('ZeroDivisionError', 'division by zero');

const withWhole = (sign: string, one: bigint, other: bigint): Value => {
  switch (sign) {
    case '+':
      return bounded(one + other);
    case '-':
      return bounded(one - other);
    case '*':
      return bounded(one * other);
    case '//':
    case '%': {
      if (other === 0n) throw divisionByZero();
      const rest = one % other;
      const isOff = rest !== 0n && rest < 0n !== other < 0n;
      return sign === '%' ? (isOff ? rest + other : rest) : isOff ? one / other - 1n : one / other;
    }
    case '**': {
      if (other < 0n) return withFloats('**', float(one), float(other));
      const bits = BigInt(one.toString(2).length);
      return bits * other > MOST_BITS && one * one > 1n ? tooMuch() : bounded(one ** other);
    }
    default:
      throw new Unknown(sign);
  }
};

const withFloats = (sign: string, one: number, other: number): Value => {
  switch (sign) {
    case '+':
      return one + other;
    case '-':
      return one - other;
    case '*':
      return one * other;
    case '/':
      if (other === 0) throw divisionByZero();
      return one / other;
    case '//':
    case '%': {
      if (other === 0) throw divisionByZero();
      const rest = one % other;
      const isOff = rest !== 0 && rest < 0 !== other < 0;
      const modulo = isOff ? rest + other : rest === 0 ? (other < 0 ? -0 : 0) : rest;
      return sign === '%' ? modulo : Math.floor((one - rest) / other - (isOff ? 1 : 0) + HALF);
    }
    case '**': {
      if (one === 0 && other < 0) throw divisionByZero();
      const power = one ** other;
      // A root of a negative number is another kind of number, and one that is too large an error.
      return Number.isFinite(power) ? power : tooMuch();
    }
    default:
      throw new Unknown(sign);
  }
};
const HALF = 0.5;

export const areEqual = (one: Value, other: Value): boolean => {
  if (isNumber(one) && isNumber(other))
    return whole(one) === whole(other) && whole(one) !== null ? true : compareNumbers(one, other) === 0;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  if (one.kind === 'dict' && other.kind === 'dict')
    return (
      one.entries.size === other.entries.size &&
      Array.from(one.entries).every(([key, [, value]]) => {
        const pair = other.entries.get(key);
        return pair !== undefined && areEqual(value, pair[1]);
      })
    );
  if ((one.kind === 'list' || one.kind === 'tuple' || one.kind === 'range') && one.kind === other.kind)
    return (
      one.items.length === other.items.length &&
      one.items.every((item, at) => areEqual(item, other.items[at] ?? null))
    );
  if (one.kind === 'walk' || other.kind === 'walk') throw new Unknown('walk');
  return one === other;
};

// Whole numbers and numbers with a point compare exactly.
const compareNumbers = (one: bigint | number | boolean, other: bigint | number | boolean): number => {
  const [left, right] = [one, other].map((value) => (typeof value === 'boolean' ? BigInt(value) : value)) as [
    bigint | number,
    bigint | number,
  ];
  return left < right
    ? -1
    : left > right
      ? 1
      : left === right || Number(left) === Number(right)
        ? 0
        : Number.NaN;
};

/** Less than zero where the first comes first; NaN where neither does. */
export const order = (sign: string, one: Value, other: Value): number => {
  if (isNumber(one) && isNumber(other)) return compareNumbers(one, other);
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  if (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null)
    if ((one.kind === 'list' || one.kind === 'tuple') && one.kind === other.kind) {
      const at = one.items.findIndex(
        (item, index) => index >= other.items.length || !areEqual(item, other.items[index] ?? null),
      );
      if (at < 0) return one.items.length - other.items.length;
      return at >= other.items.length ? 1 : order(sign, one.items[at] ?? null, other.items[at] ?? null);
    }
  throw new PythonError(
    'TypeError',
    `'${sign}' not supported between instances of '${typeOf(one)}' and '${typeOf(other)}'`,
  );
};

/** Whether a comparison holds. */
export const holds = (sign: string, one: Value, other: Value): boolean => {
  switch (sign) {
    case '==':
      return areEqual(one, other);
    case '!=':
      return !areEqual(one, other);
    case '<':
      return order(sign, one, other) < 0;
    case '>':
      return order(sign, one, other) > 0;
    case '<=':
      return order(sign, one, other) <= 0;
    case '>=':
      return order(sign, one, other) >= 0;
    case 'in':
      return isIn(one, other);
    case 'not in':
      return !isIn(one, other);
    case 'is':
      return isSame(one, other);
    case 'is not':
      return !isSame(one, other);
    default:
      throw new Unknown(sign);
  }
};

const isIn = (one: Value, other: Value): boolean => {
  if (typeof other === 'string') {
    if (typeof one !== 'string')
      throw new PythonError('TypeError', `'in <string>' requires string as left operand, not ${typeOf(one)}`);
    return other.includes(one);
  }
  if (typeof other === 'object' && other !== null && other.kind === 'dict')
    return other.entries.has(keyOf(one));
  if (other === null || typeof other !== 'object')
    throw new PythonError('TypeError', `argument of type '${typeOf(other)}' is not iterable`);
  return Array.from(walk(other)).some((item) => areEqual(item, one));
};

// Whether two equal numbers or texts are one thing is Python's own matter.
const isSame = (one: Value, other: Value): boolean => {
  if (one === null || other === null || typeof one === 'boolean' || typeof other === 'boolean')
    return one === other;
  throw new Unknown('is');
};

/** A number with its sign turned, or as it is. */
export const signed = (sign: string, value: Value): Value => {
  if (!isNumber(value))
    throw new PythonError('TypeError', `bad operand type for unary ${sign}: '${typeOf(value)}'`);
  const exact = typeof value === 'boolean' ? BigInt(value) : value;
  if (sign === '-') return -exact;
  if (sign === '+') return exact;
  throw new Unknown(`${sign} ${shownInside(value)}`);
};
