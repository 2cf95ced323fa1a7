import { GRADES } from '@studia/contract/review';
import * as fc from 'fast-check';
import { createEmptyCard, fsrs, generatorParameters, type Card } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { chanceOf, newSchedule, nextDates, scheduleOf, type LogEntry } from './schedule.ts';

const BORN = new Date('2026-01-05T09:00:00Z');
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const after = (milliseconds: number) => new Date(BORN.getTime() + milliseconds);

const graded = (id: string, grade: (typeof GRADES)[number], at: Date, confident = false): LogEntry => ({
  id,
  kind: 'grade',
  grade,
  at,
  confident,
});

/** Histories with pauses of seconds to years. */
const histories = fc.array(
  fc.record({
    grade: fc.integer({ min: 1, max: 4 }),
    pause: fc.oneof(
      fc.integer({ min: 1_000, max: 20 * MINUTE }),
      fc.integer({ min: DAY / 2, max: 40 * DAY }),
      fc.integer({ min: 30 * DAY, max: 900 * DAY }),
    ),
  }),
  { minLength: 1, maxLength: 25 },
);

const timed = (history: readonly { grade: number; pause: number }[]) => {
  let at = BORN.getTime();
  return history.map(({ grade, pause }) => ({ grade, at: new Date((at += pause)) }));
};

describe('a schedule', () => {
  it('equals that of the reference implementation on random histories', () => {
    const reference = fsrs(generatorParameters({ request_retention: 0.9, enable_fuzz: true }));
    fc.assert(
      fc.property(histories, (history) => {
        const answers = timed(history);
        const log = answers.map(({ grade, at }, index) =>
          graded(String(index).padStart(3, '0'), GRADES[grade - 1] ?? 'again', at),
        );
        const { collections } = reference.reschedule(
          createEmptyCard(BORN),
          answers.map(({ grade, at }) => ({ rating: grade as 1 | 2 | 3 | 4, review: at })),
        );
        const expected = collections.at(-1)?.card as Card;
        const { due, stability, difficulty, reps, lapses, scheduled_days, learning_steps } = scheduleOf(
          BORN,
          log,
        );
        expect({ due, stability, difficulty, reps, lapses, scheduled_days, learning_steps }).toEqual({
          due: expected.due,
          stability: expected.stability,
          difficulty: expected.difficulty,
          reps: expected.reps,
          lapses: expected.lapses,
          scheduled_days: expected.scheduled_days,
          learning_steps: expected.learning_steps,
        });
      }),
      { numRuns: 300 },
    );
  });

  it('does not depend on the order in which entries arrive', () => {
    fc.assert(
      fc.property(histories, fc.integer(), (history, seed) => {
        const log = timed(history).map(({ grade, at }, index) =>
          graded(String(index).padStart(3, '0'), GRADES[grade - 1] ?? 'again', at),
        );
        const mixed = log.toSorted(
          (a, b) => ((Number(a.id) * 7 + seed) % 11) - ((Number(b.id) * 7 + seed) % 11),
        );
        expect(scheduleOf(BORN, mixed)).toEqual(scheduleOf(BORN, log));
      }),
      { numRuns: 100 },
    );
  });

  it('is what it was before, once the last answer is taken back', () => {
    const first = graded('a', 'good', after(MINUTE));
    const second = graded('b', 'again', after(20 * MINUTE));
    const undo = { id: 'c', kind: 'undo', undoes: 'b', at: after(21 * MINUTE) } as const;
    expect(scheduleOf(BORN, [first, second, undo])).toEqual(scheduleOf(BORN, [first]));
  });

  it('begins anew when a card is restarted', () => {
    const log = [graded('a', 'easy', after(MINUTE)), graded('b', 'good', after(20 * DAY))];
    const restarted = scheduleOf(BORN, [...log, { id: 'c', kind: 'forget', at: after(21 * DAY) }]);
    expect(restarted).toMatchObject({ state: 'new', reps: 0, lapses: 0, stability: 0 });
  });

  it('goes on from what another program knew', () => {
    const memory = {
      stability: 30,
      difficulty: 5,
      reps: 6,
      lapses: 1,
      last_review: after(-20 * DAY).toISOString(),
      due: after(10 * DAY).toISOString(),
    };
    const known: LogEntry = { id: 'a', kind: 'memory', at: BORN, memory };
    expect(scheduleOf(BORN, [known])).toMatchObject({ state: 'review', scheduled_days: 30, reps: 6 });
    const answered = scheduleOf(BORN, [known, graded('b', 'good', after(10 * DAY))]);
    expect(answered.stability).toBeGreaterThan(30);
    expect(answered.reps).toBe(7);
  });

  it('is urgent after a confident mistake, until the next answer', () => {
    const mistake = graded('a', 'again', after(MINUTE), true);
    expect(scheduleOf(BORN, [mistake]).urgent).toBe(true);
    expect(scheduleOf(BORN, [mistake, graded('b', 'good', after(5 * MINUTE))]).urgent).toBe(false);
    expect(scheduleOf(BORN, [graded('a', 'again', after(MINUTE))]).urgent).toBe(false);
  });

  it('shows on the buttons the very dates that an answer will bring', () => {
    const before = scheduleOf(BORN, [
      graded('a', 'good', after(MINUTE)),
      graded('b', 'good', after(30 * MINUTE)),
    ]);
    const now = after(9 * DAY);
    const dates = nextDates(before, now);
    for (const grade of GRADES) {
      const log = [
        graded('a', 'good', after(MINUTE)),
        graded('b', 'good', after(30 * MINUTE)),
        graded('c', grade, now),
      ];
      expect(dates[grade]).toEqual(scheduleOf(BORN, log).due);
    }
    expect(dates.again.getTime()).toBeLessThan(dates.hard.getTime());
    expect(dates.good.getTime()).toBeLessThan(dates.easy.getTime());
  });

  it('knows nothing of a card that was never answered, and less and less of one that was', () => {
    expect(chanceOf(newSchedule(BORN), BORN)).toBeNull();
    const known = scheduleOf(BORN, [graded('a', 'easy', after(0))]);
    expect(chanceOf(known, after(DAY))).toBeGreaterThan(chanceOf(known, after(60 * DAY)) ?? 1);
  });
});
