import type { IdeaId } from '@studia/contract/lessons';
import type { Attempt } from '@studia/contract/practice';
import { daysIn, foldAttempts, ideasIn, type Day, type PracticeRecord } from './fold.ts';
import type { IdeaState } from './idea-state.ts';
import type { Totals } from './totals.ts';

/** Attempts that came together, and what was known of what they touch before they came; as it is stored. */
interface LastStep {
  readonly attempts: readonly string[];
  readonly totals: Totals;
  readonly ideas: readonly (readonly [IdeaId, IdeaState])[];
  readonly days: readonly (readonly [string, Day])[];
  /** All ideas and days that they touch, also those of which nothing was known. */
  readonly touched: { readonly ideas: readonly IdeaId[]; readonly days: readonly string[] };
}

/** The attempts that came last, the newest at the end: whoever takes one of them back need not have everything made anew. */
export type LastSteps = readonly LastStep[];

/** A student takes back what they did just now; with more at once than this, only the last step is remembered. */
const MOST_STEPS = 10;
const MOST_ATTEMPTS = 100;

/** The last steps after one more. */
export const withStep = (steps: LastSteps, before: PracticeRecord, added: readonly Attempt[]): LastSteps => {
  const all = [...steps, stepOf(before, added)].slice(-MOST_STEPS);
  const attempts = all.reduce((sum, step) => sum + step.attempts.length, 0);
  return attempts > MOST_ATTEMPTS ? all.slice(-1) : all;
};

const stepOf = ({ totals, ideas, days }: PracticeRecord, added: readonly Attempt[]): LastStep => {
  const touched = { ideas: ideasIn(added), days: daysIn(added) };
  return {
    attempts: added.map(({ id }) => id),
    totals,
    ideas: part(ideas, touched.ideas),
    days: part(days, touched.days),
    touched,
  };
};

const part = <Name, Value>(all: ReadonlyMap<Name, Value>, names: readonly Name[]): [Name, Value][] =>
  names.flatMap((name) => {
    const value = all.get(name);
    return value === undefined ? [] : [[name, value] as [Name, Value]];
  });

/** The way back to before one of the last attempts; null where that is too far. */
export interface WayBack {
  /** The attempts since then. */
  readonly attempts: readonly string[];
  /** Everything that they touch. */
  readonly touched: { readonly ideas: readonly IdeaId[]; readonly days: readonly string[] };
  /** What is known when only these of them count. */
  again(counting: readonly Attempt[]): { record: PracticeRecord; steps: LastSteps };
}

export const wayBack = (steps: LastSteps, attempt: string): WayBack | null => {
  const from = steps.findIndex(({ attempts }) => attempts.includes(attempt));
  const [first, ...later] = steps.slice(from);
  if (from < 0 || !first) return null;
  const undone = [first, ...later];
  return {
    attempts: undone.flatMap(({ attempts }) => attempts),
    touched: {
      ideas: [...new Set(undone.flatMap(({ touched }) => touched.ideas))],
      days: [...new Set(undone.flatMap(({ touched }) => touched.days))],
    },
    again: (counting) => {
      let record = recordBefore(first.totals, undone);
      const before = steps.slice(0, from);
      for (const { attempts } of undone) {
        const added = counting.filter(({ id }) => attempts.includes(id));
        if (added.length === 0) continue;
        before.push(stepOf(record, added));
        record = foldAttempts(record, added);
      }
      return { record, steps: before };
    },
  };
};

/** What was known before some steps: of each thing, what the first of them that touches it tells. */
const recordBefore = (totals: Totals, steps: LastSteps): PracticeRecord => {
  const ideas = new Map<IdeaId, IdeaState>();
  const days = new Map<string, Day>();
  const seen = new Set<string>();
  for (const step of steps) {
    for (const [idea, state] of step.ideas) if (!seen.has(`idea ${idea}`)) ideas.set(idea, state);
    for (const [day, figures] of step.days) if (!seen.has(`day ${day}`)) days.set(day, figures);
    for (const idea of step.touched.ideas) seen.add(`idea ${idea}`);
    for (const day of step.touched.days) seen.add(`day ${day}`);
  }
  return { totals, ideas, days };
};
