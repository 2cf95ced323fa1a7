import { PLAN } from '@studia/contract/limits';
import type { PlanItem, PlanItemKind, PlanSource } from '@studia/contract/plan';

interface NewItem {
  kind: PlanItemKind;
  title: string;
  minutes: number;
  why: string;
  after?: readonly string[];
  source?: PlanSource | null;
  chosen?: boolean;
}

/** Gives every item and module of one plan an id of its own. */
export const makeItems = () => {
  let made = 0;
  return {
    moduleId: (): string => `m${++made}`,
    item: ({ kind, title, minutes, why, after = [], source = null, chosen = true }: NewItem): PlanItem => ({
      id: `i${++made}`,
      kind,
      title: shortened(title, PLAN.titleCharacters),
      minutes,
      why: shortened(why, PLAN.whyCharacters),
      prerequisites: [...after],
      source,
      done: false,
      chosen,
    }),
  };
};

export type Items = ReturnType<typeof makeItems>;

/** Cut between characters, never inside one. */
export const shortened = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
