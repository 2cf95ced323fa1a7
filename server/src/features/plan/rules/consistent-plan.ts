import { PLAN } from '@studia/contract/limits';
import type { PlanItem, PlanModule, PlanSource } from '@studia/contract/plan';

/** The source as the books have it; null when there is no such page. */
export type ResolveSource = (source: PlanSource) => PlanSource | null;

/** A plan in which every id is one item's, every source is a page, and nothing waits for itself or for what is not there. */
export const makeConsistent = (modules: readonly PlanModule[], resolve: ResolveSource): PlanModule[] => {
  const seen = new Set<string>();
  const own = (id: string): boolean => !seen.has(id) && seen.add(id) !== undefined;
  const unique = modules
    .filter(({ id }) => own(id))
    .map((module) =>
      withItems(
        module,
        module.items.filter(({ id }) => own(id)),
      ),
    );
  const needs = withoutCircles(unique.flatMap(({ items }) => items));
  const tidy = (item: PlanItem): PlanItem => ({
    ...item,
    minutes: Math.min(PLAN.itemMinutes, Math.max(1, Math.round(item.minutes))),
    prerequisites: needs.get(item.id) ?? [],
    source: item.source && resolve(item.source),
  });
  return unique.map((module) => withItems(module, module.items.map(tidy)));
};

/** The same module with other items. */
export const withItems = (module: PlanModule, items: PlanItem[]): PlanModule => ({ ...module, items });

/** What each item waits for, as far as it is there and does not lead back; the first of two that contradict stays. */
const withoutCircles = (items: readonly PlanItem[]): Map<string, string[]> => {
  const needs = new Map<string, string[]>(items.map(({ id }) => [id, []]));
  const leadsTo = (from: string, to: string, passed = new Set<string>()): boolean => {
    if (from === to) return true;
    if (passed.has(from)) return false;
    passed.add(from);
    return (needs.get(from) ?? []).some((next) => leadsTo(next, to, passed));
  };
  for (const { id, prerequisites } of items)
    for (const need of new Set(prerequisites))
      if (needs.has(need) && !leadsTo(need, id)) needs.get(id)?.push(need);
  return needs;
};
