import { PLANS, CashierState, InvoiceState, type CashierAction } from '@studia/contract/billing';
import { StudentId } from '@studia/contract/ids';
import { PRICING } from '@studia/contract/limits';
import * as z from 'zod/mini';

const DAY = 24 * 60 * 60 * 1000;
/** SPEC 9: 30 days, not a month; the length of a day does not depend on where somebody lives. */
const PERIOD = PRICING.renewEveryDays * DAY;
const GRACE = PRICING.graceDays * DAY;

const moment = z.coerce.date();

const CashierInvoice = z.object({
  id: z.string(),
  state: InvoiceState,
  periodStart: moment,
  periodEnd: moment,
  madeAt: moment,
  paidAt: z.nullable(moment),
  refundedAt: z.nullable(moment),
});
type CashierInvoice = z.infer<typeof CashierInvoice>;

/** One page of the test cashier's books: a checkout, and the subscription that it becomes once it is paid. */
export const CashierPage = z.object({
  id: z.string(),
  studentId: StudentId,
  state: CashierState,
  declined: z.boolean(),
  openedAt: moment,
  startedAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  invoices: z.array(CashierInvoice),
  paidUrl: z.string(),
  leftUrl: z.string(),
});
export type CashierPage = z.infer<typeof CashierPage>;

/** What can happen to a page: what is played at the counter, and what a student decides. */
export type CashierEvent = CashierAction | 'cancel' | 'resume' | 'stop';

/** Which event leads where; what is not named here can't happen. */
export const NEXT: Readonly<Record<CashierState, Partial<Record<CashierEvent, CashierState>>>> = {
  open: { pay: 'active', decline: 'open', ask: 'asked', leave: 'left' },
  asked: { confirm: 'active', refuse: 'open', leave: 'left' },
  left: {},
  active: { renew: 'active', fail: 'past_due', cancel: 'ending', refund: 'ended', stop: 'ended' },
  ending: { resume: 'active', expire: 'ended', refund: 'ended', stop: 'ended' },
  past_due: { renew: 'active', fail: 'past_due', expire: 'ended', stop: 'ended' },
  ended: {},
};

/** The page after an event; null where that can't happen. */
export const play = (page: CashierPage, event: CashierEvent, now: Date): CashierPage | null => {
  const state = NEXT[page.state][event];
  return state === undefined ? null : { ...page, ...CHANGES[event](page, now), state };
};

type Change = (page: CashierPage, now: Date) => Partial<CashierPage>;

const started: Change = (page, now) => ({
  declined: false,
  startedAt: now,
  invoices: [invoiceOf(page, now, 'paid', now)],
});
const declined: Change = () => ({ declined: true });
const nothing: Change = () => ({});
const ended: Change = (_, now) => ({ endedAt: now });

const CHANGES: Readonly<Record<CashierEvent, Change>> = {
  pay: started,
  confirm: started,
  decline: declined,
  refuse: declined,
  ask: () => ({ declined: false }),
  leave: nothing,
  renew: (page, now) => ({
    invoices:
      page.state === 'past_due'
        ? page.invoices.map((one) => (one.state === 'failed' ? { ...one, state: 'paid', paidAt: now } : one))
        : [...page.invoices, invoiceOf(page, paidUntil(page), 'paid', now)],
  }),
  fail: (page, now) =>
    page.state === 'past_due'
      ? {}
      : { invoices: [...page.invoices, invoiceOf(page, paidUntil(page), 'failed', now)] },
  cancel: nothing,
  resume: nothing,
  stop: ended,
  expire: ended,
  refund: (page, now) => ({
    endedAt: now,
    invoices: page.invoices.map((one, place) =>
      place === page.invoices.length - 1 ? { ...one, state: 'refunded', refundedAt: now } : one,
    ),
  }),
};

const invoiceOf = (page: CashierPage, from: Date, state: 'paid' | 'failed', now: Date): CashierInvoice => ({
  id: `${page.id}_${page.invoices.length + 1}`,
  state,
  periodStart: from,
  periodEnd: new Date(from.getTime() + PERIOD),
  madeAt: now,
  paidAt: state === 'paid' ? now : null,
  refundedAt: null,
});

const paidUntil = ({ invoices, openedAt }: CashierPage): Date =>
  invoices.findLast(({ state }) => state === 'paid')?.periodEnd ?? openedAt;

/** When something happens to the page by itself; null where nothing ever does. */
const nextMoment = (page: CashierPage): Date | null => {
  if (page.state === 'active' || page.state === 'ending') return paidUntil(page);
  return page.state === 'past_due' ? new Date(paidUntil(page).getTime() + GRACE) : null;
};

/** What the calendar says: a card that works is charged, what should end ends. */
export const dueEvent = (page: CashierPage, now: Date): CashierEvent | null => {
  const next = nextMoment(page);
  if (next === null || next > now) return null;
  return page.state === 'active' ? 'renew' : 'expire';
};

/** What happens by itself, happens at its own moment, however late somebody looks. */
export const playDue = (page: CashierPage, now: Date): CashierPage => {
  let at = page;
  for (let event = dueEvent(at, now); event !== null; event = dueEvent(at, now))
    at = play(at, event, nextMoment(at) ?? now) ?? at;
  return at;
};

/** The counter's way through time: the whole page is moved into the past, until what comes next comes now. */
export const skipAhead = (page: CashierPage, event: CashierEvent, now: Date): CashierPage => {
  const waits = event === 'expire' || (page.state === 'active' && (event === 'renew' || event === 'fail'));
  const next = waits ? nextMoment(page) : null;
  if (next === null || next <= now) return page;
  const back = (at: Date): Date => new Date(at.getTime() - (next.getTime() - now.getTime()));
  const backOrNull = (at: Date | null): Date | null => at && back(at);
  return {
    ...page,
    openedAt: back(page.openedAt),
    startedAt: backOrNull(page.startedAt),
    invoices: page.invoices.map((one) => ({
      ...one,
      periodStart: back(one.periodStart),
      periodEnd: back(one.periodEnd),
      madeAt: back(one.madeAt),
      paidAt: backOrNull(one.paidAt),
      refundedAt: backOrNull(one.refundedAt),
    })),
  };
};

/** What it costs; the test cashier knows no taxes. */
export const CENTS = PLANS.premium.cents;
