import { ALLOWANCE } from '@studia/contract/limits';

const DAY = 24 * 60 * 60 * 1000;

/** When the day of this moment began; days are those of UTC, the same for every node. */
export const dayOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / DAY) * DAY);

/** When the allowance is full again. */
export const nextDayOf = (moment: Date): Date => new Date(dayOf(moment).getTime() + DAY);

/** When the month of this moment began; months are those of UTC, too. */
export const monthOf = (moment: Date): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), 1));

/** When the live lessons of a month are there again. */
export const nextMonthOf = (moment: Date): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1));

/** How far back usage is shown. */
export const shownSince = (moment: Date): Date =>
  new Date(dayOf(moment).getTime() - (ALLOWANCE.shownDays - 1) * DAY);

/** A turn may begin as long as something is left: nobody is cut off in the middle of an answer. */
export const mayBegin = (usedToday: number, dailyTokens: number | null): boolean =>
  dailyTokens === null || usedToday < dailyTokens;

/** A live lesson, or the rest of one from an earlier month, and its seconds in this month. */
export interface LiveLesson {
  readonly sessionId: string;
  readonly seconds: number;
  readonly goesOn: boolean;
}

/** Lessons that were begun among these. */
export const begunOf = (lessons: readonly LiveLesson[]): number =>
  lessons.filter(({ goesOn }) => !goesOn).length;

interface LiveLimits {
  readonly live_sessions: number | null;
  readonly live_minutes: number | null;
}

/** How many seconds a live lesson may still last; null is without limit. A lesson that was begun may go on. */
export const liveSecondsLeft = (
  lessons: readonly LiveLesson[],
  limits: LiveLimits,
  isBegun: boolean,
): number | null => {
  if (limits.live_sessions !== null && !isBegun && begunOf(lessons) >= limits.live_sessions) return 0;
  if (limits.live_minutes === null) return null;
  const used = lessons.reduce((sum, { seconds }) => sum + seconds, 0);
  return Math.max(0, limits.live_minutes * 60 - used);
};
