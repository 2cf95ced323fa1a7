import { halfOf, loadEngine, makeTally, rowsOf } from './mathematics-engine.mjs';

/** Generated problems of twenty kinds with one exact answer each. */
export const evalDeepmind = async () => {
  const rows = await rowsOf('deepmind-math.jsonl');
  if (rows === null) return { figure: 'left out: the problems are not here', misses: [] };
  const engine = await loadEngine();
  const tally = makeTally();
  for (const { module, question, answer } of rows) {
    const worked = engine.work(question);
    const said = worked.answer?.text ?? worked.why;
    tally.count(
      module,
      halfOf(question),
      worked.kind === 'worked' && agrees(engine, worked, answer, module),
      `${question} → ${said}, not ${answer}`,
    );
  }
  return {
    figure: `${tally.percent('seen')} of the seen half, ${tally.percent('unseen')} of the unseen`,
    notes: tally.byKind(),
    misses: tally.misses,
  };
};

const agrees = (engine, { answer }, gold, module) => {
  if (plain(answer.text) === plain(gold)) return true;
  if (module === 'algebra__polynomial_roots' && !/[a-z]/.test(gold))
    return sameRoots(engine, answer.value, gold);
  const wanted = engine.readExpression(gold);
  const value = answer.value?.kind === 'relation' ? answer.value.right : answer.value;
  if (!wanted || !value || !engine.isExpression(value)) return false;
  if (module === 'algebra__polynomial_roots')
    return engine.equivalent(value, wanted) && brackets(answer.text) >= brackets(gold);
  return engine.equivalent(value, wanted) && engine.sizeOf(value) <= engine.sizeOf(wanted) * 1.4 + 4;
};

const plain = (text) => text.toLowerCase().replaceAll('−', '-').replaceAll(/\s+/g, '');
const brackets = (text) => text.split('(').length;

const sameRoots = (engine, value, gold) => {
  const wanted = gold.split(',').map((one) => engine.readExpression(one));
  const relations = value?.kind === 'relation' ? [value] : value?.kind === 'either' ? value.parts : [];
  return (
    relations.length === wanted.length &&
    wanted.every((one) => one && relations.some(({ right }) => engine.equivalent(one, right)))
  );
};
