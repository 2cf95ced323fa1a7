import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStripeDouble, type StripeDouble } from './stripe-double.ts';
import { NEEDED } from './stripe-shapes.ts';

let double: StripeDouble;
let stripe: Stripe;
beforeAll(async () => {
  double = await startStripeDouble(() => new Date());
  stripe = new Stripe('sk_test_double', { ...double.address, maxNetworkRetries: 0, telemetry: false });
});
afterAll(() => double.close());

/** One good request for every call that must bring something. */
const GOOD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'POST /v1/checkout/sessions': {
    mode: 'subscription',
    customer: 'cus_1',
    'line_items[0][price]': 'price_1',
    'line_items[0][quantity]': '1',
    success_url: 'https://studia.example/done',
    cancel_url: 'https://studia.example/back',
    'automatic_tax[enabled]': 'true',
    'customer_update[address]': 'auto',
  },
  'POST /v1/billing_portal/sessions': { customer: 'cus_1', return_url: 'https://studia.example' },
  'POST /v1/refunds': { payment_intent: 'pi_none' },
};

const send = (call: string, form: Readonly<Record<string, string>>): Promise<unknown> => {
  const [method = '', path = ''] = call.split(' ');
  return stripe.rawRequest(method, path, form);
};
const without = (form: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(form).filter(([key]) => key !== name));
const codeOf = (answer: Promise<unknown>): Promise<string | undefined> =>
  answer.then(
    () => 'done',
    (error: Stripe.errors.StripeError) => error.code,
  );

describe('the double of Stripe', () => {
  it('has a good request in this test for every call that must bring something', () => {
    expect(Object.keys(GOOD).toSorted()).toEqual(Object.keys(NEEDED).toSorted());
  });

  it.each(Object.entries(NEEDED).flatMap(([call, names]) => names.map((name) => [call, name] as const)))(
    'refuses %s without %s',
    async (call, name) => {
      expect(await codeOf(send(call, without(GOOD[call] ?? {}, name)))).toBe('parameter_missing');
    },
  );

  it('takes the good ones, as far as there is what they speak of', async () => {
    const codes = await Promise.all(Object.entries(GOOD).map(([call, form]) => codeOf(send(call, form))));
    expect(codes).toEqual(['done', 'done', 'resource_missing']);
  });

  it('refuses a tax for which nobody may ask the address, and an address of a page that is none', async () => {
    const [call, form] = ['POST /v1/checkout/sessions', GOOD['POST /v1/checkout/sessions'] ?? {}];
    expect(await codeOf(send(call, without(form, 'customer_update[address]')))).toBe(
      'customer_tax_location_invalid',
    );
    expect(await codeOf(send(call, { ...form, success_url: '/done' }))).toBe('url_invalid');
  });
});
