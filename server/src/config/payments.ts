import * as z from 'zod';
import { flag, mustBeSetToo, variable, type SettingsOf } from './variable.ts';

/** Who takes the money for Premium. */
export const PAYMENT_VARIABLES = {
  STRIPE_SECRET_KEY: variable(
    z.string().regex(/^(sk|rk)_\w+$/),
    'be the secret key that Stripe gave you',
    'sk_live_(a long secret)',
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    z.string().regex(/^whsec_\S+$/),
    'be the signing secret of the webhook',
    'whsec_(a long secret)',
  ),
  STRIPE_PRICE_ID: variable(
    z.string().regex(/^price_\w+$/),
    'be the id of a price of 49.99 US dollars every 30 days',
    'price_1AbC',
  ),
  STRIPE_TAX: variable(flag, 'be true or false: whether Stripe Tax adds taxes', 'true'),
  TEST_CASHIER: variable(flag, 'be true or false: whether payments are played without money', 'true'),
} as const;

interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  /** Whether taxes are worked out and added. */
  tax: boolean;
}

export interface PaymentConfig {
  stripe: StripeSettings | null;
  /** Whether payments may be played; null leaves it to where the product runs. */
  testCashier: boolean | null;
}

const STRIPE_NEEDS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const;

export const readPayments = (set: SettingsOf<typeof PAYMENT_VARIABLES>): PaymentConfig => {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
    TEST_CASHIER: testCashier,
  } = set;
  if (secretKey && webhookSecret && priceId)
    return { stripe: { secretKey, webhookSecret, priceId, tax: set.STRIPE_TAX ?? false }, testCashier };
  const missing = STRIPE_NEEDS.filter((name) => !set[name]);
  if (missing.length === STRIPE_NEEDS.length) return { stripe: null, testCashier };
  throw mustBeSetToo(
    missing.join(', '),
    `payments by Stripe need ${STRIPE_NEEDS.join(', ')}`,
    `${missing[0]}=${PAYMENT_VARIABLES[missing[0] ?? 'STRIPE_PRICE_ID'].example}`,
  );
};
