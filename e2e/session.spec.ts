import { expect, type BrowserContext, type Page } from '@playwright/test';
import { SESSION } from '@studia/contract/limits';
import { stored } from './page-parts.ts';
import { signInAs, test } from './student.ts';

const GREETING = 'Good to see you, Ada.';
const LANDING = 'Learn Smarter. Talk to the AI tutor.';

const expectStudent = (page: Page) => expect(page.getByRole('heading', { name: GREETING })).toBeVisible();
const expectLanding = (page: Page) => expect(page.getByRole('heading', { name: LANDING })).toBeVisible();

/** Counts calls, and lets them through. */
const count = async (where: Page | BrowserContext, pattern: string): Promise<() => number> => {
  let calls = 0;
  await where.route(pattern, (route) => {
    calls += 1;
    return route.continue();
  });
  return () => calls;
};

const signInByForm = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
};

/** The server takes the token of this student for an expired one. */
const expireToken = async (page: Page, token: string): Promise<void> => {
  await page.route(/\/auth\/session|\/api\//, async (route) => {
    const expired = (await route.request().headerValue('authorization')) === `Bearer ${token}`;
    if (!expired) return route.continue();
    return route.fulfill({ status: 401, json: { error: 'Expired', code: 'token_expired' } });
  });
};

test('the access token is stored, the refresh token is out of every script’s reach', async ({
  page,
  sharedStudent,
}) => {
  await page.goto('/');
  const answered = page.waitForResponse('**/auth/signin');
  await signInByForm(page, sharedStudent);
  const { session } = (await (await answered).json()) as {
    session: { access_token: string; refresh_token: string };
  };
  await expectStudent(page);
  expect(await stored(page, 'auth_token')).toBe(session.access_token);
  expect(await stored(page, 'isVerified')).toBe('true');
  const within = await page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key)))
      .join(document.cookie),
  );
  expect(within).not.toContain(session.refresh_token);
});

test('calls that find the token expired share one renewal, made by cookie and XSRF header', async ({
  page,
  context,
  student,
}) => {
  const { access_token: token } = student.session;
  await expireToken(page, token);
  const renewals = await count(page, '**/auth/refresh');
  const renewal = page.waitForRequest('**/auth/refresh');
  await page.goto('/');
  await expectStudent(page);
  await expect(page.getByText('No conversations yet').first()).toBeVisible();
  expect(renewals()).toBe(1);
  expect((await renewal).postDataJSON()).toEqual({});
  const cookie = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN');
  expect(await (await renewal).headerValue('x-xsrf-token')).toBe(cookie?.value);
  expect(await stored(page, 'auth_token')).not.toBe(token);
});

test('a renewal that is refused clears the token', async ({ page, sharedStudent }) => {
  await signInAs(page, sharedStudent);
  await expireToken(page, sharedStudent.session.access_token);
  await page.route('**/auth/refresh', (route) =>
    route.fulfill({ status: 401, json: { error: 'Failed to validate session', code: 'session_invalid' } }),
  );
  await page.goto('/');
  await expectLanding(page);
  expect(await stored(page, 'auth_token')).toBeNull();
  expect(await stored(page, 'isVerified')).toBeNull();
});

test('a renewal that does not reach the server keeps the student signed in', async ({
  page,
  sharedStudent,
}) => {
  await signInAs(page, sharedStudent);
  await expireToken(page, sharedStudent.session.access_token);
  await page.route('**/auth/refresh', (route) => route.abort());
  await page.goto('/');
  await expectStudent(page);
  expect(await stored(page, 'auth_token')).toBe(sharedStudent.session.access_token);
});

