import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { PlanId } from './ids.ts';
import { CHAT, PLAN } from './limits.ts';
import { filledText, text } from './text.ts';
import { anybody, NO_ID, verified, type Trials, type TrialWorld } from './trial.ts';

/** How much of a topic a student brings along. */
export const PlanLevel = z.enum(['new', 'some', 'confident']);
export type PlanLevel = z.infer<typeof PlanLevel>;

/** What is done in one item; `alone` is without hints and chat, and `own` was written by the student. */
export const PlanItemKind = z.enum(['read', 'practise', 'alone', 'review', 'own']);
export type PlanItemKind = z.infer<typeof PlanItemKind>;

/** What a plan rests on: books that are here, a model's knowledge, or only the method of study. */
export const PlanOrigin = z.enum(['books', 'model', 'method']);
export type PlanOrigin = z.infer<typeof PlanOrigin>;

/** The page where an item begins. */
export const PlanSource = z.object({
  book_id: text(64),
  title: text(PLAN.titleCharacters),
  page: z.int().check(z.minimum(1), z.maximum(PLAN.mostPages)),
  heading: text(PLAN.titleCharacters),
});
export type PlanSource = z.infer<typeof PlanSource>;

const ItemId = text(64).check(z.minLength(1, { error: 'text_missing' }));

export const PlanItem = z.object({
  id: ItemId,
  kind: PlanItemKind,
  title: filledText(PLAN.titleCharacters),
  minutes: z.int().check(z.minimum(1), z.maximum(PLAN.itemMinutes)),
  /** Why it is on the way. */
  why: text(PLAN.whyCharacters),
  /** Items that come before it. */
  prerequisites: z.array(ItemId).check(z.maxLength(PLAN.mostPrerequisites, { error: 'plan_too_large' })),
  source: z.nullable(PlanSource),
  done: z.boolean(),
  /** Whether the student wants it; what is not chosen stays in sight and takes no time. */
  chosen: z.boolean(),
});
/** One thing to do. */
export type PlanItem = z.infer<typeof PlanItem>;

export const PlanModule = z.object({
  id: ItemId,
  title: filledText(PLAN.titleCharacters),
  why: text(PLAN.whyCharacters),
  items: z.array(PlanItem).check(z.maxLength(PLAN.mostItems, { error: 'plan_too_large' })),
});
/** Items that belong together, and end in a check without help. */
export type PlanModule = z.infer<typeof PlanModule>;

const weekMinutes = z.int().check(z.minimum(PLAN.leastWeekMinutes), z.maximum(PLAN.mostWeekMinutes));
/** From 0, a Sunday, to 6. */
const weekday = z.int().check(z.minimum(0), z.maximum(6));

/** What a student can change of a plan. */
export const PlanContent = z.object({
  topic: filledText(PLAN.topicCharacters),
  goal: text(PLAN.goalCharacters),
  level: z.nullable(PlanLevel),
  exam_date: z.nullable(z.iso.date()),
  minutes_a_week: z.nullable(weekMinutes),
  study_days: z.array(weekday).check(z.maxLength(7, { error: 'plan_too_large' })),
  modules: z.array(PlanModule).check(z.maxLength(PLAN.mostModules, { error: 'plan_too_large' })),
});
export type PlanContent = z.infer<typeof PlanContent>;

