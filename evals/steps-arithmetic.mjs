import { halfOf, loadEngine, makeTally, rowsOf } from './mathematics-engine.mjs';

/** Steps of problems from many courses, stories and physics among them, with short answers. */
export const evalStepsArithmetic = async () => {
  const rows = await rowsOf('steps-arithmetic.jsonl');
  if (rows === null) return { figure: 'left out: the problems are not here', misses: [] };
  const engine = await loadEngine();
  const tally = makeTally();
  let answered = 0;
  for (const row of rows) {
    const message = [row.title, row.body, row.stepTitle, row.stepBody].filter(Boolean).join('\n');
    const worked = engine.work(message);
    answered += worked.kind === 'worked' ? 1 : 0;
    const right = worked.kind === 'worked' && row.answer.some((gold) => agrees(engine, worked.answer, gold));
    tally.count(
      row.course,
      halfOf(row.sid),
      right,
      `${message.replaceAll('\n', ' # ')} → ${worked.answer?.text ?? worked.why}, not ${row.answer.join(' or ')}`,
    );
  }
  return {
    figure: `${tally.percent('seen')} of the seen half, ${tally.percent('unseen')} of the unseen; ${answered} of ${rows.length} answered at all`,
    notes: tally.byKind(),
    misses: tally.misses,
  };
};

const agrees = (engine, answer, gold) => {
  const plain = gold
    .replaceAll('$$', ' ')
    .replaceAll(/\\operatorname\{(\w+)\}/g, '$1')
    .trim();
  if (squeezed(answer.text) === squeezed(plain)) return true;
  const wanted = engine.readStatement(plain);
  if (!wanted || !answer.value) return false;
  return sameStatement(engine, answer.value, wanted);
};

const squeezed = (text) => text.toLowerCase().replaceAll('−', '-').replaceAll(/\s+/g, '');

const sameStatement = (engine, value, wanted) => {
  const [left, right] = [rightOf(value), rightOf(wanted)];
  if (engine.isExpression(left) && engine.isExpression(right)) return sameExpression(engine, left, right);
  if (value.kind === 'either' || value.kind === 'both')
    return value.parts.some((part) => sameStatement(engine, part, wanted));
  return (
    value.kind === 'relation' &&
    wanted.kind === 'relation' &&
    value.sign === wanted.sign &&
    sameExpression(engine, value.left, wanted.left) &&
    sameExpression(engine, value.right, wanted.right)
  );
};

const rightOf = (statement) =>
  statement.kind === 'relation' && statement.sign === '=' && statement.left.kind === 'symbol'
    ? statement.right
    : statement;

const sameExpression = (engine, value, wanted) => {
  if (engine.equivalent(value, wanted)) return true;
  // A key with decimals is a rounded one.
  const places = wanted.kind === 'number' && wanted.form === 'decimal' ? placesOf(engine, wanted) : null;
  if (places === null) return false;
  const [have, want] = [engine.valueAt(value, {}), engine.valueAt(wanted, {})];
  return Math.abs(have.im) < 1e-9 && Math.abs(have.re - want.re) <= 0.5000001 * 10 ** -places;
};

const placesOf = (engine, { value }) => {
  for (let places = 1; places < 12; places++) if (10n ** BigInt(places) % value.bottom === 0n) return places;
  return null;
};
