import type {
  Expression,
  NumberNode,
  Statement,
} from '../../server/src/features/tutor/mathematics/expression/tree.ts';
import type { Answer } from '../../server/src/features/tutor/mathematics/worked.ts';
import type { Evaluation, Half } from './evaluation.ts';
import { makeTally, quarterKept } from './halves.ts';
import { rowsOf } from './material.ts';
import { engine, saidTo } from './mathematics-engine.ts';

interface Row {
  sid: string;
  course: string;
  title?: string;
  body?: string;
  stepTitle?: string;
  stepBody?: string;
  answer: readonly string[];
}

/** Steps of problems from many courses, stories and physics among them, with short answers. */
export const evalStepsArithmetic = async (): Promise<Evaluation> => {
  const rows = await rowsOf<Row>('steps-arithmetic.jsonl');
  if (rows === null) return { figure: 'left out: the problems are not here', misses: [] };
  const tally = makeTally();
  const answered = { seen: 0, unseen: 0 };
  const right = { seen: 0, unseen: 0 };
  const times: number[] = [];
  for (const row of rows) {
    const message = [row.title, row.body, row.stepTitle, row.stepBody].filter(Boolean).join('\n');
    const half = quarterKept(row.sid);
    const began = performance.now();
    const worked = engine.work(message);
    times.push(performance.now() - began);
    const good = worked.kind === 'worked' && row.answer.some((gold) => agrees(worked.answer, gold));
    answered[half] += worked.kind === 'worked' ? 1 : 0;
    right[half] += good ? 1 : 0;
    tally.count(
      row.course,
      half,
      good,
      `${message.replaceAll('\n', ' # ')} → ${saidTo(worked)}, not ${row.answer.join(' or ')}`,
    );
  }
  const share = (half: Half): string =>
    `${((100 * right[half]) / answered[half]).toFixed(1)} % of the ${answered[half]} ${half} answers agree with the key`;
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(0.95 * times.length)] ?? 0;
  return {
    figure: `${tally.percent('seen')} of three quarters seen, ${tally.percent('unseen')} of the quarter unseen`,
    notes: [share('seen'), share('unseen'), `p95 ${p95.toFixed(1)} ms a message`, ...tally.byKind()],
    misses: tally.misses,
  };
};

const FUNCTION_NAMES = new Set(['f', 'g', 'h']);

const agrees = (answer: Answer, gold: string): boolean => {
  const plain = gold
    .replaceAll('$$', ' ')
    .replaceAll(/\\operatorname\{(\w+)\}/g, '$1')
    .trim();
  if (squeezed(answer.text) === squeezed(plain) || squeezed(answer.latex) === squeezed(plain)) return true;
  const wanted = engine.readStatement(plain, { functions: FUNCTION_NAMES });
  if (!wanted || !answer.value) return false;
  if (answer.near && isNear(answer.value, wanted)) return true;
  return sameStatement(answer.value, wanted);
};

const squeezed = (text: string): string => text.toLowerCase().replaceAll('−', '-').replaceAll(/\s+/g, '');

// Measured things are rounded by the key as well as by us: three figures have to agree.
const isNear = (value: Statement, wanted: Statement): boolean => {
  const key = rightOf(wanted);
  if (!engine.isExpression(value) || !engine.isExpression(key)) return false;
  const [have, want] = [engine.valueAt(value, {}).re, engine.valueAt(key, {}).re];
  return Math.abs(have - want) <= 0.005 * Math.abs(want);
};

const sameStatement = (value: Statement, wanted: Statement): boolean => {
  const [left, right] = [rightOf(value), rightOf(wanted)];
  if (engine.isExpression(left) && engine.isExpression(right)) return sameExpression(left, right);
  if (value.kind === 'either' || value.kind === 'both')
    return value.parts.some((part) => sameStatement(part, wanted));
  return (
    value.kind === 'relation' &&
    wanted.kind === 'relation' &&
    value.sign === wanted.sign &&
    sameExpression(value.left, wanted.left) &&
    sameExpression(value.right, wanted.right)
  );
};

const rightOf = (statement: Statement): Statement =>
  statement.kind === 'relation' &&
  statement.sign === '=' &&
  (statement.left.kind === 'symbol' || isFunctionName(statement.left))
    ? statement.right
    : statement;

// `f(x) = …`
const isFunctionName = (left: Expression): boolean =>
  left.kind === 'call' && left.name.length === 1 && left.args.length === 1 && left.args[0]?.kind === 'symbol';

const sameExpression = (value: Expression, wanted: Expression): boolean => {
  if (engine.equivalent(value, wanted)) return true;
  // A key with decimals is a rounded one.
  const places = wanted.kind === 'number' && wanted.form === 'decimal' ? placesOf(wanted) : null;
  if (places === null) return false;
  const [have, want] = [engine.valueAt(value, {}), engine.valueAt(wanted, {})];
  return Math.abs(have.im) < 1e-9 && Math.abs(have.re - want.re) <= 0.5000001 * 10 ** -places;
};

const placesOf = ({ value }: NumberNode): number | null => {
  for (let places = 1; places < 12; places++) if (10n ** BigInt(places) % value.bottom === 0n) return places;
  return null;
};
