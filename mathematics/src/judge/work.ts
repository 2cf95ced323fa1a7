import { allKnown } from '../all-known.ts';
import { readStatement } from '../expression/read.ts';
import {
  anyOf,
  contains,
  isExpression,
  symbolsOf,
  type Relation,
  type Statement,
} from '../expression/tree.ts';
import { inOneNotation, isProse } from '../find/pieces.ts';
import { solveEquation } from '../solve/equation.ts';
import { asPoints } from '../solve/solution.ts';
import { likelyUnknown } from '../solve/work.ts';
import { sameMeaning, truthAt, type Solution } from '../steps/check.ts';
import { newTrail } from '../steps/step.ts';
import { findSlip, type Slip } from './slip.ts';

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
  const lines: Statement[] = [];
  for (const [at, text] of texts.entries()) {
    const statement = readLine(text);
    if (!statement) return { kind: 'unreadable', line: at, text };
    lines.push(statement);
  }
  const [first] = lines;
  if (!first) return { kind: 'unreadable', line: 0, text: written.slice(0, 200) };
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
  if (isExpression(before) !== isExpression(line))
    return isExpression(line) ? true : sidesFollow(before, line);
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
