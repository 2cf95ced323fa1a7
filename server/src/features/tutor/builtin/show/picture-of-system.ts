import type { Picture } from '@studia/contract/proof';
import { readStatement } from '../../mathematics/expression/read.ts';
import { symbolsOf, type Expression, type Relation } from '../../mathematics/expression/tree.ts';
import { valueAt } from '../../mathematics/expression/value.ts';
import { write } from '../../mathematics/expression/write.ts';
import { inOneNotation } from '../../mathematics/find/pieces.ts';
import type { Worked } from '../../mathematics/worked.ts';

const REACH = 5;

/** The lines of two equations in x and y and where they meet; null for anything else. */
export const linesOfSystem = ({ problem, answer, instruction }: Worked): Picture | null => {
  const equations = problem.text.split(/\s+and\s+/).map((text) => readStatement(inOneNotation(text)));
  const [one, other, third] = equations;
  if (instruction !== 'solve' || third || !isOfTwoLetters(one) || !isOfTwoLetters(other)) return null;
  const at = meetingPoint(answer.value);
  const [low, high] = [(at?.[0] ?? 0) - REACH, (at?.[0] ?? 0) + REACH];
  const curves = [one, other].flatMap((equation) => {
    const points = straightLine(equation, low, high);
    return points ? [{ label: write(equation), points }] : [];
  });
  if (curves.length < 2) return null;
  const meet = at
    ? `They meet at (${at[0]}, ${at[1]}).`.replaceAll('-', '−')
    : 'They don’t meet at a single point.';
  return {
    kind: 'graph',
    sentence: `The lines ${curves.map(({ label }) => label).join(' and ')}. ${meet}`,
    curves,
    marks: at ? [{ label: `(${at[0]}, ${at[1]})`.replaceAll('-', '−'), at }] : [],
  };
};

const isOfTwoLetters = (statement: unknown): statement is Relation => {
  const line = statement as Relation | null | undefined;
  return (
    line?.kind === 'relation' &&
    line.sign === '=' &&
    symbolsOf(line).every((name) => name === 'x' || name === 'y')
  );
};

const meetingPoint = (value: Worked['answer']['value']): [number, number] | null => {
  if (value?.kind !== 'both') return null;
  const of = (name: string): number | null => {
    const part = value.parts.find(
      (one): one is Relation =>
        one.kind === 'relation' && one.left.kind === 'symbol' && one.left.name === name,
    );
    const size = part ? valueAt(part.right, {}).re : Number.NaN;
    return Number.isFinite(size) ? Math.round(size * 1000) / 1000 : null;
  };
  const [x, y] = [of('x'), of('y')];
  return x === null || y === null ? null : [x, y];
};

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
