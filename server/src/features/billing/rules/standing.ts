import type { BillingState, PlanName } from '@studia/contract/billing';
import { PRICING } from '@studia/contract/limits';
import type { Invoice, SubscriptionRecord } from './record.ts';
import { grantSpans, spanAt, union, type Grant, type Span } from './spans.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Where a student stands at one moment. */
export interface Standing {
  readonly plan: PlanName;
  readonly state: BillingState;
  /** The subscription that runs, or the last one that did. */
  readonly subscription: SubscriptionRecord | null;
  readonly premiumUntil: Date | null;
  readonly renewsAt: Date | null;
  readonly mayResume: boolean;
  readonly endedAt: Date | null;
  readonly daysWaiting: number;
}

/** Everything by which a student has Premium. */
export interface Claims {
  readonly subscriptions: readonly SubscriptionRecord[];
  readonly grants: readonly Grant[];
}

/** Works out where a student stands. A pure function of facts: nothing has to happen for Premium to end. */
export const standingAt = ({ subscriptions, grants }: Claims, now: Date): Standing => {
  const moment = now.getTime();
  const paid = subscriptions.flatMap(paidSpans);
  const given = grantSpans(grants, paid);
  const premium = union([...paid, ...given]);
  const covered = spanAt(premium, moment);
  const subscription = subscriptionAt(subscriptions, moment);
  const isPaid = spanAt(union(paid), moment) !== undefined;
  const paidUntil = subscription && lastPaidMoment(subscription);
  const runs = subscription !== null && isRunning(subscription) && isPaid;
  const renews = runs && !subscription.endsAtPeriodEnd;
  const before = premium.findLast(({ until }) => until <= moment);
  return {
    plan: covered ? 'premium' : 'free',
    state: stateOf({ isCovered: covered !== undefined, isPaid, renews, subscription, moment }),
    subscription,
    premiumUntil: covered ? new Date(covered.until) : null,
    renewsAt: renews && paidUntil !== null ? new Date(paidUntil) : null,
    mayResume: runs && subscription.endsAtPeriodEnd,
    endedAt: !covered && before ? new Date(before.until) : null,
    daysWaiting: Math.round(
      given.filter(({ from }) => from > moment).reduce((sum, { from, until }) => sum + until - from, 0) / DAY,
    ),
  };
};

interface Circumstances {
  isCovered: boolean;
  isPaid: boolean;
  renews: boolean;
  subscription: SubscriptionRecord | null;
  moment: number;
}

const stateOf = (given: Circumstances): BillingState => {
  const { isCovered, isPaid, renews, subscription, moment } = given;
  if (!isCovered) return 'free';
  if (!isPaid) return 'granted';
  if (!renews || subscription === null) return 'ending';
  return isOverdue(subscription, moment) ? 'past_due' : 'active';
};

/**
 * The time that a subscription pays for. A period that was paid counts to its end, one that was refunded up to the refund.
 * One that should renew stays for the grace: the provider takes an hour to charge, and a card may need a few days. Who was
 * given money back gets none.
 */
const paidSpans = (subscription: SubscriptionRecord): Span[] => {
  const spans = subscription.invoices.filter(wasPaid).map(spanOf);
  const last = lastPaidMoment(subscription);
  const givenBack = subscription.invoices.some(({ state }) => state === 'refunded');
  if (last === null || subscription.endsAtPeriodEnd || givenBack) return spans;
  const grace = last + PRICING.graceDays * DAY;
  const until = Math.min(grace, subscription.endedAt?.getTime() ?? grace);
  return [...spans, { from: last, until }];
};

const wasPaid = ({ state }: Invoice): boolean => state === 'paid' || state === 'refunded';

const spanOf = ({ periodStart, periodEnd, refundedAt }: Invoice): Span => ({
  from: periodStart.getTime(),
  until: Math.min(periodEnd.getTime(), refundedAt?.getTime() ?? Infinity),
});

/** Up to when a subscription is paid, refunds taken off; null where nothing was paid, or all of it given back. */
export const lastPaidMoment = ({ invoices }: SubscriptionRecord): number | null => {
  const ends = invoices.filter(({ state }) => state === 'paid').map(({ periodEnd }) => periodEnd.getTime());
  return ends.length === 0 ? null : Math.max(...ends);
};

const isRunning = ({ endedAt }: SubscriptionRecord): boolean => endedAt === null;

/** Whether a renewal was tried in vain for a period that has begun. */
const isOverdue = (subscription: SubscriptionRecord, moment: number): boolean => {
  const last = lastPaidMoment(subscription);
  return (
    last !== null &&
    last <= moment &&
    subscription.invoices.some(
      ({ state, periodStart }) => state === 'failed' && periodStart.getTime() >= last,
    )
  );
};

/** The one that pays for this moment, else the newest that was ever paid. */
const subscriptionAt = (
  subscriptions: readonly SubscriptionRecord[],
  moment: number,
): SubscriptionRecord | null => {
  const everPaid = subscriptions
    .filter(({ invoices }) => invoices.some(wasPaid))
    .toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  const now = everPaid.filter((one) => spanAt(paidSpans(one), moment));
  return now.find(isRunning) ?? now[0] ?? everPaid[0] ?? null;
};
