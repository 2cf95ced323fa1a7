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
  const parts = value?.kind === 'both' ? value.parts : [];
  const [x, y] = ['x', 'y'].map((name) => {
    const part = parts.find((one) => one.kind === 'relation' && isNamed(one.left, name));
    const size = part?.kind === 'relation' ? valueAt(part.right, {}).re : Number.NaN;
    return Math.round(size * 1000) / 1000;
  });
  return x !== undefined && y !== undefined && Number.isFinite(x + y) ? [x, y] : null;
};

const isNamed = (side: Expression, name: string): boolean => side.kind === 'symbol' && side.name === name;

// left − right is a + b·y for a fixed x, so two values of it give y; a line that stands upright has no y for an x.
const straightLine = ({ left, right }: Relation, low: number, high: number): [number, number][] | null => {
  const difference = (x: number, y: number): number => at(left, x, y) - at(right, x, y);
  const heightAt = (x: number): number => -difference(x, 0) / (difference(x, 1) - difference(x, 0));
  const [first, last, middle] = [heightAt(low), heightAt(high), heightAt((low + high) / 2)];
  const isStraight = Number.isFinite(first + last) && Math.abs(first + last - 2 * middle) <= 1e-6;
  return isStraight ? [low, high].map((x) => [x, heightAt(x)]) : null;
};

const at = (side: Expression, x: number, y: number): number => valueAt(side, { x, y }).re;
