import type { CodeNode } from '../../../ports/code/port.ts';

/** The pieces inside a piece, itself included, in the order of the program. */
export const within = (node: CodeNode): readonly CodeNode[] => {
  const known = INSIDE.get(node);
  if (known) return known;
  const all = [node, ...node.parts.flatMap(within)];
  INSIDE.set(node, all);
  return all;
};
/** A program is gone through by many rules, and never changes. */
const INSIDE = new WeakMap<CodeNode, readonly CodeNode[]>();

export const isKind =
  (...kinds: readonly string[]) =>
  ({ kind }: CodeNode): boolean =>
    kinds.includes(kind);

/** The statements of a body, or of a whole program. */
export const statementsOf = (body: CodeNode): readonly CodeNode[] =>
  body.parts.filter(({ kind }) => kind !== ':');

/** The bodies of a loop, a branch or a function. */
export const bodiesOf = (node: CodeNode): readonly CodeNode[] => node.parts.filter(isKind('Body'));

/** Pieces between commas. */
export const byCommas = (parts: readonly CodeNode[]): CodeNode[][] => {
  const groups: CodeNode[][] = [[]];
  for (const part of parts)
    if (part.kind === ',') groups.push([]);
    else groups.at(-1)?.push(part);
  return groups.filter((group) => group.length > 0);
};

/** What is called, by its name: “print”, or “append” with what it belongs to. */
export const calledName = (node: CodeNode): string | null =>
  node.kind === 'CallExpression' && node.parts[0]?.kind === 'VariableName' ? node.parts[0].text : null;

/** “xs.append(3)”: the thing, the method and the whole call; null for any other call. */
export const methodCall = (node: CodeNode): { of: CodeNode; name: string; args: CodeNode[][] } | null => {
  const [callee] = node.parts;
  const [of, dot, name] = callee?.parts ?? [];
  return node.kind === 'CallExpression' &&
    callee?.kind === 'MemberExpression' &&
    of &&
    dot?.kind === '.' &&
    name
    ? { of, name: name.text, args: argumentsOf(node) }
    : null;
};

/** The arguments of a call, each as its pieces (`end`, `=`, `""`). */
export const argumentsOf = (call: CodeNode): CodeNode[][] =>
  byCommas(
    call.parts.find(isKind('ArgList'))?.parts.filter(({ kind }) => kind !== '(' && kind !== ')') ?? [],
  );
