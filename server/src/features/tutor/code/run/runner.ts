import type { CodeNode } from '../../../../ports/code/port.ts';
import { bodiesOf, byCommas, isKind, statementsOf } from '../syntax.ts';
import { ownNames, parametersOf } from './definitions.ts';
import { assignAll, evaluate, type Machine } from './expressions.ts';
import type { NamedArguments } from './functions.ts';
import { placeOf } from './methods.ts';
import { calculate } from './operators.ts';
import { isTrue, keyOf, PythonError, shownInside, typeOf, Unknown, walk, type Value } from './values.ts';

const [MOST_STEPS, MOST_OUTPUT, DEEPEST, MANY_ROUNDS, COMPARED_ROUNDS] = [30_000, 20_000, 100, 500, 64];

type Ending = 'next' | 'break' | 'continue' | { value: Value };

/** A loop that does not end. */
export class Endless extends Error {
  readonly line: number;
  readonly rounds: number | null;
  constructor(line: number, rounds: number | null) {
    super('endless');
    this.line = line;
    this.rounds = rounds;
  }
}

interface Frame {
  names: Map<string, Value>;
  /** The names that belong to a function alone; null outside of functions. */
  own: ReadonlySet<string> | null;
}

/** How far a program has been gone through. */
export interface Run {
  output: string;
  steps: number;
  line: number;
  /** The `while` loops that are being gone through. */
  loops: { line: number; rounds: number }[];
  isPrompt: boolean;
}

const unknown = (what: string): never => {
  throw new Unknown(what);
};

