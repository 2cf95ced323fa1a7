import { createHmac, timingSafeEqual } from 'node:crypto';
import { CashierAction, type CashierSlip } from '@studia/contract/billing';
import type { StudentId } from '@studia/contract/ids';
import * as z from 'zod/mini';
import {
  OutOfStep,
  SignatureWrong,
  type Payments,
  type ReportedSubscription,
  type SignedEvent,
  type TestCounter,
} from '../port.ts';
import { makeLedger, type LedgerEntry, type SqlRunner } from './ledger.ts';
import {
  CENTS,
  dueEvent,
  NEXT,
  play,
  playDue,
  skipAhead,
  type CashierEvent,
  type CashierPage,
} from './rules.ts';

interface Dependencies {
  run: SqlRunner;
  now: () => Date;
  newId: () => string;
  newSecret: () => string;
  /** Where people open this product; the counter is one of its pages. */
  publicUrl: string;
}

const SIGNATURE = 'test-signature';
const COUNTER = '/subscription/test-cashier';
/** What stands for the student's own subscription where a slip's id is asked for. */
const CURRENT = 'current';

const Event = z.object({ id: z.string(), subscription: z.string() });

/**
 * A payment provider that moves no money, for machines on which none is set up. It plays the same story as a real one, and
 * tells it in the same way: by signed events, after which it is asked what is true.
 */
export const testCashier = ({ run, now, newId, newSecret, publicUrl }: Dependencies): Payments => {
  const ledger = makeLedger(run);
  // Events are signed and read by one process, so nobody else has to know the key.
  const secret = newSecret();
  const sign = (body: Uint8Array): string => createHmac('sha256', secret).update(body).digest('hex');

  const eventAbout = (subscription: string): SignedEvent => {
    const body = Buffer.from(JSON.stringify({ id: `test_evt_${newId()}`, subscription }));
    const signature = sign(body);
    return { body, header: (name) => (name === SIGNATURE ? signature : undefined) };
  };

  const keep = async (entry: LedgerEntry, page: CashierPage): Promise<void> => {
    if (!(await ledger.change({ ...entry, page }))) throw new OutOfStep('The page was changed meanwhile.');
  };

  const decide = async (id: string, event: CashierEvent): Promise<void> => {
    const entry = await ledger.page(id);
    const page = entry && play(entry.page, event, now());
    if (!entry || !page) throw new OutOfStep(`There is nothing to ${event}.`);
    await keep(entry, page);
  };

  const slipFor = async (studentId: StudentId, id: string): Promise<LedgerEntry | null> => {
    const pages = await ledger.ofStudent(studentId);
    if (id !== CURRENT) return pages.find(({ page }) => page.id === id) ?? null;
    return pages.findLast(({ page }) => page.startedAt !== null) ?? null;
  };

  const counter: TestCounter = {
    slip: async (studentId, id) => {
      const entry = await slipFor(studentId, id);
      return entry && slipOf(entry.page);
    },

    act: async (studentId, id, action) => {
      const entry = await slipFor(studentId, id);
      if (!entry) return null;
      const page = play(skipAhead(entry.page, action, now()), action, now());
      if (!page) throw new OutOfStep(`There is nothing to ${action}.`);
      await keep(entry, page);
      return { slip: slipOf(page), event: eventAbout(page.id) };
    },

    catchUp: async () => {
      const due = (await ledger.running()).filter(({ page }) => dueEvent(page, now()) !== null);
      for (const entry of due) await ledger.change({ ...entry, page: playDue(entry.page, now()) });
      return due.map(({ page }) => eventAbout(page.id));
    },
  };

  return {
    kind: 'test',
    counter,
    customer: async ({ id }) => id,

    startCheckout: async ({ studentId, paidUrl, leftUrl }) => {
      const id = `test_${newId().replaceAll('-', '')}`;
      await ledger.add({
        id,
        studentId,
        state: 'open',
        declined: false,
        openedAt: now(),
        startedAt: null,
        endedAt: null,
        invoices: [],
        paidUrl,
        leftUrl,
      });
      return { id, url: `${publicUrl}${COUNTER}?slip=${id}` };
    },

    dropCheckout: async (id) => {
      const entry = await ledger.page(id);
      const page = entry && play(entry.page, 'leave', now());
      if (entry && page) await keep(entry, page);
    },

    portal: async () => `${publicUrl}${COUNTER}?slip=${CURRENT}`,

    read: async (id) => {
      const entry = await ledger.page(id);
      return entry && reportOf(entry.page);
    },

    subscriptionsOf: async (customer) =>
      (await ledger.ofStudent(customer as StudentId))
        .filter(({ page }) => page.startedAt !== null)
        .map(({ page }) => page.id),

    setRenewal: (id, renews) => decide(id, renews ? 'resume' : 'cancel'),
    end: async (id) => {
      if ((await ledger.page(id))?.page.state !== 'ended') await decide(id, 'stop');
    },
    refund: (invoiceId) => decide(subscriptionIn(invoiceId), 'refund'),

    invoicePdf: async (invoiceId) => {
      const entry = await ledger.page(subscriptionIn(invoiceId));
      const report = entry && reportOf(entry.page);
      const invoice = report?.invoices.find(({ id }) => id === invoiceId);
      if (!invoice) throw new OutOfStep('There is no such invoice.');
      // A printing press that hardly anybody needs: it is not loaded before somebody does.
      const { printInvoice } = await import('./invoice-pdf.ts');
      return printInvoice(invoice);
    },

    // Its books hang on the student's own row and go with it.
    forget: async () => {},

    readEvent: ({ body, header }) => {
      const given = Buffer.from(header(SIGNATURE) ?? '');
      const wanted = Buffer.from(sign(body));
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new SignatureWrong();
      const { id, subscription } = Event.parse(JSON.parse(Buffer.from(body).toString('utf8')));
      return { id, subscriptionId: subscription, customer: null };
    },
  };
};

const subscriptionIn = (invoiceId: string): string => invoiceId.replace(/_\d+$/, '');

const slipOf = ({ id, state, declined }: CashierPage): CashierSlip => ({
  id,
  state,
  declined,
  may: CashierAction.options.filter((action) => NEXT[state][action] !== undefined),
});

const reportOf = (page: CashierPage): ReportedSubscription | null =>
  page.startedAt && {
    id: page.id,
    studentId: page.studentId,
    startedAt: page.startedAt,
    endsAtPeriodEnd: page.state === 'ending',
    endedAt: page.endedAt,
    paymentMethod: 'Test card •••• 4242',
    invoices: page.invoices.map((invoice, place) => ({
      ...invoice,
      number: `TEST-${page.id.slice(-6).toUpperCase()}-${String(place + 1).padStart(4, '0')}`,
      cents: CENTS,
      taxCents: 0,
      currency: 'usd',
    })),
  };
