import { GRADES } from '@studia/contract/review';
import { createEmptyCard, fsrs, generatorParameters, type Grade } from 'ts-fsrs';
import { scheduleOf, type LogEntry } from '../../server/src/features/review/rules/schedule.ts';

/** Whether our fold over a log gives the very schedule of the reference implementation, on so many random histories. */
const HISTORIES = 10_000;
const LONGEST = 40;
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

// A generator of its own (mulberry32), so that every run sees the same histories.
let seed = 20_261_116;
const random = (): number => {
  seed = (seed + 0x6d_2b_79_f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

/** From seconds to three years, each scale as likely. */
const pause = (): number => Math.round(1_000 * Math.exp(random() * Math.log((1_000 * DAY) / 1_000)));

const reference = fsrs(generatorParameters({ request_retention: 0.9, enable_fuzz: true }));
const born = new Date('2026-01-05T09:00:00Z');
let reviews = 0;
const misses: string[] = [];
for (let history = 0; history < HISTORIES; history += 1) {
  let at = born.getTime();
  let expected = createEmptyCard(born);
  const log: LogEntry[] = [];
  const length = 1 + Math.floor(random() * LONGEST);
  for (let number = 0; number < length; number += 1) {
    at += pause();
    const rating = (1 + Math.floor(random() * 4)) as Grade;
    expected = reference.next(expected, new Date(at), rating).card;
    const id = String(number).padStart(3, '0');
    log.push({ id, kind: 'grade', grade: GRADES[rating - 1] ?? 'again', at: new Date(at), confident: false });
  }
  reviews += length;
  const ours = scheduleOf(born, log);
  const same =
    ours.due.getTime() === expected.due.getTime() &&
    ours.stability === expected.stability &&
    ours.difficulty === expected.difficulty &&
    ours.reps === expected.reps &&
    ours.lapses === expected.lapses;
  if (!same)
    misses.push(`history ${history}: ${ours.due.toISOString()} instead of ${expected.due.toISOString()}`);
}
console.log(
  `${HISTORIES - misses.length} of ${HISTORIES} histories (${reviews} reviews) give the same schedule`,
);
for (const miss of misses.slice(0, 20)) console.log(`  ${miss}`);
