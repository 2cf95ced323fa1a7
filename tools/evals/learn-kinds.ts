import { readFile, writeFile } from 'node:fs/promises';
import { work } from '@studia/mathematics';
import { bindingsOf, markedIn } from '../../server/src/features/exercises/kinds/bind.ts';
import { valueOf } from '../../server/src/features/exercises/kinds/formula.ts';
import { judgeNumber } from '../../server/src/features/exercises/kinds/judge-number.ts';
import { makeKindIndex } from '../../server/src/features/exercises/kinds/kind-index.ts';
import { taskOf, type Kind } from '../../server/src/features/exercises/kinds/kind.ts';
import {
  makeLikelyKind,
  SIGN_NAMES,
  type LikelyKind,
} from '../../server/src/features/exercises/kinds/likely-kind.ts';
import { writtenKinds } from '../../server/src/features/exercises/kinds/written-kinds.ts';
import { fitLogistic } from './fit-logistic.ts';

/**
 * Learns how likely the formulas of the kind that is found hold for a task. Every fifth written task is taken out and looked for
 * among the others, once with its own kind and once without: what nobody has written must not be taken for something else.
 * `fresh-tasks.jsonl` holds tasks by writers who had seen no kind, and tells how good it is; no weight is learnt from it, but the limit in `kind-of.ts` was chosen on it.
 */
const WEIGHTS = new URL('../../server/src/features/exercises/kinds/chance-weights.json', import.meta.url);
const EVERY = 5;

interface FreshTask {
  task: string;
  value: number | null;
  wrong: number;
}

interface Row {
  likely: LikelyKind;
  holds: boolean;
}

const isClose = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other));

/** Whether the formulas of a kind come to what a written task comes to. */
const holds = (
  found: LikelyKind,
  task: string,
  { id, value }: { id: string; value: number | null },
): boolean => {
  const { answer } = found.kind;
  if (answer === undefined || value === null) return found.id === id;
  const values = bindingsOf(found.kind, task).map((one) => valueOf(answer, one));
  return values.length === 1 && values.every((one) => one !== null && isClose(one, value));
};

const learnt = new Map<string, Kind>();
const left: { id: string; task: string; value: number | null }[] = [];
let place = 0;
for (const [id, kind] of writtenKinds) {
  const isLeft = kind.says.map(() => place++ % EVERY === 0);
  learnt.set(id, { ...kind, says: kind.says.filter((_, at) => !isLeft[at]) });
  for (const say of kind.says.filter((_, at) => isLeft[at]))
    left.push({
      id,
      task: taskOf(say),
      value: kind.answer === undefined ? null : valueOf(kind.answer, markedIn(say)),
    });
}
const likelyAmong = makeLikelyKind(learnt, makeKindIndex(learnt));
const rows = left.flatMap((one) =>
  [undefined, one.id].flatMap((except): Row[] => {
    const likely = likelyAmong(one.task, except);
    return likely ? [{ likely, holds: holds(likely, one.task, one) }] : [];
  }),
);

const { weights, base } = fitLogistic(
  rows.map(({ likely, holds: isSo }) => ({ values: SIGN_NAMES.map((name) => likely.signs[name]), isSo })),
);
const short = (value: number): number => Number(value.toFixed(3));
const model = {
  base: short(base),
  weights: Object.fromEntries(SIGN_NAMES.map((name, at) => [name, short(weights[at] ?? 0)])),
};
await writeFile(WEIGHTS, `${JSON.stringify(model, null, 2)}\n`);
const chanceOf = ({ signs }: LikelyKind): number =>
  1 / (1 + Math.exp(-SIGN_NAMES.reduce((sum, name, at) => sum + signs[name] * (weights[at] ?? 0), base)));

const fresh = (await readFile(new URL('fresh-tasks.jsonl', import.meta.url), 'utf8'))
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as FreshTask);
const unread = fresh.filter(({ task }) => work(task).kind !== 'worked');
const likelyOf = makeLikelyKind(writtenKinds, makeKindIndex(writtenKinds));
const judged = unread.flatMap(({ task, value, wrong }) => {
  const likely = likelyOf(task);
  if (!likely || value === null) return [];
  const verdict = (number: number): string => judgeNumber(likely.kind, task, number)?.is ?? 'nothing';
  return [{ task, id: likely.id, chance: chanceOf(likely), right: verdict(value), wrong: verdict(wrong) }];
});
const tallyOf = (verdicts: readonly string[]): string =>
  ['answer', 'step', 'slip', 'nothing']
    .map((name) => `${name} ${verdicts.filter((one) => one === name).length}`)
    .join(', ');
console.log(
  `${rows.length} rows, ${fresh.length} fresh tasks, ${judged.length} of them not read by the engine`,
);
console.log(SIGN_NAMES.map((name, at) => `${name} ${weights[at]?.toFixed(2)}`).join(', '));
for (const from of [0.3, 0.4, 0.45, 0.5, 0.6, 0.7]) {
  const learntFrom = rows.filter(({ likely }) => chanceOf(likely) >= from);
  const some = judged.filter(({ chance }) => chance >= from);
  console.log(
    `a chance of ${from}: written ${learntFrom.length}, ${learntFrom.filter((one) => one.holds).length} hold; fresh ${some.length}`,
    `| the right number is: ${tallyOf(some.map(({ right }) => right))}`,
    `| the usual wrong one: ${tallyOf(some.map(({ wrong }) => wrong))}`,
  );
}
if (process.argv.includes('--list'))
  for (const { task, id, chance, right, wrong } of judged.toSorted((one, other) => other.chance - one.chance))
    console.log(`${chance.toFixed(2)} ${id} right: ${right}, wrong: ${wrong} | ${task}`);
