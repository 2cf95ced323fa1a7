import type { Statement } from '../../mathematics/src/expression/tree.ts';
import type { Answer } from '../../mathematics/src/worked.ts';
import type { Evaluation } from './evaluation.ts';
import { halfOf, makeTally } from './halves.ts';
import { rowsOf } from './material.ts';
import { engine, workedAnswer, solutionsIn } from './mathematics-engine.ts';

interface Row {
  module: string;
  question: string;
  answer: string;
}

/** Generated problems of twenty kinds with one exact answer each. */
export const evalDeepmind = async (): Promise<Evaluation> => {
  const rows = await rowsOf<Row>('deepmind-math.jsonl');
  if (rows === null) return { figure: 'left out: the problems are not here', misses: [] };
  const tally = makeTally();
  for (const { module, question, answer } of rows) {
    const worked = engine.work(question);
    tally.count(
      module,
      halfOf(question),
      worked.kind === 'worked' && agrees(worked.answer, answer, module),
      `${question} → ${workedAnswer(worked)}, not ${answer}`,
    );
  }
  return {
    figure: `${tally.percent('seen')} of the seen half, ${tally.percent('unseen')} of the unseen`,
    notes: tally.byKind(),
    misses: tally.misses,
  };
};

const agrees = (answer: Answer, gold: string, module: string): boolean => {
  if (plain(answer.text) === plain(gold)) return true;
  if (module === 'algebra__polynomial_roots' && !/[a-z]/.test(gold)) return sameRoots(answer.value, gold);
  const wanted = engine.readExpression(gold);
  const value = answer.value?.kind === 'relation' ? answer.value.right : answer.value;
  if (!wanted || !value || !engine.isExpression(value)) return false;
  if (module === 'algebra__polynomial_roots')
    return engine.equivalent(value, wanted) && brackets(answer.text) >= brackets(gold);
  return engine.equivalent(value, wanted) && engine.sizeOf(value) <= engine.sizeOf(wanted) * 1.4 + 4;
};

const plain = (text: string): string => text.toLowerCase().replaceAll('−', '-').replaceAll(/\s+/g, '');
const brackets = (text: string): number => text.split('(').length;

const sameRoots = (value: Statement | null, gold: string): boolean => {
  const wanted = gold.split(',').map((one) => engine.readExpression(one));
  const relations = solutionsIn(value);
  return (
    relations.length === wanted.length &&
    wanted.every((one) => one && relations.some(({ right }) => engine.equivalent(one, right)))
  );
};
