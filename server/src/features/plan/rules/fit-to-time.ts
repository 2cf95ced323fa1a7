import type { PlanItem, PlanModule } from '@studia/contract/plan';
import { withItems } from './consistent-plan.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Whole days from one day to another; both are written `2026-11-15`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

interface Time {
  today: string;
  examDate: string | null;
  minutesAWeek: number | null;
}

/** The minutes there are until the exam; null when nobody said when it is, or how much time a week has. */
export const minutesUntil = ({ today, examDate, minutesAWeek }: Time): number | null =>
  examDate === null || minutesAWeek === null
    ? null
    : Math.round((Math.max(1, daysBetween(today, examDate)) / 7) * minutesAWeek);

/** What is left out first when time is short. Proving it alone is never left out. */
const WORTH = { read: 3, own: 5, practise: 4, alone: 5, review: 2 } as const;
const KEPT = 5;

/** Chooses what fits into the time there is; the rest stays in sight. */
export const fitToTime = (modules: readonly PlanModule[], time: Time): PlanModule[] => {
  const room = minutesUntil(time);
  if (room === null) return [...modules];
  const all = modules.flatMap(({ items }) => items);
  let over = all.filter(({ chosen }) => chosen).reduce((sum, { minutes }) => sum + minutes, 0) - room;
  const left = new Set<PlanItem>();
  const byWorth = all
    .map((item, place) => ({ item, place, worth: WORTH[item.kind] }))
    .filter(({ item, worth }) => item.chosen && worth < KEPT)
    .toSorted((one, other) => one.worth - other.worth || other.place - one.place);
  for (const { item } of byWorth) {
    if (over <= 0) break;
    left.add(item);
    over -= item.minutes;
  }
  const leave = (item: PlanItem): PlanItem => (left.has(item) ? { ...item, chosen: false } : item);
  return modules.map((module) => withItems(module, module.items.map(leave)));
};
