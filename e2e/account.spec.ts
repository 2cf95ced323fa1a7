import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './student.ts';

const PICTURE = new URL('../docs/pictures/lesson.png', import.meta.url);

/** The pages of the account against the product itself: what they say was saved is there after a reload. */
test('a student changes name, city and photo, and finds them again', async ({ page, student }) => {
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue(student.fullName);
  await page.getByLabel('Full Name').fill('Ada King');
  await page.getByLabel('City').fill('London');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile details saved successfully!')).toBeVisible();

  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await readFile(PICTURE) };
  await page.locator('input[type=file]').setInputFiles(picture);
  await page
    .getByRole('dialog', { name: 'Crop your photo' })
    .getByRole('button', { name: 'Use photo' })
    .click();
  const photo = page.getByRole('main').locator('img');
  await expect(photo).toHaveAttribute('src', /^\/api\/profile\/photo\/[0-9a-f]{64}$/);

  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada King');
  await expect(page.getByLabel('City')).toHaveValue('London');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
});

test('a student signs out another device, takes the data along and leaves', async ({
  page,
  student,
  request,
}) => {
  await request.post('/auth/signin', { data: { email: student.email, password: student.password } });
  await page.goto('/settings');
  const devices = page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem');
  await expect(devices).not.toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all others' }).click();
  await expect(devices).toHaveCount(1);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(student.email);

  await page.getByLabel('Your password').fill(student.password);
  await page.getByRole('main').getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const back = await request.post('/auth/signin', {
    data: { email: student.email, password: student.password },
  });
  expect(back.status()).toBe(200);
});
