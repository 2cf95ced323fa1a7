import { GRADES } from '@studia/contract/review';
import { chanceOf, scheduleOf, type LogEntry } from '../../server/src/features/review/rules/schedule.ts';
import { scoreLines, scoresOf, type Prediction } from './prediction-scores.ts';
import { momentOf, readRows } from './table-rows.ts';

/**
 * How well the product's own schedule knows what is still remembered: it predicts every review of a record before it comes.
 * `npm run evals:review -- reviews.csv`, rows `card,time,grade` with grades from 1 to 4. Only reviews at least a day after
 * the one before are counted: within a day next to nothing is forgotten.
 */
const [, , file] = process.argv;
if (file === undefined) throw new Error('Name the record: npm run evals:review -- reviews.csv');

const DAY = 86_400_000;

const reviews = (await readRows(file, ['card', 'time', 'grade'])).flatMap(({ card, time, grade }) => {
  const at = momentOf(time);
  const named = GRADES[Number(grade) - 1];
  return named === undefined || Number.isNaN(at) ? [] : [{ card, at, grade: named }];
});
const cards = new Map<string, typeof reviews>();
for (const review of reviews.toSorted((one, other) => one.at - other.at)) {
  const before = cards.get(review.card);
  if (before) before.push(review);
  else cards.set(review.card, [review]);
}

const predictions: (Prediction & { at: number })[] = [];
for (const history of cards.values()) {
  const log: LogEntry[] = [];
  const born = new Date(history[0]?.at ?? 0);
  for (const { at, grade } of history) {
    const last = log.at(-1)?.at.getTime();
    const chance =
      last !== undefined && at - last >= DAY ? chanceOf(scheduleOf(born, log), new Date(at)) : null;
    if (chance !== null) predictions.push({ chance, correct: grade === 'again' ? 0 : 1, at });
    log.push({
      id: String(log.length).padStart(6, '0'),
      kind: 'grade',
      grade,
      at: new Date(at),
      confident: false,
    });
  }
}

const newest = predictions
  .toSorted((one, other) => one.at - other.at)
  .slice(-Math.ceil(predictions.length / 5));
console.log(`${reviews.length} reviews of ${cards.size} cards`);
for (const line of [
  ...scoreLines('All', scoresOf(predictions)),
  ...scoreLines('Newest fifth', scoresOf(newest)),
])
  console.log(line);
