import { expect, type Locator, type Page } from '@playwright/test';
import { CODE } from '@studia/contract/limits';
import { expectAccessible } from './accessible.ts';
import { settled } from './clock.ts';
import { codeFor, makeNewcomer, signInAs, test as base, type Student } from './student.ts';

/** Somebody who has still to verify the address: the worker's own, unless the test will do it. */
const test = base.extend<{ ownAccount: boolean; newcomer: Student }>({
  ownAccount: [false, { option: true }],
  newcomer: async ({ page, ownAccount, sharedNewcomer }, use) => {
    const newcomer = ownAccount ? await makeNewcomer(page.request) : sharedNewcomer;
    await signInAs(page, newcomer);
    await use(newcomer);
  },
});

const SEND = '**/auth/send-verification-code';
const VERIFY = '**/auth/verify-code';

const SYSTEM_ERROR = 'Verification system error. Please try again in a moment while we fix this issue.';

/** Answers a call, and tells how often it was made. */
const answerWith = async (page: Page, call: string, status: number, json: unknown): Promise<() => number> => {
  let calls = 0;
  await page.unroute(call);
  await page.route(call, (route) => {
    calls += 1;
    return route.fulfill({ status, json });
  });
  return () => calls;
};

/** Keeps a call waiting until it is released; then it goes the way it would have gone. */
const hold = async (page: Page, call: string): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(call, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
};

/** Opens the screen with the clock standing still: for the second time, so that nothing is left to load. */
const openStopped = async (page: Page, { requested = false } = {}): Promise<void> => {
  const title = page.getByRole('heading', { name: 'Verify your account' });
  await page.clock.install();
  await page.goto('/auth/callback/google');
  await expect(page.getByText('Processing Google Authentication')).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.setItem('verificationCodeRequested', 'true');
    history.pushState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(title).toBeHidden();
  if (!requested) await page.evaluate(() => sessionStorage.removeItem('verificationCodeRequested'));
  // Soon: the page it stands on now would go on by itself after a while.
  await page.clock.pauseAt(Date.now() + 2_000);
  await page.goForward();
  await expect(title).toBeVisible();
  await settled(page);
};

const open = async (page: Page): Promise<void> => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Verify your account' })).toBeVisible();
};

/** Lets the stopped clock run in small steps until something is there. */
const untilShown = (page: Page, what: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(5);
    await expect(what).toBeVisible({ timeout: 300 });
  }).toPass();

const session = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

test('a code is requested by itself after 100 ms, and another one after 60 s', async ({ page, newcomer }) => {
  const sends = await answerWith(page, SEND, 200, { success: true });
  await openStopped(page);
  await expect(page.getByText(`Enter the verification code sent to ${newcomer.email}`)).toBeVisible();
  await page.clock.runFor(CODE.autoRequestDelay - 1);
  expect(sends()).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(sends).toBe(1);
  const resend = page.getByRole('button', { name: /^Resend code/ });
  await expect(resend).toHaveText('Resend code in 60 s');
  await expect(resend).toBeDisabled();
  expect(await session(page, 'verificationCodeRequested')).toBe('true');
  const shownFor = CODE.sentToast + 1000;
  await test.step('the toast says for 5 s where the code went', async () => {
    const toast = page.getByText(`Verification code sent to ${newcomer.email}`, { exact: true });
    await untilShown(page, toast);
    await page.clock.runFor(CODE.sentToast - 500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1500);
    await expect(toast).toBeHidden();
  });
  await page.clock.runFor(CODE.resendCooldown - 1000 - shownFor);
  await expect(resend).toHaveText('Resend code in 1 s');
  await expect(resend).toBeDisabled();
  await page.clock.runFor(1000);
  await expect(resend).toHaveText('Resend code');
  await resend.click();
  await expect.poll(sends).toBe(2);
  await expect(resend).toBeDisabled();
});

test('no second code is requested in the same browser session, nor while one is on its way', async ({
  page,
  newcomer,
}) => {
  expect(newcomer.session.user.verified).toBe(false);
  const sends = await answerWith(page, SEND, 200, { success: true });
  await openStopped(page, { requested: true });
  await page.clock.runFor(5000);
  const resend = page.getByRole('button', { name: 'Resend code' });
  await expect(resend).toBeEnabled();
  expect(sends()).toBe(0);
  const release = await hold(page, SEND);
  await resend.click();
  await expect(resend).toBeDisabled();
  await resend.dispatchEvent('click');
  release();
  await expect(page.getByRole('button', { name: 'Resend code in 60 s' })).toBeDisabled();
  expect(sends()).toBe(1);
});

