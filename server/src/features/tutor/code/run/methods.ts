import { index, entryAt, sorted, type NamedArguments } from './functions.ts';
import { areEqual, bounded } from './operators.ts';
import { keyOf, list, PythonError, shownInside, tuple, typeOf, Unknown, walk, type Value } from './values.ts';

type Kind<Name extends string> = Extract<Value, { kind: Name }>;
type Call = { args: readonly Value[]; named: NamedArguments };
type Method<Owner> = (owner: Owner, call: Call) => Value;

const unknown = (what: string): never => {
  throw new Unknown(what);
};
const text = (value: Value | undefined): string => (typeof value === 'string' ? value : unknown('no text'));

/** Letters whose capitals are as long as they are; elsewhere the two languages differ. */
const inLetters = (words: string): string =>
  /[^\0-\x7f\u00c0-\u00d6\u00d8-\u00de\u00e0-\u00f6\u00f8-\u00fe\u2010-\u2027\u{1f300}-\u{1faff}]/u.test(
    words,
  )
    ? unknown('letters')
    : words;
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
const stripped = (words: string, call: Call, ends: RegExp): Value =>
  call.args.length > 0 ? unknown('strip') : words.replaceAll(ends, '');
const hasOnly =
  (form: RegExp): Method<string> =>
  (words) =>
    form.test(inLetters(words));

const OF_TEXT: ReadonlyMap<string, Method<string>> = new Map<string, Method<string>>([
  ['upper', (words) => inLetters(words).toUpperCase()],
  ['lower', (words) => inLetters(words).toLowerCase()],
  ['capitalize', (words) => capital(inLetters(words))],
  ['title', (words) => inLetters(words).replaceAll(/\p{L}+/gu, capital)],
  ['strip', (words, call) => stripped(words, call, /^\s+|\s+$/g)],
  ['lstrip', (words, call) => stripped(words, call, /^\s+/g)],
  ['rstrip', (words, call) => stripped(words, call, /\s+$/g)],
  [
    'split',
    (words, { args: [mark] }) => {
      if (mark === undefined) return list(words.trim() === '' ? [] : words.trim().split(/\s+/));
      return text(mark) === '' ? unknown('empty separator') : list(words.split(text(mark)));
    },
  ],
  [
    'join',
    (mark, { args: [items] }) => {
      const words = Array.from(walk(items ?? unknown('join')), (one, at) => {
        if (typeof one === 'string') return one;
        throw new PythonError(
          'TypeError',
          `sequence item ${at}: expected str instance, ${typeOf(one)} found`,
        );
      });
      return bounded(words.join(mark));
    },
  ],
  [
    'replace',
    (words, { args: [from, to, ...more] }) =>
      more.length > 0 || text(from) === ''
        ? unknown('replace')
        : bounded(words.replaceAll(text(from), () => text(to))),
  ],
  ['startswith', (words, { args: [start] }) => words.startsWith(text(start))],
  ['endswith', (words, { args: [end] }) => words.endsWith(text(end))],
  [
    'find',
    (words, { args: [part] }) =>
      BigInt(
        Array.from(words.slice(0, Math.max(0, words.indexOf(text(part))))).length +
          (words.includes(text(part)) ? 0 : -1),
      ),
  ],
  [
    'count',
    (words, { args: [part] }) =>
      text(part) === '' ? unknown('count') : BigInt(words.split(text(part)).length - 1),
  ],
  ['isdigit', hasOnly(/^\d+$/)],
  ['isalpha', hasOnly(/^\p{L}+$/u)],
  ['isupper', (words) => /\p{Lu}/u.test(inLetters(words)) && !/\p{Ll}/u.test(words)],
  ['islower', (words) => /\p{Ll}/u.test(inLetters(words)) && !/\p{Lu}/u.test(words)],
]);

/** The place of an item counted from 0, from the end where it is negative; -1 where there is none. */
export const placeOf = (value: Value, length: number): number => {
  const place = index(value);
  const own = place < 0 ? place + length : place;
  return own >= 0 && own < length ? own : -1;
};

const found = (items: readonly Value[], value: Value, missing: string): number => {
  const at = items.findIndex((one) => areEqual(one, value));
  if (at < 0) throw new PythonError('ValueError', missing);
  return at;
};

const OF_LISTS: ReadonlyMap<string, Method<Kind<'list' | 'tuple'>>> = new Map<
  string,
  Method<Kind<'list' | 'tuple'>>
