import type { Stripe } from 'stripe';

/**
 * The shapes of Stripe's API, as far as the double speaks it. Every one is held against the types that Stripe publishes with its
 * package: a name that Stripe has not, or a value that it does not know, does not compile.
 */
type PartOf<Whole> = Whole extends (infer Item)[]
  ? PartOf<Item>[]
  : Whole extends object
    ? { [Key in keyof Whole]?: PartOf<Whole[Key]> }
    : Whole;

export interface DoubleInvoice {
  id: string;
  status: Stripe.Invoice.Status;
  attempted: boolean;
  start: number;
  end: number;
  paid: number | null;
  refunded: number | null;
}

export interface DoubleSubscription {
  id: string;
  customer: string;
  student: string;
  start: number;
  status: Stripe.Subscription.Status;
  ends: boolean;
  ended: number | null;
  invoices: DoubleInvoice[];
}

/** How each parameter travels in a form: `line_items[0][price]`. */
const namesIn = (value: unknown, name = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => namesIn(part, name === '' ? key : `${name}[${key}]`))
    : [name];

const only = <Parameters extends object>(parameters: PartOf<Parameters>): ReadonlySet<string> =>
  new Set(namesIn(parameters));

/** The parameters that each call may bring; any other is refused as Stripe refuses it. */
export const PARAMETERS: Readonly<Record<string, ReadonlySet<string>>> = {
  'POST /v1/customers': only<Stripe.CustomerCreateParams>({ email: '', metadata: { student_id: '' } }),
  'POST /v1/checkout/sessions': only<Stripe.Checkout.SessionCreateParams>({
    mode: 'subscription',
    customer: '',
    client_reference_id: '',
    line_items: [{ price: '', quantity: 1 }],
    subscription_data: { metadata: { student_id: '' } },
    success_url: '',
    cancel_url: '',
    automatic_tax: { enabled: true },
    customer_update: { address: 'auto' },
  }),
  'GET /v1/checkout/sessions/:id': only<Stripe.Checkout.SessionRetrieveParams>({}),
  'POST /v1/checkout/sessions/:id/expire': only<Stripe.Checkout.SessionExpireParams>({}),
  'POST /v1/billing_portal/sessions': only<Stripe.BillingPortal.SessionCreateParams>({
    customer: '',
    return_url: '',
  }),
  'GET /v1/subscriptions/:id': only<Stripe.SubscriptionRetrieveParams>({ expand: [''] }),
  'POST /v1/subscriptions/:id': only<Stripe.SubscriptionUpdateParams>({ cancel_at_period_end: true }),
  'DELETE /v1/subscriptions/:id': only<Stripe.SubscriptionCancelParams>({}),
  'GET /v1/subscriptions': only<Stripe.SubscriptionListParams>({ customer: '', status: 'all', limit: 1 }),
  'GET /v1/invoices': only<Stripe.InvoiceListParams>({ subscription: '', limit: 1 }),
  'GET /v1/invoices/:id': only<Stripe.InvoiceRetrieveParams>({}),
  'GET /v1/charges': only<Stripe.ChargeListParams>({ customer: '', limit: 1, expand: [''] }),
  'GET /v1/invoice_payments': only<Stripe.InvoicePaymentListParams>({
    invoice: '',
    status: 'paid',
    payment: { type: 'payment_intent', payment_intent: '' },
  }),
  'POST /v1/refunds': only<Stripe.RefundCreateParams>({ payment_intent: '' }),
  'DELETE /v1/customers/:id': only<Stripe.CustomerDeleteParams>({}),
};

/** The parameters that the types of a call don't allow to be left out. */
type AlwaysNeeded<Parameters> = {
  [Key in keyof Parameters as object extends Pick<Parameters, Key> ? never : Key]: true;
};

/** Names that must come: those that the published types ask for, and those that Stripe asks for in our case only. */
const needs = <Parameters extends object>(
  always: AlwaysNeeded<Parameters>,
  inOurCase: readonly string[] = [],
): readonly string[] => [...Object.keys(always), ...inOurCase];

