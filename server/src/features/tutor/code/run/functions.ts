import { bounded, calculate, order, signed } from './operators.ts';
import {
  isNumber,
  isTrue,
  keyOf,
  list,
  PythonError,
  rounded,
  shown,
  tuple,
  typeOf,
  Unknown,
  walk,
  type Value,
} from './values.ts';

/** Named arguments of a call. */
export type NamedArguments = ReadonlyMap<string, Value>;
type Built = (args: readonly Value[], named: NamedArguments) => Value;

const MOST_ROUNDS = 5000;
const unfit = (message: string): never => {
  throw new PythonError('TypeError', message);
};
const unknown = (what: string): never => {
  throw new Unknown(what);
};

/** A whole number, for places and counts. */
export const index = (value: Value): number => {
  if (typeof value === 'bigint' || typeof value === 'boolean') return Number(value);
  return unfit(`'${typeOf(value)}' object cannot be interpreted as an integer`);
};

/** Checks how many arguments there are, and that none is named but those. */
const taking =
  (fewest: number, most: number, names: readonly string[], built: Built): Built =>
  (args, named) =>
    args.length < fewest ||
    args.length > most ||
    Array.from(named.keys()).some((name) => !names.includes(name))
      ? unknown('arguments')
      : built(args, named);

const at = (args: readonly Value[], place: number): Value => args[place] ?? null;

/** Sorted as Python does: equals stay in their order. */
export const sorted = (items: readonly Value[], named: NamedArguments): Value[] => {
  const isReverse = isTrue(named.get('reverse') ?? false);
  return items.toSorted((one, other) => order('<', isReverse ? other : one, isReverse ? one : other));
};

const best = (sign: '<' | '>'): Built =>
  taking(1, Infinity, [], (args) => {
    const items = args.length === 1 ? Array.from(walk(at(args, 0))) : args;
    const [first] = items;
    if (first === undefined)
      throw new PythonError('ValueError', `${sign === '<' ? 'min' : 'max'}() iterable argument is empty`);
    return items.reduce(
      (found, one) =>
        (sign === '<' ? order(sign, one, found) < 0 : order(sign, one, found) > 0) ? one : found,
      first,
    );
  });

const toInt = (value: Value): Value => {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'boolean') return BigInt(value);
  if (typeof value === 'number')
    return Number.isFinite(value) ? BigInt(Math.trunc(value)) : unknown('int of inf');
  if (typeof value !== 'string')
    return unfit(
      `int() argument must be a string, a bytes-like object or a real number, not '${typeOf(value)}'`,
    );
  if (!/^\s*[+-]?\d+\s*$/.test(value)) {
    if (value.includes('_')) return unknown('digits');
    throw new PythonError('ValueError', `invalid literal for int() with base 10: '${value}'`);
  }
  return bounded(BigInt(value.trim().replace(/^\+/, '')));
};

const toFloat = (value: Value): Value => {
  if (isNumber(value)) return Number(value);
  if (typeof value !== 'string')
    return unfit(`float() argument must be a string or a real number, not '${typeOf(value)}'`);
  if (!/^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?\s*$/i.test(value)) {
    if (/^\s*[+-]?(?:nan|inf|infinity)\s*$|_/i.test(value)) return unknown('digits');
    throw new PythonError('ValueError', `could not convert string to float: '${value}'`);
  }
  return Number(value);
};

const lengthOf = (value: Value): Value => {
  if (typeof value === 'string') return BigInt(Array.from(value).length);
  if (typeof value !== 'object' || value === null || value.kind === 'function')
    return unfit(`object of type '${typeOf(value)}' has no len()`);
  if (value.kind === 'walk' && value.isOnce) return unknown('len of walk');
  return BigInt(value.kind === 'dict' ? value.entries.size : value.items.length);
};

const range: Built = (args) => {
  for (const one of args) index(one);
  const [first = 0n, second, step = 1n] = args.map((one) => BigInt(index(one)));
  const [start, stop] = second === undefined ? [0n, first] : [first, second];
  if (step === 0n) throw new PythonError('ValueError', 'range() arg 3 must not be zero');
  const items: Value[] = [];
  for (let one = start; step > 0n ? one < stop : one > stop; one += step)
    if (items.push(one) > MOST_ROUNDS) return unknown('long range');
  return { kind: 'range', items, shown: `range(${start}, ${stop}${step === 1n ? '' : `, ${step}`})` };
};

