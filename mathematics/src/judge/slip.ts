import { equivalent } from '../expression/equivalent.ts';
import {
  isExpression,
  isNumber,
  mapTree,
  number,
  product,
  sum,
  type Expression,
  type Relation,
  type Statement,
  relation,
} from '../expression/tree.ts';
import { TURNED } from '../solve/sides.ts';
import { sameMeaning, truthAt, type Solution } from '../steps/check.ts';

/** What kind of mistake a wrong line looks like. */
export type Slip =
  | 'sign'
  | 'brackets not multiplied out completely'
  | 'square of a sum'
  | 'done on one side only'
  | 'comparison not turned'
  | 'order of operations'
  | 'solution lost'
  | 'arithmetic'
  | 'unknown';

/** Guesses the slip between a right line and the wrong one after it. */
export const findSlip = (before: Statement, wrong: Statement, solutions: readonly Solution[]): Slip => {
  const fits = (candidate: Statement): boolean => sameMeaning(before, candidate, solutions);
  if (turnedComparison(wrong).some(fits)) return 'comparison not turned';
  if (hastyBrackets(before).some((hasty) => sameMeaning(hasty, wrong, [])))
    return 'brackets not multiplied out completely';
  if (hastySquares(before).some((hasty) => sameMeaning(hasty, wrong, []))) return 'square of a sum';
  if (leftToRight(before).some((hasty) => sameMeaning(hasty, wrong, []))) return 'order of operations';
  if (isPartOf(wrong, solutions)) return 'solution lost';
  if (signChanges(wrong).some(fits)) return 'sign';
  if (oneSideOnly(before, wrong)) return 'done on one side only';
  return numberChanges(wrong).some(fits) ? 'arithmetic' : 'unknown';
};

const onSides = (statement: Statement, change: (side: Expression) => Expression[]): Statement[] => {
  if (isExpression(statement)) return change(statement);
  if (statement.kind !== 'relation') return [];
  return [
    ...change(statement.left).map((left) => relation(left, statement.sign, statement.right)),
    ...change(statement.right).map((right) => relation(statement.left, statement.sign, right)),
  ];
};

const turnedComparison = (wrong: Statement): Statement[] =>
  wrong.kind === 'relation' && wrong.sign !== '=' ? [{ ...wrong, sign: TURNED[wrong.sign] }] : [];

/** The line with the sign of one term turned. */
const signChanges = (wrong: Statement): Statement[] =>
  onSides(wrong, (side) => {
    const terms = side.kind === 'sum' ? side.terms : [side];
    return terms.map((term, at) =>
      sum(terms.with(at, term.kind === 'negative' ? term.of : { kind: 'negative', of: term })),
    );
  });

const variants = (expression: Expression, change: (node: Expression) => Expression | null): Expression[] => {
  const found: Expression[] = [];
  mapTree(expression, (node) => {
    const changed = change(node);
    if (changed) found.push(mapTree(expression, (other) => (other === node ? changed : other)));
    return node;
  });
  return found;
};

/** What stands there when only the first term in brackets is multiplied. */
const hastyBrackets = (before: Statement): Statement[] =>
  onSides(before, (side) =>
    replaced(side, (node) => {
      if (node.kind !== 'product') return null;
      const inner = node.factors.find(({ kind }) => kind === 'sum');
      if (inner?.kind !== 'sum') return null;
      const [first = number(0), ...others] = inner.terms;
      return sum([product([...node.factors.filter((factor) => factor !== inner), first]), ...others]);
    }),
  );

/** 5 + 3 · 2 worked from the left. */
const leftToRight = (before: Statement): Statement[] =>
  onSides(before, (side) =>
    replaced(side, (node) => {
      if (node.kind !== 'sum') return null;
      const [first, second, ...others] = node.terms;
      const inner = second?.kind === 'negative' ? second.of : second;
      if (!first || !second || inner?.kind !== 'product') return null;
      const [factor = number(1), ...rest] = inner.factors;
      const start = sum([first, second.kind === 'negative' ? { kind: 'negative', of: factor } : factor]);
      return sum([product([start, ...rest]), ...others]);
    }),
  );

// x = 3 after x² = 9: true, but not all.
const isPartOf = (wrong: Statement, solutions: readonly Solution[]): boolean => {
  const parts = wrong.kind === 'either' ? wrong.parts : [wrong];
  const values = parts.flatMap((part) =>
    part.kind === 'relation' && part.sign === '=' && part.left.kind === 'symbol' ? [part] : [],
  );
  if (values.length !== parts.length || values.length >= solutions.length) return false;
  return values.every((part) => solutions.some((point) => truthAt(part, point) === true));
};

const hastySquares = (before: Statement): Statement[] =>
  onSides(before, (side) =>
    replaced(side, (node) => {
      if (node.kind !== 'power' || node.base.kind !== 'sum' || !isNumber(node.exponent)) return null;
      const { exponent, base } = node;
      return sum(base.terms.map((term): Expression => ({ kind: 'power', base: term, exponent })));
    }),
  );

/** Every way to change exactly one node of the tree. */
const replaced = (expression: Expression, change: (node: Expression) => Expression | null): Expression[] => {
  const here = change(expression);
  const inside = variants(expression, (node) => (node === expression ? null : change(node)));
  return [...(here ? [here] : []), ...inside];
};

// One side moved by an amount, the other stayed as it was.
const oneSideOnly = (before: Statement, wrong: Statement): boolean => {
  if (before.kind !== 'relation' || wrong.kind !== 'relation') return false;
  const [a, b]: [Relation, Relation] = [before, wrong];
  const left = equivalent(a.left, b.left);
  const right = equivalent(a.right, b.right);
  return left !== right;
};

const NEAR = [-3n, -2n, -1n, 1n, 2n, 3n, 10n, -10n];

/** The line with one number a little different. */
const numberChanges = (wrong: Statement): Statement[] =>
  onSides(wrong, (side) =>
    NEAR.flatMap((shift) =>
      replaced(side, (node) =>
        isNumber(node) && node.value.bottom === 1n
          ? number({ top: node.value.top + shift, bottom: 1n })
          : null,
      ),
    ),
  );
