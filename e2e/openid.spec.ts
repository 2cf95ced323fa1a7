import { expect, test } from '@playwright/test';
import { startOpenidProvider, type OpenidProvider } from '../server/src/testing/openid-provider.ts';
import { freePort, startProduct } from './product.ts';

// One after the other, so that one product and one provider do for both.
test.describe.configure({ mode: 'default' });

let provider: OpenidProvider;
let product: Awaited<ReturnType<typeof startProduct>>;

test.beforeAll(async () => {
  const port = await freePort();
  const returnTo = `http://localhost:${port}/auth/callback/google`;
  provider = await startOpenidProvider({
    clients: [{ id: 'studia', secret: 'a secret of tests', returnTo }],
  });
  product = await startProduct(port, {
    GOOGLE_CLIENT_ID: 'studia',
    GOOGLE_CLIENT_SECRET: 'a secret of tests',
    GOOGLE_ISSUER: provider.issuer,
  });
});

test.afterAll(async () => {
  await product.stop();
  await provider.stop();
});

test('a newcomer signs in by a real OpenID provider, and is verified at once', async ({ page }) => {
  provider.becomes({ sub: 'grace', email: 'grace@example.org', email_verified: true, name: 'Grace Hopper' });
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Login' }).click();
  const left = page.waitForRequest((request) => request.url().startsWith(provider.issuer));
  await page.getByRole('dialog', { name: 'Welcome!' }).getByRole('button', { name: 'Google' }).click();
  const asked = new URL((await left).url()).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    redirect_uri: `${product.url}/auth/callback/google`,
    state: expect.stringMatching(/^[\w-]{20,}$/),
    scope: 'openid email profile',
  });
  await expect(page.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => localStorage.getItem('isVerified'))).toBe('true');
});

test('an address that the provider has not verified opens nothing', async ({ page }) => {
  provider.becomes({ sub: 'mallory', email: 'mallory@example.org', email_verified: false, name: 'Mallory' });
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog', { name: 'Welcome!' }).getByRole('button', { name: 'Google' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Welcome!' }).getByText('OAuth authentication failed'),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});
