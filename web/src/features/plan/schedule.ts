import type { PlanContent, PlanItem } from '@studia/contract/plan';
import { addDays, daysBetween, weekdayOf } from './days.ts';

/** One item on one day. */
export interface Appointment {
  day: string;
  item: PlanItem;
}

/** Days until each look back: the gaps grow, as memory does. */
const REVIEWS_AFTER = [2, 7, 21];
const USUAL_MINUTES = 30;
const LEAST_MINUTES = 20;
const LONGEST_DAYS = 3 * 366;

/** What is still to do, in the student's order. */
export const openItems = ({ modules }: Pick<PlanContent, 'modules'>): PlanItem[] =>
  modules.flatMap(({ items }) => items).filter(({ chosen, done }) => chosen && !done);

export const minutesOf = (items: readonly PlanItem[]): number =>
  items.reduce((sum, { minutes }) => sum + minutes, 0);

/** Spreads what is still to do over the chosen weekdays, from today and until the day before the exam. */
export const scheduled = (plan: PlanContent, today: string): Appointment[] => {
  const days = studyDays(plan, today);
  const open = openItems(plan);
  const learning = fill(
    open.filter(({ kind }) => kind !== 'review'),
    days,
    capacityOf(plan, open, days.length),
  );
  const learnt = learning.at(-1)?.day ?? days[0] ?? today;
  const reviews = open.filter(({ kind }) => kind === 'review');
  return [...learning, ...reviewed(reviews, learnt, days)].toSorted((one, other) =>
    one.day < other.day ? -1 : Number(one.day > other.day),
  );
};

const studyDays = ({ study_days, exam_date }: PlanContent, today: string): string[] => {
  const until = exam_date === null ? LONGEST_DAYS : Math.max(1, daysBetween(today, exam_date));
  const all = Array.from({ length: Math.min(LONGEST_DAYS, until) }, (_, ahead) => addDays(today, ahead));
  const chosen = all.filter((day) => study_days.includes(weekdayOf(day)));
  // Who chose weekdays that do not come before the exam still has an exam.
  return chosen.length > 0 ? chosen : all;
};

/** The minutes of one day: what the week has, or an even share until the exam; more when it would not fit otherwise. */
const capacityOf = (plan: PlanContent, open: readonly PlanItem[], days: number): number => {
  const { minutes_a_week, exam_date, study_days } = plan;
  const even = exam_date === null ? 0 : Math.ceil(minutesOf(open) / days);
  if (minutes_a_week === null) return exam_date === null ? USUAL_MINUTES : Math.max(LEAST_MINUTES, even);
  return Math.max(even, Math.round(minutes_a_week / Math.max(1, study_days.length || 7)));
};

/** One after the other; an item longer than a day's share has a day of its own. */
const fill = (items: readonly PlanItem[], days: readonly string[], capacity: number): Appointment[] => {
  let at = 0;
  let used = 0;
  return items.flatMap((item) => {
    if (used > 0 && used + item.minutes > capacity && at < days.length - 1) {
      at += 1;
      used = 0;
    }
    used += item.minutes;
    const day = days[at];
    return day === undefined ? [] : [{ day, item }];
  });
};

const reviewed = (reviews: readonly PlanItem[], learnt: string, days: readonly string[]): Appointment[] => {
  let after = learnt;
  return reviews.flatMap((item, at) => {
    const earliest = addDays(after, REVIEWS_AFTER[at] ?? REVIEWS_AFTER.at(-1) ?? 1);
    const day = days.find((one) => one >= earliest) ?? days.at(-1);
    if (day === undefined) return [];
    after = day;
    return [{ day, item }];
  });
};
