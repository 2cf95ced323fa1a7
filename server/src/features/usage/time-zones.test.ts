import { expect, it } from 'vitest';
import { inTimeZone, TIME_ZONES } from '../../testing/time-zones.ts';
import { dayOf, monthOf, nextDayOf, nextMonthOf, shownSince } from './rules.ts';

/** A moment, its day, the next, its month and the next. */
const MOMENTS: readonly (readonly [moment: string, ...limits: [string, string, string, string]])[] = [
  ['2026-01-31T23:59:59.999Z', '2026-01-31', '2026-02-01', '2026-01-01', '2026-02-01'],
  ['2026-02-01T00:00:00.000Z', '2026-02-01', '2026-02-02', '2026-02-01', '2026-03-01'],
  ['2026-02-28T23:30:00.000Z', '2026-02-28', '2026-03-01', '2026-02-01', '2026-03-01'],
  ['2028-02-28T12:00:00.000Z', '2028-02-28', '2028-02-29', '2028-02-01', '2028-03-01'],
  ['2026-03-29T01:30:00.000Z', '2026-03-29', '2026-03-30', '2026-03-01', '2026-04-01'],
  ['2026-12-31T22:00:00.000Z', '2026-12-31', '2027-01-01', '2026-12-01', '2027-01-01'],
];

it.each(TIME_ZONES)('what is used belongs to the same day and month on a server in %s', (zone, minutes) =>
  inTimeZone(zone, () => {
    expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(minutes);
    for (const [text, ...limits] of MOMENTS) {
      const moment = new Date(text);
      const found = [dayOf, nextDayOf, monthOf, nextMonthOf].map((limit) => limit(moment).toISOString());
      expect([text, ...found]).toEqual([text, ...limits.map((day) => `${day}T00:00:00.000Z`)]);
      expect(shownSince(moment).toISOString()).toMatch(/T00:00:00.000Z$/);
    }
  }),
);
