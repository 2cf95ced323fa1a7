import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { ALLOWANCE, PRICING } from './limits.ts';
import { everybody, verified, type Trials } from './trial.ts';

/** The plans of SPEC 9. */
export const PlanName = z.enum(['free', 'premium']);
export type PlanName = z.infer<typeof PlanName>;

const limit = z.nullable(z.int().check(z.nonnegative()));

/** What of a plan an operator may set; null is without limit. */
export const PlanLimits = z.object({
  /** Live lessons that may be begun in a calendar month (UTC). */
  live_sessions: limit,
  /** Minutes of live lessons in a calendar month. */
  live_minutes: limit,
  /** Tokens in and out a day (UTC), where a language model is paid for; the built-in tutor costs nothing. */
  daily_tokens: limit,
});
export type PlanLimits = z.infer<typeof PlanLimits>;

/** What a student may do. */
export const Allowances = z.extend(PlanLimits, {
  custom_maps: z.boolean(),
  advanced_analytics: z.boolean(),
  priority_support: z.boolean(),
});
export type Allowances = z.infer<typeof Allowances>;

/** Something that Premium has and the Free Tier has not. */
export type PremiumFeature = 'custom_maps' | 'advanced_analytics' | 'priority_support';

interface Plan {
  readonly cents: number;
  readonly allows: Allowances;
}

/** What each plan costs and allows, where the operator has set nothing else (SPEC 9). */
export const PLANS: Readonly<Record<PlanName, Plan>> = {
  free: {
    cents: 0,
    allows: {
      live_sessions: PRICING.freeTutorSessionsMonthly,
      live_minutes: PRICING.freeTutorSessionMinutes,
      daily_tokens: ALLOWANCE.dailyTokens,
      custom_maps: false,
      advanced_analytics: false,
      priority_support: false,
    },
  },
  premium: {
    cents: Math.round(PRICING.premiumMonthly * 100),
    allows: {
      live_sessions: null,
      live_minutes: null,
      daily_tokens: null,
      custom_maps: true,
      advanced_analytics: true,
      priority_support: true,
    },
  },
};

/**
 * Where a student stands. `free`: no Premium. `active`: paid, and renews. `ending`: paid, and will not renew.
 * `past_due`: the renewal could not be paid; Premium stays for the grace. `granted`: days that were given.
 */
export const BillingState = z.enum(['free', 'active', 'ending', 'past_due', 'granted']);
export type BillingState = z.infer<typeof BillingState>;

const moment = z.iso.datetime();

/** A student's plan, as the page shows it. */
export const Subscription = z.object({
  plan: PlanName,
  state: BillingState,
  /** When Premium ends as things stand; null on the Free Tier. */
  premium_until: z.nullable(moment),
  /** When the next payment is due. */
  renews_at: z.nullable(moment),
  /** Whether a plan that ends may be made to renew again. */
  may_resume: z.boolean(),
  /** When an earlier Premium ended, for who is back on the Free Tier. */
  ended_at: z.nullable(moment),
  /** Days of Premium that were given and have not begun to run. */
  days_waiting: z.number(),
  payment_method: z.nullable(z.string()),
  allows: Allowances,
});
export type Subscription = z.infer<typeof Subscription>;

export const InvoiceState = z.enum(['open', 'failed', 'paid', 'refunded']);
export type InvoiceState = z.infer<typeof InvoiceState>;

export const Invoice = z.object({
  id: z.string(),
  number: z.string(),
  state: InvoiceState,
  cents: z.number(),
  tax_cents: z.number(),
  currency: z.string(),
  period_start: moment,
  period_end: moment,
  made_at: moment,
});
export type Invoice = z.infer<typeof Invoice>;

/** Who takes the money: a payment provider, the test cashier that moves none, or nobody. */
export const Cashier = z.enum(['provider', 'test', 'none']);
export type Cashier = z.infer<typeof Cashier>;

const Billing = z.object({
  subscription: Subscription,
  invoices: z.array(Invoice),
  cashier: Cashier,
  /** What each plan allows here. */
  plans: z.object({ free: Allowances, premium: Allowances }),
  price: z.object({ cents: z.number(), currency: z.string(), every_days: z.number() }),
});
export type Billing = z.infer<typeof Billing>;

