import { readExpression } from '../expression/read.ts';
import { mapTree, type Expression } from '../expression/tree.ts';

const read = new Map<string, Expression>();

/** A formula of our own, as a book prints it, with something in place of its letters. */
export const filled = (formula: string, values: Readonly<Record<string, Expression>>): Expression => {
  const known = read.get(formula) ?? readExpression(formula);
  if (!known) throw new Error(`No formula: ${formula}`);
  read.set(formula, known);
  return mapTree(known, (node) => (node.kind === 'symbol' ? (values[node.name] ?? node) : node));
};
