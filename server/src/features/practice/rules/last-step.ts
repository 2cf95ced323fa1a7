import type { IdeaId } from '@studia/contract/lessons';
import type { Attempt } from '@studia/contract/practice';
import { ideasIn, daysIn, type Day, type PracticeRecord } from './fold.ts';
import type { IdeaState } from './idea-state.ts';
import type { Totals } from './totals.ts';

/** The attempts that came last, together, and what was known of what they touch before they came; as it is stored. */
export interface LastStep {
  readonly attempts: readonly string[];
  readonly totals: Totals;
  readonly ideas: readonly (readonly [IdeaId, IdeaState])[];
  readonly days: readonly (readonly [string, Day])[];
  /** All ideas and days that they touch, also those of which nothing was known. */
  readonly touched: { readonly ideas: readonly IdeaId[]; readonly days: readonly string[] };
}

export const lastStepOf = (before: PracticeRecord, added: readonly Attempt[]): LastStep => ({
  attempts: added.map(({ id }) => id),
  totals: before.totals,
  ideas: [...before.ideas],
  days: [...before.days],
  touched: { ideas: ideasIn(added), days: daysIn(added) },
});

export const recordBefore = ({ totals, ideas, days }: LastStep): PracticeRecord => ({
  totals,
  ideas: new Map(ideas),
  days: new Map(days),
});
