import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './student.ts';

/** Every route of SPEC 2.1 with the heading that it shows. */
const SIGNED_IN = [
  ['/', 'Good to see you, Ada.'],
  ['/dashboard', 'What are we working on, Ada?'],
  ['/subscription', 'Billing'],
  ['/help-support', 'Help & Support'],
  ['/my-notes', 'My Notes'],
  ['/view-note/1', 'Note'],
  ['/notes/view/1', 'Note'],
  ['/tokens', 'My Usage'],
  ['/profile', 'Profile Settings'],
  ['/curriculum', 'Bring Your Own Book'],
  ['/pdf-viewer/1', 'Reader'],
  ['/pdf-viewer/mine/1', 'Reader'],
  ['/podcast/book/1', 'Podcast'],
  ['/create-notes/1', 'Create Notes'],
  ['/ai-note/1', 'Note'],
  ['/refer', 'Refer a Friend'],
  ['/goal-setting', 'Goal Setting'],
  ['/working-session?direct=true', 'Live AI Tutor'],
  ['/resources', 'Resources'],
  ['/settings', 'Settings'],
] as const;

const PUBLIC = [
  ['/careers', "We're Hiring"],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/security', 'Security'],
  ['/accessibility', 'Accessibility'],
  ['/cookies', 'Cookies'],
  ['/blog', 'Blog'],
  ['/sitemap', 'Sitemap'],
  ['/search', 'Search'],
] as const;

const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
};

const inBothThemes = async (page: Page, look: () => Promise<void>): Promise<void> => {
  await look();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await look();
};

for (const [path, heading] of SIGNED_IN) {
  test(`${path} is there for a student, accessible and fits a phone`, async ({ page, student }) => {
    expect(student.session.user.verified).toBe(true);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(/ · Studia$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await inBothThemes(page, () => expectAccessible(page));
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  });
}

for (const [path, heading] of PUBLIC) {
  test(`${path} is there for everybody, accessible and fits a phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  });
}

test('the landing page is accessible and fits a phone', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Learn Smarter. Talk to the AI tutor.' }),
  ).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

for (const [path] of SIGNED_IN.slice(1)) {
  test(`${path} sends a visitor without an account to the landing page`, async ({ page }) => {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Learn Smarter. Talk to the AI tutor.' }),
    ).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
}

test('an unknown path redirects to /', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Learn Smarter. Talk to the AI tutor.' }),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

for (const provider of ['google', 'microsoft']) {
  test(`/auth/callback/${provider} shows a waiting screen`, async ({ page }) => {
    await page.goto(`/auth/callback/${provider}`);
    await expect(page.getByText(new RegExp(`Processing ${provider} Authentication`, 'i'))).toBeVisible();
  });
}
