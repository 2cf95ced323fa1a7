import { later } from '../../text/later.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A day where the student is, written `2026-11-15`; it has no hour and no time zone. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
    .join('-');

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** From 0, a Sunday, to 6. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

const short = later(
  () =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** A day as it is said: "Tue 17 Nov". */
export const dayName = (day: string): string => short().format(new Date(day)).replace(',', '');
