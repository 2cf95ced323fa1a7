import type { IdeaId } from '@studia/contract/lessons';
import type { Attempt } from '@studia/contract/practice';
import { isAlone, isRight, wasShown, withAttempt, type IdeaState } from './idea-state.ts';
import { NO_TOTALS, timeOf, withAttemptInAll, type Totals } from './totals.ts';

/** Goes up with every change of what follows from attempts: figures of older rules are made anew. */
export const RULES_VERSION = 1;

/** What was done on one day. */
export interface Day {
  readonly attempts: number;
  readonly right: number;
  /** The part of both that was done alone. */
  readonly alone: number;
  readonly rightAlone: number;
  readonly milliseconds: number;
}

/** Everything that follows from the attempts of one student, or the part of it that some attempts touch. */
export interface PracticeRecord {
  readonly totals: Totals;
  readonly ideas: ReadonlyMap<IdeaId, IdeaState>;
  readonly days: ReadonlyMap<string, Day>;
}

export const EMPTY_RECORD: PracticeRecord = { totals: NO_TOTALS, ideas: new Map(), days: new Map() };

const NO_DAY: Day = { attempts: 0, right: 0, alone: 0, rightAlone: 0, milliseconds: 0 };

/** What is known after these attempts, in the order in which they arrived. */
export const foldAttempts = (before: PracticeRecord, attempts: readonly Attempt[]): PracticeRecord => {
  let { totals } = before;
  const ideas = new Map(before.ideas);
  const days = new Map(before.days);
  for (const attempt of attempts) {
    const state = attempt.idea === null ? undefined : ideas.get(attempt.idea);
    const about = { alone: isAlone(state, attempt), shown: wasShown(state, attempt) };
    totals = withAttemptInAll(totals, attempt, about);
    if (attempt.idea !== null) ideas.set(attempt.idea, withAttempt(state, attempt));
    const day = dayOf(attempt);
    days.set(day, withAttemptInDay(days.get(day) ?? NO_DAY, attempt, about.alone));
  }
  return { totals, ideas, days };
};

/** The ideas that attempts are about. */
export const ideasIn = (attempts: readonly Attempt[]): IdeaId[] => [
  ...new Set(attempts.flatMap(({ idea }) => idea ?? [])),
];

/** The days on which attempts were made. */
export const daysIn = (attempts: readonly Attempt[]): string[] => [...new Set(attempts.map(dayOf))];

const dayOf = ({ at }: Attempt): string => at.slice(0, 10);

const withAttemptInDay = (day: Day, attempt: Attempt, alone: boolean): Day => {
  const right = isRight(attempt) ? 1 : 0;
  return {
    attempts: day.attempts + 1,
    right: day.right + right,
    alone: day.alone + (alone ? 1 : 0),
    rightAlone: day.rightAlone + (alone ? right : 0),
    milliseconds: day.milliseconds + timeOf(attempt),
  };
};