/** What each call must bring; without it the call is refused as Stripe refuses it. */
export const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/checkout/sessions': needs<Stripe.Checkout.SessionCreateParams>({}, [
    // Of a page of Stripe's that sells a subscription.
    'mode',
    'line_items[0][price]',
    'line_items[0][quantity]',
    'success_url',
  ]),
  // Without a configuration of their own, portals are opened for a customer.
  'POST /v1/billing_portal/sessions': needs<Stripe.BillingPortal.SessionCreateParams>({}, ['customer']),
  'POST /v1/refunds': needs<Stripe.RefundCreateParams>({}, ['payment_intent']),
};

/** Whether tax can be worked out for a customer who is known already: only where the page may ask for the address. */
export const taxHasAddress = (form: Readonly<Record<string, string>>): boolean =>
  form['automatic_tax[enabled]'] !== 'true' ||
  form['customer'] === undefined ||
  form['customer_update[address]'] === 'auto';

export const listOf = <Item>(data: Item[]) => ({
  object: 'list' as const,
  data,
  has_more: false,
  url: '/v1/things',
});

export const shownCustomer = (student: string): PartOf<Stripe.Customer> => ({
  id: `cus_${student}`,
  object: 'customer',
});

export const deletedCustomer = (id: string): Stripe.DeletedCustomer => ({
  id,
  object: 'customer',
  deleted: true,
});

export const shownCheckout = (
  id: string,
  status: Stripe.Checkout.Session.Status,
): PartOf<Stripe.Checkout.Session> => ({
  id,
  object: 'checkout.session',
  status,
  url: status === 'open' ? `https://checkout.stripe.com/c/pay/${id}` : null,
});

export const shownPortal = (): PartOf<Stripe.BillingPortal.Session> => ({
  object: 'billing_portal.session',
  url: 'https://billing.stripe.com/p/session/1',
});

export const shownSubscription = (one: DoubleSubscription): PartOf<Stripe.Subscription> => ({
  id: one.id,
  object: 'subscription',
  customer: one.customer,
  metadata: { student_id: one.student },
  start_date: one.start,
  status: one.status,
  cancel_at_period_end: one.ends,
  canceled_at: one.ended,
  ended_at: one.ended,
  default_payment_method: { id: 'pm_1', type: 'card', card: { brand: 'visa', last4: '4242' } },
  items: listOf([{ id: 'si_1', current_period_end: one.invoices.at(-1)?.end ?? one.start }]),
});

export const shownInvoice = (
  one: DoubleInvoice,
  { subscription, pdf }: { subscription: string; pdf: string },
): PartOf<Stripe.Invoice> => ({
  id: one.id,
  object: 'invoice',
  number: `STU-${one.id}`,
  status: one.status,
  attempted: one.attempted,
  total: 5949,
  total_excluding_tax: 4999,
  currency: 'usd',
  created: one.start,
  invoice_pdf: pdf,
  status_transitions: {
    paid_at: one.paid,
    finalized_at: one.start,
    voided_at: null,
    marked_uncollectible_at: null,
  },
  lines: listOf([{ id: 'il_1', period: { start: one.start, end: one.end } }]),
  parent: { type: 'subscription_details', subscription_details: { subscription } },
});

export const shownCharge = ({ id, paid, refunded }: DoubleInvoice): PartOf<Stripe.Charge> => ({
  id: `ch_${id}`,
  object: 'charge',
  created: paid ?? 0,
  payment_intent: `pi_${id}`,
  refunded: refunded !== null,
  refunds: listOf(refunded === null ? [] : [{ id: 're_1', created: refunded }]),
});

export const shownInvoicePayment = ({ id }: DoubleInvoice): PartOf<Stripe.InvoicePayment> => ({
  id: `inpay_${id}`,
  object: 'invoice_payment',
  invoice: id,
  payment: { type: 'payment_intent', payment_intent: `pi_${id}` },
});

export const shownRefund = ({ id, refunded }: DoubleInvoice): PartOf<Stripe.Refund> => ({
  id: 're_1',
  object: 'refund',
  created: refunded ?? 0,
  payment_intent: `pi_${id}`,
  status: 'succeeded',
});

export const shownEvent = (id: string, type: Stripe.Event['type'], object: object) => {
  const kind: Stripe.Event['object'] = 'event';
  return { id, object: kind, type, data: { object } };
};
