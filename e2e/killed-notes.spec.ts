import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, request, test, type Page } from '@playwright/test';
import { startBrowser } from './own-browser.ts';
import { freePort, startProduct } from './product.ts';
import { makeStudent, signInAs } from './student.ts';

/** Every state of saving that the page shows from its first moment on. */
const saidWhileOpening = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    new MutationObserver(() => {
      const now = document.querySelector('.note-sheet header output')?.textContent;
      if (now && announcements.at(-1) !== now) announcements.push(now);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
};

test('a server killed while somebody types loses no word of the note, and neither does a closed tab', async ({
  browser,
}) => {
  const product = await startProduct(await freePort());
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
  try {
    const calls = await request.newContext({ baseURL: product.url });
    const student = await makeStudent(calls);
    await calls.dispose();
    const page = await context.newPage();
    await signInAs(page, student);
    await page.goto('/my-notes');
    await page.getByRole('button', { name: 'New note' }).last().click();
    const body = page.getByRole('textbox', { name: 'Note', exact: true });
    await body.click();
    await page.keyboard.type('Saved before the cut. ');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const address = page.url();

    await page.keyboard.type('Typed in the moment of the cut. ');
    await product.killAndRestart(async () => {
      await page.keyboard.type('Typed after it.');
      await expect(page.getByText('Offline: kept on this device')).toBeVisible();
      // The tab goes too, without being asked.
      await page.close({ runBeforeUnload: false });
    });

    const again = await context.newPage();
    await signInAs(again, student);
    const announcements = await saidWhileOpening(again);
    await again.goto(address);
    const note = again.getByRole('textbox', { name: 'Note', exact: true });
    await expect(note).toHaveText('Saved before the cut. Typed in the moment of the cut. Typed after it.');
    await expect(again.getByText('Saved', { exact: true })).toBeVisible();
    // Not for a blink before the server had it.
    expect(await announcements()).toEqual(['Not saved yet', 'Saving…', 'Saved']);
    const answer = await again.request.get('/api/notes', {
      headers: { authorization: `Bearer ${student.session.access_token}` },
    });
    expect(JSON.stringify(await answer.json())).toContain('Typed after it.');
  } finally {
    await context.close();
    await product.stop();
  }
});

test('a browser killed before anything could be saved brings the words back, and says so', async ({
  baseURL,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'studia-profile-'));
  let browser = await startBrowser(profile);
  try {
    const calls = await request.newContext({ ...(baseURL && { baseURL }) });
    const student = await makeStudent(calls);
    await calls.dispose();
    const open = async (address: string): Promise<Page> => {
      const page = await browser.context.newPage();
      await signInAs(page, student);
      await page.goto(new URL(address, baseURL).href);
      return page;
    };
    const words = 'Saved with a connection. Typed without one.';
    let address = '';

    await test.step('words that the server never got are on this device once the page says so', async () => {
      const page = await open('/my-notes');
      await page.getByRole('button', { name: 'New note' }).last().click();
      await page.getByRole('textbox', { name: 'Note', exact: true }).click();
      await page.keyboard.type('Saved with a connection. ');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      address = page.url();
      await browser.context.setOffline(true);
      await page.keyboard.type('Typed without one.');
      await expect(page.getByText('Offline: kept on this device')).toBeVisible();
    });

    await browser.kill();
    browser = await startBrowser(profile);

    await test.step('the same profile has them, says so, and saves them', async () => {
      const page = await open(address);
      await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveText(words);
      await expect(page.getByText('We brought back what you wrote here last time.')).toBeVisible();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    });

    await test.step('what is saved is not brought back again', async () => {
      const page = await open(address);
      await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveText(words);
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await expect(page.getByText('We brought back')).toHaveCount(0);
    });
  } finally {
    await browser.kill();
    await rm(profile, { recursive: true, force: true });
  }
});
