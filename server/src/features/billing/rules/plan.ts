import { PlanName, PLANS, type Allowances, type PlanLimits } from '@studia/contract/billing';

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

/** The tokens of a day that every plan allows; null where none limits them. */
export const fewestTokensOf = (installation: Installation): number | null =>
  PlanName.options.reduce<number | null>((fewest, plan) => {
    const { daily_tokens } = allowancesOf(plan, installation);
    return fewest === null || daily_tokens === null
      ? (fewest ?? daily_tokens)
      : Math.min(fewest, daily_tokens);
  }, null);
