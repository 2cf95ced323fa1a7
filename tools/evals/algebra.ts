import type { Expression, Relation, Statement } from '../../mathematics/src/expression/tree.ts';
import type { Worked } from '../../mathematics/src/worked.ts';
import type { Evaluation } from './evaluation.ts';
import { halfOf, makeTally } from './halves.ts';
import { rowsOf } from './material.ts';
import { engine, workedAnswer, solutionsIn } from './mathematics-engine.ts';

interface Row {
  id: string;
  kind: string;
  instruction: string;
  problem: string;
  gold: string;
}

/** Textbook exercises: the final answer, and the steps to it, every one equivalent to the one before. */
export const evalAlgebra = async (): Promise<Evaluation> => {
  const rows = await rowsOf<Row>('algebra.jsonl');
  if (rows === null) return { figure: 'left out: the exercises are not here', misses: [] };
  const [answers, steps] = [makeTally(), makeTally()];
  for (const row of rows) {
    const half = halfOf(row.id);
    const worked = engine.work(`${row.instruction}\n${row.problem}`);
    const right = worked.kind === 'worked' && isRight(row, worked);
    answers.count(row.kind, half, right, `${row.problem} → ${workedAnswer(worked)}, not ${row.gold}`);
    const taught = worked.kind === 'worked' && right && hasClassroomSteps(row, worked);
    steps.count(
      row.kind,
      half,
      taught,
      `${row.problem}: ${worked.kind === 'worked' ? worked.steps.length : 0} steps`,
    );
  }
  const figure = `answers ${answers.percent('seen')} of the seen half, ${answers.percent('unseen')} of the unseen; steps ${steps.percent('seen')} and ${steps.percent('unseen')}`;
  return {
    figure,
    notes: [...answers.byKind(), ...steps.byKind().map((line) => `steps ${line}`)],
    misses: [...answers.misses, ...steps.misses],
  };
};

const isRight = (row: Row, { answer }: Worked): boolean => {
  if (row.kind.startsWith('solve')) return sameSolutions(row.gold, answer.value);
  const gold = engine.readExpression(row.gold);
  if (!gold || !answer.value || !engine.isExpression(answer.value) || !engine.equivalent(answer.value, gold))
    return false;
  if (row.kind === 'factor') return factorCount(answer.value) >= factorCount(gold);
  return engine.sizeOf(answer.value) <= engine.sizeOf(gold) * 1.4 + 3;
};

/** `m=5/4,m=3`, `x=-4,8` or just `9` against what the engine says. */
const sameSolutions = (gold: string, value: Statement | null): boolean => {
  const wanted = gold
    .replaceAll(/[a-zA-Z]\s*=/g, '')
    .split(',')
    .map((one) => engine.readExpression(one));
  const found = solutionsIn(value).map(({ right }) => right);
  return (
    found.length === wanted.length &&
    wanted.every((one) => one && found.some((other) => engine.equivalent(one, other)))
  );
};

const factorCount = (expression: Expression): number => {
  if (expression.kind === 'product')
    return expression.factors.reduce((total, factor) => total + factorCount(factor), 0);
  if (expression.kind === 'negative') return factorCount(expression.of);
  if (expression.kind === 'power' && expression.exponent.kind === 'number')
    return Number(expression.exponent.value.top) * factorCount(expression.base);
  // The number in front of a polynomial is no factor that counts; in 2 · 2 · 7 every number is.
  return 1;
};

/** At least two steps unless there is only one thing to do; all of them read back from their text and checked again. */
const hasClassroomSteps = (row: Row, { steps, answer }: Worked): boolean => {
  const problem = engine.readStatement(row.problem);
  const needed = problem && engine.weightOf(problem) <= 1.5 ? 1 : 2;
  if (steps.length < needed || steps.at(-1)?.after.text !== answer.text) return false;
  const solutions = pointsOf(answer.value);
  return steps.every(({ before, after, mayAdd }) => {
    const [first, second] = [statementOf(before.text), statementOf(after.text)];
    if (!first || !second) return false;
    if (mayAdd)
      return solutions.every(
        (point) => engine.truthAt(first, point) === true && engine.truthAt(second, point) === true,
      );
    return engine.sameMeaning(first, second, solutions);
  });
};

const pointsOf = (value: Statement | null): Record<string, number>[] =>
  solutionsIn(value).flatMap(({ left, right }: Relation) =>
    left.kind === 'symbol' ? [{ [left.name]: engine.valueAt(right, {}).re }] : [],
  );

const statementOf = (text: string): Statement | null => {
  if (text === 'no solution') return { kind: 'never' };
  if (text === 'every number is a solution') return { kind: 'always' };
  for (const [word, kind] of [
    [' or ', 'either'],
    [' and ', 'both'],
  ] as const) {
    const parts = text.split(word);
    if (parts.length > 1) {
      const read = parts.flatMap((part) => statementOf(part) ?? []);
      return read.length < parts.length ? null : { kind, parts: read };
    }
  }
  return engine.readStatement(text);
};
