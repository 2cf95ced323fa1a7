import { expect, type Page } from '@playwright/test';
import { RESET } from '@studia/contract/limits';
import { expectAccessible } from './accessible.ts';
import { settled } from './clock.ts';
import { expectInk } from './look.ts';
import { codeFor, makeStudent, test } from './student.ts';

const EMAIL = 'ada@example.org';
const CALLS = '**/api/auth/forgot-password/';

const openReset = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Forgot password' }).click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  return modal;
};

const answerWith = async (page: Page, call: string, status: number, json: unknown): Promise<void> => {
  await page.unroute(CALLS + call);
  await page.route(CALLS + call, (route) => route.fulfill({ status, json }));
};

test('a forgotten password is replaced by way of a mailed code', async ({ page, request }) => {
  const student = await makeStudent(request);
  const modal = await openReset(page);
  await modal.getByLabel('Email').fill(student.email);
  await modal.getByRole('button', { name: 'Send code' }).click();
  await expect(modal.getByRole('heading', { name: 'Enter Verification Code' })).toBeVisible();
  await expect(modal.getByText(`We've sent a 6-digit code to ${student.email}`)).toBeVisible();
  await expect(modal.getByText('Code expires in 15 minutes')).toBeVisible();
  const code = await codeFor(request, student.email, 'is your code to reset your password');
  await modal.getByLabel('Verification code').fill(code);
  await modal.getByRole('button', { name: 'Verify code' }).click();
  await expect(modal.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('pendingVerificationEmail', 'ada@example.org'));
  await modal.getByLabel('New Password').fill('Analytical-1843');
  await modal.getByLabel('Confirm Password').fill('Analytical-1843');
  await modal.getByRole('button', { name: 'Set new password' }).click();
  await expect(
    modal.getByText('Password reset successfully! Please log in with your new password.'),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pendingVerificationEmail'))).toBeNull();
  await modal.getByRole('button', { name: 'Back to login' }).click();
  await modal.getByLabel('Email').fill(student.email);
  await modal.getByLabel('Password', { exact: true }).fill('Analytical-1843');
  await modal.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible();
});

test('after the reset the email step shows a green message for 5 s', async ({ page }) => {
  await page.clock.install({ time: '2026-01-05T09:00:00Z' });
  await answerWith(page, 'send-otp', 200, { success: true });
  await answerWith(page, 'verify-otp', 200, { reset_token: 'granted' });
  await answerWith(page, 'reset', 200, { success: true });
  const modal = await openReset(page);
  await modal.getByLabel('Email').fill(` ${EMAIL.toUpperCase()}`);
  await modal.getByRole('button', { name: 'Send code' }).click();
  await modal.getByLabel('Verification code').fill('123456');
  await modal.getByRole('button', { name: 'Verify code' }).click();
  await modal.getByLabel('New Password').fill('Analytical-1843');
  await modal.getByLabel('Confirm Password').fill('Analytical-1843');
  await page.clock.pauseAt('2026-01-05T10:00:00Z');
  const sent = page.waitForRequest(`${CALLS}reset`);
  await modal.getByRole('button', { name: 'Set new password' }).click();
  expect((await sent).postDataJSON()).toEqual({
    email: EMAIL,
    reset_token: 'granted',
    new_password: 'Analytical-1843',
    confirm_password: 'Analytical-1843',
  });
  const message = modal.getByText('Password reset successfully! Please log in with your new password.');
  await expect(message).toBeVisible();
  await expect(modal.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await expectInk(message, '--good');
  await settled(page);
  await page.clock.runFor(RESET.successMessage - 1);
  await expect(message).toBeVisible();
  await page.clock.runFor(1);
  await expect(message).toBeHidden();
});

test('each step takes what it should, says what went wrong, and is accessible', async ({ page }) => {
  await test.step('the code takes digits only, six at most, and the email can be changed', async () => {
    await answerWith(page, 'send-otp', 200, { success: true });
    const modal = await openReset(page);
    await modal.getByLabel('Email').fill(EMAIL);
    await modal.getByRole('button', { name: 'Send code' }).click();
    const code = modal.getByLabel('Verification code');
    await expect(code).toBeFocused();
    await code.pressSequentially('12a3-45');
    await expect(modal.getByRole('button', { name: 'Verify code' })).toBeDisabled();
    await code.pressSequentially('678');
    await expect(code).toHaveValue('123456');
    await expect(modal.getByRole('button', { name: 'Verify code' })).toBeEnabled();
    await modal.getByRole('button', { name: 'Change email address' }).click();
    await expect(modal.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await expect(modal.getByLabel('Email')).toHaveValue(EMAIL);
    await modal.getByRole('button', { name: 'Back to login' }).click();
    await expect(modal.getByText('Sign in to continue learning')).toBeVisible();
    await page.unroute(`${CALLS}send-otp`);
  });

  await test.step('each step says what went wrong, in the server’s words or its own', async () => {
    await page.getByRole('button', { name: 'Forgot password' }).click();
    const modal = page.getByRole('dialog');
    await answerWith(page, 'send-otp', 500, {});
    await modal.getByLabel('Email').fill(EMAIL);
    await modal.getByRole('button', { name: 'Send code' }).click();
    await expect(modal.getByRole('alert')).toHaveText('Failed to send reset code');
    await expectInk(modal.getByRole('alert'), '--bad');
    await answerWith(page, 'send-otp', 429, { error: 'Slow down.', code: 'code_cooldown' });
    await modal.getByRole('button', { name: 'Send code' }).click();
    await expect(modal.getByRole('alert')).toHaveText('Slow down.');
    await modal.getByRole('button', { name: 'I already have a code' }).click();
    await expect(modal.getByRole('heading', { name: 'Enter Verification Code' })).toBeVisible();
    await modal.getByRole('button', { name: 'Change email address' }).click();
    await answerWith(page, 'send-otp', 200, { success: true });
    await modal.getByRole('button', { name: 'Send code' }).click();
    await answerWith(page, 'verify-otp', 400, {});
    await modal.getByLabel('Verification code').fill('123456');
    await modal.getByRole('button', { name: 'Verify code' }).click();
    await expect(modal.getByRole('alert')).toHaveText('Invalid verification code');
    const sendAgain = modal.getByRole('button', { name: 'Send a new code' });
    await expect(sendAgain).toBeHidden();
    await answerWith(page, 'verify-otp', 400, { error: 'This code is used up.', code: 'code_used_up' });
    await modal.getByRole('button', { name: 'Verify code' }).click();
    await expect(modal.getByRole('alert')).toHaveText('This code is used up.');
    await answerWith(page, 'send-otp', 429, { error: 'Slow down.', code: 'code_cooldown' });
    await sendAgain.click();
    await expect(modal.getByRole('alert')).toHaveText('Slow down.');
    await answerWith(page, 'send-otp', 200, { success: true });
    await sendAgain.click();
    await expect(page.getByText('We’ve sent you a new code')).toBeVisible();
    await expect(sendAgain).toBeHidden();
    await modal.getByLabel('Verification code').fill('123456');
    await answerWith(page, 'verify-otp', 400, { error: 'This code is from yesterday.' });
    await modal.getByRole('button', { name: 'Verify code' }).click();
    await expect(modal.getByRole('alert')).toHaveText('This code is from yesterday.');
    await answerWith(page, 'verify-otp', 200, { reset_token: 'granted' });
    await modal.getByRole('button', { name: 'Verify code' }).click();
    await modal.getByLabel('New Password').fill('Analytical-1843');
    await modal.getByLabel('Confirm Password').fill('Analytical-1844');
    await modal.getByRole('button', { name: 'Set new password' }).click();
    await expect(modal.getByRole('alert')).toHaveText('Passwords do not match');
    await answerWith(page, 'reset', 500, {});
    await modal.getByLabel('Confirm Password').fill('Analytical-1843');
    await modal.getByRole('button', { name: 'Set new password' }).click();
    await expect(modal.getByRole('alert')).toHaveText('Failed to reset password');
    await answerWith(page, 'reset', 400, { error: 'Not this one again.' });
    await modal.getByRole('button', { name: 'Set new password' }).click();
    await expect(modal.getByRole('alert')).toHaveText('Not this one again.');
  });

  await test.step('every step is accessible, light and dark', async () => {
    await answerWith(page, 'send-otp', 200, { success: true });
    await answerWith(page, 'verify-otp', 200, { reset_token: 'granted' });
    const modal = await openReset(page);
    await expectAccessible(page, 'dialog[open]');
    await modal.getByLabel('Email').fill(EMAIL);
    await modal.getByRole('button', { name: 'Send code' }).click();
    await expect(modal.getByRole('heading', { name: 'Enter Verification Code' })).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await modal.getByLabel('Verification code').fill('123456');
    await modal.getByRole('button', { name: 'Verify code' }).click();
    await expect(modal.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
    await expect(
      modal.getByText('8+ characters with uppercase, lowercase, number and special character'),
    ).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
  });
});
