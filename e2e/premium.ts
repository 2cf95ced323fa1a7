import { expect, type APIRequestContext } from '@playwright/test';
import type { Student } from './student.ts';

/** Pays for Premium at the test cashier, as its page would. */
export const payForPremium = async (request: APIRequestContext, { session }: Student): Promise<void> => {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const checkout = await request.post('/api/billing/checkout', { headers });
  expect(checkout.status()).toBe(200);
  const { url } = (await checkout.json()) as { url: string };
  const slip = /[?&][a-z_]+=(\w+)/.exec(url)?.[1] ?? '';
  const paid = await request.post(`/api/billing/test-cashier/${slip}`, { headers, data: { action: 'pay' } });
  expect(paid.status()).toBe(200);
};
