import { readStatement } from '../expression/read.ts';
import { symbolsOf, type Expression, type Relation, type Statement } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { inOneNotation } from '../find/pieces.ts';
import type { Worked } from '../worked.ts';

/** The lines of two equations in x and y, and where they meet. */
export interface SystemLines {
  readonly lines: readonly { readonly label: string; readonly points: [number, number][] }[];
  readonly meet: [number, number] | null;
}

const REACH = 5;

/** The straight lines of a system that was solved; null for anything else. */
export const systemLines = ({ problem, answer, instruction }: Worked): SystemLines | null => {
  const [one, other, third] = problem.text.split(/ and /).map((text) => readStatement(inOneNotation(text)));
  if (instruction !== 'solve' || third || !isOfTwoLetters(one) || !isOfTwoLetters(other)) return null;
  const meet = meetingPoint(answer.value);
  const [low, high] = [(meet?.[0] ?? 0) - REACH, (meet?.[0] ?? 0) + REACH];
  const lines = [one, other].flatMap((equation) => {
    const points = straightLine(equation, low, high);
    return points ? [{ label: write(equation), points }] : [];
  });
  return lines.length === 2 ? { lines, meet } : null;
};

const isOfTwoLetters = (statement: Statement | null | undefined): statement is Relation =>
  statement?.kind === 'relation' &&
  statement.sign === '=' &&
  symbolsOf(statement).every((name) => name === 'x' || name === 'y');

const meetingPoint = (value: Statement | null): [number, number] | null => {
  const of = (name: string): number | null => {
    const part = value?.kind === 'both' ? value.parts.find((one) => isNamed(one, name)) : undefined;
    const size = part?.kind === 'relation' ? valueAt(part.right, {}).re : Number.NaN;
    return Number.isFinite(size) ? Math.round(size * 1000) / 1000 : null;
  };
  const [x, y] = [of('x'), of('y')];
  return x === null || y === null ? null : [x, y];
};

const isNamed = (part: Statement, name: string): boolean =>
  part.kind === 'relation' && part.left.kind === 'symbol' && part.left.name === name;

// left − right is a + b·y for a fixed x, so two values of it give y; a line that stands upright has no y for an x.
const straightLine = ({ left, right }: Relation, low: number, high: number): [number, number][] | null => {
  const difference = (x: number, y: number): number => at(left, x, y) - at(right, x, y);
  const heightAt = (x: number): number => -difference(x, 0) / (difference(x, 1) - difference(x, 0));
  const [first, last, middle] = [heightAt(low), heightAt(high), heightAt((low + high) / 2)];
  if (![first, last].every(Number.isFinite) || Math.abs(first + last - 2 * middle) > 1e-6) return null;
  return [
    [low, first],
    [high, last],
  ];
};

const at = (side: Expression, x: number, y: number): number => valueAt(side, { x, y }).re;
