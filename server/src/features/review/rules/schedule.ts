import type { CardState, Grade } from '@studia/contract/review';
import { createEmptyCard, fsrs, generatorParameters, Rating, State, type Card } from 'ts-fsrs';

/** How sure a student should still be of a card when it comes back. */
const RETENTION = 0.9;

/** The default weights of FSRS-6: on a record of one person they did as well as weights fitted to that person. */
const FSRS = fsrs(
  generatorParameters({
    request_retention: RETENTION,
    maximum_interval: 36_500,
    enable_fuzz: true,
    enable_short_term: true,
  }),
);

/** What is known about how a card is remembered. */
export interface Schedule {
  state: CardState;
  due: Date;
  /** Days until it is remembered with a chance of nine in ten. */
  stability: number;
  difficulty: number;
  scheduled_days: number;
  learning_steps: number;
  reps: number;
  lapses: number;
  last_review: Date | null;
  /** The last answer was wrong although the student was sure. */
  urgent: boolean;
}

/** What another program knew about a card. */
export type Memory = Pick<Schedule, 'stability' | 'difficulty' | 'reps' | 'lapses'> & {
  /** Moments in ISO format. */
  due: string;
  last_review: string;
};

/** One entry of a card's log. */
export type LogEntry = { id: string; at: Date } & (
  | { kind: 'grade'; grade: Grade; confident: boolean }
  | { kind: 'undo'; undoes: string }
  | { kind: 'forget' }
  | { kind: 'memory'; memory: Memory }
);

/** The schedule of a card that nobody has seen. */
export const newSchedule = (createdAt: Date): Schedule => fromCard(createEmptyCard(createdAt), false);

/** The schedule of a card, from everything that happened to it; entries may come in any order. */
export const scheduleOf = (createdAt: Date, log: readonly LogEntry[]): Schedule => {
  const undone = new Set(log.flatMap((entry) => (entry.kind === 'undo' ? [entry.undoes] : [])));
  return log
    .filter(({ id }) => !undone.has(id))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
    .reduce(follow, newSchedule(createdAt));
};

const follow = (before: Schedule, entry: LogEntry): Schedule => {
  switch (entry.kind) {
    case 'grade': {
      const { card } = FSRS.next(toCard(before), entry.at, RATINGS[entry.grade]);
      return fromCard(card, entry.grade === 'again' && entry.confident);
    }
    case 'forget':
      return fromCard(FSRS.forget(toCard(before), entry.at, true).card, false);
    case 'memory':
      return remembered(entry.memory);
    case 'undo':
      return before;
  }
};

const DAY = 86_400_000;

const remembered = ({ due, last_review, ...memory }: Memory): Schedule => {
  const [dueAt, lastReview] = [new Date(due), new Date(last_review)];
  const days = Math.max(0, Math.round((dueAt.getTime() - lastReview.getTime()) / DAY));
  return {
    ...memory,
    state: 'review',
    due: dueAt,
    last_review: lastReview,
    scheduled_days: days,
    learning_steps: 0,
    urgent: false,
  };
};

/** When each grade would bring the card back, if it were given now. */
export const nextDates = (schedule: Schedule, now: Date): Record<Grade, Date> => {
  const preview = FSRS.repeat(toCard(schedule), now);
  return {
    again: preview[Rating.Again].card.due,
    hard: preview[Rating.Hard].card.due,
    good: preview[Rating.Good].card.due,
    easy: preview[Rating.Easy].card.due,
  };
};

/** With which chance the card is remembered now; null for one that was never answered. */
export const chanceOf = (schedule: Schedule, now: Date): number | null =>
  schedule.state === 'new' ? null : FSRS.get_retrievability(toCard(schedule), now, false);

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;
const STATES = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const;
const STATE_NAMES = {
  [State.New]: 'new',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
} as const;

const toCard = (schedule: Schedule): Card => {
  const { urgent: _, state, last_review, ...rest } = schedule;
  // How many days have gone by is computed anew from the last review wherever it is needed.
  return { ...rest, elapsed_days: 0, state: STATES[state], ...(last_review && { last_review }) };
};

const fromCard = (card: Card, urgent: boolean): Schedule => {
  const { elapsed_days: _, state, last_review, ...rest } = card;
  return { ...rest, state: STATE_NAMES[state], last_review: last_review ?? null, urgent };
};
