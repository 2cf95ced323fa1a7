import { expect } from '@playwright/test';
import { test } from './student.ts';

test('the theme is light at first, and the choice is stored locally', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the page shows no script and no style that its policy forbids', async ({ page, student }) => {
  expect(student.email).toContain('@');
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/dashboard');
  await expect(page.getByLabel('Your message')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the sidebar toggles, and is a drawer on a phone', async ({ page, student }) => {
  expect(student.email).toContain('@');
  await page.goto('/my-notes');
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
  await page.getByRole('button', { name: 'Close sidebar' }).click();
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open sidebar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Sidebar' });
  await expect(drawer.getByText('No conversations yet')).toBeVisible();
  await drawer.getByRole('link', { name: 'Billing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
  await expect(drawer).toBeHidden();
});

test('the user menu works by keyboard and holds its entries', async ({ page, student }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Your account' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Bring Your Own Book',
    'Profile Settings',
    'Refer a Friend',
    'Resources',
    'Sign Out',
  ]);
  await expect(page.getByText(student.email)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused();
});

test('Cancel in the sign-out dialog keeps the student signed in', async ({ page, student }) => {
  expect(student.email).toContain('@');
  await page.goto('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible();
});

test('the top bar gets its blurred style after scrolling past 100 px', async ({ page, student }) => {
  expect(student.email).toContain('@');
  await page.setViewportSize({ width: 1280, height: 240 });
  await page.goto('/curriculum');
  const blurred = () =>
    page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backdropFilter.includes('blur'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 100));
  expect(await blurred()).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 101));
  await expect.poll(blurred).toBe(true);
});

test('Go Back goes back one step', async ({ page, student }) => {
  expect(student.email).toContain('@');
  await page.goto('/my-notes');
  await page.getByRole('link', { name: 'Billing' }).click();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Notes' })).toBeVisible();
});

test('a page that breaks keeps the frame around it', async ({ page, student }) => {
  expect(student.email).toContain('@');
  await page.route('**/assets/later-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'My Notes' }).click();
  await expect(page.getByRole('heading', { name: 'This page broke.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
});
