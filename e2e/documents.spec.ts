import { expect, type Page } from '@playwright/test';
import { signInAs, test } from './student.ts';

const DOCUMENTS = ['/privacy', '/terms', '/security', '/accessibility'] as const;
const PLACEHOLDERS = ['/cookies', '/blog', '/sitemap', '/search'] as const;

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const hrefs = (page: Page) =>
  page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const PROMISES = [
  ['/privacy', 'Last updated May 22, 2025'],
  ['/privacy', 'We answer questions about privacy within 72 hours.'],
  ['/privacy', 'We complete deletion requests within 30 days.'],
  ['/privacy', 'You must be at least 10 years old to use Studia.'],
  ['/terms', 'at least 30 days before a change takes effect'],
  ['/terms', 'Premium costs $49.99 (US dollars) per month, excluding taxes'],
  ['/terms', 'Premium renews automatically every 30 days.'],
  ['/security', 'A person will reply within 24 hours.'],
] as const;

for (const path of DOCUMENTS) {
  test(`${path} has contents that lead to every section, each with a summary`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);
    const sections = page.locator('article section');
    const count = await sections.count();
    expect(count).toBeGreaterThanOrEqual(6);
    await expect(sections.getByText('In short', { exact: true })).toHaveCount(count);
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(contents).toHaveCount(count);
    await test.step('it leads nowhere that is not there', async () => {
      const anchors = (await hrefs(page)).filter((href) => href.startsWith('#'));
      const missing = await page.evaluate(
        (names) => names.filter((name) => document.getElementById(name.slice(1)) === null),
        anchors,
      );
      expect(missing).toEqual([]);
    });
    await test.step('the policies say what they promise', async () => {
      for (const [where, sentence] of PROMISES)
        if (where === path) await expect(page.getByRole('article')).toContainText(sentence);
    });
    await contents.last().click();
    await expect(sections.last().getByRole('heading', { level: 2 })).toBeInViewport();
  });
}

test('the terms have 14 numbered sections, in lines of at most 70 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, '/terms');

  await test.step('the terms have 14 numbered sections', async () => {
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.map((heading) => /^(\d+)\. /.exec(heading)?.[1])).toEqual(
      Array.from({ length: 14 }, (_, index) => String(index + 1)),
    );
  });

  await test.step('lines are at most 70 characters long', async () => {
    const longest = await page.locator('article section .reading p').evaluateAll((paragraphs) => {
      const lengths = paragraphs.flatMap((paragraph) => {
        const range = document.createRange();
        const lines = new Map<number, number>();
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { length } = walker.currentNode.textContent ?? '';
          for (let at = 0; at < length; at += 1) {
            range.setStart(walker.currentNode, at);
            range.setEnd(walker.currentNode, at + 1);
            const { bottom } = range.getBoundingClientRect();
            lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + 1);
          }
        }
        return [...lines.values()];
      });
      return { most: Math.max(...lengths), middle: lengths.toSorted((a, b) => a - b)[lengths.length >> 1] };
    });
    expect(longest.middle).toBeGreaterThan(50);
    expect(longest.most).toBeLessThanOrEqual(70);
  });
});

test('on paper there is the text alone', async ({ page }) => {
  await open(page, '/privacy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Login' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByText('This table lists everything we keep')).toBeVisible();
});

test('a placeholder shows the way on, and is nobody’s search result', async ({ page }) => {
  for (const path of PLACEHOLDERS) {
    await open(page, path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const ways = await hrefs(page);
    expect(ways.length).toBeGreaterThanOrEqual(2);
    for (const way of new Set(ways)) expect(way).toMatch(/^\/(#\w+|[a-z]*)$/);
    if (path === '/sitemap')
      await test.step('the sitemap names every public page', () => {
        expect(ways).toEqual(expect.arrayContaining(['/', '/careers', ...DOCUMENTS, '/cookies']));
      });
  }
});

test('what a signed-in browser keeps stands on the cookies page', async ({ page, student }) => {
  await signInAs(page, student);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.getByRole('radio', { name: 'Large', exact: true }).check({ force: true });
  await page.mouse.click(5, 5);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastActivity'))).not.toBeNull();
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies).toContain('studia_refresh');
  await open(page, '/cookies');
  const named = await page.locator('table th code').allTextContents();
  const unnamed = [...keys, ...cookies].filter(
    (name) => name !== 'signed-in-by-test' && !named.includes(name),
  );
  expect(unnamed).toEqual([]);
});
