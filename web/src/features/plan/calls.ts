import type { PlanId } from '@studia/contract/ids';
import { PLAN } from '@studia/contract/limits';
import { plan, type Plan, type PlanContent, type PlanSummary } from '@studia/contract/plan';
import { call, callKeepalive, callSlow } from '../../client/call.ts';
import type { Answers } from './answers.ts';

/** Makes a plan. The same id again gets the same plan, so a lost answer costs nothing. */
export const generatePlan = async (
  id: PlanId,
  answers: Answers & { topic: string },
  book: string | null,
): Promise<Plan> => {
  const { topic, goal, level, minutes, date } = answers;
  const body = {
    topic,
    goal: goal ?? null,
    level: level ?? null,
    minutes_a_week: minutes ?? null,
    exam_date: date ?? null,
    ...(book !== null && { book_ids: [book] }),
    plan_id: id,
  };
  return (await callSlow(plan.generate, { body }, PLAN.patience)).plan;
};

export const listPlans = async (): Promise<PlanSummary[]> => (await call(plan.list, {})).plans;

export const readPlan = async (id: PlanId): Promise<Plan> => (await call(plan.read, { params: { id } })).plan;

export const updatePlan = async (id: PlanId, content: PlanContent, revision: number): Promise<Plan> =>
  (await call(plan.update, { params: { id }, body: { ...content, revision } })).plan;

/** Saves what was changed in the last moment before the page goes away. */
export const updateKeepalive = (id: PlanId, content: PlanContent, revision: number): Promise<void> =>
  callKeepalive(plan.update, { params: { id }, body: { ...content, revision } });

export const deletePlan = async (id: PlanId): Promise<void> => {
  await call(plan.delete, { params: { id } });
};
