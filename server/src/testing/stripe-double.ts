import fastify from 'fastify';
import { Stripe } from 'stripe';
import {
  deletedCustomer,
  listOf,
  NEEDED,
  PARAMETERS,
  shownCharge,
  shownCheckout,
  shownCustomer,
  shownEvent,
  shownInvoice,
  shownInvoicePayment,
  shownPortal,
  shownRefund,
  shownSubscription,
  taxHasAddress,
  type DoubleInvoice as Invoice,
  type DoubleSubscription as Subscription,
} from './stripe-shapes.ts';

/** A request as it came over the wire. */
interface SeenRequest {
  readonly call: string;
  readonly form: Readonly<Record<string, string>>;
  readonly key: string | undefined;
}

const DAY = 24 * 60 * 60;

/** Stripe's API as far as it is used here, on this machine: it refuses what the real one would refuse. */
export const startStripeDouble = async (now: () => Date) => {
  const app = fastify();
  const seen: SeenRequest[] = [];
  const sessions = new Map<
    string,
    { status: Stripe.Checkout.Session.Status; customer: string; student: string }
  >();
  const subscriptions = new Map<string, Subscription>();
  let ordinal = 0;
  let isDown = false;
  const seconds = (): number => Math.floor(now().getTime() / 1000);
  const invoices = (): Invoice[] => [...subscriptions.values()].flatMap((one) => one.invoices);
  const newInvoice = (start: number, status: Stripe.Invoice.Status): Invoice => ({
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
    const unknown = Object.keys(form).find((name) => !PARAMETERS[call]?.has(name));
    if (unknown !== undefined)
      return refuse(400, { type: 'invalid_request_error', code: 'parameter_unknown', message: unknown });
    const missed = NEEDED[call]?.find((name) => !form[name]);
    if (missed !== undefined)
      return refuse(400, { type: 'invalid_request_error', code: 'parameter_missing', message: missed });
    const badUrl = Object.entries(form).find(
      ([name, value]) => name.endsWith('_url') && !URL.canParse(value),
    );
    if (badUrl !== undefined)
      return refuse(400, { type: 'invalid_request_error', code: 'url_invalid', message: badUrl[0] });
    if (!taxHasAddress(form))
      return refuse(400, { type: 'invalid_request_error', code: 'customer_tax_location_invalid' });
    return undefined;
  });

  const missing = {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' },
  };
  const showInvoice = (one: Invoice) =>
    shownInvoice(one, {
      subscription: [...subscriptions.values()].find((sub) => sub.invoices.includes(one))?.id ?? '',
      pdf: `${address()}/files/${one.id}.pdf`,
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

  answer('POST', '/v1/customers', (form) => shownCustomer(form['metadata[student_id]'] ?? ''));
  answer('DELETE', '/v1/customers/:id', (_form, id) => {
    for (const one of ofCustomer(id)) change(one.id, { status: 'canceled', ended: seconds() });
    return deletedCustomer(id);
  });
  answer('POST', '/v1/checkout/sessions', (form) => {
    const id = `cs_test_${(ordinal += 1)}`;
    const student = form['subscription_data[metadata][student_id]'] ?? '';
    sessions.set(id, { status: 'open', customer: form['customer'] ?? '', student });
    return shownCheckout(id, 'open');
  });
  answer('GET', '/v1/checkout/sessions/:id', (_form, id) => {
    const session = sessions.get(id);
    return session ? shownCheckout(id, session.status) : null;
  });
  answer('POST', '/v1/checkout/sessions/:id/expire', (_form, id) => {
    const session = sessions.get(id);
    if (!session) return null;
    session.status = 'expired';
    return shownCheckout(id, session.status);
  });
  answer('POST', '/v1/billing_portal/sessions', () => shownPortal());
  answer('GET', '/v1/subscriptions', ({ customer }) => listOf(ofCustomer(customer).map(shownSubscription)));
  answer('GET', '/v1/subscriptions/:id', (_form, id) => change(id, {}));
  answer('POST', '/v1/subscriptions/:id', (form, id) =>
    change(id, { ends: form['cancel_at_period_end'] === 'true' }),
  );
  answer('DELETE', '/v1/subscriptions/:id', (_form, id) =>
    change(id, { status: 'canceled', ended: seconds() }),
  );
  answer('GET', '/v1/invoices', ({ subscription = '' }) =>
    listOf((subscriptions.get(subscription)?.invoices ?? []).map(showInvoice)),
  );
  answer('GET', '/v1/invoices/:id', (_form, id) => {
    const one = invoiceOf(id);
    return one ? showInvoice(one) : null;
  });
  answer('GET', '/v1/charges', ({ customer }) => {
    const paid = ofCustomer(customer).flatMap((one) =>
      one.invoices.filter((invoice) => invoice.paid !== null),
    );
    return listOf(paid.map(shownCharge));
  });
  answer('GET', '/v1/invoice_payments', ({ invoice, 'payment[payment_intent]': intent }) => {
    const matches = invoices().filter(({ id }) => id === invoice || `pi_${id}` === intent);
    return listOf(matches.map(shownInvoicePayment));
  });
  answer('POST', '/v1/refunds', ({ payment_intent = '' }) => {
    const one = invoiceOf(payment_intent.replace(/^pi_/, ''));
    return one ? shownRefund(Object.assign(one, { refunded: seconds() })) : null;
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
  const eventOf = (
    type: Stripe.Event['type'],
    object: object,
    secret = 'whsec_double',
    id = `evt_${(ordinal += 1)}`,
  ) => {
    const payload = JSON.stringify(shownEvent(id, type, object));
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
  };

  return {
    address: { host: '127.0.0.1', port: port(), protocol: 'http' as const },
    seen,
    eventOf,
    shownSubscription,
    shownInvoice: showInvoice,
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