>([
  [
    'append',
    (own, { args: [value = unknown('append')] }) => {
      own.items.push(value);
      bounded(own);
      return null;
    },
  ],
  [
    'extend',
    (own, { args: [more = unknown('extend')] }) => {
      own.items.push(...Array.from(walk(more)));
      bounded(own);
      return null;
    },
  ],
  [
    'insert',
    ({ items }, { args: [place = 0n, value = unknown('insert')] }) => {
      items.splice(index(place), 0, value);
      return null;
    },
  ],
  [
    'pop',
    ({ items }, { args: [place = -1n] }) => {
      if (items.length === 0) throw new PythonError('IndexError', 'pop from empty list');
      const at = placeOf(place, items.length);
      if (at < 0) throw new PythonError('IndexError', 'pop index out of range');
      return items.splice(at, 1)[0] ?? null;
    },
  ],
  [
    'remove',
    ({ items }, { args: [value = unknown('remove')] }) => {
      items.splice(found(items, value, 'list.remove(x): x not in list'), 1);
      return null;
    },
  ],
  [
    'sort',
    ({ items }, { args, named }) => {
      if (args.length > 0 || named.has('key')) return unknown('sort');
      items.splice(0, items.length, ...sorted(items, named));
      return null;
    },
  ],
  [
    'reverse',
    ({ items }) => {
      items.reverse();
      return null;
    },
  ],
  [
    'clear',
    ({ items }) => {
      items.length = 0;
      return null;
    },
  ],
  ['copy', ({ items }) => list([...items])],
  [
    'index',
    ({ items }, { args: [value = unknown('index')] }) =>
      BigInt(found(items, value, `${shownInside(value)} is not in list`)),
  ],
  [
    'count',
    ({ items }, { args: [value = unknown('count')] }) =>
      BigInt(items.filter((one) => areEqual(one, value)).length),
  ],
]);
const OF_TUPLES = new Set(['index', 'count']);

const views = (items: Value[]): Value => ({ kind: 'walk', items, isOnce: false });
const OF_DICTS: ReadonlyMap<string, Method<Kind<'dict'>>> = new Map<string, Method<Kind<'dict'>>>([
  ['keys', ({ entries }) => views(Array.from(entries.values(), ([key]) => key))],
  ['values', ({ entries }) => views(Array.from(entries.values(), ([, value]) => value))],
  ['items', ({ entries }) => views(Array.from(entries.values(), ([key, value]) => tuple([key, value])))],
  [
    'get',
    ({ entries }, { args: [key = unknown('get'), otherwise = null] }) =>
      (entries.get(keyOf(key)) ?? [key, otherwise])[1],
  ],
  [
    'pop',
    ({ entries }, { args: [key = unknown('pop'), ...more] }) => {
      if (more.length > 0) return unknown('pop');
      const value = entryAt(entries, key);
      entries.delete(keyOf(key));
      return value;
    },
  ],
]);

/** What a method of a value gives. */
export const callMethod = (
  owner: Value,
  name: string,
  args: readonly Value[],
  named: NamedArguments,
): Value => {
  if ((named.size > 0 && name !== 'sort') || args.length > (MOST_ARGUMENTS[name] ?? 0))
    return unknown('arguments');
  const call = { args, named };
  const method = methodOf(owner, name);
  if (method) return method(call);
  // What Python has and is not known here must not be called an error.
  if (typeof owner === 'string' || owner === null || typeof owner !== 'object') {
    if (LIST_ONLY.has(name))
      throw new PythonError('AttributeError', `'${typeOf(owner)}' object has no attribute '${name}'`);
  }
  return unknown(`method ${name}`);
};
const MOST_ARGUMENTS: Readonly<Record<string, number>> = {
  split: 1,
  join: 1,
  replace: 2,
  startswith: 1,
  endswith: 1,
  find: 1,
  count: 1,
  append: 1,
  extend: 1,
  insert: 2,
  pop: 1,
  remove: 1,
  index: 1,
  get: 2,
};
const LIST_ONLY = new Set(['append', 'remove', 'pop', 'sort', 'insert', 'extend']);

const methodOf = (owner: Value, name: string): ((call: Call) => Value) | null => {
  const bound = <Owner>(own: Owner, method: Method<Owner> | undefined) =>
    method && ((call: Call) => method(own, call));
  if (typeof owner === 'string') return bound(owner, OF_TEXT.get(name)) ?? null;
  if (typeof owner !== 'object' || owner === null) return null;
  if (owner.kind === 'list') return bound(owner, OF_LISTS.get(name)) ?? null;
  if (owner.kind === 'tuple')
    return (OF_TUPLES.has(name) ? bound(owner, OF_LISTS.get(name)) : undefined) ?? null;
  return owner.kind === 'dict' ? (bound(owner, OF_DICTS.get(name)) ?? null) : null;
};
