import { expect, type Page } from '@playwright/test';
import { LANDING } from '@studia/contract/limits';
import { expectAccessible } from './accessible.ts';
import { expectInk } from './look.ts';
import { stored } from './page-parts.ts';
import { newEmail, test } from './student.ts';

const openModal = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  const modal = page.getByRole('dialog', { name: 'Welcome!' });
  await expect(modal).toBeVisible();
  return modal;
};

/** The modal as it is at first, whatever was done in it before. */
const openAnew = async (page: Page) => {
  const modal = page.getByRole('dialog', { name: 'Welcome!' });
  if (await modal.isVisible()) await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(modal.getByLabel('Email')).toBeFocused();
  return modal;
};

const CLOSERS: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'a click on the backdrop': (page) => page.mouse.click(5, 5),
  'its close button': (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
};

test('the modal opens, switches, closes and lets nothing through', async ({ page }) => {
  await page.goto('/');
  await test.step('the modal opens on the window event showAuthModal', async () => {
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('showAuthModal')));
    await expect(
      page.getByRole('dialog', { name: 'Welcome!' }).getByText('Sign in to continue learning'),
    ).toBeVisible();
  });

  await test.step('a toggle switches between sign-in and sign-up, each with its fields', async () => {
    const modal = await openAnew(page);
    await expect(modal.getByText('Sign in to continue learning')).toBeVisible();
    await expect(modal.getByLabel('Email')).toBeFocused();
    await expect(modal.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(modal.getByLabel('Remember me')).not.toBeChecked();
    await expect(modal.getByRole('button', { name: 'Forgot password' })).toBeVisible();
    await expect(modal.getByLabel('Full Name')).toBeHidden();
    await modal.getByRole('button', { name: 'Create an account' }).click();
    await expect(modal.getByText('Create an account to start your learning journey')).toBeVisible();
    await expect(modal.getByLabel('Full Name')).toBeFocused();
    for (const label of ['Email', 'Password', 'Confirm Password'])
      await expect(modal.getByLabel(label, { exact: true })).toBeVisible();
    await expect(modal.getByLabel('Remember me')).toBeHidden();
    await modal.getByRole('button', { name: 'Sign in' }).click();
    await expect(modal.getByText('Sign in to continue learning')).toBeVisible();
  });

  await test.step('a password can be looked at while it is typed', async () => {
    const modal = await openAnew(page);
    await modal.getByLabel('Password', { exact: true }).fill('secret');
    await modal.getByRole('button', { name: 'Show password' }).click();
    await expect(modal.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await modal.getByRole('button', { name: 'Hide password' }).click();
    await expect(modal.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  });

  await test.step('the modal closes in three ways, clears the stored redirect and gives the focus back', async () => {
    const modal = await openAnew(page);
    for (const [how, close] of Object.entries(CLOSERS)) {
      await page.evaluate(() => localStorage.setItem('redirectAfterAuth', '/subscription'));
      await close(page);
      await expect(modal, how).toBeHidden();
      expect(await stored(page, 'redirectAfterAuth'), how).toBeNull();
      await expect(page.getByRole('button', { name: 'Login' }), how).toBeFocused();
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(modal).toBeVisible();
    }
  });

  await test.step('the page behind the modal does not scroll, and the keyboard stays inside', async () => {
    await openAnew(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      const outside = () =>
        page.evaluate(() => {
          const { activeElement: focused } = document;
          return focused !== document.body && focused?.closest('dialog') === null;
        });
      expect(await outside()).toBe(false);
    }
  });
});

const TAKEN =
  'An account with this email already exists. Please sign in instead or use a different email address.';

/** What the server may say, and what the student then reads (SPEC 7.1, 8). */
const SIGN_UP_FAILURES = [
  [{ error: 'User ada@example.org already exists', code: 'unknown' }, TAKEN],
  [{ error: 'The registrar is asleep.', code: 'unknown' }, 'The registrar is asleep.'],
  [{ error: { message: 'This user already exists.' } }, TAKEN],
  [{ error: { message: 'The registrar is on holiday.' } }, 'The registrar is on holiday.'],
  [{}, 'An error occurred'],
] as const;

test('a sign-up that is refused says why', async ({ page, sharedStudent: student }) => {
  const modal = await openModal(page);
  await modal.getByRole('button', { name: 'Create an account' }).click();

  await test.step('sign-up refuses different passwords, a short name and a taken address', async () => {
    const submit = async (fullName: string, email: string, password: string, confirmation: string) => {
      await modal.getByLabel('Full Name').fill(fullName);
      await modal.getByLabel('Email').fill(email);
      await modal.getByLabel('Password', { exact: true }).fill(password);
      await modal.getByLabel('Confirm Password').fill(confirmation);
      await modal.getByRole('button', { name: 'Create account' }).click();
    };
    await submit('Alan Turing', newEmail(), 'Enigma-1940', 'Enigma-1941');
    await expect(modal.getByRole('alert')).toHaveText('Passwords do not match');
    await submit(' Al ', newEmail(), 'Enigma-1940', 'Enigma-1940');
    await expect(modal.getByRole('alert')).toHaveText('Full name must be at least 4 characters long');
    await submit('Alan Turing', student.email, 'Enigma-1940', 'Enigma-1940');
    await expect(modal.getByRole('alert')).toHaveText(
      'An account with this email already exists. Please sign in instead or use a different email address.',
    );
  });

  await test.step('a sign-up that fails says why, whether the error is a sentence or an object with a message', async () => {
    await modal.getByLabel('Full Name').fill('Alan Turing');
    await modal.getByLabel('Email').fill('ada@example.org');
    await modal.getByLabel('Password', { exact: true }).fill('Enigma-1940');
    await modal.getByLabel('Confirm Password').fill('Enigma-1940');
    for (const [answer, sentence] of SIGN_UP_FAILURES) {
      await page.route('**/auth/signup', (route) => route.fulfill({ status: 400, json: answer }));
      await modal.getByRole('button', { name: 'Create account' }).click();
      await expect(modal.getByRole('alert'), JSON.stringify(answer)).toHaveText(sentence);
      await expectInk(modal.getByRole('alert'), '--bad');
    }
  });
});

test('a friend’s link opens the registration, and its code travels with the sign-up', async ({ page }) => {
  const modal = page.getByRole('dialog', { name: 'Welcome!' });

  await test.step('a friend’s link opens the registration after 500 ms, with a welcome', async () => {
    await page.clock.install({ time: '2026-01-05T09:00:00Z' });
    await page.clock.pauseAt('2026-01-05T10:00:00Z');
    await page.goto('/?ref=grace-11');
    await expect(page.getByRole('heading', { level: 1, name: /Learn Smarter/ })).toBeVisible();
    await page.clock.runFor(LANDING.referralModalDelay - 1);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(modal.getByText('Create an account to start your learning journey')).toBeVisible();
    await expect(modal.getByText('A friend invited you')).toBeVisible();
  });

  await test.step('the modal is accessible in every state, light and dark', async () => {
    await page.route('**/auth/oauth/google/start', (route) =>
      route.fulfill({ status: 503, json: { error: 'Not set up here.', code: 'oauth_not_configured' } }),
    );
    await expect(modal.getByText('A friend invited you')).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await modal.getByRole('button', { name: 'Google' }).click();
    await expect(modal.getByText('Not set up here.')).toBeVisible();
    await modal.getByRole('button', { name: 'Sign in' }).click();
    await modal.getByLabel('Email').fill('nobody@example.org');
    await modal.getByLabel('Password', { exact: true }).fill('wrong');
    await modal.getByRole('button', { name: 'Sign in' }).click();
    await expect(modal.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
  });

  await test.step('the referral code travels with the sign-up, and the email lowercased', async () => {
    await modal.getByRole('button', { name: 'Create an account' }).click();
    const email = newEmail();
    await modal.getByLabel('Full Name').fill('  Alan Turing ');
    await modal.getByLabel('Email').fill(email.toUpperCase());
    await modal.getByLabel('Password', { exact: true }).fill('Enigma-1940');
    await modal.getByLabel('Confirm Password').fill('Enigma-1940');
    const sent = page.waitForRequest('**/auth/signup');
    await modal.getByRole('button', { name: 'Create account' }).click();
    expect((await sent).postDataJSON()).toEqual({
      email,
      password: 'Enigma-1940',
      options: { data: { full_name: 'Alan Turing' }, referral_code: 'grace-11' },
    });
    await expect(page.getByRole('heading', { name: 'Verify your account' })).toBeVisible();
    expect(await stored(page, 'pendingVerificationEmail')).toBe(email);
  });
});

test('the modal resets on a change of route', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.getByRole('button', { name: 'Login' }).click();
  const modal = page.getByRole('dialog', { name: 'Welcome!' });
  await modal.getByLabel('Email').fill('ada@example.org');
  await page.goBack();
  await expect(modal).toBeHidden();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(modal).toBeHidden();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(modal.getByLabel('Email')).toHaveValue('');
});

test('a wrong password says so and keeps what was typed', async ({ page, sharedStudent: student }) => {
  const modal = await openModal(page);
  await modal.getByLabel('Email').fill(student.email);
  await modal.getByLabel('Password', { exact: true }).fill('not-the-password');
  await modal.getByRole('button', { name: 'Sign in' }).click();
  await expect(modal.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(modal.getByLabel('Email')).toHaveValue(student.email);
  await modal.getByLabel('Password', { exact: true }).fill(student.password);
  await modal.getByLabel('Remember me').check();
  const sent = page.waitForRequest('**/auth/signin');
  await modal.getByRole('button', { name: 'Sign in' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ remember: true });
  await expect(page.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible();
  await expect(modal).toBeHidden();
});

test('signing in on a public page leads to the student’s own front page', async ({
  page,
  sharedStudent: student,
}) => {
  await page.goto('/careers');
  await page.getByRole('button', { name: 'Login' }).click();
  const modal = page.getByRole('dialog', { name: 'Welcome!' });
  await modal.getByLabel('Email').fill(student.email);
  await modal.getByLabel('Password', { exact: true }).fill(student.password);
  await modal.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible();
});
