import { PLAN } from '@studia/contract/limits';
import type { PlanItem, PlanLevel, PlanModule } from '@studia/contract/plan';
import * as z from 'zod/mini';
import type { AskModel, ModelMessage, ModelUsage } from '../../ports/model/port.ts';
import prompt from './prompts/plan.md?raw';
import { makeItems, shortened } from './rules/item.ts';
import { say } from './rules/sentences.ts';
import type { TopicIndex } from './rules/topic-index.ts';

const Answer = z.object({
  modules: z
    .array(
      z.object({
        title: z.string().check(z.minLength(1)),
        why: z.string(),
        items: z
          .array(
            z.object({
              key: z.string(),
              kind: z.enum(['read', 'practise', 'alone', 'review']),
              title: z.string().check(z.minLength(1)),
              minutes: z.number().check(z.minimum(1), z.maximum(240)),
              why: z.string(),
              after: z.array(z.string()),
              source: z.nullable(z.object({ book_id: z.string(), page: z.int().check(z.minimum(1)) })),
            }),
          )
          .check(z.minLength(1), z.maxLength(15)),
      }),
    )
    .check(z.minLength(1), z.maxLength(12)),
});
type Answer = z.infer<typeof Answer>;

interface Wish {
  topic: string;
  goal: string;
  level: PlanLevel;
  /** The minutes there are in all, where that is known. */
  room: number | null;
}

/** A model that thinks longer than this has lost the student's attention; the built-in planner takes over. */
const PATIENCE = 90_000;

/** A plan by the configured model; no modules when it could not make one. What it says about pages is still to be checked. */
export const modelPlan = async (
  ask: AskModel,
  wish: Wish,
  index: TopicIndex,
): Promise<{ modules: PlanModule[]; usage: ModelUsage }> => {
  const messages: ModelMessage[] = [
    { role: 'system', content: `${prompt}\nThe books:\n${shelfOf(index)}` },
    { role: 'user', content: JSON.stringify(wish) },
  ];
  const { value, usage } = await ask(
    { name: 'learning_plan', schema: Answer, messages },
    AbortSignal.timeout(PATIENCE),
  );
  return { modules: value === null ? [] : modulesIn(value, index), usage };
};

const shelfOf = ({ chapters }: TopicIndex): string =>
  chapters
    .map(
      ({ chapter }) =>
        `${chapter.bookId}: ${chapter.title}, ${chapter.sections.map(({ heading, page }) => `p. ${page} ${heading}`).join('; ')}`,
    )
    .join('\n');

const PROOF_MINUTES = 15;

/** The answer in the plan's own shape; a module that proves nothing gets a check without help. */
const modulesIn = ({ modules }: Answer, index: TopicIndex): PlanModule[] => {
  const items = makeItems();
  const made = modules.map((module) =>
    module.items.map((given) => ({ given, item: items.item({ ...given, after: [], source: null }) })),
  );
  const ids = new Map(made.flat().map(({ given, item }) => [given.key, item.id]));
  return modules.map((module, at) => {
    const own = (made[at] ?? []).map(({ given, item }): PlanItem => {
      const prerequisites = given.after.flatMap((key) => ids.get(key) ?? []).slice(0, PLAN.mostPrerequisites);
      const source = given.source && placeOf(given.source, index);
      return Object.assign(item, { prerequisites, source });
    });
    const proves = own.some(({ kind }) => kind === 'alone' || kind === 'review');
    const check = items.item({
      kind: 'alone',
      title: say.aloneExplain(module.title),
      minutes: PROOF_MINUTES,
      why: say.aloneWhy,
      after: own.slice(-1).map(({ id }) => id),
    });
    return {
      id: items.moduleId(),
      title: shortened(module.title, PLAN.titleCharacters),
      why: shortened(module.why, PLAN.whyCharacters),
      items: proves ? own : [...own, check],
    };
  });
};

/** The section that a page belongs to; null when no book has that page. */
const placeOf = (source: { book_id: string; page: number }, { chapters }: TopicIndex) => {
  const chapter = chapters.findLast(
    ({ chapter: one }) => one.bookId === source.book_id && one.page <= source.page,
  )?.chapter;
  if (!chapter) return null;
  const section = chapter.sections.findLast(({ page }) => page <= source.page);
  return { ...source, title: chapter.bookTitle, heading: section?.heading ?? chapter.title };
};
