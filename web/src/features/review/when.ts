import { whenText as text } from '../../text/review.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30.44 * DAY;
const YEAR = 365.25 * DAY;

/** How long it is until then, in one rounded figure. */
export const spanUntil = (due: string, now: number): string => {
  const span = Date.parse(due) - now;
  if (span < MINUTE) return text.soon;
  if (span < HOUR) return text.minutes(Math.round(span / MINUTE));
  if (span < DAY) return text.hours(Math.round(span / HOUR));
  if (span < 2 * MONTH) return text.days(Math.round(span / DAY));
  if (span < YEAR) return text.months(Math.round(span / MONTH));
  return text.years(Math.round((10 * span) / YEAR) / 10);
};

/** The student's day begins at four in the morning: who learns at midnight is still in yesterday. */
const DAY_BEGINS_AT = 4;

/** When the student's day began, by their own clock. */
export const dayBegan = (now: Date): string => {
  const begins = new Date(now);
  begins.setHours(DAY_BEGINS_AT, 0, 0, 0);
  if (begins > now) begins.setDate(begins.getDate() - 1);
  return begins.toISOString();
};
