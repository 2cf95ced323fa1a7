import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectFits } from './look.ts';
import { test } from './student.ts';

test('a student sees what was used, today, by day and by conversation, and takes it along', async ({
  page,
  student,
}) => {
  const asStudent = { headers: { authorization: `Bearer ${student.session.access_token}` } };
  await test.step('a failure without a word is told in the spec’s, and can be tried again', async () => {
    await page.route('**/api/analytics/user', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/tokens');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch user analytics');
    await page.unroute('**/api/analytics/user');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('0 tokens used today. There’s no daily limit.')).toBeVisible();
  });

  await page.getByRole('main').getByRole('link', { name: 'Ask the tutor' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const made = await page.request.post('/api/llm/create-session', { ...asStudent, data: {} });
  const { session_id } = (await made.json()) as { session_id: string };
  const message = 'What is three quarters of 20?';
  await page.request.post('/api/llm/send-message', { ...asStudent, data: { session_id, message } });
  await page.goto('/tokens');

  const spent = page.getByRole('main').getByRole('link', { name: /three quarters/i });
  await expect(spent).toHaveAttribute('href', `/dashboard?session_id=${session_id}`);
  await expect(page.getByRole('img', { name: /^Tokens per day over the last 30 days: [1-9]/ })).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByText('7 days', { exact: true }).click();
  await expect(page.getByRole('img', { name: /over the last 7 days: [1-9]/ })).toBeVisible();
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^day,input_tokens,output_tokens,answers,live_lessons,live_minutes\r\n\d{4}-\d{2}-\d{2},\d+,\d+,1,0,0\.0\r\n$/,
  );

  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
  await page.request.delete(`/api/conversations/${session_id}`, asStudent);
  await page.reload();
  await expect(page.getByText('A deleted conversation')).toBeVisible();
});