/** A plan; its id is null when nobody is signed in and it is kept nowhere. */
export const Plan = z.extend(PlanContent, {
  id: z.nullable(PlanId),
  origin: PlanOrigin,
  /** Grows with every change, so that two windows do not undo each other. */
  revision: z.number(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Plan = z.infer<typeof Plan>;

/** A line of the list of plans. */
export const PlanSummary = z.object({
  id: PlanId,
  topic: z.string(),
  exam_date: z.nullable(z.iso.date()),
  /** How many items are chosen, and how many of them are done. */
  items: z.number(),
  done: z.number(),
  updated_at: z.iso.datetime(),
});
export type PlanSummary = z.infer<typeof PlanSummary>;

const OnePlan = z.object({ id: PlanId });
const Answer = z.object({ success: z.literal(true), plan: Plan });

/** SPEC 7.3, topics and plans. */
export const plan = endpoints({
  extractTopic: {
    method: 'POST',
    path: '/api/llm/extract-topic',
    summary: 'What a message is about; a message that only goes on keeps the topic.',
    access: 'anyone',
    pace: 'normal',
    body: z.object({
      message: filledText(CHAT.messageCharacters),
      current_topic: z.optional(z.nullable(text(PLAN.topicCharacters))),
      ai_response: z.optional(z.nullable(text(PLAN.responseCharacters))),
    }),
    reply: z.object({ success: z.literal(true), topic: z.nullable(z.string()), changed: z.boolean() }),
  },
  generate: {
    method: 'POST',
    path: '/api/llm/generate-learning-plan',
    summary: 'Make a plan for a topic. With a token it is kept for that student.',
    access: 'anyone',
    pace: 'tutor',
    body: z.object({
      topic: filledText(PLAN.topicCharacters),
      goal: z.optional(z.nullable(text(PLAN.goalCharacters))),
      level: z.optional(z.nullable(PlanLevel)),
      minutes_a_week: z.optional(z.nullable(weekMinutes)),
      exam_date: z.optional(z.nullable(z.iso.date())),
      /** Only these books; all there are where nothing is said. */
      book_ids: z.optional(z.array(text(64)).check(z.maxLength(PLAN.mostBooks, { error: 'plan_too_large' }))),
      /** The sender's own id for the plan: the same id again never makes a second one. */
      plan_id: z.optional(PlanId),
    }),
    reply: Answer,
  },
  list: {
    method: 'GET',
    path: '/api/plans',
    summary: 'The student’s plans, the last changed first.',
    access: 'verified',
    pace: 'normal',
    reply: z.object({ success: z.literal(true), plans: z.array(PlanSummary) }),
  },
  read: {
    method: 'GET',
    path: '/api/plans/:id',
    summary: 'One plan.',
    access: 'verified',
    pace: 'normal',
    params: OnePlan,
    reply: Answer,
  },
  update: {
    method: 'PUT',
    path: '/api/plans/:id',
    summary: 'Change a plan that nobody changed meanwhile.',
    access: 'verified',
    pace: 'normal',
    params: OnePlan,
    body: z.extend(PlanContent, { revision: z.int() }),
    reply: Answer,
  },
  delete: {
    method: 'DELETE',
    path: '/api/plans/:id',
    summary: 'Delete a plan.',
    access: 'verified',
    pace: 'normal',
    params: OnePlan,
    reply: z.object({ success: z.literal(true) }),
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ ask }: TrialWorld): Trials<typeof plan> => {
  const made = async () => {
    const { id, ...body } = (await ask(plan.generate, { body: { topic: 'Fractions' } })).plan;
    return { params: { id: id ?? NO_ID }, body };
  };
  const request = async () => ({ params: (await made()).params });
  const noPlan = { params: { id: NO_ID } };
  const answers = verified(200, 'plan_not_found');
  return {
    extractTopic: {
      request: () => ({ body: { message: 'Teach me fractions' } }),
      answers: anybody(200),
      toSpoil: () => ({
        body: {
          message: 'Teach me fractions',
          current_topic: 'Algebra',
          ai_response: 'Fractions are parts.',
        },
      }),
    },
    generate: {
      request: () => ({ body: { topic: 'Fractions' } }),
      answers: anybody(200),
      toSpoil: () => ({
        body: {
          topic: 'Fractions',
          goal: 'Pass',
          level: 'new',
          exam_date: '2026-02-01',
          book_ids: ['algebra'],
        },
      }),
    },
    list: { request: () => ({}), answers: verified(200) },
    read: { request, answers, toSpoil: () => noPlan },
    update: { request: made, answers, toSpoil: () => ({ ...noPlan, body: WHOLE_PLAN }) },
    delete: { request, answers, toSpoil: () => noPlan },
  };
};

/** A plan in which every text there may be stands. */
const WHOLE_PLAN = {
  topic: 'Fractions',
  goal: '',
  level: null,
  exam_date: null,
  minutes_a_week: null,
  study_days: [],
  revision: 1,
  modules: [
    {
      id: 'm1',
      title: 'Halves',
      why: '',
      items: [
        {
          id: 'i1',
          kind: 'read' as const,
          title: 'What a half is',
          minutes: 5,
          why: '',
          prerequisites: ['i1'],
          source: { book_id: 'arithmetic', title: 'Arithmetic', page: 3, heading: 'Halves' },
          done: false,
          chosen: true,
        },
      ],
    },
  ],
};
