import type { Allowances, Invoice as ShownInvoice, Subscription } from '@studia/contract/billing';
import type { SubscriptionRecord } from './record.ts';
import type { Standing } from './standing.ts';

const isoOf = (moment: Date | null): string | null => moment && moment.toISOString();

/** Where a student stands, in the words of the contract. */
export const subscriptionOf = (standing: Standing, allows: Allowances): Subscription => ({
  plan: standing.plan,
  state: standing.state,
  premium_until: isoOf(standing.premiumUntil),
  renews_at: isoOf(standing.renewsAt),
  may_resume: standing.mayResume,
  ended_at: isoOf(standing.endedAt),
  days_waiting: standing.daysWaiting,
  payment_method: standing.subscription?.endedAt === null ? standing.subscription.paymentMethod : null,
  allows,
});

/** Every bill, the newest first. */
export const invoicesOf = (records: readonly SubscriptionRecord[]): ShownInvoice[] =>
  records
    .flatMap(({ invoices }) => invoices)
    .toSorted((a, b) => b.periodStart.getTime() - a.periodStart.getTime())
    .map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      state: invoice.state,
      cents: invoice.cents,
      tax_cents: invoice.taxCents,
      currency: invoice.currency,
      period_start: invoice.periodStart.toISOString(),
      period_end: invoice.periodEnd.toISOString(),
      made_at: invoice.madeAt.toISOString(),
    }));
