import { expect, type Page } from '@playwright/test';
import { expectFits, MOVING } from './look.ts';
import { signInAs, test } from './student.ts';

test.use(MOVING);

const hero = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Learn Smarter. Talk to the AI tutor.' });

/** Goes down the whole page, so that every island wakes. */
const readThrough = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
  }
  await page.waitForLoadState('networkidle');
};

test('the landing page is whole without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(hero(page)).toBeVisible();
  for (const card of ['Every step is checked', 'How sure are you?', 'Alone, and with help'])
    await expect(page.locator('h3', { hasText: card })).toBeVisible();
  await expect(page.getByText('$49.99')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next card' })).toBeHidden();
  await expect(page.getByText('Setting up your experience...')).toBeHidden();
  await context.close();
});

test('waking up causes no error, no shift and no request to anybody else', async ({ page, baseURL }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => request.url().startsWith(baseURL ?? '') || complaints.push(request.url()));
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.getByLabel('Your answer').focus();
  await readThrough(page);
  expect(complaints).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.01);
});

test('the landing page tells search engines what it is, and never scrolls sideways', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');

  await test.step('search engines and those who share the page read what it is', async () => {
    await expect(page).toHaveTitle('Studia · Learn how you learn best');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/`);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', `${baseURL}/og.png`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Get step-by-step help/);
    await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /AI tutor/);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    const kinds = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((blocks) =>
        blocks.map((block) => (JSON.parse(block.textContent) as { '@type': string })['@type']),
      );
    expect(kinds).toEqual(['Organization', 'WebSite', 'FAQPage']);
  });

  await test.step('nothing scrolls sideways from 360 to 1920 px', async () => {
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectFits(page);
    }
  });
});

test('who is signed in is led into the application', async ({ page, sharedStudent }) => {
  await signInAs(page, sharedStudent);

  await test.step('a public page offers the application to who is signed in', async () => {
    await page.goto('/privacy');
    await expect(page.getByRole('button', { name: 'Login' })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Open Studia' }).click();
    await expect(page.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible();
  });

  await test.step('who is signed in never sees the landing page while the application is on its way', async () => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/site-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText('Setting up your experience...')).toBeVisible();
    await expect(hero(page)).toBeHidden();
    arrive();
    await expect(page.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible();
    await expect(page).toHaveTitle(/ · Studia$/);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });
});

test('a chosen theme is there from the first paint', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
