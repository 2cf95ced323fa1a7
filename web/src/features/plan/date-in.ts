import { addDays, weekdayOf } from './days.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const UNITS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** The day that somebody names in passing: "by Friday", "in three weeks"; null when there is none. */
export const dateIn = (text: string, today: string): string | null => {
  if (/\btomorrow\b/i.test(text)) return addDays(today, 1);
  const [, count = '', unit = ''] =
    /\b(?:in|within) (an?|\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) (day|week|month)s?\b/i.exec(
      text,
    ) ?? [];
  if (unit !== '') return addDays(today, countOf(count.toLowerCase()) * (UNITS[unit.toLowerCase()] ?? 1));
  const named = /\b(?:by|before|until|on|next|this) (sun|mon|tue|wed|thu|fri|sat)[a-z]*\b/i.exec(text)?.[1];
  if (named === undefined) return null;
  const ahead = (WEEKDAYS.indexOf(named.toLowerCase()) - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
};

const countOf = (word: string): number => {
  if (/^\d+$/.test(word)) return Number(word);
  return NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 1 : 1;
};
