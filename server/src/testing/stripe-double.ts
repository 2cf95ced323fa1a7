import fastify from 'fastify';
import { Stripe } from 'stripe';

/** A request as it came over the wire. */
interface Seen {
  readonly call: string;
  readonly form: Readonly<Record<string, string>>;
  readonly key: string | undefined;
}

interface Invoice {
  id: string;
  status: string;
  attempted: boolean;
  start: number;
  end: number;
  paid: number | null;
  refunded: number | null;
}

interface Subscription {
  id: string;
  customer: string;
  student: string;
  start: number;
  status: string;
  ends: boolean;
  ended: number | null;
  invoices: Invoice[];
}

/** The parameters that each call may bring, named as in Stripe’s published API; any other is refused as Stripe refuses it. */
const PARAMETERS: Readonly<Record<string, RegExp>> = {
  'POST /v1/customers': /^(email|metadata\[student_id\])$/,
  'POST /v1/checkout/sessions':
    /^(mode|customer|client_reference_id|line_items\[0\]\[(price|quantity)\]|subscription_data\[metadata\]\[student_id\]|success_url|cancel_url|automatic_tax\[enabled\]|customer_update\[address\])$/,
  'GET /v1/checkout/sessions/:id': /^$/,
  'POST /v1/checkout/sessions/:id/expire': /^$/,
  'POST /v1/billing_portal/sessions': /^(customer|return_url)$/,
  'GET /v1/subscriptions/:id': /^expand\[0\]$/,
  'POST /v1/subscriptions/:id': /^cancel_at_period_end$/,
  'DELETE /v1/subscriptions/:id': /^$/,
  'GET /v1/subscriptions': /^(customer|status|limit)$/,
  'GET /v1/invoices': /^(subscription|limit)$/,
  'GET /v1/invoices/:id': /^$/,
  'GET /v1/charges': /^(customer|limit|expand\[0\])$/,
  'GET /v1/invoice_payments': /^(invoice|status|payment\[(type|payment_intent)\])$/,
  'POST /v1/refunds': /^payment_intent$/,
  'DELETE /v1/customers/:id': /^$/,
};

const DAY = 24 * 60 * 60;

