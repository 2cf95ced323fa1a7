import type { AttemptId } from '@studia/contract/ids';
import type { Attempt, Help } from '@studia/contract/practice';
import { EMPTY_RECORD, foldAttempts } from '../../server/src/features/practice/rules/fold.ts';
import { chancesOf } from '../../server/src/features/practice/rules/idea-state.ts';
import { scoreLines, scoresOf, type Prediction } from './prediction-scores.ts';
import { momentOf, readRows } from './table-rows.ts';

/**
 * How well the product's own rules know what a student can do: they predict every answer of a record before it comes.
 * `npm run evals:mastery -- answers.csv`, rows `student,concept,correct,time` and `help` where that is known.
 */
const [, , file] = process.argv;
if (file === undefined) throw new Error('Name the record: npm run evals:mastery -- answers.csv');
const rows = await readRows(file, ['student', 'concept', 'correct', 'time', 'help']);

const HELP: Readonly<Record<string, Help>> = {
  '': 'none',
  '0': 'none',
  none: 'none',
  '1': 'hint-1',
  '2': 'hint-2',
  '3': 'hint-3',
  'hint-1': 'hint-1',
  'hint-2': 'hint-2',
  'hint-3': 'hint-3',
  chat: 'chat',
  revealed: 'revealed',
};

const attempts = rows.map(({ student, concept, correct, time, help }, row) => {
  const stamp = momentOf(time);
  const moment = Number.isFinite(stamp) ? stamp : row * 1000;
  const answered: Attempt = {
    id: String(row) as AttemptId,
    // Every row is a question of its own: a record of concepts does not say which were the same.
    item: { kind: 'exercise', text: String(row) },
    idea: concept,
    correct: Number(correct),
    confidence: null,
    help: HELP[help.toLowerCase()] ?? 'hint-1',
    milliseconds: null,
    mode: 'practise',
    judge: 'rules',
    reveals: null,
    at: new Date(moment).toISOString(),
  };
  if (!(answered.correct >= 0 && answered.correct <= 1))
    throw new Error(`Row ${row + 1}: "${correct}" is not from 0 to 1.`);
  return { student, moment, answered };
});

const alone: Prediction[] = [];
const helped: Prediction[] = [];
const records = new Map<string, typeof EMPTY_RECORD>();
for (const { student, answered } of attempts.toSorted((one, other) => one.moment - other.moment)) {
  const before = records.get(student) ?? EMPTY_RECORD;
  const state = answered.idea === null ? undefined : before.ideas.get(answered.idea);
  const chances = chancesOf(state, before.totals, null);
  if (answered.help === 'none') alone.push({ chance: chances.alone, correct: answered.correct });
  else helped.push({ chance: chances.any, correct: answered.correct });
  records.set(student, foldAttempts(before, [answered]));
}

const concepts = new Set(rows.map(({ concept }) => concept)).size;
console.log(`${rows.length} answers of ${records.size} students about ${concepts} concepts`);
for (const line of scoreLines('Without help', scoresOf(alone))) console.log(line);
if (helped.length > 0) for (const line of scoreLines('With help', scoresOf(helped))) console.log(line);
