import type { CodeNode } from '../../../ports/code/port.ts';
import { argumentsOf, bodiesOf, calledName, isKind, methodCall, statementsOf, within } from './syntax.ts';

/** How the steps of a program grow with its input, where that can be counted for certain. */
export interface RunningTime {
  order: 'log n' | '1' | 'n' | 'n²' | 'n³';
  /** The lines of the loops that stand inside each other, the outer one first. */
  loops: readonly number[];
  /** Loops that depend on the input stand one behind the other. */
  isInARow: boolean;
  /** It may stop earlier. */
  isAtMost: boolean;
}

export const ASKS_RUNNING_TIME =
  /\b(?:complexity|big[- ]?o(?:h)?|running[- ]?time|run[- ]?time|how (?:fast|slow|efficient)|efficien\w+|quadratic|linear time)\b|(?<!\p{L})O\s?\(/iu;

/** Calls that take the same time whatever the size of the input. */
const CHEAP = new Set([
  'range',
  'len',
  'print',
  'int',
  'float',
  'str',
  'abs',
  'round',
  'ord',
  'chr',
  'enumerate',
]);
const CHEAP_METHODS = new Set(['append']);
/** What may hide a loop. */
const HIDES_LOOPS = /Comprehension|Lambda|Yield|Await|With|Class|Try/;

/** The running time of a program with one function, or none; null where something in it can't be counted. */
export const runningTimeOf = (root: CodeNode): RunningTime | null => {
  const definitions = within(root).filter(isKind('FunctionDefinition'));
  const [definition, second] = definitions;
  if (second) return null;
  const [body = root] = definition ? bodiesOf(definition) : [root];
  const isLoopOutside = within(root).some((node) => isLoop(node) && !within(body).includes(node));
  if (isLoopOutside || within(body).some(mayHideLoop)) return null;
  const whole = within(body);
  if (whole.some(isKind('WhileStatement'))) return ofHalving(whole);
  const chains = chainsIn(body, []);
  if (!chains || new Set(chains.flat().map(({ size }) => size)).size > 1) return null;
  const longest = chains.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const order = ORDERS[longest.length];
  return order === undefined
    ? null
    : {
        order,
        loops: longest.map(({ line }) => line),
        isInARow: chains.filter(({ length }) => length === 1).length > 1 && longest.length === 1,
        isAtMost: longest.length > 0 && whole.some((node) => LEAVES.has(node.kind) && isInLoop(body, node)),
      };
};
const ORDERS = ['1', 'n', 'n²', 'n³'] as const;
const LEAVES = new Set(['BreakStatement', 'ReturnStatement']);

const isLoop = isKind('ForStatement', 'WhileStatement');
const isInLoop = (body: CodeNode, node: CodeNode): boolean =>
  within(body).some((loop) => isLoop(loop) && within(loop).includes(node));

const mayHideLoop = (node: CodeNode): boolean => {
  if (HIDES_LOOPS.test(node.kind)) return true;
  if (node.kind === 'CallExpression') {
    const method = methodCall(node);
    return method ? !CHEAP_METHODS.has(method.name) : !CHEAP.has(calledName(node) ?? '');
  }
  // “x in xs” and “xs[1:]” go through the list.
  if (node.kind === 'BinaryExpression') return node.parts.some(({ text }) => /^(?:in|not in)$/.test(text));
  return node.kind === 'MemberExpression' && node.parts.some(({ text }) => text === ':');
};

interface Loop {
  line: number;
  /** The name that says how often it goes round. */
  size: string;
}

/** The loops that depend on the input, from the outer to the inner one; null where it can't be said how often one goes round. */
const chainsIn = (
  body: CodeNode,
  around: readonly { name: string; size: string | null }[],
): Loop[][] | null => {
  const chains: Loop[][] = [];
  for (const loop of loopsDirectlyIn(body)) {
    const size = sizeOf(loop, around);
    const [inner] = bodiesOf(loop);
    const name = loop.parts[1]?.text ?? '';
    const inside = size === undefined || !inner ? null : chainsIn(inner, [...around, { name, size }]);
    if (!inside || size === undefined) return null;
    const own = size === null ? [] : [{ line: loop.line, size }];
    chains.push(...(inside.length === 0 ? [own] : inside.map((chain) => own.concat(chain))));
  }
  return chains.filter((chain) => chain.length > 0);
};

const loopsDirectlyIn = (node: CodeNode): CodeNode[] =>
  node.parts.flatMap((part) => (isLoop(part) ? [part] : loopsDirectlyIn(part)));

/** The name of what a loop goes through; null where it goes round as often every time, undefined where that can't be said. */
const sizeOf = (
  loop: CodeNode,
  around: readonly { name: string; size: string | null }[],
): string | null | undefined => {
  const at = loop.parts.findIndex(({ kind }) => kind === 'in');
  const through = loop.parts[at + 1];
  if (!through || loop.parts[1]?.kind !== 'VariableName') return undefined;
  const called = calledName(through);
  const inRange = called === 'range' ? argumentsOf(through).flat() : null;
  const [listed] = called === 'enumerate' ? argumentsOf(through).flat() : [through];
  if (!inRange && /^(?:ArrayExpression|String|TupleExpression)$/.test(listed?.kind ?? '')) return null;
  if (!inRange && listed?.kind !== 'VariableName') return undefined;
  const words = inRange ?? (listed ? [listed] : []);
  // n * n and 2 ** n go round in another measure.
  if (words.some((word) => /[*%.[\]]|(?<!\/)\/(?!\/)/.test(word.text))) return undefined;
  const names = words
    .flatMap((word) => within(word))
    .filter(({ kind, text }) => kind === 'VariableName' && !CHEAP.has(text))
    .map(({ text }) => text);
  const own = names.filter((name) => !around.some((one) => one.name === name));
  // Goes through what an outer loop brings: rows of a table.
  if (!inRange && own.length < names.length) return undefined;
  const known =
    names.length > own.length
      ? around.find((one) => one.name === names.find((name) => !own.includes(name)))
      : undefined;
  const sizes = new Set([...own, ...(known?.size ? [known.size] : [])]);
  if (sizes.size > 1) return undefined;
  return [...sizes][0] ?? null;
};

/** “while n > 1: n = n // 2” */
const ofHalving = (whole: readonly CodeNode[]): RunningTime | null => {
  const [loop, second] = whole.filter(isLoop);
  const [, condition] = loop?.parts ?? [];
  const [body] = loop ? bodiesOf(loop) : [];
  const name = /^(\w+) ?>=? ?\d+$/.exec(condition?.text ?? '')?.[1];
  if (!loop || second || !body || name === undefined) return null;
  const sets = statementsOf(body).filter(({ text }) =>
    new RegExp(String.raw`^${name} ?(?:[-+*/%]{0,2})=`).test(text),
  );
  const isHalved = new RegExp(String.raw`^${name} ?(?:= ?${name} ?//|//=) ?(?:[2-9]|\d{2,})$`).test(
    sets[0]?.text ?? '',
  );
  return isHalved && sets.length === 1
    ? { order: 'log n', loops: [loop.line], isInARow: false, isAtMost: false }
    : null;
};

/** The order that somebody names, in one writing; null where they name none. */
export const orderNamed = (words: string): string | null => {
  const named = /(?<!\p{L})O\s?\(\s?((?:[^()]|\([^()]*\)){1,20})\)/iu.exec(words)?.[1];
  if (named === undefined)
    return /\bquadratic\b/i.test(words) ? 'n²' : /\blinear\b/i.test(words) ? 'n' : null;
  const plain = named.toLowerCase().replaceAll(/[\s()]/g, '');
  return (
    (
      [
        [/^(?:n(?:\^|\*\*)?2|n²|n\*?n)$/, 'n²'],
        [/^(?:n(?:\^|\*\*)?3|n³)$/, 'n³'],
        [/^log2?n$/, 'log n'],
      ] as const
    ).find(([form]) => form.test(plain))?.[1] ?? plain
  );
};
