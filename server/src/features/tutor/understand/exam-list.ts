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

/** The exams with their days that a message tells of, in its order. */
export const examsIn = (plain: string): Exam[] =>
  plain.split(PARTS).flatMap((part): Exam[] => {
    const [subject] = subjectsIn(part);
    const { weekday, near, count } = DAY.exec(part)?.groups ?? {};
    const day = weekday ? DAYS[weekday] : near ? 'tomorrow' : count ? `the day in ${count} days` : undefined;
    return subject && day !== undefined ? [{ subject: subject.name, day }] : [];
  });

const NUMBERS: Readonly<Record<string, number>> = {
  an: 1,
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  half: 0.5,
};
const TIME =
  /(?<!\bin )\b(?<amount>\d+(?:[.,]\d+)?|half|an?|one|two|three|four|five)(?: an?)?[ -]?(?<unit>h|hours?|hrs?|min(?:ute)?s?)\b/;

/** The minutes a day that somebody has; null where nobody says. */
export const minutesIn = (plain: string): number | null => {
  const { amount = '', unit } = TIME.exec(plain)?.groups ?? {};
  const number = NUMBERS[amount] ?? Number.parseFloat(amount.replace(',', '.'));
  if (unit === undefined || Number.isNaN(number)) return null;
  const minutes = Math.round(number * (unit.startsWith('m') ? 1 : 60));
  return minutes >= FEWEST && minutes <= MOST ? minutes : null;
};
const [FEWEST, MOST] = [10, 720];