test.describe('with an account of their own', () => {
  test.use({ ownAccount: true });

  test('the right code verifies, clears the pending email and says so for 1 s', async ({
    page,
    newcomer,
  }) => {
    await page.clock.install();
    await page.addInitScript(
      (email) => localStorage.setItem('pendingVerificationEmail', email),
      newcomer.email,
    );
    await open(page);
    const code = page.getByLabel('Verification code');
    const verify = page.getByRole('button', { name: 'Verify Account' });
    await code.pressSequentially('12x34');
    await expect(code).toHaveValue('1234');
    await expect(verify).toBeDisabled();
    await code.pressSequentially('5678');
    await expect(code).toHaveValue('123456');
    await code.fill(await codeFor(page.request, newcomer.email));
    const release = await hold(page, VERIFY);
    await page.clock.pauseAt(Date.now() + 60_000);
    await verify.click();
    await expect(verify).toBeDisabled();
    release();
    const toast = page.getByText('Email verified successfully!');
    await untilShown(page, toast);
    await page.clock.runFor(CODE.verifiedToast - 500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1500);
    await expect(toast).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
    const values = await page.evaluate(() => [
      localStorage.getItem('pendingVerificationEmail'),
      localStorage.getItem('isVerified'),
      sessionStorage.getItem('verificationAttempt'),
    ]);
    expect(values).toEqual([null, 'true', null]);
  });
});

/** What the server may say, and what the student then reads (SPEC 8). Without a status it does not answer at all. */
const FAILURES = [
  [SEND, 500, {}, 'Failed to send verification code. Please try again.'],
  [SEND, 400, { error: 'The post office is closed.' }, 'The post office is closed.'],
  [VERIFY, 500, {}, 'Verification failed. Please try again.'],
  [SEND, null, {}, 'Failed to send verification code'],
  [SEND, 500, { error: 'bad datetime in row' }, SYSTEM_ERROR],
  [VERIFY, 400, { error: 'Invalid verification code', code: 'code_wrong' }, 'Invalid verification code'],
  [VERIFY, 500, { error: 'bad datetime in row' }, SYSTEM_ERROR],
] as const;

test('what goes wrong is said in the server’s words or in our own', async ({ page, newcomer }) => {
  expect(newcomer.email).toContain('@');
  await page.addInitScript(() => sessionStorage.setItem('verificationCodeRequested', 'true'));
  await open(page);
  await page.getByLabel('Verification code').fill('123456');
  for (const [call, status, answer, sentence] of FAILURES) {
    if (status === null) await page.route(call, (route) => route.abort());
    else await answerWith(page, call, status, answer);
    await page.getByRole('button', { name: call === SEND ? 'Resend code' : 'Verify Account' }).click();
    await expect(page.getByRole('alert'), `${call} ${JSON.stringify(answer)}`).toHaveText(sentence);
  }
  const tries = FAILURES.filter(([call]) => call === VERIFY).length;
  expect(await session(page, 'verificationAttempt')).toBe(String(tries));
  await expectAccessible(page);
});

test('the email is the pending one where the student has none; without any, the screen says so', async ({
  page,
  newcomer,
}) => {
  const nobody = { ...newcomer.session, user: { ...newcomer.session.user, email: '' } };
  await page.route('**/auth/session', (route) => route.fulfill({ json: { user: nobody.user } }));
  await answerWith(page, SEND, 200, { success: true });
  await page.addInitScript((stored) => localStorage.setItem('auth_session', stored), JSON.stringify(nobody));
  await page.goto('/careers');
  await page.evaluate(() => localStorage.setItem('pendingVerificationEmail', 'grace@example.org'));
  const sent = page.waitForRequest(SEND);
  await open(page);
  await expect(page.getByText('Enter the verification code sent to grace@example.org')).toBeVisible();
  expect((await sent).postDataJSON()).toEqual({ email: 'grace@example.org' });
  await page.evaluate(() => localStorage.removeItem('pendingVerificationEmail'));
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(
    'No email found for verification. Please try signing up again.',
  );
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByRole('alert')).toHaveText('No email found for verification');
});
