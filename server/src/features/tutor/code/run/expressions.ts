import type { CodeNode } from '../../../../ports/code/port.ts';
import { argumentsOf, byCommas, isKind, methodCall } from '../syntax.ts';
import { BUILT_IN, entryAt, index, type NamedArguments } from './functions.ts';
import { formatString, numberOf, textOf } from './literals.ts';
import { callMethod, placeOf } from './methods.ts';
import { bounded, calculate, holds, signed } from './operators.ts';
import {
  isTrue,
  keyOf,
  list,
  PythonError,
  shown,
  tuple,
  typeOf,
  Unknown,
  walk,
  type Value,
} from './values.ts';

/** What an expression is worked out in: its names, its steps and what it calls. */
export interface Machine {
  /** Counts what was done: what is long counts more. */
  step: (work?: number) => void;
  read: (name: string) => Value | undefined;
  assign: (target: CodeNode, value: Value) => void;
  call: (definition: CodeNode, args: readonly Value[], named: NamedArguments) => Value;
  print: (text: string) => void;
  /** Names that hold only inside: those of a comprehension. */
  inside: <Result>(work: () => Result) => Result;
}

const unknown = (what: string): never => {
  throw new Unknown(what);
};

/** What an expression comes to. */
export const evaluate = (node: CodeNode, machine: Machine): Value => {
  const value = valueOf(node, machine);
  machine.step(1 + lengthOf(value) / ITEMS_OF_A_STEP);
  return value;
};
const ITEMS_OF_A_STEP = 5;
const lengthOf = (value: Value): number => {
  if (typeof value === 'string') return value.length / ITEMS_OF_A_STEP;
  return typeof value === 'object' && value !== null && 'items' in value ? value.items.length : 0;
};

const valueOf = (node: CodeNode, machine: Machine): Value => {
  const value = (one: CodeNode | undefined): Value => (one ? evaluate(one, machine) : unknown('nothing'));
  switch (node.kind) {
    case 'Number':
      return numberOf(node.text);
    case 'String':
      return textOf(node.text);
    case 'ContinuedString':
      return node.parts.map((one) => shown(value(one))).join('');
    case 'FormatString':
      return formatString(node, value);
    case 'Boolean':
      return node.text === 'True';
    case 'None':
      return null;
    case 'VariableName':
      return named(node.text, machine);
    case 'ParenthesizedExpression':
      return node.parts.length === 3 ? value(node.parts[1]) : unknown('brackets');
    case 'ArrayExpression':
      return list(elements(node).map(value));
    case 'TupleExpression':
      return tuple(elements(node).map(value));
    case 'DictionaryExpression':
      return dictionary(node, machine);
    case 'ArrayComprehensionExpression':
      return comprehension(node, machine);
    case 'ConditionalExpression':
      return isTrue(value(node.parts[2])) ? value(node.parts[0]) : value(node.parts[4]);
    case 'UnaryExpression': {
      const [sign, of] = node.parts;
      return sign?.kind === 'not' ? !isTrue(value(of)) : signed(sign?.text ?? '', value(of));
    }
    case 'BinaryExpression':
      return binary(node, machine);
    case 'MemberExpression':
      return member(node, machine);
    case 'CallExpression':
      return call(node, machine);
    default:
      return unknown(node.kind);
  }
};

const named = (name: string, machine: Machine): Value => {
  const value = machine.read(name);
  if (value !== undefined) return value;
  if (BUILT_IN.has(name) || PYTHONS_OWN.has(name)) return unknown(name);
  throw new PythonError('NameError', `name '${name}' is not defined`);
};

/** Names that Python brings along and that are not worked out here. */
export const PYTHONS_OWN: ReadonlySet<string> = new Set(
  'print input set type isinstance map filter open iter next exit quit help dir id hash hex bin oct repr format eval exec vars globals locals object super property divmod frozenset bytes complex slice callable getattr setattr hasattr staticmethod classmethod Exception ValueError TypeError IndexError KeyError ZeroDivisionError NameError RuntimeError StopIteration KeyboardInterrupt FileNotFoundError AttributeError ImportError OverflowError RecursionError EOFError OSError NotImplementedError AssertionError BaseException __name__ __file__ Ellipsis NotImplemented ascii bytearray memoryview delattr issubclass breakpoint compile copyright credits license'.split(
    ' ',
  ),
);

