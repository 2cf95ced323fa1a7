import type { CodeNode } from '../../../../ports/code/port.ts';
import { bodiesOf, byCommas, isKind, within } from '../syntax.ts';
import { Unknown } from './values.ts';

const unknown = (what: string): never => {
  throw new Unknown(what);
};

/** A parameter of a function. */
export interface Parameter {
  name: string;
  otherwise: CodeNode | undefined;
}

export const parametersOf = (definition: CodeNode): Parameter[] =>
  byCommas(definition.parts.find(isKind('ParamList'))?.parts.slice(1, -1) ?? []).map((group) => {
    const [name, sign, otherwise] = group.filter(({ kind }) => kind !== 'TypeDef');
    if (name?.kind !== 'VariableName' || (sign && sign.kind !== 'AssignOp')) return unknown('parameter');
    // A list that is made once for all calls is a matter of its own.
    if (otherwise && !['Number', 'String', 'Boolean', 'None'].includes(otherwise.kind))
      return unknown('default');
    return { name: name.text, otherwise };
  });

/** The names that a function sets itself. */
export const ownNames = (definition: CodeNode, parameters: readonly Parameter[]): ReadonlySet<string> => {
  const [body] = bodiesOf(definition);
  const all = body ? within(body) : [];
  const shared = new Set(
    all.filter(isKind('ScopeStatement')).flatMap(({ parts }) => parts.map(({ text }) => text)),
  );
  const set = all.flatMap((node) => {
    if (node.kind === 'UpdateStatement') return node.parts.slice(0, 1);
    if (node.kind === 'ForStatement') return node.parts.slice(1, node.parts.findIndex(isKind('in')));
    return node.kind === 'AssignStatement'
      ? node.parts.slice(0, node.parts.findLastIndex(isKind('AssignOp')))
      : [];
  });
  const names = set
    .flatMap(within)
    .filter(isKind('VariableName'))
    .map(({ text }) => text);
  // “xs[0] = 1” sets no name.
  const items = new Set(
    set
      .filter(isKind('MemberExpression'))
      .flatMap(within)
      .map(({ text }) => text),
  );
  const plain = new Set(
    set
      .filter(isKind('VariableName', 'TupleExpression'))
      .flatMap(within)
      .map(({ text }) => text),
  );
  return new Set([
    ...parameters.map(({ name }) => name),
    ...names.filter((name) => !shared.has(name) && (!items.has(name) || plain.has(name))),
  ]);
};
