import type { Statement } from '../../mathematics/src/expression/tree.ts';
import type { NotUnderstood, Worked } from '../../mathematics/src/worked.ts';
import type { Evaluation } from './evaluation.ts';
import { ownMaterial } from './material.ts';
import { engine, workedAnswer, solutionsIn } from './mathematics-engine.ts';

/** A problem and its key: what is no problem has no answer. */
export interface OwnProblem {
  kind: string;
  ask: string;
  answer: string | null;
  interval?: string;
  solutions?: readonly string[];
}

/** Problems of our own for what the shared material lacks: mixed numbers, percent, units, |x|, inequalities, stories, calculus. */
export const evalOwnMathematics = async (): Promise<Evaluation> => {
  const rows = await ownMaterial<OwnProblem[]>('own-mathematics.json');
  const misses: string[] = [];
  for (const row of rows) {
    const worked = engine.work(row.ask);
    if (!agrees(worked, row)) misses.push(`${row.kind}: ${row.ask} → ${workedAnswer(worked)}`);
  }
  return { figure: `${rows.length - misses.length} of ${rows.length}`, misses };
};

const agrees = (worked: Worked | NotUnderstood, row: OwnProblem): boolean => {
  if (row.answer === null) return worked.kind === 'not understood';
  if (worked.kind !== 'worked') return false;
  const { text, value } = worked.answer;
  if (row.interval !== undefined) return text.endsWith(row.interval);
  if (row.solutions !== undefined) return sameSolutions(value, row.solutions);
  const wanted = engine.readExpression(row.answer);
  const found = value?.kind === 'relation' ? value.right : value;
  return (
    text === row.answer ||
    Boolean(wanted && found && engine.isExpression(found) && engine.equivalent(found, wanted))
  );
};

const sameSolutions = (value: Statement | null, solutions: readonly string[]): boolean => {
  if (solutions.length === 0) return value?.kind === 'never';
  const found = solutionsIn(value);
  return (
    found.length === solutions.length &&
    solutions.every((one) => {
      const wanted = engine.readExpression(one);
      return wanted !== null && found.some(({ right }) => engine.equivalent(right, wanted));
    })
  );
};
