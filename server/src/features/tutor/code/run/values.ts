import type { CodeNode } from '../../../../ports/code/port.ts';

/** A value of a program: whole numbers are `bigint`, numbers with a point are `number`, `None` is `null`. */
export type Value = bigint | number | boolean | string | null | Collection;
type Collection =
  | { kind: 'list' | 'tuple'; items: Value[] }
  | { kind: 'dict'; entries: Map<string, [key: Value, value: Value]> }
  | { kind: 'range'; items: Value[]; shown: string }
  /** What can be walked through, and is never shown: once for `zip`, as often as wanted for `keys()`. */
  | { kind: 'walk'; items: Value[]; isOnce: boolean }
  | { kind: 'function'; definition: CodeNode };

/** Something that is not known here: the run says nothing at all then. */
export class Unknown extends Error {}

/** An error that Python itself would stop with. */
export class PythonError extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export const list = (items: Value[]): Value => ({ kind: 'list', items });
export const tuple = (items: Value[]): Value => ({ kind: 'tuple', items });

export const isNumber = (value: Value): value is bigint | number | boolean =>
  typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean';

/** The name of a type as Python's messages have it. */
export const typeOf = (value: Value): string => {
  if (value === null) return 'NoneType';
  switch (typeof value) {
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'boolean':
      return 'bool';
    case 'string':
      return 'str';
    default:
      if (value.kind === 'walk') throw new Unknown('walk');
      return value.kind;
  }
};

export const isTrue = (value: Value): boolean => {
  if (value === null) return false;
  if (typeof value === 'object') {
    if (value.kind === 'dict') return value.entries.size > 0;
    if (value.kind === 'function') return true;
    if (value.kind === 'walk') throw new Unknown('walk');
    return value.items.length > 0;
  }
  return Boolean(value);
};

/** The values that a loop walks through; a list is walked while it changes. */
export const walk = function* (value: Value): Generator<Value> {
  if (typeof value === 'string') yield* Array.from(value);
  else if (value === null || typeof value !== 'object' || value.kind === 'function')
    throw new PythonError('TypeError', `'${typeOf(value)}' object is not iterable`);
  else if (value.kind === 'dict') {
    const { size } = value.entries;
    for (const [key] of Array.from(value.entries.values())) {
      if (value.entries.size !== size) throw new Unknown('changed while walked');
      yield key;
    }
  } else if (value.kind === 'walk' && value.isOnce) yield* value.items.splice(0);
  else for (let at = 0; at < value.items.length; at += 1) yield value.items[at] ?? null;
};

/** By what a key is found: `1`, `1.0` and `True` are one key. */
export const keyOf = (value: Value): string => {
  if (isNumber(value)) {
    const exact = typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : value;
    return `number ${String(typeof exact === 'boolean' ? BigInt(exact) : exact)}`;
  }
  if (typeof value === 'string') return `text ${value}`;
  if (value === null) return 'None';
  if (value.kind === 'tuple') return `tuple ${JSON.stringify(value.items.map(keyOf))}`;
  if (value.kind === 'function') throw new Unknown('function as key');
  throw new PythonError('TypeError', `unhashable type: '${typeOf(value)}'`);
};

/** A value as `print` shows it. */
export const shown = (value: Value): string => (typeof value === 'string' ? value : shownInside(value));

/** A value as it is shown inside a list. */
export const shownInside = (value: Value, depth = 0): string => {
  if (depth > DEEPEST) throw new Unknown('too deep');
  const inside = (one: Value): string => shownInside(one, depth + 1);
  if (value === null) return 'None';
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return shownFloat(value);
  switch (value.kind) {
    case 'list':
      return `[${value.items.map(inside).join(', ')}]`;
    case 'tuple':
      return `(${value.items.map(inside).join(', ')}${value.items.length === 1 ? ',' : ''})`;
    case 'dict':
      return `{${Array.from(value.entries.values(), ([key, one]) => `${inside(key)}: ${inside(one)}`).join(', ')}}`;
    case 'range':
      return value.shown;
    default:
      throw new Unknown(`shown ${value.kind}`);
  }
};
const DEEPEST = 20;

const quoted = (words: string): string => {
  // oxlint-disable-next-line no-control-regex
  if (/[\0-\x08\x0b-\x1f\x7f-\xa0\u2028\u2029]/.test(words)) throw new Unknown('unusual sign');
  const mark = words.includes("'") && !words.includes('"') ? '"' : "'";
  const plain = words.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  return `${mark}${mark === "'" ? plain.replaceAll("'", "\\'") : plain}${mark}`;
};

/** A number with a point: the shortest that means it, with an exponent from 1e16 on and below 0.0001. */
const shownFloat = (value: number): string => {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'nan' : value > 0 ? 'inf' : '-inf';
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const [digits = '', power = '0'] = Math.abs(value).toExponential().split('e');
  const exponent = Number(power);
  const all = digits.replace('.', '');
  if (exponent < -4 || exponent >= 16)
    return `${sign}${digits}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${all}`;
  const whole = all.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  return `${sign}${whole}.${all.slice(exponent + 1) || '0'}`;
};

/** A number rounded to so many places, halves to the even digit, exactly as it is stored. */
export const rounded = (value: number, places: number): string => {
  if (!Number.isFinite(value) || places > MOST_PLACES) throw new Unknown('rounding');
  let denominator = 1n;
  let scaled = Math.abs(value);
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    denominator *= 2n;
  }
  const numerator = BigInt(scaled) * 10n ** BigInt(places);
  const rest = (numerator % denominator) * 2n;
  let whole = numerator / denominator;
  if (rest > denominator || (rest === denominator && whole % 2n === 1n)) whole += 1n;
  const all = String(whole).padStart(places + 1, '0');
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  return `${sign}${all.slice(0, all.length - places)}${places > 0 ? `.${all.slice(-places)}` : ''}`;
};
const MOST_PLACES = 20;
