import { Help, type AdvancedProgress } from '@studia/contract/practice';
import type { Day } from './fold.ts';
import type { Totals } from './totals.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The Monday of a day's week. */
const weekOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * DAY).toISOString().slice(0, 10);
};

/** The figures that Premium adds: week by week, and by kind of help. */
export const advancedIn = (days: ReadonlyMap<string, Day>, { byHelp }: Totals): AdvancedProgress => {
  const weeks = new Map<string, AdvancedProgress['weeks'][number]>();
  for (const [day, { attempts, right, alone, rightAlone }] of days) {
    const week = weekOf(day);
    const before = weeks.get(week) ?? {
      week,
      alone: { answers: 0, right: 0 },
      helped: { answers: 0, right: 0 },
    };
    weeks.set(week, {
      week,
      alone: { answers: before.alone.answers + alone, right: before.alone.right + rightAlone },
      helped: {
        answers: before.helped.answers + attempts - alone,
        right: before.helped.right + right - rightAlone,
      },
    });
  }
  return {
    weeks: Array.from(weeks.values()).toSorted((one, other) => (one.week < other.week ? -1 : 1)),
    by_help: Help.options.map((help) => ({ help, answers: byHelp[help].answers, right: byHelp[help].right })),
  };
};