const elements = (node: CodeNode): CodeNode[] =>
  byCommas(node.parts.slice(1, -1)).map(([one, ...more]) =>
    one && more.length === 0 ? one : unknown('spread'),
  );

const dictionary = (node: CodeNode, machine: Machine): Value => {
  const entries = new Map<string, [Value, Value]>();
  for (const [key, colon, value, ...more] of byCommas(node.parts.slice(1, -1))) {
    if (!key || colon?.kind !== ':' || !value || more.length > 0) return unknown('dict');
    const own = evaluate(key, machine);
    entries.set(keyOf(own), [entries.get(keyOf(own))?.[0] ?? own, evaluate(value, machine)]);
  }
  return { kind: 'dict', entries };
};

/** “[x * 2 for x in xs if x > 0]”, with one `for` and at most one `if`. */
const comprehension = (node: CodeNode, machine: Machine): Value => {
  const [, item, ...rest] = node.parts;
  const [from, into, when] = ['for', 'in', 'if'].map((kind) => rest.findIndex(isKind(kind))) as [
    number,
    number,
    number,
  ];
  if (!item || from !== 0 || rest.filter(isKind('for')).length > 1 || rest.filter(isKind('if')).length > 1)
    return unknown('comprehension');
  const end = when < 0 ? rest.length - 1 : when;
  const targets = byCommas(rest.slice(1, into)).flat();
  const [source, ...more] = rest.slice(into + 1, end);
  const condition = when < 0 ? undefined : rest[when + 1];
  if (!source || more.length > 0 || targets.length === 0) return unknown('comprehension');
  const items = evaluate(source, machine);
  return machine.inside(() => {
    const all: Value[] = [];
    for (const one of walk(items)) {
      assignAll(targets, one, machine);
      if (!condition || isTrue(evaluate(condition, machine))) all.push(evaluate(item, machine));
    }
    return bounded(list(all));
  });
};

/** One value for one target, or as many as there are targets. */
export const assignAll = (targets: readonly CodeNode[], value: Value, machine: Machine): void => {
  const [first, ...others] = targets;
  if (!first) return unknown('target');
  if (others.length === 0) return machine.assign(first, value);
  const values = Array.from(walk(value));
  if (values.length !== targets.length)
    throw new PythonError(
      'ValueError',
      values.length > targets.length
        ? `too many values to unpack (expected ${targets.length})`
        : `not enough values to unpack (expected ${targets.length}, got ${values.length})`,
    );
  for (const [at, target] of targets.entries()) machine.assign(target, values[at] ?? null);
};

const COMPARES = new Set(['CompareOp', 'in', 'not', 'is']);
const isComparison = (node: CodeNode): boolean =>
  node.kind === 'BinaryExpression' && COMPARES.has(node.parts[1]?.kind ?? '');

const binary = (node: CodeNode, machine: Machine): Value => {
  const [left, sign, ...rest] = node.parts;
  const right = rest.at(-1);
  if (!left || !sign || !right) return unknown('binary');
  if (sign.kind === 'and' || sign.kind === 'or') {
    const first = evaluate(left, machine);
    return isTrue(first) === (sign.kind === 'and') ? evaluate(right, machine) : first;
  }
  if (!isComparison(node)) return calculate(sign.text, evaluate(left, machine), evaluate(right, machine));
  const written = rest.length > 1 ? `${sign.text} ${rest[0]?.text ?? ''}` : sign.text;
  return isComparison(left)
    ? chain(left, written, right, machine)
    : holds(written, evaluate(left, machine), evaluate(right, machine));
};

/** “1 < x < 5”: both hold. Longer chains are not worked out. */
const chain = (left: CodeNode, sign: string, right: CodeNode, machine: Machine): Value => {
  const [first, firstSign, middle, ...more] = left.parts;
  if (!first || !firstSign || !middle || more.length > 0 || isComparison(first)) return unknown('chain');
  const between = [evaluate(first, machine), evaluate(middle, machine)] as const;
  return holds(firstSign.text, ...between) && holds(sign, between[1], evaluate(right, machine));
};

