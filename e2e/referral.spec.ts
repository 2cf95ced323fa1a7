import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectFits } from './look.ts';
import { freePort, startProduct } from './product.ts';
import { codeFor, makeStudent, newEmail, signInAs } from './student.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let product: Awaited<ReturnType<typeof startProduct>>;
test.beforeAll(async () => {
  product = await startProduct(await freePort());
});
test.afterAll(() => product.stop());

const openBrowser = async (browser: Browser, more: object = {}): Promise<Page> => {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US', ...more });
  return context.newPage();
};

/** Writes to the tutor with the session that the page holds. */
const study = async (page: Page): Promise<void> => {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const asStudent = { headers: { authorization: `Bearer ${token}` } };
  const made = await page.request.post('/api/llm/create-session', { ...asStudent, data: {} });
  const { session_id } = (await made.json()) as { session_id: string };
  const message = 'What is 3 + 4?';
  const answer = await page.request.post('/api/llm/send-message', {
    ...asStudent,
    data: { session_id, message },
  });
  expect(answer.status()).toBe(200);
};

/** Lets a day pass for everything that a student has done so far. */
const dayPasses = async (email: string): Promise<void> => {
  const theirs = '(SELECT id FROM student WHERE email = $1)';
  for (const change of [
    `UPDATE usage_entry SET used_at = used_at - interval '1 day' WHERE student_id = ${theirs}`,
    `UPDATE referral SET joined_at = joined_at - interval '1 day' WHERE friend_id = ${theirs}`,
    `UPDATE student SET created_at = created_at - interval '1 day' WHERE email = $1`,
  ])
    await product.sql(change, [email]);
};

test('a friend follows the link, studies on two days, and both have Premium', async ({ browser }) => {
  const ada = await openBrowser(browser);
  await ada.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(ada, await makeStudent(ada.request));

  const link = await test.step('a student copies the link, and shows it as a QR code', async () => {
    await ada.goto('/refer');
    await expect(ada.getByRole('heading', { name: 'Nobody has joined yet' })).toBeVisible();
    await ada.getByRole('button', { name: 'Copy link' }).click();
    const copied = await ada.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`^${product.url}/\\?ref=[0-9A-Z]{8}$`));
    await expect(ada.getByLabel('Your link')).toHaveText(copied);
    await ada.getByRole('button', { name: 'Show QR code' }).click();
    await expect(ada.getByRole('img', { name: `QR code for ${copied}` })).toBeVisible();
    await expectAccessible(ada, 'main');
    await ada.setViewportSize({ width: 360, height: 740 });
    await expectFits(ada);
    return copied;
  });

  const email = newEmail();
  const grace = await openBrowser(browser, { userAgent: PHONE, viewport: { width: 390, height: 800 } });
  await test.step('the friend is welcomed, looks around, and signs up with it all the same', async () => {
    await grace.goto(link);
    const door = grace.getByRole('dialog', { name: 'Welcome!' });
    await expect(door.getByText('A friend invited you')).toBeVisible();
    await grace.goto('/terms');
    await grace.goto('/');
    await grace.evaluate(() => window.dispatchEvent(new Event('showAuthModal')));
    await door.getByRole('button', { name: 'Create an account' }).click();
    await expect(door.getByText('A friend invited you')).toBeVisible();
    await door.getByLabel('Full Name').fill('Grace Hopper');
    await door.getByLabel('Email').fill(email);
    await door.getByLabel('Password', { exact: true }).fill('Correct-horse-7');
    await door.getByLabel('Confirm Password').fill('Correct-horse-7');
    await door.getByRole('button', { name: 'Create account' }).click();
    await expect(grace.getByRole('heading', { name: 'Verify your account' })).toBeVisible();
    await ada.reload();
    await expect(ada.getByRole('listitem').filter({ hasText: 'Grace' })).toContainText('verify their email');
    await grace.getByLabel('Verification code').fill(await codeFor(grace.request, email));
    await grace.getByRole('button', { name: 'Verify Account' }).click();
    await expect(grace.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible();
  });

  await test.step('one day of study is not enough, two are', async () => {
    await study(grace);
    await ada.reload();
    await expect(ada.getByRole('listitem').filter({ hasText: 'Grace' })).toContainText(
      'Studied on 1 day of 2',
    );
    await dayPasses(email);
    await study(grace);
    await ada.reload();
    await expect(ada.getByRole('listitem').filter({ hasText: 'Grace' })).toContainText('Rewarded');
    await expect(ada.getByText('30 days of Premium earned')).toBeVisible();
  });

  await test.step('both have Premium, and have been told', async () => {
    for (const page of [ada, grace]) {
      const token = await page.evaluate(() => localStorage.getItem('auth_token'));
      const headers = { authorization: `Bearer ${token}` };
      const answer = await page.request.get('/api/billing', { headers });
      expect(await answer.json()).toMatchObject({ subscription: { plan: 'premium' } });
    }
    await expect(async () => {
      const outbox = await (await ada.request.get('/dev/outbox')).text();
      expect(outbox).toContain('You’ve earned 30 days of Premium');
      expect(outbox).toContain('You’ve got 30 days of Premium');
    }).toPass({ timeout: 180_000 });
  });
});
