import { expect, type Page } from '@playwright/test';
import type { ReviewDay } from '@studia/contract/review';
import { test } from './student.ts';

test.use({ serviceWorkers: 'allow' });

/** Every address whose answer this browser has kept, with the shelf it lies on. */
const storedCallsIn = (page: Page): Promise<{ shelf: string; path: string }[]> =>
  page.evaluate(async () => {
    const shelves = await Promise.all(
      (await caches.keys()).map(async (shelf) =>
        (await (await caches.open(shelf)).keys()).map(({ url }) => ({ shelf, path: new URL(url).pathname })),
      ),
    );
    return shelves.flat();
  });

const NAMED =
  /^\/api\/(?:review(?:\/queue|\/pictures\/[^/]+)?|notes(?:\/[^/]+)?|library\/books\/[^/]+(?:\/(?:marks|pages|file|figures\/[^/]+))?)$/;

test('without a connection a book is read, a card answered and a note written; nothing is lost, nothing twice', async ({
  page,
  context,
  student,
}) => {
  const headers = { authorization: `Bearer ${student.session.access_token}` };
  const cards = ['the Bastille', 'the Tennis Court Oath', 'the Directory'].map((front) => ({
    kind: 'basic',
    front,
    back: `About ${front}`,
    subject: 'History',
  }));
  await page.request.post('/api/review/cards', { headers, data: { cards } });
  const study = '/review/study';
  const book = '/pdf-viewer/starter/biology#page=4';
  const note = page.getByRole('textbox', { name: 'Note', exact: true });
  let noteAt = '';

  await test.step('the first page brings the worker, which fetches what works without a connection', async () => {
    await page.goto('/review');
    await expect(page.getByRole('link', { name: 'Start reviewing' })).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(study);
    await expect(page.getByText('3 left')).toBeVisible();
    await page.goto(book);
    await expect(page.getByText(/cells?/i).first()).toBeVisible();
    await page.goto('/my-notes');
    await page.getByRole('button', { name: 'New note' }).last().click();
    await note.click();
    await page.keyboard.type('Written with a connection.');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    noteAt = page.url();
  });

  await test.step('of the student’s things only cards, notes and the open book are kept, under their name', async () => {
    const own = (await storedCallsIn(page)).filter(
      ({ path }) => !path.startsWith('/assets/') && path !== '/review',
    );
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter(({ path }) => !NAMED.test(path))).toEqual([]);
    const mine = `studia-own-${student.session.user.id}-`;
    expect(own.filter(({ shelf }) => !shelf.startsWith(mine))).toEqual([]);
  });

  await context.setOffline(true);

  await test.step('a due card is answered after a reload, and not asked again after another', async () => {
    await page.goto(study);
    await expect(page.getByText('3 left')).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press('4');
    await expect(page.getByText('2 left')).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 left')).toBeVisible();
  });

  await test.step('the open book is read', async () => {
    await page.goto(book);
    await expect(page.getByText(/cells?/i).first()).toBeVisible();
  });

  await test.step('the first page claims nothing about what it can’t know', async () => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Plan' })).toContainText('This couldn’t be loaded.');
    await expect(page.getByText('No plan yet')).toHaveCount(0);
    await expect(page.getByText('You haven’t started a book yet')).toHaveCount(0);
    await expect(page.getByText('3 cards')).toHaveCount(0);
  });

  await test.step('a page that was never here says so, and opens by itself once there is a connection', async () => {
    await page.goto('/tokens');
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'My Usage' })).toBeVisible();
    await context.setOffline(true);
  });

  await test.step('a note is opened and written on', async () => {
    await page.goto(noteAt);
    await expect(note).toContainText('Written with a connection.');
    await note.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Written without one.');
    await expect(page.getByText('Offline: kept on this device')).toBeVisible();
  });

  await context.setOffline(false);

  await test.step('back online the server has everything, once', async () => {
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const id = new URL(noteAt).pathname.split('/').find((part) => /^[0-9a-f-]{36}$/.test(part)) ?? '';
    const saved = (await (await page.request.get(`/api/notes/${id}`, { headers })).json()) as {
      note: { content: string };
    };
    expect(saved.note.content.trim()).toBe('Written with a connection. Written without one.');
    await expect
      .poll(async () => {
        const answer = await page.request.get('/api/review', { headers });
        return ((await answer.json()) as { day: ReviewDay }).day.done;
      })
      .toBe(1);
    await page.goto(study);
    await expect(page.getByText('2 left')).toBeVisible();
  });

  await test.step('who signs out leaves nothing behind', async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL('/');
    await expect
      .poll(async () => (await storedCallsIn(page)).filter(({ shelf }) => shelf.startsWith('studia-own-')))
      .toEqual([]);
    await context.setOffline(true);
    await expect(page.goto('/review')).rejects.toThrow(/ERR_/);
  });
});

test('Studia can be installed: its manifest names icons that are there, and its worker is never cached', async ({
  request,
}) => {
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { icons: { src: string; type: string }[]; start_url: string };
  expect(manifest.start_url).toBe('/');
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status()).toBe(200);
    expect(icon.headers()['content-type']).toContain(type);
  }
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-security-policy']).toContain("worker-src 'self'");
});