const member = (node: CodeNode, machine: Machine): Value => {
  const [of, mark, ...rest] = node.parts;
  if (!of || mark?.kind !== '[') return unknown('attribute');
  const owner = evaluate(of, machine);
  const inner = rest.slice(0, -1);
  if (inner.some(isKind(':'))) return slice(owner, inner, machine);
  const [at, ...more] = inner;
  if (!at || more.length > 0) return unknown('index');
  return itemAt(owner, evaluate(at, machine));
};

const itemAt = (owner: Value, at: Value): Value => {
  if (typeof owner === 'object' && owner !== null && owner.kind === 'dict') return entryAt(owner.entries, at);
  const items = sequence(owner);
  const name = typeof owner === 'string' ? 'string' : typeOf(owner);
  if (typeof at !== 'bigint' && typeof at !== 'boolean')
    throw new PythonError('TypeError', `${name} indices must be integers, not '${typeOf(at)}'`);
  const place = placeOf(at, items.length);
  if (place < 0) throw new PythonError('IndexError', `${name} index out of range`);
  return items[place] ?? null;
};

const sequence = (owner: Value): Value[] => {
  if (typeof owner === 'string') return Array.from(owner);
  if (typeof owner === 'object' && owner !== null && 'items' in owner && owner.kind !== 'walk')
    return owner.items;
  if (typeof owner === 'object' && owner !== null) return unknown('index');
  throw new PythonError('TypeError', `'${typeOf(owner)}' object is not subscriptable`);
};

const slice = (owner: Value, inner: readonly CodeNode[], machine: Machine): Value => {
  const bounds: (number | null)[] = [null];
  for (const part of inner)
    if (part.kind === ':') bounds.push(null);
    else bounds[bounds.length - 1] = index(evaluate(part, machine));
  const items = sequence(owner);
  const step = bounds[2] ?? 1;
  if (step === 0 || bounds.length > 3) return unknown('slice');
  const limit = (bound: number): number =>
    Math.min(
      Math.max(bound < 0 ? bound + items.length : bound, step < 0 ? -1 : 0),
      step < 0 ? items.length - 1 : items.length,
    );
  const from =
    bounds[0] === null || bounds[0] === undefined ? (step < 0 ? items.length - 1 : 0) : limit(bounds[0]);
  const to =
    bounds[1] === null || bounds[1] === undefined ? (step < 0 ? -1 : items.length) : limit(bounds[1]);
  const cut: Value[] = [];
  for (let at = from; step > 0 ? at < to : at > to; at += step) cut.push(items[at] ?? null);
  if (typeof owner === 'string') return cut.map(shown).join('');
  if (typeof owner === 'object' && owner !== null && (owner.kind === 'list' || owner.kind === 'tuple'))
    return { kind: owner.kind, items: cut };
  return unknown('slice');
};

const call = (node: CodeNode, machine: Machine): Value => {
  const [callee] = node.parts;
  const method = methodCall(node);
  const owner = method && evaluate(method.of, machine);
  if (!method && callee?.kind !== 'VariableName') return unknown('call');
  const name = callee?.text ?? '';
  const own = method ? undefined : machine.read(name);
  if (!method && own === undefined && name !== 'print' && !BUILT_IN.has(name)) named(name, machine);
  const args: Value[] = [];
  const byName = new Map<string, Value>();
  for (const [first, sign, value] of argumentsOf(node)) {
    if (!first || first.kind === '*' || first.kind === '**') return unknown('spread');
    if (sign?.kind === 'AssignOp' && value) byName.set(first.text, evaluate(value, machine));
    else if (sign) return unknown('argument');
    else args.push(evaluate(first, machine));
  }
  if (method) return callMethod(owner, method.name, args, byName);
  if (own !== undefined) {
    if (typeof own === 'object' && own !== null && own.kind === 'function')
      return machine.call(own.definition, args, byName);
    throw new PythonError('TypeError', `'${typeOf(own)}' object is not callable`);
  }
  if (name === 'print') return print(args, byName, machine);
  return BUILT_IN.get(name)?.(args, byName) ?? unknown(name);
};

const print = (args: readonly Value[], byName: NamedArguments, machine: Machine): null => {
  if (Array.from(byName.keys()).some((name) => name !== 'sep' && name !== 'end')) return unknown('print');
  const [sep, end] = [byName.get('sep') ?? ' ', byName.get('end') ?? '\n'];
  machine.print(args.map(shown).join(shown(sep)) + shown(end));
  return null;
};
