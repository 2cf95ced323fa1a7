import type { PlanId } from '@studia/contract/ids';
import { useQuery } from '@tanstack/react-query';
import { listPlans, readPlan } from './calls.ts';

export const PLANS_KEY = ['plans'];
export const planKey = (id: PlanId) => ['plan', id];

/** The student's plans, the last changed first. */
export const usePlans = () => useQuery({ queryKey: PLANS_KEY, queryFn: listPlans });

/** One plan. It is read once: from then on the page has the newest. */
export const usePlan = (id: PlanId) =>
  useQuery({ queryKey: planKey(id), queryFn: () => readPlan(id), staleTime: Infinity, retry: false });
