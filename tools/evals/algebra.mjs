import { halfOf, loadEngine, makeTally, rowsOf } from './mathematics-engine.mjs';

/** Textbook exercises: the final answer, and the steps to it, every one equivalent to the one before. */
export const evalAlgebra = async () => {
  const rows = await rowsOf('algebra.jsonl');
  if (rows === null) return { figure: 'left out: the exercises are not here', misses: [] };
  const engine = await loadEngine();
  const [answers, steps] = [makeTally(), makeTally()];
  for (const row of rows) {
    const half = halfOf(row.id);
    const worked = engine.work(`${row.instruction}\n${row.problem}`);
    const right = worked.kind === 'worked' && isRight(engine, row, worked);
    answers.count(
      row.kind,
      half,
      right,
      `${row.problem} → ${worked.answer?.text ?? worked.why}, not ${row.gold}`,
    );
    const taught = right && hasClassroomSteps(engine, row, worked);
    steps.count(row.kind, half, taught, `${row.problem}: ${worked.steps?.length ?? 0} steps`);
  }
  const figure = `answers ${answers.percent('seen')} of the seen half, ${answers.percent('unseen')} of the unseen; steps ${steps.percent('seen')} and ${steps.percent('unseen')}`;
  return {
    figure,
    notes: [...answers.byKind(), ...steps.byKind().map((line) => `steps ${line}`)],
    misses: [...answers.misses, ...steps.misses],
  };
};

const isRight = (engine, row, { answer }) => {
  if (row.kind.startsWith('solve')) return sameSolutions(engine, row.gold, answer.value);
  const gold = engine.readExpression(row.gold);
  if (!gold || !answer.value || !engine.isExpression(answer.value) || !engine.equivalent(answer.value, gold))
    return false;
  if (row.kind === 'factor') return factorCount(answer.value) >= factorCount(gold);
  return engine.sizeOf(answer.value) <= engine.sizeOf(gold) * 1.4 + 3;
};

/** `m=5/4,m=3`, `x=-4,8` or just `9` against what the engine says. */
const sameSolutions = (engine, gold, value) => {
  const wanted = gold
    .replaceAll(/[a-zA-Z]\s*=/g, '')
    .split(',')
    .map((one) => engine.readExpression(one));
  const relations = value?.kind === 'relation' ? [value] : value?.kind === 'either' ? value.parts : [];
  const found = relations.map(({ right }) => right);
  return (
    found.length === wanted.length &&
    wanted.every((one) => one && found.some((other) => engine.equivalent(one, other)))
  );
};

const factorCount = (expression) => {
  if (expression.kind === 'product')
    return expression.factors.reduce((total, factor) => total + factorCount(factor), 0);
  if (expression.kind === 'negative') return factorCount(expression.of);
  if (expression.kind === 'power' && expression.exponent.kind === 'number')
    return Number(expression.exponent.value.top) * factorCount(expression.base);
  // The number in front of a polynomial is no factor that counts; in 2 · 2 · 7 every number is.
  return 1;
};

/** At least two steps unless there is only one thing to do; all of them read back from their text and checked again. */
const hasClassroomSteps = (engine, row, { steps, answer }) => {
  const problem = engine.readStatement(row.problem);
  const needed = problem && engine.weightOf(problem) <= 1.5 ? 1 : 2;
  if (steps.length < needed || steps.at(-1).after.text !== answer.text) return false;
  const solutions = pointsOf(engine, answer.value);
  return steps.every(({ before, after, mayAdd }) => {
    const [first, second] = [statementOf(engine, before.text), statementOf(engine, after.text)];
    if (!first || !second) return false;
    if (mayAdd)
      return solutions.every(
        (point) => engine.truthAt(first, point) === true && engine.truthAt(second, point) === true,
      );
    return engine.sameMeaning(first, second, solutions);
  });
};

const pointsOf = (engine, value) =>
  (value?.kind === 'relation' ? [value] : value?.kind === 'either' ? value.parts : [])
    .filter(({ left }) => left.kind === 'symbol')
    .map(({ left, right }) => ({ [left.name]: engine.valueAt(right, {}).re }));

const statementOf = (engine, text) => {
  if (text === 'no solution') return { kind: 'never' };
  if (text === 'every number is a solution') return { kind: 'always' };
  for (const [word, kind] of [
    [' or ', 'either'],
    [' and ', 'both'],
  ]) {
    const parts = text.split(word);
    if (parts.length > 1) {
      const read = parts.map((part) => statementOf(engine, part));
      return read.includes(null) ? null : { kind, parts: read };
    }
  }
  return engine.readStatement(text);
};
