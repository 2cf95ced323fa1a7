import { StudentId } from '@studia/contract/ids';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { ReportedInvoice, ReportedSubscription } from '../port.ts';

/** The name under which a subscription says whose it is. */
export const STUDENT = 'student_id';

/** When invoices were given back, by their ids. */
export type Refunds = ReadonlyMap<string, Date>;

/** What Stripe says, in our words; null where it is about nobody of ours. */
export const reportOf = (
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  refunds: Refunds,
): ReportedSubscription | null => {
  const studentId = z.safeParse(StudentId, subscription.metadata[STUDENT]);
  if (!studentId.success) return null;
  return {
    id: subscription.id,
    studentId: studentId.data,
    startedAt: dateOf(subscription.start_date),
    endsAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: isOver(subscription) ? dateOf(subscription.ended_at ?? subscription.canceled_at ?? 0) : null,
    paymentMethod: methodIn(subscription.default_payment_method),
    invoices: invoices.flatMap((invoice) => invoiceOf(invoice, refunds.get(invoice.id) ?? null) ?? []),
  };
};

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

const isOver = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

const methodIn = (method: Stripe.Subscription['default_payment_method']): string | null => {
  if (method === null || typeof method === 'string') return null;
  const { card, type } = method;
  return card ? `${inWords(card.brand)} •••• ${card.last4}` : inWords(type);
};

const inWords = (name: string): string => {
  const spaced = name.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** A draft has no number yet, and what is void was never owed. */
const invoiceOf = (invoice: Stripe.Invoice, refundedAt: Date | null): ReportedInvoice | null => {
  const state = stateOf(invoice, refundedAt);
  const period = invoice.lines.data.map((line) => line.period).toSorted((a, b) => b.end - a.end)[0];
  if (state === null || period === undefined) return null;
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    state,
    cents: invoice.total,
    taxCents: invoice.total - (invoice.total_excluding_tax ?? invoice.total),
    currency: invoice.currency,
    periodStart: dateOf(period.start),
    periodEnd: dateOf(period.end),
    madeAt: dateOf(invoice.created),
    paidAt: invoice.status_transitions.paid_at === null ? null : dateOf(invoice.status_transitions.paid_at),
    refundedAt,
  };
};

const stateOf = (
  { status, attempted }: Stripe.Invoice,
  refundedAt: Date | null,
): ReportedInvoice['state'] | null => {
  if (status === 'paid') return refundedAt === null ? 'paid' : 'refunded';
  if (status === 'open') return attempted ? 'failed' : 'open';
  return status === 'uncollectible' ? 'failed' : null;
};
