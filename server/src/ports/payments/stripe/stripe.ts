import { Buffer } from 'node:buffer';
import { Stripe } from 'stripe';
import { PaymentsFailed, SignatureWrong, type Payments } from '../port.ts';
import { aboutOf } from './event.ts';
import { reportOf, STUDENT, type Refunds } from './report.ts';

interface Settings {
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  tax: boolean;
  warn: (sentence: string) => void;
  /** Another server than Stripe's own, for tests. */
  address?: { host: string; port: number; protocol: 'http' };
}

/** A student waits for these calls, so a slow answer is better given up. */
const PATIENCE = 8_000;
const MOST = 100;

/** Payments by Stripe: its pages take the money, its events say that something happened. */
export const stripePayments = (settings: Settings): Payments => {
  const { secretKey, webhookSecret, priceId, tax, warn, address } = settings;
  const stripe = new Stripe(secretKey, {
    timeout: PATIENCE,
    maxNetworkRetries: 1,
    telemetry: false,
    ...address,
  });

  /** Tells our own trouble apart from what is simply not there. */
  const ask = async <T>(
    question: () => Promise<T>,
    otherwise: Partial<Record<string, T>> = {},
  ): Promise<T> => {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      if (error.code !== undefined && error.code in otherwise) return otherwise[error.code] as T;
      warn(`Stripe refused: ${error.type} ${error.code ?? ''} (request ${error.requestId ?? 'unknown'})`);
      throw new PaymentsFailed('Stripe could not do it.', { cause: error });
    }
  };

  /** Which invoices of a customer were given back. Few ever are, so this seldom asks more than once. */
  const refundsOf = async (customer: string): Promise<Refunds> => {
    const charges = await stripe.charges.list({ customer, limit: MOST, expand: ['data.refunds'] });
    const refunds = new Map<string, Date>();
    for (const charge of charges.data.filter(({ refunded }) => refunded)) {
      const intent = idOf(charge.payment_intent);
      if (intent === null) continue;
      const payments = await stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: intent },
      });
      const at = charge.refunds?.data[0]?.created ?? charge.created;
      for (const { invoice } of payments.data) refunds.set(idOf(invoice) ?? '', new Date(at * 1000));
    }
    return refunds;
  };

  return {
    kind: 'provider',
    counter: null,

    customer: ({ id, email }) =>
      ask(async () => {
        const options = { idempotencyKey: `customer-${id}` };
        return (await stripe.customers.create({ email, metadata: { [STUDENT]: id } }, options)).id;
      }),

    startCheckout: ({ studentId, customer, paidUrl, leftUrl }) =>
      ask(async () => {
        const { id, url } = await stripe.checkout.sessions.create({
          mode: 'subscription',
          customer,
          client_reference_id: studentId,
          line_items: [{ price: priceId, quantity: 1 }],
          subscription_data: { metadata: { [STUDENT]: studentId } },
          success_url: paidUrl,
          cancel_url: leftUrl,
          ...(tax && { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } }),
        });
        return { id, url: url ?? leftUrl };
      }),

    dropCheckout: (id) =>
      ask(async () => {
        const { status } = await stripe.checkout.sessions.retrieve(id);
        if (status === 'open') await stripe.checkout.sessions.expire(id);
      }, NOTHING_THERE),

    portal: (customer, returnUrl) =>
      ask(async () => (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url),

    read: (id) =>
      ask(
        async () => {
          const subscription = await stripe.subscriptions.retrieve(id, {
            expand: ['default_payment_method'],
          });
          const invoices = await stripe.invoices.list({ subscription: id, limit: MOST });
          return reportOf(subscription, invoices.data, await refundsOf(idOf(subscription.customer) ?? ''));
        },
        { resource_missing: null },
      ),

    subscriptionsOf: (customer) =>
      ask(
        async () => {
          const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: MOST });
          return data.map(({ id }) => id);
        },
        { resource_missing: [] },
      ),

    setRenewal: (id, renews) =>
      ask(async () => void (await stripe.subscriptions.update(id, { cancel_at_period_end: !renews }))),

    end: (id) => ask(async () => void (await stripe.subscriptions.cancel(id)), NOTHING_THERE),

    refund: (invoice) =>
      ask(
        async () => {
          const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
          for (const { payment } of data) {
            const intent = idOf(payment.payment_intent ?? null);
            const options = { idempotencyKey: `refund-${invoice}` };
            if (intent !== null) await stripe.refunds.create({ payment_intent: intent }, options);
          }
        },
        { charge_already_refunded: undefined },
      ),

    invoicePdf: (id) =>
      ask(async () => {
        const { invoice_pdf } = await stripe.invoices.retrieve(id);
        if (!invoice_pdf) throw new PaymentsFailed('The invoice has no file yet.');
        const answer = await fetch(invoice_pdf, { signal: AbortSignal.timeout(PATIENCE) });
        if (!answer.ok) throw new PaymentsFailed(`The invoice's file was refused: ${answer.status}.`);
        return new Uint8Array(await answer.arrayBuffer());
      }),

    forget: (customer) => ask(async () => void (await stripe.customers.del(customer)), NOTHING_THERE),

    readEvent: ({ body, header }) => {
      const signature = header('stripe-signature') ?? '';
      return aboutOf(
        verified(() => stripe.webhooks.constructEvent(Buffer.from(body), signature, webhookSecret)),
      );
    },
  };
};

const verified = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw new SignatureWrong('The event was not signed by Stripe.', { cause: error });
  }
};

const NOTHING_THERE = { resource_missing: undefined };

const idOf = (thing: string | { id: string } | null): string | null =>
  typeof thing === 'object' && thing !== null ? thing.id : thing;
