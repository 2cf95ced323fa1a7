import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import { PRICING } from '@studia/contract/limits';
import { inTransaction, sqlRunner, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Payments, SignedEvent } from '../../ports/payments/port.ts';
import type { Queue } from '../../ports/queue/port.ts';
import { deliverLetter } from './jobs.ts';
import { lettersDue, reminderDue, type DueLetter } from './rules/letters-due.ts';
import { merge, surplusOf } from './rules/record.ts';
import { makeBillingStore } from './store.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** A subscription that runs is asked about so often even when no event comes. */
const ASK_AGAIN_AFTER = 6 * HOUR;
/** How long somebody who went to pay is followed up. */
const CHECKOUT_FOLLOWED = 48 * HOUR;
/** Providers repeat an event for days, never for months. */
const EVENTS_KEPT = 90 * DAY;

interface Dependencies {
  db: Handle;
  payments: Payments | null;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
}

export type ProviderSync = ReturnType<typeof makeProviderSync>;

/** Learns from the payment provider what is true. An event only says that it is time to ask. */
export const makeProviderSync = ({ db, payments, queue, clock }: Dependencies) => {
  const store = makeBillingStore(db);

  /** Keeps what the provider says, and has the letters written to which it gives reason; answers whose it is. */
  const keepAnswer = async (subscriptionId: string): Promise<StudentId | null> => {
    const readAt = clock.now();
    const reported = await payments?.read(subscriptionId);
    if (!reported) return null;
    const { studentId, ...report } = reported;
    return inTransaction(db, async (transaction) => {
      const within = makeBillingStore(transaction);
      if (!(await within.lock(studentId))) return null;
      const before = (await within.subscriptions(studentId)).find(({ id }) => id === subscriptionId) ?? null;
      const now = { ...report, readAt };
      const after = before ? merge(before, now) : now;
      await within.save(studentId, after);
      await order(transaction, studentId, lettersDue(before, after));
      return studentId;
    });
  };

  /** Has letters written, none of them twice, in the transaction that has the reason for them. */
  const order = async (
    within: Handle,
    studentId: StudentId,
    letters: readonly DueLetter[],
  ): Promise<void> => {
    for (const { kind, about, key } of letters) {
      if (!(await makeBillingStore(within).noteLetter(studentId, key, clock.now()))) continue;
      await queue.enqueue(deliverLetter, { studentId, kind, about }, { key, within: sqlRunner(within) });
    }
  };

  /** Tells everybody of their renewal before it comes. */
  const remind = async (): Promise<void> => {
    const now = clock.now();
    const soon = new Date(now.getTime() + PRICING.remindDays * DAY);
    for (const studentId of await store.renewingBetween(now, soon))
      await inTransaction(db, async (transaction) => {
        const within = makeBillingStore(transaction);
        await within.lock(studentId);
        const records = await within.subscriptions(studentId);
        const letters = records.flatMap((record) => reminderDue(record, now) ?? []);
        await order(transaction, studentId, letters);
      });
  };

  /** Two tabs can pay twice: what was paid beside a plan that runs is given back. */
  const endSurplus = async (studentId: StudentId): Promise<void> => {
    for (const { id, invoices } of surplusOf(await store.subscriptions(studentId))) {
      for (const invoice of invoices) if (invoice.state === 'paid') await payments?.refund(invoice.id);
      await payments?.end(id);
      await keepAnswer(id);
    }
  };

  const refresh = async (subscriptionId: string): Promise<void> => {
    const studentId = await keepAnswer(subscriptionId);
    if (studentId !== null) await endSurplus(studentId);
  };

  const takeEvent = async (event: SignedEvent): Promise<void> => {
    if (!payments) throw new Failure('payments_off');
    const { id, subscriptionId, customer } = payments.readEvent(event);
    if (await store.knowsEvent(id)) return;
    if (subscriptionId !== null) await refresh(subscriptionId);
    else if (customer !== null)
      for (const one of await payments.subscriptionsOf(customer)) await refresh(one);
    // Last: what could not be acted upon is told again.
    await store.noteEvent(id, clock.now());
  };

  return {
    refresh,
    takeEvent,

    /** The job that finds out what no event has told. */
    reconcile: async (): Promise<void> => {
      if (!payments) return;
      for (const event of (await payments.counter?.catchUp()) ?? []) await takeEvent(event);
      const now = clock.now().getTime();
      const ids = new Set(await store.unreadSince(new Date(now - ASK_AGAIN_AFTER)));
      for (const customer of await store.customersSince(new Date(now - CHECKOUT_FOLLOWED)))
        for (const id of await payments.subscriptionsOf(customer)) ids.add(id);
      for (const id of ids) await refresh(id);
      await remind();
      await store.forgetEventsBefore(new Date(now - EVENTS_KEPT));
    },
  };
};