test('an expired session is renewed before anything is shown, by tabs in turn', async ({
  page,
  context,
  student,
}) => {
  await page.goto('/careers');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('auth_session') ?? '{}') as { expires_at: number };
    localStorage.setItem('auth_session', JSON.stringify({ ...session, expires_at: 1 }));
  });
  const cookies: (string | null)[] = [];
  await context.route('**/auth/refresh', async (route) => {
    cookies.push(await route.request().headerValue('cookie'));
    await route.continue();
  });
  const other = await context.newPage();
  await Promise.all([page.goto('/'), other.goto('/')]);
  await Promise.all([expectStudent(page), expectStudent(other)]);
  // Once as a rule. A busy browser may tell the second tab of the new token a moment late; then that one renews with the
  // new cookie. The old one is never used twice, which would end the session.
  expect(cookies.length).toBeLessThanOrEqual(2);
  expect(new Set(cookies).size).toBe(cookies.length);
  await expect.poll(() => stored(other, 'auth_token')).toBe(await stored(page, 'auth_token'));
  expect(await stored(page, 'auth_token')).not.toBe(student.session.access_token);
});

test('a token without a session shows the loading screen until the student is known', async ({
  page,
  student,
}) => {
  expect(student.email).toContain('@');
  await page.goto('/careers');
  await page.evaluate(() => localStorage.removeItem('auth_session'));
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/auth/refresh', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByText('Setting up your experience...')).toBeVisible();
  await expect(page.getByText('This will only take a moment')).toBeVisible();
  answer();
  await expectStudent(page);
});

test('other tabs follow a sign-out and a sign-in', async ({ page, context, student }) => {
  await page.goto('/');
  await expectStudent(page);
  const other = await context.newPage();
  await other.goto('/');
  await expectStudent(other);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await expectLanding(page);
  // The server has heard of it, although the page was left at once.
  const headers = { authorization: `Bearer ${student.session.access_token}` };
  await expect.poll(async () => (await page.request.get('/auth/session', { headers })).status()).toBe(401);
  await expectLanding(other);
  expect(await stored(page, 'auth_token')).toBeNull();
  expect(await stored(page, 'isVerified')).toBeNull();
  await signInByForm(page, student);
  await expectStudent(page);
  await expectStudent(other);
});

test('a tab whose scripts are still on their way follows a sign-in in another', async ({
  page,
  context,
  sharedStudent,
}) => {
  const other = await context.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await other.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await other.goto('/', { waitUntil: 'commit' });
  await expectLanding(other);
  await page.goto('/');
  await signInByForm(page, sharedStudent);
  await expectStudent(page);
  release();
  await expectStudent(other);
});

test('the student is looked up no more often than needed', async ({ page, sharedStudent }) => {
  await signInAs(page, sharedStudent);
  const user = structuredClone(sharedStudent.session.user);
  let lookups = 0;
  await page.route('**/auth/session', (route) => {
    lookups += 1;
    return route.fulfill({ json: { user } });
  });
  await page.clock.install();
  await page.goto('/');
  await expectStudent(page);
  await expect.poll(() => lookups).toBe(1);
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step('the session lookup is cached for 3 s', async () => {
    const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await look();
    await expect.poll(() => lookups).toBe(2);
    await page.clock.runFor(SESSION.lookupCache - 1);
    await look();
    await look();
    expect(lookups).toBe(2);
    await page.clock.runFor(1);
    await look();
    await expect.poll(() => lookups).toBe(3);
  });

  await test.step('a new photo is fetched at most once a second', async () => {
    await page.clock.runFor(60_000);
    const before = lookups;
    user.user_metadata.user_photo = '/favicon.svg';
    await page.evaluate(() => {
      for (let times = 0; times < 3; times += 1) window.dispatchEvent(new Event('userPhotoUpdated'));
    });
    await expect(page.getByRole('banner').locator('img[src="/favicon.svg"]')).toBeVisible();
    expect(lookups).toBe(before + 1);
    await page.clock.runFor(SESSION.photoRefreshThrottle - 1);
    expect(lookups).toBe(before + 1);
    await page.clock.runFor(SESSION.refreshUserThrottle);
    await expect.poll(() => lookups).toBe(before + 2);
  });
});
