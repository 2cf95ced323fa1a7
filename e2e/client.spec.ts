import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { REQUEST, SHELL } from '@studia/contract/limits';
import { signInAs, test } from './student.ts';

/** The error catalogue of SPEC 8, seen where a student sees it: in the sign-in form. */
const fillIn = async (page: Page) => {
  const modal = page.getByRole('dialog', { name: 'Welcome!' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await modal.getByLabel('Email').fill('ada@example.org');
  await modal.getByLabel('Password', { exact: true }).fill('Correct-horse-7');
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

test('a broken connection and an answer that can not be read are told apart', async ({ page }) => {
  const modal = await fillIn(page);

  await test.step('a broken connection is reported as "Network request failed"', async () => {
    await page.route('**/auth/signin', (route) => route.abort());
    await modal.getByRole('button', { name: 'Sign in' }).click();
    await expect(modal.getByRole('alert')).toHaveText('Network request failed');
  });

  await test.step('an answer that is no JSON is reported as "Failed to parse server response"', async () => {
    await page.route('**/auth/signin', (route) => route.fulfill({ status: 200, body: '<html>' }));
    await modal.getByRole('button', { name: 'Sign in' }).click();
    await expect(modal.getByRole('alert')).toHaveText('Failed to parse server response');
  });
});

const ANSWER = '00000000-0000-4000-8000-000000000002';

/** A tutor that begins to answer and then takes its time. */
const startSlowTutor = async () => {
  const answers: ServerResponse[] = [];
  const tutor = createServer((_question, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' });
    answer.write(`data: {"type":"start","message_id":"${ANSWER}"}\n\n`);
    answer.write('data: {"type":"delta","text":"Let me think."}\n\n');
    answers.push(answer);
  }).listen(0, 'localhost');
  await once(tutor, 'listening');
  return {
    url: `http://localhost:${(tutor.address() as AddressInfo).port}/`,
    say: (text: string) => answers[0]?.write(`data: {"type":"delta","text":"${text}"}\n\n`),
    stop: () => {
      tutor.closeAllConnections();
      tutor.close();
    },
  };
};

test('a streamed answer has no time limit, and its question carries the XSRF header', async ({
  page,
  context,
  sharedStudent,
}) => {
  const tutor = await startSlowTutor();
  await context.addCookies([
    { name: 'XSRF-TOKEN', value: 'told-by-cookie', url: process.env['STUDIA_URL'] ?? '' },
  ]);
  await signInAs(page, sharedStudent);
  await page.route('**/api/llm/create-session', (route) =>
    route.fulfill({ json: { session_id: '00000000-0000-4000-8000-000000000001' } }),
  );
  await page.route('**/api/llm/send-message', (route) => route.continue({ url: tutor.url }));
  await page.clock.install();
  await page.goto('/dashboard');
  await page.getByLabel('Your message').fill('What is slow?');
  const asked = page.waitForRequest('**/api/llm/send-message');
  await page.keyboard.press('Enter');
  expect(await (await asked).headerValue('x-xsrf-token')).toBe('told-by-cookie');
  await expect(page.getByText('Let me think.').first()).toBeVisible();
  await page.clock.fastForward(6 * REQUEST.timeout);
  tutor.say(' Still here.');
  await expect(page.getByText('Let me think. Still here.').first()).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  tutor.stop();
});

test('the loading overlay shows while scripts are on their way, blocks nothing and is gone 300 ms after the load', async ({
  page,
}) => {
  const overlay = page.locator('#loading-overlay');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install({ time: '2026-01-05T09:00:00Z' });
  await page.clock.pauseAt('2026-01-05T10:00:00Z');
  await page.goto('/auth/callback/google', { waitUntil: 'commit' });
  await expect(overlay).toHaveCSS('opacity', '1');
  await expect(overlay).toHaveCSS('pointer-events', 'none');
  release();
  await page.waitForLoadState('load');
  await expect(overlay).toHaveCSS('opacity', '0');
  await page.clock.runFor(SHELL.loadingOverlayRemovedAfter - 1);
  await expect(overlay).toBeAttached();
  await page.clock.runFor(1);
  await expect(overlay).not.toBeAttached();
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
