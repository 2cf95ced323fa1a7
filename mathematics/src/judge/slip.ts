import { equivalent } from '../expression/equivalent.ts';
import {
  childrenOf,
  isExpression,
  isNumber,
  number,
  product,
  sum,
  withChildren,
  type Expression,
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
  const hasty = HASTY.find(([, change]) =>
    onSides(before, (side) => replaced(side, change)).some((line) => sameSides(line, wrong)),
  );
  if (hasty) return hasty[0];
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

// Away from their solutions two equations are equally false, so it is their sides that are compared.
const sameSides = (a: Statement, b: Statement): boolean =>
  isExpression(a) && isExpression(b)
    ? equivalent(a, b)
    : a.kind === 'relation' &&
      b.kind === 'relation' &&
      equivalent(a.left, b.left) &&
      equivalent(a.right, b.right);

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

type Change = (node: Expression) => Expression | null;

/** What stands there when only the first term in brackets is multiplied. */
const hastyBrackets: Change = (node) => {
  const inner = node.kind === 'product' ? node.factors.find(({ kind }) => kind === 'sum') : undefined;
  if (node.kind !== 'product' || inner?.kind !== 'sum') return null;
  const [first = number(0), ...others] = inner.terms;
  return sum([product([...node.factors.filter((factor) => factor !== inner), first]), ...others]);
};

const hastySquare: Change = (node) => {
  if (node.kind !== 'power' || node.base.kind !== 'sum' || !isNumber(node.exponent)) return null;
  const { exponent, base } = node;
  return sum(base.terms.map((term): Expression => ({ kind: 'power', base: term, exponent })));
};

/** 5 + 3 · 2 worked from the left. */
const leftToRight: Change = (node) => {
  if (node.kind !== 'sum') return null;
  const [first, second, ...others] = node.terms;
  const inner = second?.kind === 'negative' ? second.of : second;
  if (!first || !second || inner?.kind !== 'product') return null;
  const [factor = number(1), ...rest] = inner.factors;
  const start = sum([first, second.kind === 'negative' ? { kind: 'negative', of: factor } : factor]);
  return sum([product([start, ...rest]), ...others]);
};

const HASTY: readonly (readonly [Slip, Change])[] = [
  ['brackets not multiplied out completely', hastyBrackets],
  ['square of a sum', hastySquare],
  ['order of operations', leftToRight],
];

// x = 3 after x² = 9: true, but not all.
const isPartOf = (wrong: Statement, solutions: readonly Solution[]): boolean => {
  const parts = wrong.kind === 'either' ? wrong.parts : [wrong];
  const values = parts.flatMap((part) =>
    part.kind === 'relation' && part.sign === '=' && part.left.kind === 'symbol' ? [part] : [],
  );
  if (values.length !== parts.length || values.length >= solutions.length) return false;
  return values.every((part) => solutions.some((point) => truthAt(part, point) === true));
};

/** Every way to change exactly one node of the tree. */
const replaced = (expression: Expression, change: Change): Expression[] => {
  const [here, children] = [change(expression), childrenOf(expression)];
  const inside = children.flatMap((child, at) =>
    replaced(child, change).map((other) => withChildren(expression, children.with(at, other))),
  );
  return [...(here ? [here] : []), ...inside];
};

// One side moved by an amount, the other stayed as it was.
const oneSideOnly = (before: Statement, wrong: Statement): boolean => {
  if (before.kind !== 'relation' || wrong.kind !== 'relation') return false;
  return equivalent(before.left, wrong.left) !== equivalent(before.right, wrong.right);
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
