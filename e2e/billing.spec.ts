import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectFits } from './look.ts';
import { test } from './student.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const main = (page: Page) => page.getByRole('main');

test('from the Free Tier to Premium, cancelled, resumed, declined, and back', async ({ page, student }) => {
  await test.step('the Free Tier says what it costs and what Premium would add', async () => {
    await page.goto('/subscription');
    await expect(main(page).getByText('It costs nothing and needs no card.')).toBeVisible();
    await expect(main(page).getByText('$49.99 per month, excluding taxes.')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Live lessons with the tutor' })).toContainText(
      '1 a month, 30 minutes',
    );
    await expect(main(page).getByText('No money moves')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a card is declined, a bank asks, and the payment is made', async () => {
    await press(page, 'Get Premium');
    await expect(page.getByRole('heading', { level: 1, name: 'Test cashier' })).toBeVisible();
    await press(page, 'Decline the card (test)');
    await expect(page.getByRole('alert')).toContainText('The card was declined. Nothing was charged');
    await press(page, 'Ask for confirmation, 3-D Secure (test)');
    await expect(main(page).getByText('Your bank asks you to confirm this payment.')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Confirm the payment (test)');
    await expect(main(page).getByText('Renews automatically')).toBeVisible();
    await expect(page).toHaveURL(/\/subscription$/);
    await expect(main(page).getByText('You pay with Test card •••• 4242.')).toBeVisible();
  });

  await test.step('the invoice is a PDF, and the receipt is in the mail', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download invoice TEST-/ }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^studia-invoice-TEST-.*\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(async () => {
      const outbox = await (await page.request.get('/dev/outbox')).text();
      const receipt = outbox
        .split('<article>')
        .find((one) => one.includes(student.email) && one.includes('receipt'));
      expect(receipt).toContain('Total: $49.99');
    }).toPass({ timeout: 90_000 });
  });

  await test.step('cancelled and resumed with one click each', async () => {
    await press(page, 'Cancel Premium');
    await expect(main(page).getByText('Won’t renew', { exact: true })).toBeVisible();
    await press(page, 'Resume Premium');
    await expect(main(page).getByText('Renews automatically')).toBeVisible();
  });

  await test.step('a declined renewal keeps Premium for a while, and is made good', async () => {
    await page.getByRole('link', { name: 'Open the test cashier' }).click();
    await press(page, 'Renew now: the payment fails');
    await expect(page.getByRole('button', { name: 'Skip to the end' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Billing' }).click();
    await expect(main(page).getByText('Payment failed', { exact: true })).toBeVisible();
    await expect(main(page).getByText(/Your payment was declined, and nothing was charged/)).toBeVisible();
    await page.getByRole('button', { name: 'Change payment method' }).click();
    await press(page, 'Renew now: the payment works');
    await expect(page.getByRole('button', { name: 'Refund the last payment' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Billing' }).click();
    await expect(main(page).getByText('Renews automatically')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Download invoice/ })).toHaveCount(2);
  });

  await test.step('cancelled for good, Premium ends with its period, on a phone', async () => {
    await press(page, 'Cancel Premium');
    await expect(main(page).getByText('Won’t renew', { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);
    await page.getByRole('link', { name: 'Open the test cashier' }).click();
    await expectFits(page);
    await press(page, 'Skip to the end');
    await expect(main(page).getByText('This subscription has ended.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Billing' }).click();
    await expect(
      main(page).getByText(/^Your Premium ended on .* everything you made is still here\.$/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get Premium' })).toBeVisible();
  });
});
