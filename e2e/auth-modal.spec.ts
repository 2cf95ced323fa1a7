import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { makeStudent, newEmail } from './student.ts';

const openModal = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  const modal = page.getByRole('dialog', { name: 'Welcome!' });
  await expect(modal).toBeVisible();
  return modal;
};

test('the modal opens on the window event showAuthModal', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('showAuthModal')));
  await expect(
    page.getByRole('dialog', { name: 'Welcome!' }).getByText('Sign in to continue learning'),
  ).toBeVisible();
});

const CLOSERS: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'a click on the backdrop': (page) => page.mouse.click(5, 5),
  'its close button': (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
};

for (const [how, close] of Object.entries(CLOSERS)) {
  test(`the modal closes on ${how}, clears the stored redirect and gives the focus back`, async ({
    page,
  }) => {
    const modal = await openModal(page);
    await page.evaluate(() => localStorage.setItem('redirectAfterAuth', '/subscription'));
    await close(page);
    await expect(modal).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('redirectAfterAuth'))).toBeNull();
    await expect(page.getByRole('button', { name: 'Login' })).toBeFocused();
  });
}

test('the page behind the modal does not scroll', async ({ page }) => {
  await openModal(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
});

test('the modal is accessible in both modes and both themes', async ({ page }) => {
  const modal = await openModal(page);
  const check = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await check();
  await modal.getByRole('button', { name: 'Create an account' }).click();
  await expect(modal.getByLabel('Full Name')).toBeVisible();
  await check();
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  await check();
});

test('a wrong password says so and keeps what was typed', async ({ page, request }) => {
  const student = await makeStudent(request);
  const modal = await openModal(page);
  await modal.getByLabel('Email').fill(student.email);
  await modal.getByLabel('Password', { exact: true }).fill('not-the-password');
  await modal.getByRole('button', { name: 'Sign in' }).click();
  await expect(modal.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(modal.getByLabel('Email')).toHaveValue(student.email);
  await modal.getByLabel('Password', { exact: true }).fill(student.password);
  await modal.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible();
});

test('sign-up refuses different passwords, a short name and a taken address', async ({ page, request }) => {
  const student = await makeStudent(request);
  const modal = await openModal(page);
  await modal.getByRole('button', { name: 'Create an account' }).click();
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

test('a password can be looked at while it is typed', async ({ page }) => {
  const modal = await openModal(page);
  await modal.getByLabel('Password', { exact: true }).fill('secret');
  await modal.getByRole('button', { name: 'Show password' }).click();
  await expect(modal.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});
