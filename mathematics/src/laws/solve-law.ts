import { absolute, compare, multiply, subtract, whole, type Fraction } from '../expression/fraction.ts';
import { readStatement } from '../expression/read.ts';
import { mapTree, number, type Expression, type Relation } from '../expression/tree.ts';
import { exactValue, valueAt } from '../expression/value.ts';
import { isolate } from '../formula/isolate.ts';
import { fractionOf } from '../formula/rounded.ts';

const relations = new Map<string, Relation>();

/** A formula of our tables. */
export const lawRelation = (formula: string): Relation => {
  const known = relations.get(formula);
  if (known) return known;
  const read = readStatement(formula);
  if (read?.kind !== 'relation' || read.sign !== '=') throw new Error(`No formula: ${formula}`);
  relations.set(formula, read);
  return read;
};

export type Values = Readonly<Record<string, Fraction>>;

/** The law solved for one of its symbols; null when the symbol stands in it more than once. */
export const solvedFor = (formula: string, unknown: string): Expression | null => {
  const { left, right } = lawRelation(formula);
  return isolate(left, right, unknown);
};

/** The unknown's value, exact where it is a fraction, and put back into the law; null where there is none. */
export const solveLaw = (formula: string, unknown: string, given: Values): Fraction | null => {
  const line = solvedFor(formula, unknown);
  const value = line && valueOf(line, given);
  return value && holds(formula, { ...given, [unknown]: value }) ? value : null;
};

/** Whether both sides agree when every symbol has its value. */
export const holds = (formula: string, values: Values): boolean => {
  const { left, right } = lawRelation(formula);
  const [a, b] = [valueOf(left, values), valueOf(right, values)];
  return a !== null && b !== null && isNear(a, b);
};

/** The same value, but for what floating point loses in roots and π. */
export const isNear = (a: Fraction, b: Fraction): boolean => {
  const gap = multiply(absolute(subtract(a, b)), whole(10 ** 9));
  return compare(gap, absolute(a)) <= 0;
};

const valueOf = (expression: Expression, values: Values): Fraction | null => {
  const filled = mapTree(expression, (node) => {
    const value = node.kind === 'symbol' ? values[node.name] : undefined;
    return value ? number(value) : node;
  });
  const exact = exactValue(filled);
  if (exact) return exact;
  const near = realValue(filled);
  return Number.isFinite(near) && (near === 0 || Math.abs(near) > 1e-200) ? fractionOf(near) : null;
};

// Atoms are small and stars are far: no size counts as zero here.
const realValue = (expression: Expression): number => {
  switch (expression.kind) {
    case 'sum':
      return expression.terms.reduce((total, term) => total + realValue(term), 0);
    case 'product':
      return expression.factors.reduce((total, factor) => total * realValue(factor), 1);
    case 'negative':
      return -realValue(expression.of);
    case 'quotient':
      return realValue(expression.top) / realValue(expression.bottom);
    case 'power':
      return realValue(expression.base) ** realValue(expression.exponent);
    case 'root':
      return expression.index === 3
        ? Math.cbrt(realValue(expression.of))
        : realValue(expression.of) ** (1 / expression.index);
    case 'call': {
      const args = expression.args.map(realValue);
      if (!args.every(Number.isFinite)) return Number.NaN;
      const value = valueAt({ ...expression, args: args.map((one) => number(fractionOf(one))) }, {});
      return Math.abs(value.im) < 1e-12 ? value.re : Number.NaN;
    }
    default:
      return valueAt(expression, {}).re;
  }
};
