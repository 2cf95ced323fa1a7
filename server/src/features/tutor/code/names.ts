import type { CodeNode } from '../../../ports/code/port.ts';
import { isKind, within } from './syntax.ts';

/** The names that are set somewhere inside a piece: by `=`, `+=`, `for`, `def`, `import` and as parameters. */
export const namesSetIn = (node: CodeNode): Set<string> => new Set(within(node).flatMap(namesSetBy));

/** How often each name is set in a program. */
export const timesSet = (root: CodeNode): Map<string, number> => {
  const times = new Map<string, number>();
  for (const name of within(root).flatMap(namesSetBy)) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
};

/** The names that a statement sets itself, without what stands in its body. */
export const namesSetBy = (node: CodeNode): string[] =>
  targetsOf(node)
    .flatMap(within)
    .filter(isKind('VariableName'))
    .map(({ text }) => text);

const targetsOf = (node: CodeNode): readonly CodeNode[] => {
  const { kind, parts } = node;
  switch (kind) {
    case 'AssignStatement':
      return parts.slice(0, parts.findLastIndex(isKind('AssignOp')));
    case 'UpdateStatement':
    case 'NamedExpression':
      return parts.slice(0, 1);
    case 'ForStatement':
      return parts.slice(1, parts.findIndex(isKind('in')));
    case 'FunctionDefinition':
    case 'ClassDefinition':
      return parts.filter(isKind('VariableName')).slice(0, 1);
    case 'ParamList':
    case 'ImportStatement':
    case 'ScopeStatement':
    case 'WithStatement':
    case 'TryStatement':
    case 'DeleteStatement':
      return parts.filter(({ kind: own }) => own !== 'Body');
    default:
      // A comprehension has its names between `for` and `in`.
      return /Comprehension|ArgList/.test(kind) && parts.some(isKind('for'))
        ? parts.filter((_, at) => parts[at - 1]?.kind === 'for' || parts[at - 1]?.kind === ',')
        : [];
  }
};

/** Names that are read or set as variables, not as arguments by name. */
export const variablesIn = (node: CodeNode): CodeNode[] => {
  const own = node.kind === 'VariableName' ? [node] : [];
  const parts =
    node.kind === 'ArgList'
      ? node.parts.filter((_, at) => node.parts[at + 1]?.kind !== 'AssignOp')
      : node.parts;
  return [...own, ...parts.flatMap(variablesIn)];
};

/** The only name on the left of `=`, with what it is set to; null for anything else. */
export const plainAssignment = ({ kind, parts }: CodeNode): { name: string; value: CodeNode } | null => {
  const [target, sign, value, ...more] = parts;
  return kind === 'AssignStatement' &&
    target?.kind === 'VariableName' &&
    sign?.kind === 'AssignOp' &&
    value &&
    more.length === 0
    ? { name: target.text, value }
    : null;
};
