import type { StudentId } from '@studia/contract/ids';
import { sql } from 'kysely';
import type { BillingInvoice, BillingSubscription } from '../../db/tables.ts';
import type { Handle } from '../../db/transaction.ts';
import type { Invoice, SubscriptionRecord } from './rules/record.ts';
import type { Grant } from './rules/spans.ts';

/** Days of Premium that somebody was given, and why. */
interface Gift extends Grant {
  readonly id: string;
  readonly reason: string;
}

/** How the provider knows a student. */
interface Customer {
  readonly customer: string | null;
  readonly checkout: string | null;
}

export type BillingStore = ReturnType<typeof makeBillingStore>;

/** Who has Premium, and why. */
export const makeBillingStore = (handle: Handle) => {
  const records = async (subscriptions: readonly BillingSubscription[]): Promise<SubscriptionRecord[]> => {
    if (subscriptions.length === 0) return [];
    const invoices = await handle
      .selectFrom('billing_invoice')
      .selectAll()
      .where(
        'subscription_id',
        'in',
        subscriptions.map(({ id }) => id),
      )
      .orderBy('id')
      .execute();
    return subscriptions.map((row) =>
      recordOf(
        row,
        invoices.filter(({ subscription_id }) => subscription_id === row.id),
      ),
    );
  };

  return {
    subscriptions: async (owner: StudentId): Promise<SubscriptionRecord[]> =>
      records(
        await handle.selectFrom('billing_subscription').selectAll().where('student_id', '=', owner).execute(),
      ),

    grants: async (owner: StudentId): Promise<Gift[]> => {
      const rows = await handle
        .selectFrom('billing_grant')
        .select(['id', 'days', 'reason', 'granted_at'])
        .where('student_id', '=', owner)
        .orderBy('granted_at')
        .orderBy('id')
        .execute();
      return rows.map(({ id, days, reason, granted_at }) => ({ id, days, reason, grantedAt: granted_at }));
    },

    addGrant: async (owner: StudentId, { id, days, reason, grantedAt }: Gift): Promise<void> => {
      await handle
        .insertInto('billing_grant')
        .values({ id, student_id: owner, days, reason, granted_at: grantedAt })
        .execute();
    },

    save: async (owner: StudentId, record: SubscriptionRecord): Promise<void> => {
      const row = {
        started_at: record.startedAt,
        ends_at_period_end: record.endsAtPeriodEnd,
        ended_at: record.endedAt,
        payment_method: record.paymentMethod,
        read_at: record.readAt,
      };
      await handle
        .insertInto('billing_subscription')
        .values({ id: record.id, student_id: owner, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      if (record.invoices.length === 0) return;
      await handle
        .insertInto('billing_invoice')
        .values(record.invoices.map((invoice) => columnsOf(record.id, invoice)))
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({
            number: eb.ref('excluded.number'),
            state: eb.ref('excluded.state'),
            cents: eb.ref('excluded.cents'),
            tax_cents: eb.ref('excluded.tax_cents'),
            currency: eb.ref('excluded.currency'),
            period_start: eb.ref('excluded.period_start'),
            period_end: eb.ref('excluded.period_end'),
            made_at: eb.ref('excluded.made_at'),
            paid_at: eb.ref('excluded.paid_at'),
            refunded_at: eb.ref('excluded.refunded_at'),
          })),
        )
        .execute();
    },

    /** Makes others who change this student's plan wait; false when the student never went to pay here. */
    lock: async (owner: StudentId): Promise<boolean> =>
      (await handle
        .selectFrom('billing_customer')
        .select('student_id')
        .where('student_id', '=', owner)
        .forUpdate()
        .executeTakeFirst()) !== undefined,

    customer: (owner: StudentId): Promise<Customer | undefined> =>
      handle
        .selectFrom('billing_customer')
        .select(['customer', 'checkout'])
        .where('student_id', '=', owner)
        .executeTakeFirst(),

    saveCustomer: async (owner: StudentId, customer: string): Promise<void> => {
      await handle
        .insertInto('billing_customer')
        .values({ student_id: owner, customer })
        .onConflict((conflict) => conflict.column('student_id').doUpdateSet({ customer }))
        .execute();
    },

    saveCheckout: async (owner: StudentId, checkout: string, begun: Date): Promise<void> => {
      await handle
        .updateTable('billing_customer')
        .set({ checkout, checkout_begun: begun })
        .where('student_id', '=', owner)
        .execute();
    },

    /** Notes that a letter is being written; false when it was before. */
    noteLetter: async (owner: StudentId, key: string, now: Date): Promise<boolean> =>
      (await handle
        .insertInto('billing_letter')
        .values({ key, student_id: owner, written_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst()) !== undefined,

    knowsEvent: async (id: string): Promise<boolean> =>
      (await handle.selectFrom('billing_event').select('id').where('id', '=', id).executeTakeFirst()) !==
      undefined,

    noteEvent: async (id: string, now: Date): Promise<void> => {
      await handle
        .insertInto('billing_event')
        .values({ id, received_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    forgetEventsBefore: async (moment: Date): Promise<void> => {
      await handle.deleteFrom('billing_event').where('received_at', '<', moment).execute();
    },

    /** Subscriptions that run and about which the provider was not asked since. */
    unreadSince: async (moment: Date): Promise<string[]> => {
      const rows = await handle
        .selectFrom('billing_subscription')
        .select('id')
        .where('ended_at', 'is', null)
        .where('read_at', '<', moment)
        .orderBy('read_at')
        .limit(AT_ONCE)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Who has a subscription that renews between two moments, as far as its newest bill says. */
    renewingBetween: async (from: Date, until: Date): Promise<StudentId[]> => {
      const rows = await handle
        .selectFrom('billing_subscription')
        .innerJoin('billing_invoice', 'billing_invoice.subscription_id', 'billing_subscription.id')
        .select(sql<StudentId>`student_id`.as('student_id'))
        .distinct()
        .where('ended_at', 'is', null)
        .where('ends_at_period_end', '=', false)
        .where('billing_invoice.state', '=', 'paid')
        .where('period_end', '>', from)
        .where('period_end', '<=', until)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('billing_letter')
                .select('key')
                .where(
                  'key',
                  '=',
                  sql<string>`'renews-soon:' || billing_subscription.id || ':' ||
                    to_char(period_end AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
                ),
            ),
          ),
        )
        .limit(AT_ONCE)
        .execute();
      return rows.map(({ student_id }) => student_id);
    },

    /** Who went to pay since then: their event may never come. */
    customersSince: async (moment: Date): Promise<string[]> => {
      const rows = await handle
        .selectFrom('billing_customer')
        .select(sql<string>`customer`.as('customer'))
        .where('checkout_begun', '>=', moment)
        .where('customer', 'is not', null)
        .orderBy('checkout_begun')
        .limit(AT_ONCE)
        .execute();
      return rows.map(({ customer }) => customer);
    },
  };
};

/** How many are asked about in one go; the rest waits for the next. */
const AT_ONCE = 200;

const recordOf = (row: BillingSubscription, invoices: readonly BillingInvoice[]): SubscriptionRecord => ({
  id: row.id,
  startedAt: row.started_at,
  endsAtPeriodEnd: row.ends_at_period_end,
  endedAt: row.ended_at,
  paymentMethod: row.payment_method,
  readAt: row.read_at,
  invoices: invoices.map((invoice) => ({
    id: invoice.id,
    number: invoice.number,
    state: invoice.state,
    cents: invoice.cents,
    taxCents: invoice.tax_cents,
    currency: invoice.currency,
    periodStart: invoice.period_start,
    periodEnd: invoice.period_end,
    madeAt: invoice.made_at,
    paidAt: invoice.paid_at,
    refundedAt: invoice.refunded_at,
  })),
});

const columnsOf = (subscription: string, invoice: Invoice) => ({
  id: invoice.id,
  subscription_id: subscription,
  number: invoice.number,
  state: invoice.state,
  cents: invoice.cents,
  tax_cents: invoice.taxCents,
  currency: invoice.currency,
  period_start: invoice.periodStart,
  period_end: invoice.periodEnd,
  made_at: invoice.madeAt,
  paid_at: invoice.paidAt,
  refunded_at: invoice.refundedAt,
});
