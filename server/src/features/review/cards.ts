import type { CardId } from '@studia/contract/ids';
import { REVIEW } from '@studia/contract/limits';
import { GRADES, type Card, type CardSource, type DueCard, type Grade } from '@studia/contract/review';
import { nextDates, type LogEntry, type Memory, type Schedule } from './rules/schedule.ts';
import type { CardRow, EntryRow } from './store/cards.ts';

/** A card as a student sees it. */
export const cardIn = (row: CardRow): Card => ({
  id: row.id as CardId,
  kind: row.kind,
  front: row.front,
  back: row.back,
  subject: row.subject,
  source: row.source as CardSource | null,
  idea: row.idea,
  suspended: row.suspended,
  state: row.state,
  due: row.due.toISOString(),
  reps: row.reps,
  lapses: row.lapses,
  leech: row.lapses >= REVIEW.leechLapses,
  urgent: row.urgent,
  created_at: row.created_at.toISOString(),
});

/** The same with the dates that its buttons show. */
export const dueCardIn = (row: CardRow, now: Date): DueCard => {
  const dates = nextDates(scheduleIn(row), now);
  const next = Object.fromEntries(GRADES.map((grade) => [grade, dates[grade].toISOString()]));
  return { ...cardIn(row), as_of: now.toISOString(), next: next as Record<Grade, string> };
};

/** The copy of the schedule that stands beside a card. */
const scheduleIn = (row: CardRow): Schedule => ({
  state: row.state,
  due: row.due,
  stability: row.stability,
  difficulty: row.difficulty,
  scheduled_days: row.scheduled_days,
  learning_steps: row.learning_steps,
  reps: row.reps,
  lapses: row.lapses,
  last_review: row.last_review,
  urgent: row.urgent,
});

/** An entry of the log as the rules read it. */
export const entryIn = ({ id, at, kind, grade, confident, undoes, memory }: EntryRow): LogEntry => {
  if (kind === 'grade') return { id, at, kind, grade: grade ?? 'again', confident };
  if (kind === 'undo') return { id, at, kind, undoes: undoes ?? '' };
  if (kind === 'memory') return { id, at, kind, memory: memory as Memory };
  return { id, at, kind };
};
