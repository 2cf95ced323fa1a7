import { allKnown } from '../all-known.ts';
import { equivalent } from '../expression/equivalent.ts';
import { isWhole } from '../expression/fraction.ts';
import { readStatement } from '../expression/read.ts';
import {
  type Expression,
  type Relation,
  type Statement,
  anyOf,
  childrenOf,
  contains,
  isExpression,
  isNumber,
  number,
  product,
  relation,
  sum,
  symbolsOf,
  withChildren,
  withSign,
  unsigned,
} from '../expression/tree.ts';
import { inOneNotation, isProse } from '../find/pieces.ts';
import { solveEquation } from '../solve/equation.ts';
import { TURNED } from '../solve/sides.ts';
import { asPoints } from '../solve/solution.ts';
import { likelyUnknown } from '../solve/work.ts';
import { type Solution, sameMeaning, truthAt } from '../steps/check.ts';
import { newTrail } from '../steps/step.ts';

/** What a student's own lines are worth. */
export type WorkVerdict =
  | { readonly kind: 'right'; readonly lines: number }
  | {
      readonly kind: 'wrong';
      /** Counted from zero. */ readonly line: number;
      readonly text: string;
      readonly before: string;
      readonly slip: Slip;
    }
  | { readonly kind: 'unreadable'; readonly line: number; readonly text: string };

const MOST_LINES = 40;

/** Goes through a student's lines and finds the first that does not say the same as the one before. */
export const judgeLines = (written: string): WorkVerdict => {
  const texts = linesIn(written);
  const read = texts.map(readLine);
  const [lines, unread] = [allKnown(read), read.indexOf(null)];
  const [first] = lines ?? [];
  if (!lines || !first)
    return { kind: 'unreadable', line: Math.max(0, unread), text: texts[unread] ?? written.slice(0, 200) };
  const solutions = solutionsOf(first);
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (before ? agrees(before, line, solutions) : isTrueByItself(line)) continue;
    const text = texts[at] ?? '';
    return {
      kind: 'wrong',
      line: at,
      text,
      before: texts[at - 1] ?? '',
      slip: before ? findSlip(before, line, solutions) : 'arithmetic',
    };
  }
  return { kind: 'right', lines: lines.length };
};

// `3 + 4 = 7 = …` in one line, `=>` and `⇒` between lines, numbering in front.
const linesIn = (written: string): string[] =>
  inOneNotation(written)
    .split(/\n|=>|⇒|⟹|\btherefore\b|∴/i)
    .map((line) =>
      line
        .replace(/^\s*(?:\d{1,2}[.)]\s+|[-*•]\s+|step\s*\d*\s*:?\s*|=\s*)/i, '')
        .replace(/[.;,]\s*$/, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .slice(0, MOST_LINES);

const readLine = (text: string): Statement | null => {
  if (isProse(text)) return null;
  const parts = text.split(/\s+or\s+|\s*;\s*/i);
  const read = allKnown(parts.map((part) => readStatement(part)));
  return read && anyOf(read);
};

const solutionsOf = (first: Statement): Solution[] => {
  const name = likelyUnknown(first);
  if (first.kind !== 'relation' || first.sign !== '=' || name === null || symbolsOf(first).length !== 1)
    return [];
  const solved = solveEquation(first, name, newTrail());
  return solved ? asPoints(solved) : [];
};

const agrees = (before: Statement, line: Statement, solutions: readonly Solution[]): boolean => {
  if (isExpression(before) !== isExpression(line)) return isExpression(line) || sidesFollow(before, line);
  if (sameMeaning(before, line, solutions)) return true;
  // Squaring may bring in values; the solutions must not get lost.
  const squared = before.kind === 'relation' && hasRoot(before);
  return squared && solutions.length > 0 && solutions.every((point) => truthAt(line, point) === true);
};

const hasRoot = ({ left, right }: Relation): boolean =>
  [left, right].some((side) => contains(side, ({ kind }) => kind === 'root'));

// An expression first, then a chain of equals signs that begins with it.
const sidesFollow = (before: Statement, line: Statement): boolean =>
  isExpression(before) &&
  line.kind === 'relation' &&
  (sameMeaning(before, line.left, []) || symbolsOf(before).length === 0) &&
  isTrueByItself(line);

/** `3 + 4 = 8` is wrong without any line before it. */
const isTrueByItself = (line: Statement): boolean => {
  if (line.kind === 'both') return line.parts.every(isTrueByItself);
  if (line.kind !== 'relation' || symbolsOf(line).length > 0) return true;
  return truthAt(line, {}) !== false;
};

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
const findSlip = (before: Statement, wrong: Statement, solutions: readonly Solution[]): Slip => {
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
    return terms.map((term, at) => sum(terms.with(at, withSign(unsigned(term), term.kind !== 'negative'))));
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
  const inner = second && unsigned(second);
  if (!first || !second || inner?.kind !== 'product') return null;
  const [factor = number(1), ...rest] = inner.factors;
  const start = sum([first, withSign(factor, second.kind === 'negative')]);
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
        isNumber(node) && isWhole(node.value) ? number(node.value.top + shift) : null,
      ),
    ),
  );
