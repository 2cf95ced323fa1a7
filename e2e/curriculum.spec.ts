import { expect } from '@playwright/test';
import { STAGES, type Book, type Stage } from '@studia/contract/library';
import { expectAccessible } from './accessible.ts';
import { bring, markdown, ownShelf, rowsOf } from './books.ts';
import { expectFits } from './look.ts';
import { testAsStudent as test } from './student.ts';

/** A book in one stage, as the server would tell it. */
const bookIn = (name: Stage['name'], done = 0, total = 0): Partial<Book> => {
  const now = STAGES.indexOf(name);
  const stages = STAGES.map((stage, at) => ({
    name: stage,
    status: at < now || name === 'ready' ? 'done' : at === now ? 'running' : 'waiting',
    done: at === now ? done : 0,
    total: at === now ? total : 0,
  })) as Stage[];
  const id = '00000000-0000-4000-8000-000000000007';
  const nothing = { author: null, subject: null, grades: null, country: null, stream: null, language: null };
  return {
    ...nothing,
    id,
    source: 'own',
    kind: 'pdf',
    title: 'A long book',
    summary: null,
    pages: total,
    file_size: 1,
    cover: null,
    stages,
    readable: done > 0 || name !== 'read',
    searchable: name === 'ready',
    trouble: null,
    can_retry: false,
    progress: null,
    created_at: '2026-01-01T00:00:00.000Z',
  };
};

/** Something that the test lets happen, also when it says so before anybody waits for it. */
const deferred = () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
};

test('an upload survives walking about, and the arrival of a book is shown stage by stage', async ({
  page,
}) => {
  let shelf: Partial<Book>[] = [];
  let upload = deferred();
  await page.route('**/api/library/books', async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { success: true, books: shelf } });
    await upload.promise;
    return route.fulfill({ json: { success: true, books: shelf } }).catch(() => undefined);
  });
  await page.goto('/curriculum');
  await bring(page, markdown('one.md'), markdown('two.md', 'two'), markdown('three.md', 'three'));
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'three.md' })).toContainText('Waiting to upload');
  const asksToStay = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await asksToStay()).toBe(true);

  await page.getByRole('link', { name: 'My Notes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Notes' })).toBeVisible();
  expect(await asksToStay()).toBe(true);
  await page.goBack();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Cancel the upload of two.md' }).click();
  await page.getByRole('button', { name: 'Cancel the upload of three.md' }).click();
  await page.getByRole('button', { name: 'Cancel the upload of one.md' }).click();
  await expect(rows).toHaveCount(0);
  expect(await asksToStay()).toBe(false);

  upload = deferred();
  await bring(page, markdown('long.md'));
  await expect(rows).toHaveCount(1);
  await page.getByRole('link', { name: 'My Notes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Notes' })).toBeVisible();
  shelf = [bookIn('read', 30, 120)];
  upload.resolve();
  const arrival = page.getByText('“A long book” is now in your library.');
  await expect(arrival).toBeVisible();
  // It would fade while the page is judged, and what fades has little contrast.
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(arrival).toBeHidden();
  await page.goBack();
  await expect(rows.filter({ hasText: 'A long book' })).toContainText('Reading the pages');
  await expect(rows).toContainText('30 of 120 pages');
  await expect(rows.getByRole('link', { name: 'Read now' })).toHaveAttribute('href', /^\/pdf-viewer\//);
  await expectAccessible(page);
  shelf = [bookIn('passages', 0, 120)];
  await expect(rows).toContainText('Making it searchable');
  shelf = [bookIn('ready', 0, 120)];
  await expect(ownShelf(page).getByText('120 pages')).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test('the curriculum is narrowed by grade, country and subject, and searched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url().replaceAll('+', ' '))));
  const shelf = page.getByRole('list', { name: 'Curriculum' }).getByRole('listitem');
  const region = page.getByRole('region', { name: 'Curriculum' });
  await page.goto('/curriculum');
  // The student is a graduate, and one starter book goes on after school.
  await expect(region.getByText('1 book', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Grade' }).selectOption('8th Grade');
  await expect(shelf).not.toHaveCount(1);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('India');
  await page.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Mathematics (2)' });
  await expect(shelf).toHaveCount(2);
  await expect(page).toHaveURL(/grade=8th\+Grade&country=India&subject=Mathematics/);
  expect(asked).toContainEqual(
    expect.stringMatching(/\/api\/curriculum\/books\?grade=8th Grade&country=India&subject=Mathematics$/),
  );
  expect(asked).toContainEqual(expect.stringMatching(/\/subjects-by-grade\/8th Grade\?country=India$/));

  await page.reload();
  await expect(shelf).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('Physical Education');
  await expect(region.getByText('No books match these filters')).toBeVisible();
  await region.getByRole('button', { name: 'without “Physical Education”' }).click();
  await expect(shelf).not.toHaveCount(0);
  await region.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(region.getByText('12 books', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Search inside all books' }).fill('What is photosynthesis?');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const found = page.getByRole('region', { name: /What the books say/ });
  await expect(found.getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/pdf-viewer\/starter\/biology#page=\d+&start=\d+&end=\d+$/,
  );
  await page.getByRole('searchbox').fill('zzgrobl frumsel');
  await page.getByRole('searchbox').press('Enter');
  await expect(found.getByText('No results in any of the books.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
});

test('calls about books that fail without a word are told in the spec’s', async ({ page }) => {
  await page.route('**/api/curriculum/user/**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.route('**/api/library/books/algebra', async (route) => {
    const answer = await route.fetch();
    const { book, ...rest } = (await answer.json()) as { book: Book };
    const progress = { page: 3, pages_read: 2, percent: 3, updated_at: '2026-01-01T00:00:00.000Z' };
    await route.fulfill({ json: { ...rest, book: { ...book, progress } } });
  });
  await page.goto('/curriculum/algebra');
  await page.getByRole('button', { name: 'I’ve read Letters for numbers' }).click();
  await expect(page.getByText('Failed to track progress')).toBeVisible();

  for (const path of ['**/api/library/books', '**/api/curriculum/**'])
    await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/curriculum');
  await expect(page.getByText('Failed to fetch books')).toHaveCount(2);
  await expect(page.getByText('Failed to fetch subjects by grade')).toBeVisible();
  await bring(page, markdown('one.md'));
  await expect(page.getByText('Failed to upload files')).toBeVisible();
  await page.unroute('**/api/curriculum/**');
  await page
    .getByRole('region', { name: 'Curriculum' })
    .getByRole('button', { name: 'Try again' })
    .last()
    .click();
  await expect(page.getByRole('list', { name: 'Curriculum' })).toBeVisible();
});
