import { PLANS, type Allowances, type PlanLimits, type PlanName } from '@studia/contract/billing';

/** What an operator has set; what is left out stays as SPEC 9 has it. */
export type SetLimits = Readonly<Record<PlanName, Partial<PlanLimits>>>;

interface Installation {
  limits: SetLimits;
  /** Whether somebody pays for what the tutor reads and writes. */
  tokensCost: boolean;
}

/** The one place that says what a plan allows. */
export const allowancesOf = (plan: PlanName, { limits, tokensCost }: Installation): Allowances => {
  const allows = { ...PLANS[plan].allows, ...limits[plan] };
  return tokensCost ? allows : { ...allows, daily_tokens: null };
};
