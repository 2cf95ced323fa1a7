import { expect, test, type Page } from '@playwright/test';
import { REQUEST } from '@studia/contract/limits';

/** The error catalogue of SPEC 8, seen where a student sees it: in the sign-in form. */
const fillIn = async (page: Page) => {
  const modal = page.getByRole('dialog', { name: 'Welcome!' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await modal.getByLabel('Email').fill('ada@example.org');
  await modal.getByLabel('Password', { exact: true }).fill('Correct-horse-7');
  return modal;
};

const signInWith = async (page: Page) => {
  const modal = await fillIn(page);
  await modal.getByRole('button', { name: 'Sign in' }).click();
  return modal;
};

test('an answer that takes longer than 10 s is given up with "Request timed out"', async ({ page }) => {
  await page.clock.install({ time: '2026-01-05T09:00:00Z' });
  await page.route('**/auth/signin', () => new Promise(() => undefined));
  const modal = await fillIn(page);
  await page.clock.pauseAt('2026-01-05T10:00:00Z');
  const asked = page.waitForRequest('**/auth/signin');
  await modal.getByRole('button', { name: 'Sign in' }).click();
  await asked;
  await page.clock.runFor(REQUEST.timeout - 1);
  await expect(modal.getByRole('alert')).toBeHidden();
  await page.clock.runFor(1);
  await expect(modal.getByRole('alert')).toHaveText('Request timed out');
});

test('a broken connection is reported as "Network request failed"', async ({ page }) => {
  await page.route('**/auth/signin', (route) => route.abort());
  const modal = await signInWith(page);
  await expect(modal.getByRole('alert')).toHaveText('Network request failed');
});

test('an answer that is no JSON is reported as "Failed to parse server response"', async ({ page }) => {
  await page.route('**/auth/signin', (route) => route.fulfill({ status: 200, body: '<html>' }));
  const modal = await signInWith(page);
  await expect(modal.getByRole('alert')).toHaveText('Failed to parse server response');
});

test('a 204 is an empty success', async ({ page }) => {
  const { session } = await signedUp(page);
  const answer = await page.request.post('/auth/signout', { data: { refresh_token: session.refresh_token } });
  expect(answer.status()).toBe(204);
  await page.goto('/');
  const outcome = await page.evaluate(async (refreshToken) => {
    const response = await fetch('/auth/signout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
    });
    return [response.status, await response.text()];
  }, session.refresh_token);
  expect(outcome).toEqual([204, '']);
});

const signedUp = async (page: Page) => {
  const answer = await page.request.post('/auth/signup', {
    data: {
      email: `client-${Date.now()}@example.org`,
      password: 'Correct-horse-7',
      options: { data: { full_name: 'Ada Lovelace' } },
    },
  });
  return (await answer.json()) as { session: { refresh_token: string } };
};
