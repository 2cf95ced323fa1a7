import { expect, type Locator, type Page } from '@playwright/test';
import { CODE } from '@studia/contract/limits';
import { expectAccessible } from './accessible.ts';
import { codeFor, makeNewcomer, signInAs, test as base, type Student } from './student.ts';

const test = base.extend<{ newcomer: Student }>({
  newcomer: async ({ page }, use) => {
    const newcomer = await makeNewcomer(page.request);
    await signInAs(page, newcomer);
    await use(newcomer);
  },
});

const SEND = '**/auth/send-verification-code';
const VERIFY = '**/auth/verify-code';

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

/** Opens the screen with the clock standing still: for the second time, so that nothing is left to load. */
const openStopped = async (page: Page, { requested = false } = {}): Promise<void> => {
  const title = page.getByRole('heading', { name: 'Verify your account' });
  await page.clock.install();
  await page.goto('/careers');
  await page.evaluate(() => sessionStorage.setItem('verificationCodeRequested', 'true'));
  await page.getByRole('button', { name: 'Studia, to the front page' }).click();
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(title).toBeHidden();
  if (!requested) await page.evaluate(() => sessionStorage.removeItem('verificationCodeRequested'));
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goForward();
  await expect(title).toBeVisible();
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
  await page.clock.runFor(CODE.resendCooldown - 1000);
  await expect(resend).toHaveText('Resend code in 1 s');
  await expect(resend).toBeDisabled();
  await page.clock.runFor(1000);
  await expect(resend).toHaveText('Resend code');
  await resend.click();
  await expect.poll(sends).toBe(2);
  await expect(resend).toBeDisabled();
});

test('the toast says for 5 s where the code went', async ({ page, newcomer }) => {
  await answerWith(page, SEND, 200, { success: true });
  await openStopped(page);
  await page.clock.runFor(CODE.autoRequestDelay);
  const toast = page.getByText(`Verification code sent to ${newcomer.email}`, { exact: true });
  await untilShown(page, toast);
  await page.clock.runFor(CODE.sentToast - 500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toBeHidden();
});

test('no second code is requested in the same browser session', async ({ page, newcomer }) => {
  expect(newcomer.session.user.verified).toBe(false);
  const sends = await answerWith(page, SEND, 200, { success: true });
  await openStopped(page, { requested: true });
  await page.clock.runFor(5000);
  await expect(page.getByRole('button', { name: 'Resend code' })).toBeEnabled();
  expect(sends()).toBe(0);
});

test('the right code verifies, clears the pending email and says so for 1 s', async ({ page, newcomer }) => {
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
  await code.fill(await codeFor(page.request, newcomer.email));
  await page.clock.pauseAt(Date.now() + 60_000);
  await verify.click();
  const toast = page.getByText('Email verified successfully!');
  await untilShown(page, toast);
  await page.clock.runFor(CODE.verifiedToast + 1000);
  await expect(toast).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  const kept = await page.evaluate(() => [
    localStorage.getItem('pendingVerificationEmail'),
    localStorage.getItem('isVerified'),
    sessionStorage.getItem('verificationAttempt'),
  ]);
  expect(kept).toEqual([null, 'true', null]);
});

/** What the server may say, and what the student then reads (SPEC 8). */
const FAILURES = [
  [SEND, 500, {}, 'Failed to send verification code. Please try again.'],
  [SEND, 400, { error: 'The post office is closed.' }, 'The post office is closed.'],
  [
    SEND,
    500,
    { error: 'bad datetime in row' },
    'Verification system error. Please try again in a moment while we fix this issue.',
  ],
  [VERIFY, 500, {}, 'Verification failed. Please try again.'],
  [VERIFY, 400, { error: 'Invalid verification code', code: 'code_wrong' }, 'Invalid verification code'],
  [
    VERIFY,
    500,
    { error: 'bad datetime in row' },
    'Verification system error. Please try again in a moment while we fix this issue.',
  ],
] as const;

for (const [call, status, answer, sentence] of FAILURES) {
  const name = call.slice('**/auth/'.length);
  test(`${name} with ${JSON.stringify(answer)} says: ${sentence}`, async ({ page, newcomer }) => {
    expect(newcomer.email).toContain('@');
    await answerWith(page, SEND, 200, { success: true });
    await answerWith(page, call, status, answer);
    await open(page);
    if (call === VERIFY) {
      await page.getByLabel('Verification code').fill('123456');
      await page.getByRole('button', { name: 'Verify Account' }).click();
    }
    await expect(page.getByRole('alert')).toHaveText(sentence);
    if (call === VERIFY) expect(await session(page, 'verificationAttempt')).toBe('1');
  });
}

test('without any email, the screen says so on load and when asked', async ({ page, newcomer }) => {
  const nobody = { ...newcomer.session, user: { ...newcomer.session.user, email: '' } };
  await page.route('**/auth/session', (route) => route.fulfill({ json: { user: nobody.user } }));
  await signInAs(page, { session: nobody });
  await page.addInitScript((stored) => localStorage.setItem('auth_session', stored), JSON.stringify(nobody));
  await open(page);
  await expect(page.getByRole('alert')).toHaveText(
    'No email found for verification. Please try signing up again.',
  );
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByRole('alert')).toHaveText('No email found for verification');
});

test('the screen is accessible, light and dark', async ({ page, newcomer }) => {
  test.slow();
  await answerWith(page, SEND, 400, { error: 'The post office is closed.' });
  await open(page);
  await expect(page.getByText(newcomer.email).first()).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});