const round: Built = (args) => {
  const [value = null, places = null] = args;
  if (typeof value === 'bigint') return places === null || index(places) >= 0 ? value : unknown('tens');
  if (typeof value !== 'number') return unknown('round');
  if (places === null) return BigInt(rounded(value, 0));
  return index(places) < 0 ? unknown('tens') : Number(rounded(value, index(places)));
};

const sumOf = (items: readonly Value[]): Value => {
  const sum = items.reduce((whole, one) => calculate('+', whole, one), 0n);
  // From version 3.12 on, Python makes up for what is lost on the way.
  const backwards = items.toReversed().reduce((whole, one) => calculate('+', whole, one), 0n);
  return sum === backwards ? sum : unknown('sum');
};

const walked = (items: Value[]): Value => ({ kind: 'walk', items, isOnce: true });

/** What Python brings along, as far as beginners use it. */
export const BUILT_IN: ReadonlyMap<string, Built> = new Map<string, Built>([
  ['len', taking(1, 1, [], (args) => lengthOf(at(args, 0)))],
  ['range', taking(1, 3, [], range)],
  ['int', taking(1, 1, [], (args) => toInt(at(args, 0)))],
  ['float', taking(1, 1, [], (args) => toFloat(at(args, 0)))],
  ['str', taking(1, 1, [], (args) => shown(at(args, 0)))],
  ['bool', taking(1, 1, [], (args) => isTrue(at(args, 0)))],
  [
    'abs',
    taking(1, 1, [], ([value = null]) =>
      isNumber(value) ? signed(Number(value) < 0 ? '-' : '+', value) : unfit('bad operand type for abs()'),
    ),
  ],
  ['round', taking(1, 2, [], round)],
  ['min', best('<')],
  ['max', best('>')],
  ['sum', taking(1, 1, [], ([items = null]) => sumOf(Array.from(walk(items))))],
  [
    'sorted',
    taking(1, 1, ['reverse'], ([items = null], named) => list(sorted(Array.from(walk(items)), named))),
  ],
  ['reversed', taking(1, 1, [], ([items = null]) => walked(Array.from(walk(items)).toReversed()))],
  ['list', taking(0, 1, [], (args) => list(args.length === 0 ? [] : Array.from(walk(at(args, 0)))))],
  ['tuple', taking(1, 1, [], (args) => tuple(Array.from(walk(at(args, 0)))))],
  [
    'enumerate',
    taking(1, 2, ['start'], ([items = null, first], named) =>
      walked(
        Array.from(walk(items), (one, place) =>
          tuple([BigInt(place + index(first ?? named.get('start') ?? 0n)), one]),
        ),
      ),
    ),
  ],
  [
    'zip',
    taking(2, 2, [], ([one = null, other = null]) => {
      const [left, right] = [Array.from(walk(one)), Array.from(walk(other))];
      return walked(left.slice(0, right.length).map((value, place) => tuple([value, at(right, place)])));
    }),
  ],
  ['any', taking(1, 1, [], ([items = null]) => Array.from(walk(items)).some(isTrue))],
  ['all', taking(1, 1, [], ([items = null]) => Array.from(walk(items)).every(isTrue))],
  ['pow', taking(2, 2, [], ([one = null, other = null]) => calculate('**', one, other))],
  [
    'ord',
    taking(1, 1, [], ([sign = null]) =>
      typeof sign === 'string' && Array.from(sign).length === 1
        ? BigInt(sign.codePointAt(0) ?? 0)
        : unknown('ord'),
    ),
  ],
  [
    'chr',
    taking(1, 1, [], ([code = null]) =>
      index(code) >= 0 && index(code) < 0xd800 ? String.fromCodePoint(index(code)) : unknown('chr'),
    ),
  ],
  ['dict', taking(0, 0, [], () => ({ kind: 'dict', entries: new Map() }))],
]);

/** The value at a key of a dictionary. */
export const entryAt = (entries: ReadonlyMap<string, [Value, Value]>, key: Value): Value => {
  const found = entries.get(keyOf(key));
  if (!found) throw new PythonError('KeyError', typeof key === 'string' ? `'${key}'` : shown(key));
  return found[1];
};
