import { withDigits } from '../arithmetic/number-words.ts';
import { number } from '../expression/tree.ts';
import { plainSolution, type PlainStep } from '../steps/plain.ts';
import { answerOf, textAnswer, type Task } from '../worked.ts';

const TIME = String.raw`(\d{1,2}):(\d{2})\s?([AP]\.?M\.?)?`;
const DAY = 24 * 60;

const minutesOf = (hours: string, minutes: string, half: string | undefined): number | null => {
  const [h, m] = [Number(hours), Number(minutes)];
  if (h > 23 || m > 59 || (half && h > 12)) return null;
  return half ? ((h % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + m : h * 60 + m;
};

const written = (total: number, isTwelve: boolean): string => {
  const minutes = ((total % DAY) + DAY) % DAY;
  const [h, m] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  return isTwelve ? `${h % 12 || 12}:${m} ${h < 12 ? 'AM' : 'PM'}` : `${h}:${m}`;
};

const DURATION = new RegExp(
  String.raw`how\s(?:many\s(minutes|hours)|much\stime|long)\b[^:]{0,80}?\b(?:between|from)\s${TIME}\s(?:and|to|until|till)\s${TIME}`,
  'i',
);

/** How long from one time of day to the next. */
const durationTask: Task = (text) => {
  const match = DURATION.exec(text);
  if (!match) return null;
  const [, unit, h1 = '', m1 = '', a1, h2 = '', m2 = '', a2] = match;
  const [start, end] = [minutesOf(h1, m1, a1), minutesOf(h2, m2, a2)];
  if (start === null || end === null) return null;
  // On a clock without halves of the day, 1:20 comes after 9:45.
  const round =
    [a1, a2].every((half) => half === undefined) && Math.max(start, end) < 13 * 60 ? DAY / 2 : DAY;
  const length = (((end - start) % round) + round) % round;
  const toHour = (60 - (start % 60)) % 60;
  const hours = Math.floor((length - toHour) / 60);
  const rest = length - toHour - hours * 60;
  const stages = `${toHour} + ${hours} × 60 + ${rest}`;
  const minutes = `${length} minutes`;
  const steps: PlainStep[] =
    hours < 0
      ? [[minutes, 'Count the minutes']]
      : [
          [stages, 'Go up in stages'],
          [minutes, 'Add', 'Put the stages together.'],
        ];
  return plainSolution(
    `${written(start, a1 !== undefined)} to ${written(end, a2 !== undefined)}`,
    'duration',
    unit?.toLowerCase() === 'hours' ? textAnswer(`${length / 60}`) : answerOf(number(length)),
    ...steps,
  );
};

/** `2 pm`, `half past 3` and `quarter to 5` with their minutes. */
const withTimes = (text: string): string =>
  text
    .replaceAll(/\bhalf\spast\s(\d{1,2})\b/gi, '$1:30')
    .replaceAll(/\b(?:an?\s)?quarter\spast\s(\d{1,2})\b/gi, '$1:15')
    .replaceAll(/\b(?:an?\s)?quarter\sto\s(\d{1,2})\b/gi, (_, hour: string) => `${Number(hour) - 1 || 12}:45`)
    .replaceAll(/\b(\d{1,2})\s?o['’]?clock\b/gi, '$1:00')
    .replaceAll(/(?<![:\d])(\d{1,2})\s?([ap]\.?m\b\.?)/gi, '$1:00 $2');

const SHIFT = new RegExp(
  String.raw`(\d+)\s(minutes?|hours?)\s(?:and\s(\d+)\sminutes?\s)?(before|after)\s${TIME}`,
  'i',
);

/** What time it is some minutes before or after. */
const shiftTask: Task = (text) => {
  const match = SHIFT.exec(withTimes(withDigits(text)));
  if (!match) return null;
  const [, count = '0', unit = '', more = '0', side = '', h = '', m = '', half] = match;
  const start = minutesOf(h, m, half);
  if (start === null || count.length > 6) return null;
  const by = Number(count) * (/^h/i.test(unit) ? 60 : 1) + Number(more);
  const isAfter = /after/i.test(side);
  const result = written(isAfter ? start + by : start - by, half !== undefined);
  const from = written(start, half !== undefined);
  const split = `${Math.floor(by / 60)} hours and ${by % 60} minutes ${side.toLowerCase()} ${from}`;
  return plainSolution(
    match[0],
    'time of day',
    textAnswer(result),
    [split, 'Split into hours and minutes'],
    [result, isAfter ? 'Go forward' : 'Go back', 'After 12:59 comes 1:00; at midnight a new day begins.'],
  );
};

export const CLOCK_TASKS: readonly Task[] = [durationTask, shiftTask];
