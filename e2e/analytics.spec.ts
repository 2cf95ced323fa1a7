import { expect, test, type Page } from '@playwright/test';
import { expectPartAccessible } from './look.ts';
import { freePort, startProduct } from './product.ts';

// One product with the ids set does for all.
test.describe.configure({ mode: 'default' });

let product: Awaited<ReturnType<typeof startProduct>>;
test.beforeAll(async () => {
  product = await startProduct(await freePort(), {
    TAG_MANAGER_ID: 'GTM-TEST123',
    SESSION_ANALYTICS_ID: 'abcdefghij',
  });
});
test.afterAll(() => product.stop());

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';
const SESSION_ANALYTICS = 'https://www.clarity.ms/tag/abcdefghij';

/** Stands in for everybody but us, and notes what they are asked. */
const watchOthers = async (page: Page): Promise<string[]> => {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(product.url).origin,
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return asked;
};

const dataLayerOf = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);
const bar = (page: Page) => page.getByRole('complementary', { name: 'Counting visits' });
const choice = (page: Page) => page.evaluate(() => localStorage.getItem('analyticsConsent'));
const agree = (page: Page) => page.addInitScript(() => localStorage.setItem('analyticsConsent', 'granted'));

test('the visitor is asked once: nothing is loaded before a yes, nor after a no', async ({ page }) => {
  const asked = await watchOthers(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(product.url);

  await test.step('the bar is accessible, fits a phone, and hides nothing for good', async () => {
    await expect(bar(page)).toBeVisible();
    await expectPartAccessible(page, 'aside');
    const box = await bar(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(box?.height).toBeLessThan(220);
  });

  await test.step('nobody else is asked for anything before the visitor agrees, and both scripts come then', async () => {
    expect(asked).toEqual([]);
    await bar(page).getByRole('button', { name: 'Accept' }).click();
    await expect(bar(page)).toBeHidden();
    await expect.poll(() => asked.toSorted()).toEqual([SESSION_ANALYTICS, TAG_MANAGER].toSorted());
    expect(await choice(page)).toBe('granted');
  });

  await test.step('who says no is not asked again, and nothing is loaded', async () => {
    await page.evaluate(() => localStorage.removeItem('analyticsConsent'));
    await page.clock.install();
    await page.goto(product.url);
    asked.splice(0);
    await bar(page).getByRole('button', { name: 'No thanks' }).click();
    await expect(bar(page)).toBeHidden();
    await page.goto(product.url);
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    await expect(bar(page)).toBeHidden();
    expect([asked, await choice(page)]).toEqual([[], 'refused']);
  });
});

test('a browser with Global Privacy Control is neither asked nor counted, whatever is stored', async ({
  page,
}) => {
  const asked = await watchOthers(page);
  await agree(page);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.clock.install();
  await page.goto(product.url);
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test('analytics starts after 500 ms, and the page view follows 1 s later with its facts', async ({
  page,
}) => {
  const asked = await watchOthers(page);
  await agree(page);
  await page.clock.install({ time: new Date('2026-01-05T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-01-05T10:00:00Z'));
  await page.goto(`${product.url}/privacy?ref=friend`);
  await page.clock.runFor(499);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked.toSorted()).toEqual([SESSION_ANALYTICS, TAG_MANAGER].toSorted());
  await page.clock.runFor(999);
  expect((await dataLayerOf(page)).map(({ event }) => event)).toEqual(['gtm.js']);
  await page.clock.runFor(1);
  expect((await dataLayerOf(page))[1]).toEqual({
    event: 'page_view',
    page_path: '/privacy',
    page_location: `${product.url}/privacy`,
    page_title: await page.title(),
    user_type: 'anonymous',
  });
});

test('each page is counted, and other events carry category, label and user type', async ({ page }) => {
  await watchOthers(page);
  await agree(page);
  await page.goto(`${product.url}/privacy`);
  const paths = async () =>
    (await dataLayerOf(page)).filter(({ event }) => event === 'page_view').map(({ page_path }) => page_path);
  await expect.poll(paths).toEqual(['/privacy']);
  // As the router does it.
  await page.evaluate(() => history.pushState({}, '', '/careers?ref=friend'));
  await expect.poll(paths).toEqual(['/privacy', '/careers']);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect
    .poll(async () => (await dataLayerOf(page)).at(-1))
    .toEqual({ event: 'auth_modal', category: 'account', label: 'sign-in', user_type: 'anonymous' });
});

test('the user type is authenticated for who is signed in', async ({ page, request }) => {
  const answer = await request.post(`${product.url}/auth/signup`, {
    data: {
      email: 'counted@example.org',
      password: 'Correct-horse-1',
      options: { data: { full_name: 'Ada Lovelace' } },
    },
  });
  const { session } = (await answer.json()) as { session: { access_token: string } };
  await watchOthers(page);
  await agree(page);
  await page.addInitScript((storedSession) => {
    localStorage.setItem('auth_session', JSON.stringify(storedSession));
    localStorage.setItem('auth_token', storedSession.access_token);
  }, session);
  await page.goto(`${product.url}/privacy`);
  await expect
    .poll(async () => (await dataLayerOf(page)).find(({ event }) => event === 'page_view')?.['user_type'])
    .toBe('authenticated');
});

test('the answer of a sign-in elsewhere is not shown to anybody else', async ({ page }) => {
  const asked = await watchOthers(page);
  await agree(page);
  const part = page.waitForResponse(/\/assets\/analytics-[^/]+\.js$/);
  // With nothing to trade, the page waits 10 s.
  await page.goto(`${product.url}/auth/callback/google?state=secret`);
  const address = (await part).url();
  await page.evaluate((url) => import(url), address);
  expect(asked).toEqual([]);
  await page.evaluate(() => history.replaceState({}, '', '/privacy'));
  await expect.poll(() => asked.toSorted()).toEqual([SESSION_ANALYTICS, TAG_MANAGER].toSorted());
});
