import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectFits } from './look.ts';
import { test, type Student } from './student.ts';

const rows = (page: Page) => page.getByRole('region', { name: 'Yours' }).locator('> ul > li');

/** Makes one thing of most kinds through the calls, as their pages do. */
const makeThings = async (page: Page, { session }: Student): Promise<void> => {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const post = async (path: string, data: object) =>
    expect((await page.request.post(path, { headers, data })).status(), path).toBe(200);
  await post('/api/notes', {
    title: 'Cells',
    content: 'Small rooms with walls.',
    source: { origin: 'reader', id: 'biology', title: 'Biology: What Living Things Share' },
  });
  await post('/api/quizzes', {
    scope: { book: 'arithmetic', chapters: [0] },
    length: 5,
    difficulty: 'adaptive',
    mode: 'practise',
    minutes: null,
  });
  await post('/api/review/cards', {
    cards: [
      { kind: 'basic', front: 'What is a half?', back: 'One of two equal parts.', subject: 'Fractions' },
    ],
  });
  for (let made = 0; made < 30; made += 1)
    await post('/api/notes', { title: `Page ${made}`, content: 'Filler.' });
};

test('everything a student made is found in one place, beside the study guides', async ({
  page,
  student,
}) => {
  await page.goto('/resources');

  await test.step('at first there is one thing to do, and there are guides', async () => {
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Study guides' }).getByRole('listitem')).toHaveCount(9);
    await expectAccessible(page);
  });

  await test.step('what was made is listed page by page, the newest first', async () => {
    await makeThings(page, student);
    await page.reload();
    await expect(rows(page)).toHaveCount(30);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows(page)).toHaveCount(33);
  });

  await test.step('it is narrowed down, found by words, and looked into', async () => {
    await page.getByLabel('Show').selectOption('Cards');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Preview of “Fractions”' }).press('Enter');
    await expect(page.getByText('What is a half?')).toBeVisible();
    await page.getByLabel('Show').selectOption('Everything');
    await page.getByRole('searchbox', { name: 'Search' }).fill('small rooms');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('link', { name: /^From Biology/ })).toHaveAttribute(
      'href',
      '/curriculum/biology',
    );
    await expectAccessible(page);
    await rows(page).getByRole('link', { name: 'Cells' }).click();
    await expect(page).toHaveURL(/\/view-note\//);
    await page.goBack();
    await page.getByRole('searchbox', { name: 'Search' }).fill('zzz');
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Show everything' }).click();
  });

  await test.step('a guide is read, and its links lead into Studia', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('highlighting');
    await page.getByRole('link', { name: 'How to read a textbook' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'How to read a textbook' })).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 3, name: 'While you read: one section at a time' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);
    await page.getByRole('link', { name: 'Resources', exact: true }).click();
    await expect(rows(page).first()).toBeVisible();
    await expectFits(page);
    await page.goto('/resources/guides/spacing');
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'plan', exact: true }).click();
    await expect(page).toHaveURL('/goal-setting');
  });
});
