import type {
  Allowances,
  BillingState,
  CashierAction,
  InvoiceState,
  PlanName,
} from '@studia/contract/billing';
import { PRICING } from '@studia/contract/limits';

/** An amount of money, as people write it. */
export const moneyOf = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** A day where the student is. */
export const dayOf = (moment: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(moment));

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

const STATES: Readonly<Record<InvoiceState, string>> = {
  open: 'Not paid yet',
  failed: 'Declined',
  paid: 'Paid',
  refunded: 'Refunded',
};

const BADGES: Readonly<Record<BillingState, string>> = {
  free: 'No cost',
  active: 'Renews automatically',
  ending: 'Won’t renew',
  past_due: 'Payment failed',
  granted: 'Free of charge',
};

const NAMES: Readonly<Record<PlanName, string>> = { free: 'Free Tier', premium: 'Premium' };

const lessonsOf = ({ live_sessions, live_minutes }: Allowances): string => {
  if (live_sessions === null && live_minutes === null) return 'Unlimited';
  const minutes = live_minutes === null ? '' : `${live_minutes} minutes`;
  if (live_sessions === null) return `${minutes} a month`;
  return [`${live_sessions} a month`, minutes].filter(Boolean).join(', ');
};

const tokensOf = ({ daily_tokens }: Allowances): [label: string, value: string] => [
  'Tutor tokens a day',
  daily_tokens === null ? 'Unlimited' : daily_tokens.toLocaleString('en-US'),
];

/** The words of the page on the plan and what it costs. */
export const billingText = {
  lead: 'Your plan, what it costs, and your invoices.',
  loading: 'Loading your plan',
  failed: 'We couldn’t load your plan',
  failedHint: 'Your studies aren’t affected.',
  retry: 'Try again',
  retrying: 'Trying again…',

  testNotice: 'Test mode: payments on this server are simulated. No money moves, and no card is needed.',
  toCashier: 'Open the test cashier',
  waiting: 'Your payment is being confirmed. This usually takes a few seconds.',
  welcome: 'You have Premium now.',

  plan: 'Your plan',
  name: (plan: PlanName): string => NAMES[plan],
  badge: (state: BillingState): string => BADGES[state],
  free: 'It costs nothing and needs no card. Stay on it as long as you like.',
  ended: (day: string): string =>
    `Your Premium ended on ${day}. You won’t be charged again, and everything you made is still here.`,
  renews: (day: string, price: string): string =>
    `The next payment of ${price}, plus any taxes, is due on ${day}. You can cancel at any time.`,
  ending: (day: string): string =>
    `You have Premium until ${day}. It won’t renew, and you won’t be charged again.`,
  pastDue: (day: string): string =>
    `Your payment was declined, and nothing was charged. You keep Premium until ${day}. To keep it after that, change your payment method.`,
  granted: (day: string): string =>
    `You have Premium until ${day}. Nothing renews, and there’s nothing to pay.`,
  daysWaiting: (count: number): string =>
    `${days(count)} of free Premium ${count === 1 ? 'is' : 'are'} waiting for you. They start when your paid Premium ends.`,

  upgrade: 'Get Premium',
  upgrading: 'Opening the payment page…',
  price: (price: string): string =>
    `${price} per month, excluding taxes. Renews every ${PRICING.renewEveryDays} days until you cancel.`,
  notSold: 'Premium can’t be bought on this server yet.',
  cancel: 'Cancel Premium',
  cancelling: 'Cancelling…',
  cancelled: 'Premium won’t renew.',
  endNow: {
    title: 'End Premium now?',
    question: 'Your last payment was declined, so Premium ends right away. You owe nothing.',
    keep: 'Keep Premium',
    end: 'End Premium',
  },
  resume: 'Resume Premium',
  resuming: 'Resuming…',
  resumed: 'Premium will renew again.',
  changeMethod: 'Change payment method',
  opening: 'Opening…',

  compare: 'What the plans include',
  compareLead: 'Books, questions to the tutor, quizzes, mind maps, podcasts and notes are part of both.',
  feature: 'Feature',
  current: 'your plan',
  rows: (allows: Allowances, areTokensLimited: boolean): readonly [label: string, value: string][] => [
    ['Live lessons with the tutor', lessonsOf(allows)],
    ['Custom mind maps', allows.custom_maps ? 'Included' : 'Not included'],
    [
      'Advanced analytics: week by week, and by kind of help',
      allows.advanced_analytics ? 'Included' : 'Not included',
    ],
    ['Support', allows.priority_support ? 'Priority support' : 'Community support'],
    ...(areTokensLimited ? [tokensOf(allows)] : []),
  ],

  payment: 'Payment',
  method: (method: string): string => `You pay with ${method}.`,

  invoices: 'Invoices',
  noInvoices: 'You have no invoices yet.',
  period: (from: string, until: string): string => `${from} – ${until}`,
  invoiceState: (state: InvoiceState): string => STATES[state],
  download: (number: string): string => `Download invoice ${number}`,
  pdf: 'PDF',
  downloadFailed: 'We couldn’t load this invoice. Try again in a moment.',
} as const;

const ACTIONS: Readonly<Record<CashierAction, string>> = {
  pay: 'Pay (test)',
  decline: 'Decline the card (test)',
  ask: 'Ask for confirmation, 3-D Secure (test)',
  confirm: 'Confirm the payment (test)',
  refuse: 'Refuse the payment (test)',
  leave: 'Go back without paying',
  renew: 'Renew now: the payment works',
  fail: 'Renew now: the payment fails',
  expire: 'Skip to the end',
  refund: 'Refund the last payment',
};

/** The words of the test cashier. */
export const cashierText = {
  title: 'Test cashier',
  lead: 'A stand-in for a payment provider.',
  notice: 'Test: no money moves. Each button plays one thing that can happen to a real payment.',
  loading: 'Loading the test payment',
  order: 'Studia Premium',
  declined: 'The card was declined. Nothing was charged; try again.',
  asked: 'Your bank asks you to confirm this payment.',
  time: 'Buttons that renew or skip move your plan’s dates, so you needn’t wait 30 days.',
  over: 'This subscription has ended.',
  back: 'Back to Billing',
  busy: 'One moment…',
  action: (action: CashierAction): string => ACTIONS[action],
} as const;
