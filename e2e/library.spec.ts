import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { bring, markdown, MOTHS, onTheirWay, ownShelf, rowsOf } from './books.ts';
import { expectFits } from './look.ts';
import { test, type Student } from './student.ts';

const PROGRAM = {
  name: 'game.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from([77, 90, 0, 0, 1, 2, 3, 255]),
};
const BROKEN = { name: 'torn.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nno more') };

const drop = (page: Page, name: string, words: string) =>
  page.evaluate(
    ([title = '', content = '']) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], title));
      for (const type of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, words],
  );
const send = (
  page: Page,
  { session }: Student,
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  data?: object,
) =>
  page.request.fetch(path, {
    method,
    ...(data && { data }),
    headers: { authorization: `Bearer ${session.access_token}` },
  });

test('a student brings books, and each is read, told about, or refused in a sentence', async ({
  page,
  student,
}) => {
  await page.goto('/curriculum');
  await expect(page.getByRole('heading', { name: 'Add your first book' })).toBeVisible();
  await expect(page.getByText('Up to 200 MB and 2,000 pages each.')).toBeVisible();

  await bring(page, markdown('moths.md'), PROGRAM);
  await expect(ownShelf(page).getByRole('link', { name: 'Moths', exact: true })).toBeVisible();
  await expect(onTheirWay(page).getByText('game.pdf')).toBeVisible();
  await expect(onTheirWay(page).getByRole('alert')).toHaveText(/can’t read|PDF, EPUB/);
  await expect(page.getByRole('button', { name: 'Upload game.pdf again' })).toBeHidden();
  await page.getByRole('button', { name: 'Dismiss game.pdf' }).click();

  await drop(page, 'stars.md', `${MOTHS}\nAnd stars.`);
  await expect(ownShelf(page).getByRole('listitem')).toHaveCount(2);
  await bring(page, markdown('moths-again.md'));
  await expect(page.getByText('You already have this book, as “Moths”.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss moths-again.md' }).click();

  await bring(page, BROKEN);
  const torn = rowsOf(page).filter({ hasText: 'torn' });
  await expect(torn.getByRole('alert')).toHaveText(/damaged|nothing to read/);
  const saved = page.waitForEvent('download');
  await torn.getByRole('button', { name: 'Download original' }).click();
  expect((await saved).suggestedFilename()).toBe('torn.pdf');
  await torn.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete book' }).click();
  await expect(torn).toBeHidden();
  await expect(ownShelf(page).getByRole('listitem')).toHaveCount(2);
  const response = await send(page, student, 'GET', '/api/library/books');
  expect(((await response.json()) as { books: object[] }).books).toHaveLength(2);
});

test('the page of a book has its chapters, progress and marks, and its owner’s tools', async ({
  page,
  student,
}) => {
  await page.goto('/curriculum');
  await bring(page, markdown('moths.md'));
  await ownShelf(page).getByRole('link', { name: 'Moths', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moths' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Light p\. 1$/ })).toHaveAttribute('href', /#page=1$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const mark = { page: 1, start: 20, end: 44, text: 'The silver moth flies to', note: '' };
  for (const kind of ['lost', 'highlight'])
    await send(page, student, 'POST', `/api/library/books/${id}/marks`, { kind, ...mark });
  const place = { page: 1, read: [1] };
  await send(page, student, 'PUT', `/api/curriculum/user/${student.session.user.id}/progress/${id}`, place);
  await page.reload();
  await expect(page.getByText('100% read')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue at p. 1' })).toHaveAttribute(
    'href',
    `/pdf-viewer/${id}#page=1`,
  );
  const lost = page.getByRole('list', { name: '“I’m lost” marks' });
  await expect(lost.getByRole('link')).toHaveAttribute('href', `/pdf-viewer/${id}#page=1&start=20&end=44`);
  await expectAccessible(page);

  await lost.getByRole('button', { name: 'Remove the mark on p. 1' }).click();
  await expect(lost).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lost.getByText('The silver moth flies to')).toBeVisible();

  await page.getByRole('button', { name: 'Rename or set the subject' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Moths at night');
  await page.getByRole('textbox', { name: 'Subject' }).fill('biology');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moths at night' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Biology' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);

  await page.goto('/curriculum/algebra');
  const progress = `/api/curriculum/user/${student.session.user.id}/progress/algebra`;
  await send(page, student, 'PUT', progress, { page: 3, read: [1] });
  await page.reload();
  const [request] = await Promise.all([
    page.waitForRequest((asked) => asked.method() === 'PUT'),
    page.getByRole('button', { name: /^I’ve read / }).click(),
  ]);
  expect(new URL(request.url()).pathname).toBe(progress);
  expect((request.postDataJSON() as { read: number[] }).read.length).toBeGreaterThan(1);
  await expect(page.getByLabel('Behind you')).toBeVisible();
  await send(page, student, 'PUT', `/api/curriculum/user/${student.session.user.id}/progress/${id}`, place);

  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Reading' }).getByRole('link')).toContainText(
    'Moths at night',
  );
  await expectFits(page);
  await page.goto(`/curriculum/${id}`);
  await page.getByRole('button', { name: 'Ask the tutor about it' }).click();
  const about = page.getByRole('group', { name: 'This message is about' });
  await expect(about).toContainText('Moths at night');
  await expect(page.getByRole('textbox').first()).toHaveValue('');
  await about.getByRole('button', { name: 'Don’t ask about Moths at night' }).click();
  await expect(about).toBeHidden();

  await page.goto(`/curriculum/${id}`);
  await page.getByRole('button', { name: 'Plan this book' }).click();
  await page.getByRole('button', { name: 'Make the plan now' }).click();
  await expect(page).toHaveURL(/\/goal-setting\?plan=/);
  await expect(page.getByRole('link', { name: /Moths at night/ }).first()).toHaveAttribute(
    'href',
    new RegExp(`/pdf-viewer/.*${id}`),
  );

  await page.goto(`/curriculum/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete book' }).click();
  await expect(page).toHaveURL('/curriculum');
  await expect(page.getByRole('heading', { name: 'Add your first book' })).toBeVisible();
  await page.goto(`/curriculum/${id}`);
  await expect(page.getByText('This book isn’t in your library.')).toBeVisible();
});