/** Goes through statements; what stops it is thrown. */
export const makeRunner = (run: Run): ((statements: readonly CodeNode[]) => void) => {
  const globals: Frame = { names: new Map(), own: null };
  const frames: Frame[] = [globals];
  /** Names of comprehensions, the innermost last. */
  const inner: Map<string, Value>[] = [];
  const here = (): Frame => frames.at(-1) ?? globals;

  const machine: Machine = {
    step: (work = 1) => {
      run.steps += work;
      if (run.steps <= MOST_STEPS) return;
      const loop = run.loops.find(({ rounds }) => rounds >= MANY_ROUNDS);
      throw loop ? new Endless(loop.line, loop.rounds) : new Unknown('steps');
    },
    read: (name) => {
      const close = inner.findLast((names) => names.has(name))?.get(name);
      if (close !== undefined) return close;
      const { own, names } = here();
      if (own === null || !own.has(name)) return globals.names.get(name);
      if (!names.has(name))
        throw new PythonError(
          'UnboundLocalError',
          `cannot access local variable '${name}' where it is not associated with a value`,
        );
      return names.get(name);
    },
    assign: (target, value) => {
      if (target.kind === 'VariableName') {
        const { own, names } = here();
        (inner.at(-1) ?? (own === null || own.has(target.text) ? names : globals.names)).set(
          target.text,
          value,
        );
      } else if (target.kind === 'TupleExpression')
        assignAll(byCommas(target.parts.slice(1, -1)).flat(), value, machine);
      else assignItem(target, value);
    },
    call: (definition, args, named) => call(definition, args, named),
    print: (text) => {
      run.output += text;
      if (run.output.length <= MOST_OUTPUT) return;
      const loop = run.loops.find(({ rounds }) => rounds >= MANY_ROUNDS);
      throw loop ? new Endless(loop.line, loop.rounds) : new Unknown('output');
    },
    inside: (work) => {
      inner.push(new Map());
      const result = work();
      inner.pop();
      return result;
    },
  };

  const assignItem = (target: CodeNode, value: Value): void => {
    const [of, mark, at, end] = target.parts;
    if (target.kind !== 'MemberExpression' || !of || mark?.kind !== '[' || !at || end?.kind !== ']')
      return unknown('target');
    const owner = evaluate(of, machine);
    const place = evaluate(at, machine);
    if (typeof owner === 'object' && owner?.kind === 'dict') {
      owner.entries.set(keyOf(place), [owner.entries.get(keyOf(place))?.[0] ?? place, value]);
    } else if (typeof owner === 'object' && owner?.kind === 'list') {
      const index = placeOf(place, owner.items.length);
      if (index < 0) throw new PythonError('IndexError', 'list assignment index out of range');
      owner.items[index] = value;
    } else if (typeof owner === 'object' && owner?.kind !== 'tuple') return unknown('target');
    else throw new PythonError('TypeError', `'${typeOf(owner)}' object does not support item assignment`);
  };

  const call = (definition: CodeNode, args: readonly Value[], named: NamedArguments): Value => {
    if (frames.length > DEEPEST) return unknown('depth');
    const parameters = parametersOf(definition);
    const names = new Map<string, Value>();
    const name = definition.parts[1]?.text ?? '';
    if (args.length > parameters.length)
      throw new PythonError(
        'TypeError',
        `${name}() takes ${parameters.length} positional argument${parameters.length === 1 ? '' : 's'} but ${args.length} ${args.length === 1 ? 'was' : 'were'} given`,
      );
    for (const key of named.keys())
      if (parameters.findIndex((one) => one.name === key) < args.length) return unknown('named');
    for (const [at, parameter] of parameters.entries()) {
      const given = at < args.length ? args[at] : named.get(parameter.name);
      const value =
        given ??
        (given === undefined && parameter.otherwise ? evaluate(parameter.otherwise, machine) : given);
      if (value === undefined)
        throw new PythonError('TypeError', `${name}() missing a required argument: '${parameter.name}'`);
      names.set(parameter.name, value);
    }
    const line = run.line;
    // A function knows nothing of the names of a comprehension that it is called from.
    const aside = inner.splice(0);
    frames.push({ names, own: ownNames(definition, parameters) });
    const ending = all(statementsOf(bodiesOf(definition)[0] ?? unknown('body')));
    frames.pop();
    inner.push(...aside);
    run.line = line;
    return typeof ending === 'object' ? ending.value : null;
  };

  const all = (statements: readonly CodeNode[]): Ending => {
    for (const statement of statements) {
      const ending = execute(statement);
      if (ending !== 'next') return ending;
    }
    return 'next';
  };
  const body = (node: CodeNode, at: number): Ending =>
    all(statementsOf(bodiesOf(node)[at] ?? unknown('body')));
  /** The values between commas: one, or several as a tuple. */
  const values = (parts: readonly CodeNode[]): Value => {
    const groups = byCommas(parts);
    if (groups.length === 0 || groups.some((group) => group.length > 1)) return unknown('value');
    const items = groups.map(([one]) => (one ? evaluate(one, machine) : unknown('value')));
    return items.length === 1 && !parts.some(isKind(',')) ? (items[0] ?? null) : { kind: 'tuple', items };
  };

  const execute = (statement: CodeNode): Ending => {
    machine.step();
    run.line = statement.line;
    const { kind, parts } = statement;
    switch (kind) {
      case 'ExpressionStatement': {
        const value = values(parts);
        if (run.isPrompt && value !== null && frames.length === 1) machine.print(`${shownInside(value)}\n`);
        return 'next';
      }
      case 'AssignStatement':
        assign(parts.filter(({ kind: own }) => own !== 'TypeDef'));
        return 'next';
      case 'UpdateStatement':
        update(parts);
        return 'next';
      case 'IfStatement':
        return branch(statement);
      case 'WhileStatement':
        return whileLoop(statement);
      case 'ForStatement':
        return forLoop(statement);
      case 'FunctionDefinition':
        if (frames.length > 1 || parts[0]?.kind !== 'def') return unknown('function inside');
        globals.names.set(parts[1]?.text ?? '', { kind: 'function', definition: statement });
        return 'next';
      case 'ReturnStatement':
        return { value: parts.length > 1 ? values(parts.slice(1)) : null };
      case 'BreakStatement':
        return 'break';
      case 'ContinueStatement':
        return 'continue';
      case 'PassStatement':
        return 'next';
      case 'ScopeStatement':
        return parts[0]?.kind === 'global' ? 'next' : unknown('scope');
      case 'StatementGroup':
        return all(parts.filter(({ kind: own }) => own !== ';'));
      default:
        return unknown(kind);
    }
  };

  const assign = (parts: readonly CodeNode[]): void => {
    const last = parts.findLastIndex(isKind('AssignOp'));
    const value = values(parts.slice(last + 1));
    let from = 0;
    for (const [at, part] of parts.entries())
      if (part.kind === 'AssignOp') {
        assignAll(byCommas(parts.slice(from, at)).flat(), value, machine);
        from = at + 1;
      }
  };

  const update = ([target, sign, ...rest]: readonly CodeNode[]): void => {
    if (!target || !sign) return unknown('update');
    const before = evaluate(target, machine);
    const value = values(rest);
    // A list that grows by `+=` stays the same list.
    if (typeof before === 'object' && before?.kind === 'list' && sign.text === '+=')
      before.items.push(...Array.from(walk(value)));
    else machine.assign(target, calculate(sign.text.slice(0, -1), before, value));
  };

  const branch = (statement: CodeNode): Ending => {
    let at = 0;
    for (const [place, part] of statement.parts.entries()) {
      if (part.kind !== 'if' && part.kind !== 'elif' && part.kind !== 'else') continue;
      run.line = part.line;
      if (
        part.kind === 'else' ||
        isTrue(evaluate(statement.parts[place + 1] ?? unknown('condition'), machine))
      )
        return body(statement, at);
      at += 1;
    }
    return 'next';
  };

  const whileLoop = (statement: CodeNode): Ending => {
    const condition = statement.parts[1] ?? unknown('condition');
    if (bodiesOf(statement).length !== 1) return unknown('else of a loop');
    const loop = { line: statement.line, rounds: 0 };
    run.loops.push(loop);
    let before = '';
    for (;;) {
      run.line = statement.line;
      if (!isTrue(evaluate(condition, machine))) break;
      loop.rounds += 1;
      // Where every name is as it was some rounds ago, it will be so again.
      const now = loop.rounds > COMPARED_ROUNDS ? '' : snapshot();
      if (now !== '' && now === before) throw new Endless(statement.line, null);
      if ((loop.rounds & (loop.rounds - 1)) === 0) before = now;
      const ending = body(statement, 0);
      if (ending === 'break') break;
      if (typeof ending === 'object') {
        run.loops.pop();
        return ending;
      }
    }
    run.loops.pop();
    return 'next';
  };

  const snapshot = (): string => {
    const names = frames.flatMap((frame) => Array.from(frame.names));
    if (names.some(([, value]) => typeof value === 'object' && value?.kind === 'walk')) return '';
    return names
      .map(
        ([name, value]) =>
          `${name}=${typeof value === 'object' && value?.kind === 'function' ? 'def' : shownInside(value)}`,
      )
      .join('\n');
  };

  const forLoop = (statement: CodeNode): Ending => {
    const { parts } = statement;
    const into = parts.findIndex(isKind('in'));
    if (bodiesOf(statement).length !== 1 || into < 0) return unknown('else of a loop');
    const targets = byCommas(parts.slice(1, into)).flat();
    const source = values(parts.slice(into + 1, -1));
    for (const value of walk(source)) {
      run.line = statement.line;
      machine.step();
      assignAll(targets, value, machine);
      const ending = body(statement, 0);
      if (ending === 'break') break;
      if (typeof ending === 'object') return ending;
    }
    return 'next';
  };

  return (statements) => void all(statements);
};
