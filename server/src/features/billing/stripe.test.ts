import { account } from '@studia/contract/account';
import { auth } from '@studia/contract/auth';
import { billing as calls } from '@studia/contract/billing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { scriptedClock } from '../../ports/clock/scripted.ts';
import { stripePayments } from '../../ports/payments/stripe/stripe.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { startStripeDouble, type StripeDouble } from '../../testing/stripe-double.ts';
import { PASSWORD, studentOf, verifiedStudent, visitorOf, type Student } from '../../testing/visitors.ts';

const DAY = 24 * 60 * 60 * 1000;
const clock = scriptedClock(new Date('2026-01-05T09:00:00Z'));
const warnings: string[] = [];
let app: TestApp;
let stripe: StripeDouble;
beforeAll(async () => {
  stripe = await startStripeDouble(() => clock.now());
  const payments = stripePayments({
    secretKey: 'sk_test_double',
    webhookSecret: 'whsec_double',
    priceId: 'price_premium',
    tax: true,
    warn: (sentence) => warnings.push(sentence),
    address: stripe.address,
  });
  app = await startApp({ world: { payments, clock } });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const billingOf = (student: Student) => student.ask(calls.read, {});
const stateOf = async (student: Student) => (await billingOf(student)).subscription.state;
const send = (event: ReturnType<StripeDouble['eventOf']>) =>
  app.http.inject({ method: 'POST', url: calls.event.path, ...event });
const lastSeen = (call: string) => stripe.seen.findLast((one) => one.call === call);

const openCheckout = async (student: Student): Promise<string> =>
  (await student.ask(calls.checkout, {})).url.split('/').at(-1) ?? '';

/** A student who has paid, and Stripe's word about it has come. */
const premiumStudent = async (name: string) => {
  const student = await verifiedStudent(app, name);
  const subscription = stripe.pay(await openCheckout(student));
  const event = stripe.eventOf('customer.subscription.created', stripe.shownSubscription(subscription));
  expect((await send(event)).statusCode).toBe(204);
  return { student, subscription, event };
};

describe('Stripe', () => {
  it('is sent what its schema asks for, and sends people to its own page', async () => {
    const ada = await verifiedStudent(app, 'ada');
    const { url } = await ada.ask(calls.checkout, {});
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(lastSeen('POST /v1/customers')).toMatchObject({
      form: { email: ada.email, 'metadata[student_id]': ada.id },
      key: `customer-${ada.id}`,
    });
    expect(lastSeen('POST /v1/checkout/sessions')).toMatchObject({
      form: {
        mode: 'subscription',
        customer: `cus_${ada.id}`,
        client_reference_id: ada.id,
        'line_items[0][price]': 'price_premium',
        'line_items[0][quantity]': '1',
        'subscription_data[metadata][student_id]': ada.id,
        success_url: 'http://localhost:0/subscription?paid',
        cancel_url: 'http://localhost:0/subscription',
        'automatic_tax[enabled]': 'true',
        'customer_update[address]': 'auto',
      },
    });
  });

  it('makes Premium of a payment when its event comes, with its invoice and taxes', async () => {
    const { student } = await premiumStudent('paying');
    expect(await billingOf(student)).toMatchObject({
      cashier: 'provider',
      subscription: { plan: 'premium', state: 'active', payment_method: 'Visa •••• 4242' },
      invoices: [{ state: 'paid', cents: 5949, tax_cents: 950, currency: 'usd' }],
    });
    const { invoices } = await billingOf(student);
    const pdf = await student.send(calls.invoice, { params: { id: invoices[0]?.id ?? '' } });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.body).toBe('%PDF-1.7 of Stripe');
  });

  it('closes the page that was opened before, so that nobody pays twice', async () => {
    const ada = await verifiedStudent(app, 'tabs');
    const [first, second] = [await openCheckout(ada), await openCheckout(ada)];
    expect(() => stripe.pay(first)).toThrow('this page is closed');
    stripe.pay(second);
  });

  it('is told to stop and to go on', async () => {
    const { student, subscription } = await premiumStudent('cancelling');
    await student.ask(calls.cancel, {});
    expect(lastSeen('POST /v1/subscriptions/:id')?.form).toEqual({ cancel_at_period_end: 'true' });
    expect(await stateOf(student)).toBe('ending');
    clock.advance(1_000);
    await student.ask(calls.resume, {});
    expect(subscription.ends).toBe(false);
    expect(await stateOf(student)).toBe('active');
    expect((await student.ask(calls.portal, {})).url).toMatch(/^https:\/\/billing\.stripe\.com\//);
  });

  it('may tell everything late, twice and in the wrong order', async () => {
    const { student, subscription, event } = await premiumStudent('mixed');
    const paid = stripe.eventOf('invoice.paid', stripe.shownInvoice(stripe.renew(subscription, true)));
    const failed = stripe.eventOf(
      'invoice.payment_failed',
      stripe.shownInvoice(stripe.renew(subscription, false)),
    );
    clock.advance(61 * DAY);
    for (const one of [failed, paid, event, failed, paid]) expect((await send(one)).statusCode).toBe(204);
    const later = await signedInAgain(student);
    expect(await billingOf(later)).toMatchObject({
      subscription: { state: 'past_due' },
      invoices: [{ state: 'failed' }, { state: 'paid' }, { state: 'paid' }],
    });
  });

  it('is believed about a refund, which ends Premium', async () => {
    const { student, subscription } = await premiumStudent('refunded');
    const [invoice] = subscription.invoices;
    if (invoice) invoice.refunded = Math.floor(clock.now().getTime() / 1000);
    const charge = { id: 'ch_1', object: 'charge', customer: subscription.customer };
    await send(stripe.eventOf('charge.refunded', charge));
    expect(await billingOf(student)).toMatchObject({
      subscription: { plan: 'free' },
      invoices: [{ state: 'refunded' }],
    });
  });

  it('that is away costs nobody anything, and is tried again', async () => {
    const ada = await verifiedStudent(app, 'waiting');
    const subscription = stripe.pay(await openCheckout(ada));
    const event = stripe.eventOf('customer.subscription.created', stripe.shownSubscription(subscription));
    stripe.setDown(true);
    expect((await send(event)).statusCode).toBe(503);
    expect(await ada.refusal(calls.checkout, {})).toMatchObject({ code: 'payments_unavailable' });
    expect(warnings.at(-1)).toMatch(/^Stripe refused: StripeAPIError/);
    stripe.setDown(false);
    expect((await send(event)).statusCode).toBe(204);
    expect(await stateOf(ada)).toBe('active');
  });

  it('is told by the account that leaves to charge no more', async () => {
    const { student, subscription } = await premiumStudent('leaving');
    await student.ask(account.delete, { body: { password: PASSWORD } });
    await vi.waitFor(() => expect(subscription.ends).toBe(true), PATIENCE);
  });
});

describe('an event that Stripe did not sign', () => {
  it.each([
    ['with another secret', () => stripe.eventOf('invoice.paid', { object: 'invoice' }, 'whsec_other')],
    [
      'and then changed',
      () => {
        const event = stripe.eventOf('invoice.paid', { object: 'invoice' });
        return { ...event, payload: event.payload.replace('invoice.paid', 'invoice.void') };
      },
    ],
    [
      'at all',
      () => ({
        payload: '{}',
        headers: { 'content-type': 'application/json', 'stripe-signature': '' },
      }),
    ],
  ])('%s is refused and counted', async (_, made) => {
    const before = await refusedCount();
    expect(await send(made())).toMatchObject({ statusCode: 400 });
    expect(await refusedCount()).toBe(before + 1);
  });

  it('is not even read when it is too long', async () => {
    const event = stripe.eventOf('invoice.paid', { object: 'invoice', text: 'x'.repeat(300_000) });
    expect((await send(event)).statusCode).toBe(413);
  });
});

/** The same student with a session of today. */
const signedInAgain = async ({ email }: Student): Promise<Student> => {
  const { session } = await visitorOf(app).ask(auth.signIn, { body: { email, password: PASSWORD } });
  return studentOf(app, session);
};

/** How many events were refused, as operators see it. */
const refusedCount = async (): Promise<number> => {
  const { body } = await app.http.inject('/metrics');
  const line = /^refusals_total\{code="signature_wrong"\} (\d+)$/m;
  return Number(line.exec(body)?.[1] ?? 0);
};
