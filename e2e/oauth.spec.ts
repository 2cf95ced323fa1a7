import { expect, type Page } from '@playwright/test';
import { test } from './student.ts';

const STATE = 'state-of-this-visit';

/** A provider that sends the student straight back, as if they had agreed. */
const agreeAtOnce = async (page: Page, provider: string, brought: string): Promise<void> => {
  await page.route(`**/auth/oauth/${provider}/start`, (route) =>
    route.fulfill({ json: { url: `/auth/callback/${provider}?${brought}`, state: STATE } }),
  );
};

const chooseProvider = async (page: Page, name: string): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  const modal = page.getByRole('dialog', { name: 'Welcome!' });
  await expect(modal.getByText('Or continue with')).toBeVisible();
  await modal.getByRole('button', { name }).click();
};

const expectFailure = async (page: Page): Promise<void> => {
  const modal = page.getByRole('dialog', { name: 'Welcome!' });
  await expect(modal.getByRole('alert')).toHaveText('OAuth authentication failed');
  await expect(page).toHaveURL('/');
};

/** What a provider sends along with the student; the name is optional (SPEC 4.6). */
for (const [name, provider, brought] of [
  ['Google', 'google', { code: 'c0de', state: STATE }],
  ['Microsoft', 'microsoft', { code: 'c0de', state: STATE, user: '{"name":"Ada"}' }],
] as const) {
  test(`${name}: the code is traded for a session, behind a waiting screen`, async ({
    page,
    sharedStudent: { session },
  }) => {
    await agreeAtOnce(page, provider, new URLSearchParams(brought).toString());
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/auth/oauth/${provider}`, async (route) => {
      await held;
      await route.fulfill({ json: { session, user: session.user } });
    });
    await page.addInitScript(() => {
      if (location.pathname.startsWith('/auth/callback/'))
        localStorage.setItem('pendingVerificationEmail', 'ada@example.org');
    });
    const loads: string[] = [];
    page.on('load', () => loads.push(new URL(page.url()).pathname));
    const traded = page.waitForRequest(`**/auth/oauth/${provider}`);
    await chooseProvider(page, name);
    expect((await traded).postDataJSON()).toEqual(brought);
    await expect(page.getByText(`Processing ${name} Authentication`)).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible();
    await expect(page).toHaveURL('/');
    const values = await page.evaluate(() =>
      ['auth_token', 'pendingVerificationEmail', 'isVerified'].map((key) => localStorage.getItem(key)),
    );
    expect(values).toEqual([session.access_token, null, 'true']);
    // The front page, the way back from the provider, and a fresh start.
    expect(loads).toHaveLength(3);
    expect(loads.at(-1)).toBe('/');
  });
}

test('a state that this visit did not begin with is refused without asking the server', async ({ page }) => {
  let trades = 0;
  await page.route('**/auth/oauth/google', (route) => {
    trades += 1;
    return route.abort();
  });
  await agreeAtOnce(page, 'google', 'code=c0de&state=somebody-else');
  await chooseProvider(page, 'Google');
  await expectFailure(page);
  await page.goto(`/?oauth_provider=google&code=c0de&state=${STATE}`);
  await expectFailure(page);
  expect(trades).toBe(0);
});

test('a trade that fails opens the modal and cleans the address', async ({ page }) => {
  await agreeAtOnce(page, 'microsoft', `code=c0de&state=${STATE}`);
  await page.route('**/auth/oauth/microsoft', (route) =>
    route.fulfill({ status: 401, json: { error: 'Nope', code: 'oauth_failed' } }),
  );
  await chooseProvider(page, 'Microsoft');
  await expectFailure(page);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test('a way back that brings an error opens the modal', async ({ page }) => {
  for (const address of [
    '/auth/callback/google?error=access_denied',
    '/?oauth_provider=microsoft&error=access_denied',
  ])
    await test.step(`${address} opens the modal`, async () => {
      await page.goto(address);
      await expectFailure(page);
    });
});

test('where it is not set up, the buttons stay and say so', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(
    page.getByText('Signing in with Google and Microsoft isn’t set up on this server yet.'),
  ).toBeVisible();
  await chooseProvider(page, 'Google');
  const modal = page.getByRole('dialog', { name: 'Welcome!' });
  const sentence = 'This sign-in method isn’t available here. Use your email and password instead.';
  await expect(modal.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  await expect(modal.getByRole('alert')).toBeHidden();
  await expect(modal.getByRole('button', { name: 'Google' })).toBeEnabled();
  await expect(modal.getByRole('button', { name: 'Microsoft' })).toBeEnabled();
});
