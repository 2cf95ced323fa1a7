import {
  PLANS,
  type Allowances,
  type Billing as BillingReply,
  type CashierAction,
  type CashierSlip,
  type PlanName,
  type PremiumFeature,
} from '@studia/contract/billing';
import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import { PRICING } from '@studia/contract/limits';
import { sqlRunner, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Mail } from '../../ports/mail/port.ts';
import type { Payments } from '../../ports/payments/port.ts';
import type { Queue } from '../../ports/queue/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Auth } from '../auth/service.ts';
import { makeDeliverLetter } from './deliver-letter.ts';
import { stopRenewal } from './jobs.ts';
import { makeProviderSync } from './provider-sync.ts';
import { makePurchases } from './purchases.ts';
import { allowancesOf, fewestTokensOf, type SetLimits } from './rules/plan.ts';
import { invoicesOf, subscriptionOf } from './rules/shown.ts';
import { standingAt, type Standing } from './rules/standing.ts';
import { makeBillingStore } from './store.ts';

interface Dependencies {
  db: Handle;
  payments: Payments | null;
  queue: Pick<Queue, 'enqueue'>;
  mail: Pick<Mail, 'send'>;
  clock: Clock;
  random: Pick<Random, 'id'>;
  auth: Pick<Auth, 'user'>;
  limits: SetLimits;
  /** Whether somebody pays for what the tutor reads and writes. */
  tokensCost: boolean;
  /** Where people open this product. */
  publicUrl: string;
}

export type Billing = ReturnType<typeof makeBilling>;

/** Plans: who has which, what it allows, and how it is paid for. */
export const makeBilling = (dependencies: Dependencies) => {
  const { db, payments, queue, clock, random } = dependencies;
  const store = makeBillingStore(db);

  const standingOf = async (owner: StudentId): Promise<Standing> => {
    const [subscriptions, grants] = await Promise.all([store.subscriptions(owner), store.grants(owner)]);
    return standingAt({ subscriptions, grants }, clock.now());
  };
  const planOf = async (owner: StudentId): Promise<PlanName> => (await standingOf(owner)).plan;
  const allows = async (owner: StudentId): Promise<Allowances> =>
    allowancesOf(await planOf(owner), dependencies);

  const sync = makeProviderSync(dependencies);
  const { cancel, resume, ...purchases } = makePurchases({ ...dependencies, sync, standingOf });

  const read = async (owner: StudentId): Promise<BillingReply> => {
    const standing = await standingOf(owner);
    return {
      subscription: subscriptionOf(standing, allowancesOf(standing.plan, dependencies)),
      invoices: invoicesOf(await store.subscriptions(owner)),
      cashier: payments?.kind ?? 'none',
      plans: {
        free: allowancesOf('free', dependencies),
        premium: allowancesOf('premium', dependencies),
      },
      price: { cents: PLANS.premium.cents, currency: 'usd', every_days: PRICING.renewEveryDays },
    };
  };

  return {
    ...purchases,
    ...sync,
    deliverLetter: makeDeliverLetter({ ...dependencies, store, standingOf }),
    read,
    planOf,
    /** What a student may do now. Every feature that has a limit asks here. */
    allows,
    /** The tokens of a day that whoever has the smallest plan may use; null where no plan limits them. */
    fewestTokens: fewestTokensOf(dependencies),

    /** Refuses what is part of Premium to who has it not. */
    require: async (owner: StudentId, feature: PremiumFeature): Promise<void> => {
      if (!(await allows(owner))[feature]) throw new Failure('premium_needed');
    },

    /** Gives days of Premium, in the transaction that has the reason for it. They wait while Premium is paid for. */
    grantDays: (within: Handle, owner: StudentId, days: number, reason: string): Promise<void> =>
      makeBillingStore(within).addGrant(owner, { id: random.id(), days, reason, grantedAt: clock.now() }),

    cancel: async (owner: StudentId): Promise<BillingReply> => {
      await cancel(owner);
      return read(owner);
    },

    resume: async (owner: StudentId): Promise<BillingReply> => {
      await resume(owner);
      return read(owner);
    },

    /** Lets a plan end with its period, for somebody who leaves; done even if the provider is away now. */
    stopRenewal: async (owner: StudentId, within: Handle = db): Promise<void> => {
      const options = { key: owner, within: sqlRunner(within) };
      await queue.enqueue(stopRenewal, { studentId: owner }, options);
    },

    /** What lies on the test cashier's counter. */
    slip: async (owner: StudentId, id: string): Promise<CashierSlip> => {
      const slip = await payments?.counter?.slip(owner, id);
      if (!slip) throw new Failure('slip_not_found');
      return slip;
    },

    /** Plays a payment at the test cashier; what follows from it comes by the same door as a provider's events. */
    act: async (owner: StudentId, id: string, action: CashierAction): Promise<CashierSlip> => {
      const done = await payments?.counter?.act(owner, id, action);
      if (!done) throw new Failure('slip_not_found');
      await sync.takeEvent(done.event);
      return done.slip;
    },

    exportFor: async (owner: StudentId) => ({
      subscriptions: await store.subscriptions(owner),
      granted_days: (await store.grants(owner)).map(({ days, reason, grantedAt }) => ({
        days,
        reason,
        granted_at: grantedAt,
      })),
    }),
  };
};
