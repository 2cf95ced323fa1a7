import type { PlanContent, PlanItem, PlanModule } from '@studia/contract/plan';

type Modules = PlanContent['modules'];

const withModules = (plan: PlanContent, modules: Modules): PlanContent => ({ ...plan, modules });
const withItems = (module: PlanModule, items: PlanItem[]): PlanModule => ({ ...module, items });

/** Changes one item. */
export const editItem = (plan: PlanContent, id: string, change: Partial<PlanItem>): PlanContent => {
  const edit = (item: PlanItem): PlanItem => (item.id === id ? { ...item, ...change } : item);
  return withModules(
    plan,
    plan.modules.map((module) => withItems(module, module.items.map(edit))),
  );
};

/** Takes an item away, and out of what others wait for. */
export const removeItem = (plan: PlanContent, id: string): PlanContent => {
  const forget = (item: PlanItem): PlanItem =>
    item.prerequisites.includes(id)
      ? { ...item, prerequisites: item.prerequisites.filter((need) => need !== id) }
      : item;
  return withModules(
    plan,
    plan.modules.map((module) =>
      withItems(module, module.items.filter((item) => item.id !== id).map(forget)),
    ),
  );
};

/** Adds a step of the student's own at the end of a module. */
export const addItem = (
  plan: PlanContent,
  moduleId: string,
  { id, title, minutes }: Pick<PlanItem, 'id' | 'title' | 'minutes'>,
): PlanContent => {
  const own: PlanItem = {
    id,
    kind: 'own',
    title,
    minutes,
    why: '',
    prerequisites: [],
    source: null,
    done: false,
    chosen: true,
  };
  return withModules(
    plan,
    plan.modules.map((module) =>
      module.id === moduleId ? withItems(module, [...module.items, own]) : module,
    ),
  );
};

/** Moves an item one place, past the end of its module into the next; the same plan when it can't go further. */
export const moveItem = (plan: PlanContent, id: string, by: -1 | 1): PlanContent => {
  const from = plan.modules.findIndex(({ items }) => items.some((item) => item.id === id));
  const module = plan.modules[from];
  const at = module?.items.findIndex((item) => item.id === id) ?? -1;
  const item = module?.items[at];
  if (!module || !item) return plan;
  const rest = module.items.filter((one) => one !== item);
  const inside = at + by >= 0 && at + by < module.items.length;
  if (inside) return replaced(plan, from, withItems(module, rest.toSpliced(at + by, 0, item)));
  const neighbour = plan.modules[from + by];
  if (!neighbour) return plan;
  const there = by === 1 ? [item, ...neighbour.items] : [...neighbour.items, item];
  return replaced(replaced(plan, from, withItems(module, rest)), from + by, withItems(neighbour, there));
};

const replaced = (plan: PlanContent, at: number, module: PlanModule): PlanContent =>
  withModules(plan, plan.modules.with(at, module));

/** Where an item stands, in words that can be said aloud. */
export const placeOf = (
  plan: PlanContent,
  id: string,
): { module: string; number: number; of: number } | null => {
  const module = plan.modules.find(({ items }) => items.some((item) => item.id === id));
  if (!module) return null;
  const number = module.items.findIndex((item) => item.id === id) + 1;
  return { module: module.title, number, of: module.items.length };
};