/** Stripe's API as far as it is used here, on this machine: it refuses what the real one would refuse. */
export const startStripeDouble = async (now: () => Date) => {
  const app = fastify();
  const seen: Seen[] = [];
  const sessions = new Map<string, { status: string; customer: string; student: string }>();
  const subscriptions = new Map<string, Subscription>();
  let ordinal = 0;
  let isDown = false;
  const seconds = (): number => Math.floor(now().getTime() / 1000);
  const invoices = (): Invoice[] => [...subscriptions.values()].flatMap((one) => one.invoices);
  const newInvoice = (start: number, status: string): Invoice => ({
    id: `in_${(ordinal += 1)}`,
    status,
    attempted: true,
    start,
    end: start + 30 * DAY,
    paid: status === 'paid' ? seconds() : null,
    refunded: null,
  });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('preHandler', async (request, reply) => {
    if (request.url.startsWith('/files/')) return;
    const call = `${request.method} ${request.routeOptions.url}`;
    const form = { ...(request.query as object), ...(request.body as object) } as Record<string, string>;
    seen.push({ call, form, key: request.headers['idempotency-key'] as string | undefined });
    const refuse = (status: number, error: object) => reply.code(status).send({ error });
    if (isDown) return refuse(500, { type: 'api_error', message: 'down' });
    if (request.headers.authorization !== 'Bearer sk_test_double')
      return refuse(401, { type: 'invalid_request_error', message: 'Invalid API Key' });
    if (!/^20\d\d-\d\d-\d\d/.test(String(request.headers['stripe-version'])))
      return refuse(400, { type: 'invalid_request_error', message: 'no version' });
    if (request.method === 'POST' && !request.headers['idempotency-key'])
      return refuse(400, { type: 'invalid_request_error', message: 'no idempotency key' });
    const unknown = Object.keys(form).find((name) => !PARAMETERS[call]?.test(name));
    if (unknown !== undefined)
      return refuse(400, { type: 'invalid_request_error', code: 'parameter_unknown', message: unknown });
    return undefined;
  });

  const missing = {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' },
  };
  const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/v1/things' });

  const shownSubscription = (one: Subscription) => ({
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
    items: list([{ id: 'si_1', current_period_end: one.invoices.at(-1)?.end }]),
  });
  const shownInvoice = (one: Invoice) => ({
    id: one.id,
    object: 'invoice',
    number: `STU-${one.id}`,
    status: one.status,
    attempted: one.attempted,
    total: 5949,
    total_excluding_tax: 4999,
    currency: 'usd',
    created: one.start,
    invoice_pdf: `${address()}/files/${one.id}.pdf`,
    status_transitions: { paid_at: one.paid, finalized_at: one.start, voided_at: null },
    lines: list([{ id: 'il_1', period: { start: one.start, end: one.end } }]),
    parent: {
      type: 'subscription_details',
      subscription_details: {
        subscription: [...subscriptions.values()].find((sub) => sub.invoices.includes(one))?.id,
      },
    },
  });

  /** Ties a call to its answer; null is for what is not there. */
  const answer = (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    make: (form: Record<string, string>, id: string) => object | null,
  ) =>
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const form = { ...(request.query as object), ...(request.body as object) } as Record<string, string>;
        const { id = '' } = request.params as { id?: string };
        return make(form, id) ?? reply.code(404).send(missing);
      },
    });
  const change = (id: string, changes: Partial<Subscription>): object | null => {
    const one = subscriptions.get(id);
    return one ? shownSubscription(Object.assign(one, changes)) : null;
  };
  const ofCustomer = (customer: string | undefined): Subscription[] =>
    [...subscriptions.values()].filter((one) => one.customer === customer);
  const invoiceOf = (id: string): Invoice | undefined => invoices().find((one) => one.id === id);

  answer('POST', '/v1/customers', (form) => ({ id: `cus_${form['metadata[student_id]']}` }));
  answer('DELETE', '/v1/customers/:id', (_form, id) => {
    for (const one of ofCustomer(id)) change(one.id, { status: 'canceled', ended: seconds() });
    return { id, object: 'customer', deleted: true };
  });
  answer('POST', '/v1/checkout/sessions', (form) => {
    const id = `cs_test_${(ordinal += 1)}`;
    const student = form['subscription_data[metadata][student_id]'] ?? '';
    sessions.set(id, { status: 'open', customer: form['customer'] ?? '', student });
    return { id, object: 'checkout.session', url: `https://checkout.stripe.com/c/pay/${id}` };
  });
  answer('GET', '/v1/checkout/sessions/:id', (_form, id) => {
    const session = sessions.get(id);
    return session ? { id, status: session.status } : null;
  });
  answer('POST', '/v1/checkout/sessions/:id/expire', (_form, id) =>
    Object.assign(sessions.get(id) ?? {}, { id, status: 'expired' }),
  );
  answer('POST', '/v1/billing_portal/sessions', () => ({ url: 'https://billing.stripe.com/p/session/1' }));
  answer('GET', '/v1/subscriptions', ({ customer }) => list(ofCustomer(customer).map(shownSubscription)));
  answer('GET', '/v1/subscriptions/:id', (_form, id) => change(id, {}));
  answer('POST', '/v1/subscriptions/:id', (form, id) =>
    change(id, { ends: form['cancel_at_period_end'] === 'true' }),
  );
  answer('DELETE', '/v1/subscriptions/:id', (_form, id) =>
    change(id, { status: 'canceled', ended: seconds() }),
  );
  answer('GET', '/v1/invoices', ({ subscription = '' }) =>
    list((subscriptions.get(subscription)?.invoices ?? []).map(shownInvoice)),
  );
  answer('GET', '/v1/invoices/:id', (_form, id) => {
    const one = invoiceOf(id);
    return one ? shownInvoice(one) : null;
  });
  answer('GET', '/v1/charges', ({ customer }) => {
    const paid = ofCustomer(customer).flatMap((one) =>
      one.invoices.filter((invoice) => invoice.paid !== null),
    );
    return list(
      paid.map(({ id, paid: created, refunded }) => ({
        id: `ch_${id}`,
        object: 'charge',
        created,
        payment_intent: `pi_${id}`,
        refunded: refunded !== null,
        refunds: list(refunded === null ? [] : [{ id: 're_1', created: refunded }]),
      })),
    );
  });
  answer('GET', '/v1/invoice_payments', ({ invoice, 'payment[payment_intent]': intent }) => {
    const meant = invoices().filter(({ id }) => id === invoice || `pi_${id}` === intent);
    return list(
      meant.map(({ id }) => ({
        id: `inpay_${id}`,
        invoice: id,
        payment: { type: 'payment_intent', payment_intent: `pi_${id}` },
      })),
    );
  });
  answer('POST', '/v1/refunds', ({ payment_intent = '' }) => {
    const one = invoiceOf(payment_intent.replace(/^pi_/, ''));
    return one ? Object.assign(one, { refunded: seconds() }) : null;
  });
  app.get('/files/:name', async (_request, reply) =>
    reply.type('application/pdf').send('%PDF-1.7 of Stripe'),
  );

  await app.listen({ port: 0, host: '127.0.0.1' });
  const port = (): number => {
    const bound = app.server.address();
    return typeof bound === 'object' && bound !== null ? bound.port : 0;
  };
  const address = (): string => `http://127.0.0.1:${port()}`;

  /** An event as Stripe would send it. */
  const eventOf = (type: string, object: object, secret = 'whsec_double', id = `evt_${(ordinal += 1)}`) => {
    const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
  };

  return {
    address: { host: '127.0.0.1', port: port(), protocol: 'http' as const },
    seen,
    eventOf,
    shownSubscription,
    shownInvoice,
    setDown: (down: boolean) => {
      isDown = down;
    },
    /** Somebody pays on Stripe's page. */
    pay: (sessionId: string): Subscription => {
      const session = sessions.get(sessionId);
      if (session?.status !== 'open') throw new Error('this page is closed');
      session.status = 'complete';
      const one: Subscription = {
        id: `sub_${(ordinal += 1)}`,
        customer: session.customer,
        student: session.student,
        start: seconds(),
        status: 'active',
        ends: false,
        ended: null,
        invoices: [newInvoice(seconds(), 'paid')],
      };
      subscriptions.set(one.id, one);
      return one;
    },
    /** A period is over, and the card is charged or refuses. */
    renew: (one: Subscription, isPaid: boolean): Invoice => {
      const invoice = newInvoice(one.invoices.at(-1)?.end ?? seconds(), isPaid ? 'paid' : 'open');
      one.invoices.push(invoice);
      one.status = isPaid ? 'active' : 'past_due';
      return invoice;
    },
    close: () => app.close(),
  };
};

export type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>;
