import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { AFTER_SIGN_IN } from '@studia/contract/limits';
import { settled } from './clock.ts';
import { signInAs, test } from './student.ts';

const signIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByRole('button', { name: 'Login' }).click();
  const modal = page.getByRole('dialog', { name: 'Welcome!' });
  await modal.getByLabel('Email').fill(email);
  await modal.getByLabel('Password', { exact: true }).fill(password);
  await modal.getByRole('button', { name: 'Sign in' }).click();
};

const PAGES = readFileSync(new URL('../web/src/app/signed-in-pages.ts', import.meta.url), 'utf8');
/** Every address that the application makes a route of, read off its list: a new page is asked about too. */
const EVERY_PATH = Array.from(PAGES.matchAll(/paths: \[([^\]]+)\]/g), ([, paths = '']) => paths)
  .flatMap((paths) => paths.match(/\/[^']*/g) ?? [])
  .map((path) => path.replaceAll(/:\w+/g, '1'));

/** Goes to every page from inside the application, and asks on each after it was drawn. */
const onEveryPage = async (page: Page, ask: (path: string) => Promise<void>): Promise<void> => {
  expect(EVERY_PATH.length).toBeGreaterThan(20);
  for (const path of EVERY_PATH) {
    await page.evaluate(async (to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }, path);
    await ask(path);
  }
};

const remember = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);

test('who is not verified sees the verification screen on every page', async ({ page, sharedNewcomer }) => {
  await page.route('**/auth/send-verification-code', (route) => route.fulfill({ json: { success: true } }));
  await signInAs(page, sharedNewcomer);
  await page.goto('/my-notes');
  await expect(page.getByRole('heading', { name: 'Verify your account' })).toBeVisible();
  await onEveryPage(page, async (path) => {
    expect(await page.getByRole('heading', { name: 'Verify your account' }).isVisible(), path).toBe(true);
    expect(await page.getByRole('button', { name: 'Your account' }).isVisible(), path).toBe(false);
  });
});

test('who comes through Google or Microsoft is verified at once', async ({
  page,
  sharedNewcomer: { session },
}) => {
  for (const provider of ['google', 'microsoft'] as const) {
    const user = { ...session.user, app_metadata: { provider } };
    await page.unroute('**/auth/session');
    await page.route('**/auth/session', (route) => route.fulfill({ json: { user } }));
    await signInAs(page, { session: { ...session, user } });
    await page.goto('/my-notes');
    await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('who is verified but told nothing sees the profile modal on every page', async ({
  page,
  sharedBeginner,
}) => {
  await signInAs(page, sharedBeginner);
  await page.goto('/my-notes');
  await expect(page.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible();
  await onEveryPage(page, async (path) => {
    const dialog = page.getByRole('dialog', { name: 'Complete Your Profile' });
    expect(await dialog.isVisible(), path).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(0);
  });
});

test('a profile without country, standard or date of birth is not complete', async ({
  page,
  sharedStudent: { session },
}) => {
  let missing = '';
  await page.route('**/auth/session', (route) =>
    route.fulfill({
      json: { user: { ...session.user, user_metadata: { ...session.user.user_metadata, [missing]: '  ' } } },
    }),
  );
  await signInAs(page, { session });
  await page.goto('/my-notes');
  await expect(page.getByRole('heading', { level: 1, name: 'My Notes' })).toBeVisible();
  for (missing of ['country', 'standard', 'date_of_birth']) {
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Complete Your Profile' }), missing).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'My Notes' })).toBeHidden();
  }
});

test('after signing in, a stored redirect is used and removed after 500 ms', async ({
  page,
  sharedStudent,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('redirectAfterAuth', '/working-session?direct=true');
  });
  await signIn(page, sharedStudent);
  await expect(page.getByRole('heading', { level: 1, name: 'Live AI Tutor' })).toBeVisible();
  expect(page.url()).toContain('/working-session?direct=true');
  expect(await page.evaluate(() => localStorage.getItem('redirectAfterAuth'))).toBeNull();
});

test('the redirect waits 500 ms, and a typed question goes before it', async ({ page, sharedStudent }) => {
  await signInAs(page, sharedStudent);
  const greeting = page.getByRole('heading', { name: 'Good to see you, Ada.' });
  await page.clock.install();
  // Once before the clock stands still, so that nothing is left to load.
  await page.goto('/');
  await expect(greeting).toBeVisible();
  await page.getByRole('link', { name: 'My Notes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Notes' })).toBeVisible();
  await remember(page, 'redirectAfterAuth', '/subscription');
  await remember(page, 'pendingQuery', 'Teach me the chain rule');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: 'Studia home page' }).click();
  await expect(greeting).toBeVisible();
  await settled(page);
  await page.clock.runFor(AFTER_SIGN_IN.redirectDelay - 1);
  await expect(page).toHaveURL('/');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/goal-setting');
  const state = await page.evaluate(() => (history.state as { usr: unknown }).usr);
  expect(state).toEqual({ query: 'Teach me the chain rule' });
  await page.clock.resume();
  await page.getByRole('link', { name: 'Studia home page' }).click();
  await expect(greeting).toBeVisible();
});

test('a stored redirect to somebody else’s site is not followed', async ({ page, sharedStudent }) => {
  await signInAs(page, sharedStudent);
  await page.goto('/my-notes');
  // A page that is left while it signs in has not signed in.
  await expect(page.getByRole('heading', { name: 'My Notes' })).toBeVisible();
  await remember(page, 'redirectAfterAuth', '//example.org/phish');
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible();
  await page.clock.runFor(AFTER_SIGN_IN.redirectDelay * 2);
  await expect(page).toHaveURL('/');
});
