import { Failure } from '@studia/contract/errors';
import type { PlanId, StudentId } from '@studia/contract/ids';
import { PLAN } from '@studia/contract/limits';
import type { Plan, PlanContent, PlanSummary } from '@studia/contract/plan';
import type { Resource, ResourceWish } from '@studia/contract/resources';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Language } from '../../ports/language/port.ts';
import type { AskModel } from '../../ports/model/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Tokens } from '../../ports/tokens/port.ts';
import type { Curriculum } from '../curriculum/service.ts';
import type { Usage } from '../usage/service.ts';
import { makePlanBooks } from './books.ts';
import { makePlanner, type FindInBooks, type MadePlan, type PlanWish } from './planner.ts';
import { makeConsistent } from './rules/consistent-plan.ts';
import { daysBetween } from './rules/fit-to-time.ts';
import { gradeOf } from './rules/grade.ts';
import type { OwnBook } from './rules/own-book.ts';
import { topicOf } from './rules/topic.ts';
import { makePlanStore, type PlanRow } from './store.ts';

interface Dependencies {
  db: Handle;
  curriculum: Curriculum;
  findInBooks: FindInBooks;
  /** A book that a student has brought; null when there is none of this id. */
  ownBook: (reader: StudentId, id: string) => Promise<OwnBook | null>;
  /** The configured model, which may make plans; null leaves them to the books. */
  askModel: AskModel | null;
  language: Language;
  usage: Usage;
  tokens: Tokens;
  clock: Clock;
  random: Random;
  /** Which school year a student goes to, in the words of the profile. */
  standardOf: (student: StudentId) => Promise<string | null>;
}

/** What somebody asks a plan for; `planId` is the sender's own id for it. */
type PlanRequest = Omit<PlanWish, 'today' | 'grade' | 'reader'> & { planId: PlanId | null };

export interface Plans {
  /** What a message is about, and whether that is something else than before. */
  extractTopic(message: {
    message: string;
    currentTopic: string | null;
    response: string | null;
  }): Promise<{ topic: string | null; changed: boolean }>;
  /** Makes a plan. A student's is kept and counted; a visitor's is made from the books and kept nowhere. */
  generate(owner: StudentId | null, request: PlanRequest): Promise<Plan>;
  list(owner: StudentId): Promise<PlanSummary[]>;
  read(owner: StudentId, id: PlanId): Promise<Plan>;
  update(owner: StudentId, id: PlanId, content: PlanContent, revision: number): Promise<Plan>;
  delete(owner: StudentId, id: PlanId): Promise<void>;
  /** What stands on the list of everything that was made. */
  offers(owner: StudentId, wish: ResourceWish): Promise<Resource[]>;
  /** Every plan, for the document with everything about a student. */
  exportFor(owner: StudentId): Promise<object[]>;
}

