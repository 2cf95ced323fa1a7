import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { markdown } from './books.ts';
import { expectFits } from './look.ts';
import { test } from './student.ts';

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const body = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true });

test('a student writes a note, finds it again, reads, exports and restores it', async ({ page, student }) => {
  expect(student.email).not.toBe('');
  await page.goto('/my-notes');

  await test.step('the first note is written with keys alone, and saves itself', async () => {
    await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
    await page.getByRole('button', { name: 'New note' }).last().press('Enter');
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.type('Photosynthesis');
    await page.keyboard.press('Enter');
    await expect(body(page)).toBeFocused();
    await page.keyboard.type(
      '## How it works\nLeaves make **sugar** for $5 and $E = mc^2$ here.\n- light\nwater\n\n/task',
    );
    await expect(page.getByRole('option', { name: 'Task list' })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Learn this');
    await saved(page);
    await expect(page.locator('.note-formula .katex')).toBeVisible();
  });

  await test.step('it is still there after a reload, and when one comes back to it', async () => {
    const isWhole = async () => {
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Photosynthesis');
      await expect(body(page)).toContainText('Learn this');
    };
    await page.reload();
    await isWhole();
    await page.getByRole('main').getByRole('link', { name: 'My Notes' }).click();
    await expect(page.getByRole('link', { name: 'Photosynthesis' })).toBeVisible();
    await page.goBack();
    await isWhole();
    await expect(page.locator('.note-formula .katex')).toBeVisible();
  });

  await test.step('a block moves by keys', async () => {
    await body(page).getByText('How it works').click();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(body(page).locator('> *').nth(1)).toHaveText('How it works');
    await page.keyboard.press('Alt+ArrowUp');
    await saved(page);
  });

  await test.step('pasted HTML brings words and no code', async () => {
    await body(page).getByText('Learn this', { exact: true }).click();
    await page.keyboard.press('End');
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData(
        'text/html',
        '<p onclick="window.hit = 1"><b>Pasted</b> <a href="javascript:window.hit = 1">link</a><img src="https://evil.example/x.png" onerror="window.hit = 1"></p><script>window.hit = 1</script>',
      );
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(body(page)).toContainText('Pasted link');
    await expect(body(page).locator('img, script, [onclick], a[href^="javascript"]')).toHaveCount(0);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await saved(page);
  });

  await test.step('an address that is typed to its end is a link', async () => {
    await page.keyboard.type(' https://example.org/a, and more');
    await expect(body(page).locator('a[href="https://example.org/a"]')).toHaveText('https://example.org/a');
    await saved(page);
  });

  await test.step('what is typed without a connection is kept, and saved when there is one', async () => {
    await page.context().setOffline(true);
    await body(page).press('End');
    await page.keyboard.type(' offline words');
    await expect(page.getByText('Offline: kept on this device')).toBeVisible();
    await page.context().setOffline(false);
    await saved(page);
  });

  await test.step('another device’s change and mine are both there', async () => {
    const id = page.url().split('/').at(-1) ?? '';
    const headers = { authorization: `Bearer ${student.session.access_token}` };
    const { note } = (await (await page.request.get(`/api/notes/${id}`, { headers })).json()) as {
      note: { content: string; revision: number };
    };
    const data = { revision: note.revision, content: `From my phone.\n\n${note.content}` };
    expect((await page.request.patch(`/api/notes/${id}`, { headers, data })).status()).toBe(200);
    await body(page).press('End');
    await page.keyboard.type(' and mine');
    await expect(body(page)).toContainText('From my phone.');
    await expect(body(page)).toContainText('and mine');
    await saved(page);
  });

  await test.step('it looks right on a phone and to a screen reader', async () => {
    await expectAccessible(page, 'main');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('it is read, and leaves as Markdown', async () => {
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(page).toHaveURL(/\/view-note\//);
    await expect(page.getByRole('heading', { name: 'Photosynthesis' })).toBeVisible();
    await expect(page.locator('main .katex')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More about this note' }).click();
    await page.getByRole('menuitem', { name: 'Markdown file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Photosynthesis.md');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('# Photosynthesis\n');
    expect(text).toContain(String.raw`Leaves make **sugar** for \$5 and $E = mc^2$ here.`);
    await expectAccessible(page, 'main');
  });

  await test.step('on paper it has its title, and no buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Photosynthesis' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the other address of a note leads to the same', async () => {
    await page.goto(page.url().replace('/view-note/', '/notes/view/'));
    await expect(page.getByRole('heading', { name: 'Photosynthesis' })).toBeVisible();
  });

  await test.step('an earlier version is compared and restored', async () => {
    await page.getByRole('button', { name: 'More about this note' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    const versions = page.locator('dialog[open] select');
    const oldest = await versions.locator('option').last().getAttribute('value');
    await versions.selectOption(oldest);
    await expect(page.getByText('Added since').first()).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByText('Restored. The version before is in the history.')).toBeVisible();
    await expect(page.getByText('From my phone.')).toBeHidden();
  });

  await test.step('the list finds it, throws it away and takes it back', async () => {
    await page.goto('/my-notes');
    await page.getByRole('searchbox', { name: 'Search notes' }).fill('photosyn');
    await expect(page.getByRole('link', { name: 'Photosynthesis' })).toBeVisible();
    await page.getByRole('searchbox').fill('volcano');
    await expect(page.getByRole('heading', { name: 'No notes match' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('button', { name: 'Options for “Photosynthesis”' }).click();
    await page.getByRole('menuitem', { name: 'Move to trash' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Photosynthesis' })).toBeVisible();
    await expectAccessible(page, 'main');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);
  });
});

test('in a long note, formulas are drawn where one is, and stay while one types beside them', async ({
  page,
  student,
}) => {
  const line = (place: number) => `Line ${place} of many has $x^2 + ${place}$ in it and goes on for a while.`;
  const answer = await page.request.post('/api/notes', {
    headers: { authorization: `Bearer ${student.session.access_token}` },
    data: { title: 'Sums', content: Array.from({ length: 300 }, (_, place) => line(place)).join('\n\n') },
  });
  const { note } = (await answer.json()) as { note: { id: string } };
  await page.goto(`/my-notes/${note.id}`);
  const drawn = (place: number) => body(page).locator('> p').nth(place).locator('.katex');

  await test.step('the first are drawn, the last are only their source', async () => {
    await expect(drawn(0)).toBeVisible();
    await expect(drawn(299)).toHaveCount(0);
    await expect(body(page).locator('> p').last()).toContainText('x^2 + 299');
  });

  await test.step('a key beside a formula leaves its drawing as it is', async () => {
    await drawn(0).evaluate((element) => element.setAttribute('data-same', ''));
    await body(page)
      .locator('> p')
      .first()
      .click({ position: { x: 4, y: 8 } });
    await page.keyboard.type('New. ');
    await expect(body(page).locator('> p').first()).toContainText('New. ');
    await expect(body(page).locator('[data-same]')).toHaveCount(1);
  });

  await test.step('what one goes to is drawn, and what one left is put away and nothing moves', async () => {
    const height = await body(page).evaluate((element) => element.scrollHeight);
    await page.keyboard.press('Control+End');
    await expect(drawn(299)).toBeVisible();
    await expect(drawn(0)).toHaveCount(0);
    await page.keyboard.press('Control+Home');
    await expect(drawn(0)).toBeVisible();
    const now = await body(page).evaluate((element) => element.scrollHeight);
    // A formula that was never seen takes a little more or less than its source.
    expect(Math.abs(now - height) / height).toBeLessThan(0.02);
  });

  await test.step('nothing of this is written', async () => {
    await saved(page);
    const read = await page.request.get(`/api/notes/${note.id}`, {
      headers: { authorization: `Bearer ${student.session.access_token}` },
    });
    const { note: storedNote } = (await read.json()) as { note: { content: string } };
    expect(storedNote.content.split('\n\n').slice(1)).toEqual(
      Array.from({ length: 299 }, (_, place) => line(place + 1)),
    );
  });
});

test('notes are made from a book, and every line opens its page', async ({ page, student }) => {
  expect(student.email).not.toBe('');
  await page.goto('/curriculum/arithmetic');
  await page.getByRole('link', { name: 'Make notes' }).click();
  await expect(page.getByRole('heading', { name: 'Create Notes' })).toBeVisible();

  await test.step('chapters, style and length are chosen', async () => {
    await page.getByRole('button', { name: 'Select none' }).click();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('radio', { name: /Key terms/ }).check();
    await expectAccessible(page, 'main');
    await page.getByRole('button', { name: 'Make notes' }).click();
  });

  await test.step('the note opens the page of a line', async () => {
    await expect(page).toHaveURL(/\/ai-note\//);
    await expect(page.getByRole('heading', { name: /^Key terms of / })).toBeVisible();
    const source = page.locator('a.note-source').first();
    await expect(source).toHaveAttribute(
      'href',
      /^\/pdf-viewer\/starter\/arithmetic#page=\d+&start=\d+&end=\d+$/,
    );
    const lines = page.locator('.note-reading [role=paragraph]');
    await expect(lines.filter({ hasNot: page.locator('.note-source') })).toHaveCount(0);
    await expectAccessible(page, 'main');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await source.click();
    await expect(page).toHaveURL(/\/pdf-viewer\/starter\/arithmetic#page=/);
    await page.goBack();
  });

  await test.step('a chapter is made again in another style', async () => {
    await page.getByRole('button', { name: 'Make a chapter again' }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /Cornell/ })
      .check();
    await page.getByRole('button', { name: 'Make it again' }).click();
    await expect(page.getByRole('columnheader', { name: 'Question' })).toBeVisible();
  });
});

test('a book that explains nothing says so, instead of being prepared for ever', async ({
  page,
  student,
}) => {
  const answer = await page.request.post('/api/library/books', {
    headers: { authorization: `Bearer ${student.session.access_token}` },
    multipart: { files: markdown('list-of-boats.md', '# Boats\n\n## Mine\n\nRed, blue.\n') },
  });
  const { books } = (await answer.json()) as { books: { id: string }[] };
  const id = books[0]?.id ?? '';
  await page.goto(`/curriculum/${id}`);
  await expect(page.getByRole('region', { name: 'Lessons for this book' })).toContainText('no sentences');
  await page.getByRole('link', { name: 'Make notes' }).click();
  await expect(page.getByRole('heading', { name: 'There’s nothing here to make notes from' })).toBeVisible();
  await expectAccessible(page, 'main');
  await page.goto(`/quiz/new?book=${id}`);
  await expect(page.getByText('We have no questions on this yet.')).toBeVisible();
  await expect(page.getByText('What would you like to be quizzed on?')).toBeVisible();
});
