import { ALLOWANCE } from '@studia/contract/limits';

const DAY = 24 * 60 * 60 * 1000;

/** When the day of this moment began; days are those of UTC, the same for every node. */
export const dayOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / DAY) * DAY);

/** When the allowance is full again. */
export const nextDayOf = (moment: Date): Date => new Date(dayOf(moment).getTime() + DAY);

/** How far back usage is shown. */
export const shownSince = (moment: Date): Date =>
  new Date(dayOf(moment).getTime() - (ALLOWANCE.shownDays - 1) * DAY);

/** A turn may begin as long as something is left: nobody is cut off in the middle of an answer. */
export const mayBegin = (usedToday: number): boolean => usedToday < ALLOWANCE.dailyTokens;
