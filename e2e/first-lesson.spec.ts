import { expect, test } from '@playwright/test';
import { codeFor, newEmail } from './student.ts';

test('a newcomer signs up, gets a code, signs in and is taught', async ({ page, request, context }) => {
  const email = newEmail();
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Your Learning Journey' }).click();
  const modal = page.getByRole('dialog', { name: 'Welcome!' });
  await expect(modal.getByText('Sign in to continue learning')).toBeVisible();
  await modal.getByRole('button', { name: 'Create an account' }).click();
  await expect(modal.getByText('Create an account to start your learning journey')).toBeVisible();
  await modal.getByLabel('Full Name').fill('Grace Hopper');
  await modal.getByLabel('Email').fill(email);
  await modal.getByLabel('Password', { exact: true }).fill('Nanosecond-11.8');
  await modal.getByLabel('Confirm Password').fill('Nanosecond-11.8');
  await modal.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByRole('heading', { name: 'Verify your account' })).toBeVisible();
  await expect(page.getByText(`Verification code sent to ${email}`, { exact: true })).toBeVisible();
  const [outbox] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open the outbox' }).click(),
  ]);
  // A busy machine may not have written the letter yet; the page offers to look again.
  await expect(async () => {
    await outbox.getByRole('link', { name: 'Look again' }).click();
    await expect(outbox.getByText(`to ${email}`)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Verify Account' })).toBeDisabled();
  await page.getByLabel('Verification code').fill(await codeFor(request, email));
  await page.getByRole('button', { name: 'Verify Account' }).click();

  const profile = page.getByRole('dialog', { name: 'Complete Your Profile' });
  await profile.getByLabel('Country').fill('United States');
  await profile.getByLabel('Standard').selectOption('Professional');
  await profile.getByLabel('Date of Birth').fill('1986-12-09');
  await profile.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page.getByRole('heading', { name: 'Good to see you, Grace.' })).toBeVisible();
  await expect(page.getByText('Profile details saved successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Ask the tutor' }).click();
  await page.getByLabel('Your message').fill('What is 3 + 4 × 2?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('What have you tried, or what would you do first?').first()).toBeVisible();
  await page.getByLabel('Your message').fill('8');
  // What is sent before the first answer has ended goes out after it.
  await page.keyboard.press('Enter');
  await expect(page.getByText('Now we have 3 + 8.').first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('Now we have 3 + 8.').first()).toBeVisible();
  await expect(page.getByRole('complementary').getByText('What is 3 + 4 × 2?')).toBeVisible();
  await expect(
    page.getByText('3-message conversation').or(page.getByText('4-message conversation')).first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Sign Out' });
  await expect(question.getByText('Are you sure you want to sign out of your account?')).toBeVisible();
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Learn Smarter. Talk to the AI tutor.' }),
  ).toBeVisible();
});

test('a message is answered once, also when it is sent again after a broken connection', async ({
  request,
}) => {
  const { session_id } = (await (await request.post('/api/llm/create-session', { data: {} })).json()) as {
    session_id: string;
  };
  const message = {
    session_id,
    message: 'What is 2 + 2?',
    message_id: '0190a6f0-0000-7000-8000-000000000001',
  };
  const first = await (await request.post('/api/llm/send-message', { data: message })).json();
  const again = await (await request.post('/api/llm/send-message', { data: message })).json();
  expect(again).toEqual(first);
  const history = (await (
    await request.get(`/api/llm/conversation-history?session_id=${session_id}`)
  ).json()) as { messages: unknown[] };
  expect(history.messages).toHaveLength(2);
});
