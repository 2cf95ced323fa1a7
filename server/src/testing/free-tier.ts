import { PLANS } from '@studia/contract/billing';
import type { Billing } from '../features/billing/service.ts';

/** A world in which everybody is on the Free Tier. */
export const freeTier: Pick<Billing, 'allows' | 'planOf' | 'fewestTokens'> = {
  allows: async () => PLANS.free.allows,
  planOf: async () => 'free',
  fewestTokens: PLANS.free.allows.daily_tokens,
};
