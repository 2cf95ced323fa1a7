import type { InvoiceState } from '@studia/contract/billing';

/** One bill for one period. */
export interface Invoice {
  readonly id: string;
  readonly number: string;
  readonly state: InvoiceState;
  readonly cents: number;
  readonly taxCents: number;
  readonly currency: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly madeAt: Date;
  readonly paidAt: Date | null;
  readonly refundedAt: Date | null;
}

/** Everything that is known about one subscription. */
export interface SubscriptionRecord {
  readonly id: string;
  readonly startedAt: Date;
  readonly endsAtPeriodEnd: boolean;
  readonly endedAt: Date | null;
  readonly paymentMethod: string | null;
  readonly invoices: readonly Invoice[];
  /** When the provider was asked. */
  readonly readAt: Date;
}

/** How far an invoice is on its way; it never goes back. */
const PROGRESS: Readonly<Record<InvoiceState, number>> = { open: 0, failed: 1, paid: 2, refunded: 3 };

/**
 * What is known after two answers of the provider, whichever came first: of what can change both ways (will it renew, which
 * card) the later answer counts; a payment, a refund and an end are never unlearnt. So it does not matter in which order,
 * how often or how late events arrive.
 */
export const merge = (one: SubscriptionRecord, other: SubscriptionRecord): SubscriptionRecord => {
  const [older, newer] = one.readAt <= other.readAt ? [one, other] : [other, one];
  const invoices = new Map(older.invoices.map((invoice) => [invoice.id, invoice]));
  for (const invoice of newer.invoices) {
    const before = invoices.get(invoice.id);
    invoices.set(invoice.id, before && PROGRESS[before.state] > PROGRESS[invoice.state] ? before : invoice);
  }
  return {
    ...newer,
    endedAt: newer.endedAt ?? older.endedAt,
    invoices: [...invoices.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
};

/** The subscriptions that would charge a student a second time: all that still run but the oldest. */
export const surplusOf = (records: readonly SubscriptionRecord[]): SubscriptionRecord[] =>
  records
    .filter(({ endedAt, invoices }) => endedAt === null && invoices.some(({ state }) => state === 'paid'))
    .toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1))
    .slice(1);
