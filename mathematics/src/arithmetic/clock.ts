import { number } from '../expression/tree.ts';
import { answerOf, plainLine, told, type Task } from '../worked.ts';
import { withDigits } from './number-words.ts';

const TIME = String.raw`(\d{1,2}):(\d{2})\s*([AP]\.?M\.?)?`;
const DAY = 24 * 60;

const minutesOf = (hours: string, minutes: string, half: string | undefined): number | null => {
  const [h, m] = [Number(hours), Number(minutes)];
  if (h > 23 || m > 59) return null;
  if (!half) return h * 60 + m;
  if (h > 12) return null;
  return ((h % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + m;
};

const written = (total: number, twelve: boolean): string => {
  const minutes = ((total % DAY) + DAY) % DAY;
  const [h, m] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  return twelve ? `${h % 12 || 12}:${m} ${h < 12 ? 'AM' : 'PM'}` : `${h}:${m}`;
};

/** How long from one time of day to the next. */
export const durationTask: Task = (text) => {
  const match = new RegExp(
    String.raw`how\s+(?:many\s+(minutes|hours)|much\s+time|long)\b.*?\b(?:between|from)\s+${TIME}\s+(?:and|to|until|till)\s+${TIME}`,
    'is',
  ).exec(text);
  if (!match) return null;
  const [, unit, h1 = '', m1 = '', a1, h2 = '', m2 = '', a2] = match;
  const [start, end] = [minutesOf(h1, m1, a1), minutesOf(h2, m2, a2)];
  if (start === null || end === null) return null;
  const length = (((end - start) % DAY) + DAY) % DAY;
  const toHour = (60 - (start % 60)) % 60;
  const hours = Math.floor((length - toHour) / 60);
  const rest = length - toHour - hours * 60;
  const answer =
    unit?.toLowerCase() === 'hours'
      ? { ...plainLine(`${length / 60}`), value: null }
      : answerOf(number(length));
  return told(
    `${written(start, a1 !== undefined)} to ${written(end, a2 !== undefined)}`,
    'duration',
    length < toHour || hours < 0
      ? [[`${length} minutes`, 'Count the minutes', 'Both times lie in the same hour.']]
      : [
          [
            `${toHour} minutes + ${hours} hours + ${rest} minutes`,
            'Go up in stages',
            'First to the full hour, then in whole hours, then the rest.',
          ],
          [
            `${toHour} + ${hours * 60} + ${rest} minutes`,
            'Write the hours in minutes',
            'An hour has 60 minutes.',
          ],
          [`${length} minutes`, 'Add', 'Put the stages together.'],
        ],
    unit || length >= 0 ? answer : answer,
  );
};

/** `2 pm`, `half past 3` and `quarter to 5` with their minutes. */
const withTimes = (text: string): string =>
  text
    .replaceAll(/\bhalf\s+past\s+(\d{1,2})\b/gi, '$1:30')
    .replaceAll(/\b(?:an?\s+)?quarter\s+past\s+(\d{1,2})\b/gi, '$1:15')
    .replaceAll(
      /\b(?:an?\s+)?quarter\s+to\s+(\d{1,2})\b/gi,
      (_, hour: string) => `${Number(hour) - 1 || 12}:45`,
    )
    .replaceAll(/\b(\d{1,2})\s*o['’]?clock\b/gi, '$1:00')
    .replaceAll(/(?<![:\d])(\d{1,2})\s*([ap]\.?m\b\.?)/gi, '$1:00 $2');

/** What time it is some minutes before or after. */
export const shiftTask: Task = (text) => {
  const match = new RegExp(
    String.raw`(\d+)\s+(minutes?|hours?)\s+(?:and\s+(\d+)\s+minutes?\s+)?(before|after)\s+${TIME}`,
    'is',
  ).exec(withTimes(withDigits(text)));
  if (!match) return null;
  const [, count = '0', unit = '', more = '0', side = '', h = '', m = '', half] = match;
  const start = minutesOf(h, m, half);
  if (start === null || count.length > 6) return null;
  const by = Number(count) * (/^h/i.test(unit) ? 60 : 1) + Number(more);
  const end = /after/i.test(side) ? start + by : start - by;
  const result = written(end, half !== undefined);
  return told(
    match[0],
    'time of day',
    [
      [
        `${Math.floor(by / 60)} hours and ${by % 60} minutes ${side.toLowerCase()} ${written(start, half !== undefined)}`,
        'Split into hours and minutes',
        'An hour has 60 minutes.',
      ],
      [
        result,
        /after/i.test(side) ? 'Go forward' : 'Go back',
        'After 12:59 the clock begins again at 1:00; past midnight a new day begins.',
      ],
    ],
    { ...plainLine(result), value: null },
  );
};