const Way = z.object({ url: z.string() });

/** What can be done at the test cashier's counter. */
export const CashierAction = z.enum([
  'pay',
  'decline',
  'ask',
  'confirm',
  'refuse',
  'leave',
  'renew',
  'fail',
  'expire',
  'refund',
]);
export type CashierAction = z.infer<typeof CashierAction>;

export const CashierState = z.enum(['open', 'asked', 'left', 'active', 'ending', 'past_due', 'ended']);
export type CashierState = z.infer<typeof CashierState>;

/** What lies on the test cashier's counter. */
export const CashierSlip = z.object({
  id: z.string(),
  state: CashierState,
  /** Whether the last try to pay was declined. */
  declined: z.boolean(),
  may: z.array(CashierAction),
});
export type CashierSlip = z.infer<typeof CashierSlip>;

/** The id of a slip: letters, digits and the sign between them. */
const SlipId = z.string().check(z.regex(/^\w{1,80}$/));

const student = { access: 'verified', pace: 'normal' } as const;

/** Plans, and what is paid for them. */
export const billing = endpoints({
  read: {
    method: 'GET',
    path: '/api/billing',
    summary: 'The plan, what it allows, when it renews, and the invoices.',
    ...student,
    reply: Billing,
  },
  checkout: {
    method: 'POST',
    path: '/api/billing/checkout',
    summary: 'Where to go to pay for Premium.',
    ...student,
    reply: Way,
  },
  portal: {
    method: 'POST',
    path: '/api/billing/portal',
    summary: 'Where to go to change the payment method.',
    ...student,
    reply: Way,
  },
  cancel: {
    method: 'POST',
    path: '/api/billing/cancel',
    summary: 'Lets Premium end with the period that is paid; after a failed payment it ends at once.',
    ...student,
    reply: Billing,
  },
  resume: {
    method: 'POST',
    path: '/api/billing/resume',
    summary: 'Lets Premium renew after all.',
    ...student,
    reply: Billing,
  },
  invoice: {
    method: 'GET',
    path: '/api/billing/invoices/:id',
    summary: 'An invoice as a PDF file.',
    ...student,
    params: z.object({ id: SlipId }),
    file: true,
    reply: null,
  },
  event: {
    method: 'POST',
    path: '/api/billing/events',
    summary: 'What the payment provider reports; signed by it.',
    access: 'public',
    pace: 'reading',
    signed: true,
    reply: null,
  },
  slip: {
    method: 'GET',
    path: '/api/billing/test-cashier/:id',
    summary: 'What lies on the test cashier’s counter; `current` is the plan that runs.',
    ...student,
    params: z.object({ id: SlipId }),
    reply: CashierSlip,
  },
  act: {
    method: 'POST',
    path: '/api/billing/test-cashier/:id',
    summary: 'Plays a payment at the test cashier. No money moves.',
    ...student,
    params: z.object({ id: SlipId }),
    body: z.object({ action: CashierAction }),
    reply: CashierSlip,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = (): Trials<typeof billing> => {
  const nothing = () => ({});
  const noInvoice = () => ({ params: { id: 'no_such_invoice' } });
  const noSlip = () => ({ params: { id: 'no_such_slip' } });
  return {
    read: { request: nothing, answers: verified(200) },
    checkout: { request: nothing, answers: verified(200) },
    portal: { request: nothing, answers: verified('no_subscription', 'no_subscription') },
    cancel: { request: nothing, answers: verified('no_subscription', 'no_subscription') },
    resume: { request: nothing, answers: verified('no_subscription', 'no_subscription') },
    invoice: { request: noInvoice, answers: verified('invoice_not_found', 'invoice_not_found') },
    event: { request: nothing, answers: everybody('signature_wrong') },
    slip: { request: noSlip, answers: verified('slip_not_found', 'slip_not_found') },
    act: {
      request: () => ({ ...noSlip(), body: { action: 'pay' as const } }),
      answers: verified('slip_not_found', 'slip_not_found'),
    },
  };
};