/** Learning plans: from a goal to steps with minutes and reasons, made once and then the student's own. */
export const makePlans = (dependencies: Dependencies): Plans => {
  const { db, usage, tokens, clock, random, askModel, standardOf } = dependencies;
  const books = makePlanBooks(dependencies);
  const planner = makePlanner({ books, findInBooks: dependencies.findInBooks });
  const store = makePlanStore(db);

  const make = async (owner: StudentId | null, request: PlanRequest): Promise<MadePlan> => {
    const today = clock.now().toISOString().slice(0, 10);
    refuseDate(request.examDate, today);
    const standard = owner === null ? null : await standardOf(owner);
    return planner.make(
      { ...request, reader: owner, today, grade: gradeOf(standard) },
      owner === null ? null : askModel,
    );
  };

  const keep = async (owner: StudentId, id: PlanId, made: MadePlan, content: PlanContent) => {
    const used = made.usage ?? {
      inputTokens: await tokens.count(`${content.topic} ${content.goal}`),
      outputTokens: await tokens.count(wordsIn(content)),
      cost: null,
    };
    return inTransaction(db, async (transaction) => {
      await usage.note(transaction, owner, { feature: 'plan', sessionId: null, ...used });
      const plan = { id, content, origin: made.origin, ...countsIn(content) };
      return makePlanStore(transaction).add(owner, plan, clock.now());
    });
  };

  return {
    extractTopic: async (message) => {
      const topic = topicOf(message, await books.index(null, null));
      return { topic, changed: topic !== null && topic !== (message.currentTopic?.trim() || null) };
    },

    generate: async (owner, request) => {
      if (owner === null) {
        const made = await make(null, request);
        return unsavedPlan(made, contentOf(request, made), clock.now());
      }
      const known = request.planId && (await store.plan(owner, request.planId));
      if (known) return planIn(known);
      await usage.allow(owner);
      if ((await store.count(owner)) >= PLAN.mostPlans) throw new Failure('too_many_plans');
      const made = await make(owner, request);
      const id = request.planId ?? (random.id() as PlanId);
      return planIn(await keep(owner, id, made, contentOf(request, made)));
    },

    list: async (owner) =>
      (await store.list(owner)).map(({ id, topic, exam_date, items, done, updated_at }) => ({
        id: id as PlanId,
        topic,
        exam_date,
        items,
        done,
        updated_at: updated_at.toISOString(),
      })),

    offers: async (owner, wish) =>
      (await store.newest(owner, wish)).map(({ id, topic, items, modules, source, updated_at }) => ({
        kind: 'plan',
        id,
        title: topic,
        preview: modules,
        size: items,
        source: source && { title: source.title, book_id: source.book_id },
        at: updated_at.toISOString(),
      })),

    read: async (owner, id) => {
      const row = await store.plan(owner, id);
      if (!row) throw new Failure('plan_not_found');
      return planIn(row);
    },

    update: async (owner, id, given, revision) => {
      if (given.modules.reduce((sum, { items }) => sum + items.length, 0) > PLAN.mostItemsInAll)
        throw new Failure('plan_too_large');
      const content = {
        ...given,
        modules: makeConsistent(given.modules, await books.resolve(owner, given.modules)),
      };
      const change = { content, revision, ...countsIn(content) };
      const row = await store.update(owner, id, change, clock.now());
      if (row) return planIn(row);
      throw new Failure((await store.plan(owner, id)) ? 'plan_changed' : 'plan_not_found');
    },

    delete: async (owner, id) => {
      if (!(await store.delete(owner, id))) throw new Failure('plan_not_found');
    },

    exportFor: async (owner) => (await store.plans(owner)).map(planIn),
  };
};

/** A day of leeway: where the student is, it may still be yesterday. */
const refuseDate = (examDate: string | null, today: string): void => {
  if (examDate === null) return;
  const days = daysBetween(today, examDate);
  if (days < -1) throw new Failure('exam_date_past');
  if (days > PLAN.longestYears * 366) throw new Failure('exam_date_far');
};

const contentOf = (request: PlanRequest, { topic, modules }: MadePlan): PlanContent => ({
  topic,
  goal: request.goal,
  level: request.level,
  exam_date: request.examDate,
  minutes_a_week: request.minutesAWeek,
  study_days: [],
  modules,
});

const countsIn = ({ modules }: PlanContent) => {
  const chosen = modules.flatMap(({ items }) => items).filter((item) => item.chosen || item.done);
  return { items: chosen.length, done: chosen.filter(({ done }) => done).length };
};

const wordsIn = ({ modules }: PlanContent): string =>
  modules
    .flatMap(({ title, why, items }) => [title, why, ...items.flatMap((item) => [item.title, item.why])])
    .join('\n');

const unsavedPlan = ({ origin }: MadePlan, content: PlanContent, now: Date): Plan => ({
  ...content,
  id: null,
  origin,
  revision: 0,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});

const planIn = ({ id, content, origin, revision, created_at, updated_at }: PlanRow): Plan => ({
  ...(content as PlanContent),
  id: id as PlanId,
  origin,
  revision,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});
