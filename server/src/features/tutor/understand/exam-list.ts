import { subjectsIn } from './school-subjects.ts';

/** An exam, as a student tells of it. */
export interface Exam {
  subject: string;
  day: string;
}

const DAY =
  /\b(?:(?:next |this )?(?<weekday>mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?|(?<near>tomorrow|tmrw?)|in (?<count>\d{1,2}|two|three|four|five|six) days)\b/;
const DAYS: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const PARTS = /[,;.\n]+|\b(?:and|then|plus|&)\b/;

/**
 * The exams with their days that a message tells of, one after the other; none where a subject has no day of its own, or where
 * it is not sure which comes first: “math on Friday, bio on Wednesday” may mean either.
 */
export const examsIn = (plain: string): Exam[] => {
  const dated = plain.split(PARTS).flatMap((part) => {
    const [subject] = subjectsIn(part);
    const when = whenIn(part);
    return subject && when ? [{ subject: subject.name, ...when }] : [];
  });
  const isWhole = subjectsIn(plain).length <= dated.length;
  const isInOrder = dated.every(({ kind, place }, at) => at === 0 || follows(dated[at - 1], { kind, place }));
  return isWhole && isInOrder ? dated.map(({ subject, day }) => ({ subject, day })) : [];
};

/** A day, and its place among those of its kind: in the week, or from now on. */
interface When {
  day: string;
  kind: 'week' | 'from now';
  place: number;
}

const whenIn = (part: string): When | null => {
  const { weekday, near, count } = DAY.exec(part)?.groups ?? {};
  if (weekday) {
    const place = Object.keys(DAYS).indexOf(weekday);
    return { day: DAYS[weekday] ?? '', kind: 'week', place };
  }
  if (near) return { day: 'tomorrow', kind: 'from now', place: 1 };
  return count
    ? { day: `the day in ${count} days`, kind: 'from now', place: NUMBERS[count] ?? Number(count) }
    : null;
};

/** Nothing comes before tomorrow. */
const follows = (
  before: Pick<When, 'kind' | 'place'> | undefined,
  when: Pick<When, 'kind' | 'place'>,
): boolean =>
  before?.kind === when.kind ? before.place < when.place : before?.kind === 'from now' && before.place === 1;

const NUMBERS: Readonly<Record<string, number>> = {
  an: 1,
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  half: 0.5,
};
const TIME =
  /(?<!\bin )\b(?<amount>\d+(?:[.,]\d+)?|half|an?|one|two|three|four|five)(?: an?)?[ -]?(?<unit>h|hours?|hrs?|min(?:ute)?s?)\b/;

/** The minutes a day that somebody has; null where nobody says, or it differs from day to day. */
export const minutesIn = (plain: string): number | null => {
  const [first, another] = Array.from(plain.matchAll(new RegExp(TIME, 'g')));
  // “2 h on school days and 4 h at the weekend”: no single one holds.
  if (another && another[0] !== first?.[0]) return null;
  const { amount = '', unit } = first?.groups ?? {};
  const number = NUMBERS[amount] ?? Number.parseFloat(amount.replace(',', '.'));
  if (unit === undefined || Number.isNaN(number)) return null;
  const minutes = Math.round(number * (unit.startsWith('m') ? 1 : 60));
  return minutes >= FEWEST && minutes <= MOST ? minutes : null;
};
const [FEWEST, MOST] = [10, 720];
