import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectFits } from './look.ts';
import { payForPremium } from './premium.ts';
import { test } from './student.ts';

const tree = (page: Page) => page.getByRole('tree');
const entry = (page: Page, name: string | RegExp) => tree(page).getByRole('treeitem', { name });
const selected = (page: Page) => tree(page).locator('[aria-selected=true]');
const details = (page: Page) => page.getByRole('region', { name: 'About the selected entry' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const transform = (page: Page) => page.locator('.map-sheet').evaluate((sheet) => sheet.style.transform);

const download = async (page: Page, name: string) => {
  await press(page, 'Export');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name }).click(),
  ]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
};

test('a student reads the map of a book by hand and by keys, searches it, and takes it along', async ({
  page,
  student,
}) => {
  expect(student.email).not.toBe('');
  await page.goto('/curriculum/arithmetic');
  await page.getByRole('link', { name: 'Mind map' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Mind map: Arithmetic/ })).toBeVisible();

  await test.step('arrows walk the tree, open branches and close them', async () => {
    await tree(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(selected(page)).toHaveAttribute('aria-level', '2');
    await page.keyboard.press('ArrowRight');
    await expect(selected(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(selected(page)).toHaveAttribute('aria-level', '3');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(selected(page)).toHaveAccessibleName(/^In short: /);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(selected(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(selected(page)).toHaveAccessibleName(/Not practised yet$/);
    const active = await tree(page).getAttribute('aria-activedescendant');
    expect(await selected(page).getAttribute('id')).toBe(active);
  });

  await test.step('an idea says what it is, and opens its page, its lesson and practice', async () => {
    await expect(details(page).getByText('In short')).toBeVisible();
    await expect(details(page).getByRole('link', { name: /^Open page/ })).toHaveAttribute(
      'href',
      /^\/pdf-viewer\/starter\/arithmetic#page=\d+/,
    );
    await expect(details(page).getByRole('link', { name: 'Learn this' })).toHaveAttribute(
      'href',
      /^\/learn\/arithmetic\/0\?idea=/,
    );
    await expect(details(page).getByRole('link', { name: 'Practise this' })).toHaveAttribute(
      'href',
      /^\/quiz\/new\?idea=arithmetic/,
    );
    await expectAccessible(page);
  });

  await test.step('it is dragged about, zoomed by wheel and buttons, and folded by a tap', async () => {
    const box = await tree(page).boundingBox();
    if (!box) throw new Error('The map has no place on the page.');
    const before = await transform(page);
    const from = { x: box.x + box.width / 2, y: box.y + 12 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 120, from.y + 60, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => transform(page)).not.toBe(before);
    const panned = await transform(page);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(() => transform(page)).not.toBe(panned);
    await press(page, 'Show the whole map');
    await press(page, 'Close all branches');
    const chapter = tree(page).locator('[aria-level="2"]').first();
    await expect(chapter).toHaveAttribute('aria-expanded', 'false');
    await expect(tree(page).locator('[aria-level="3"]')).toHaveCount(0);
    await chapter.locator('[data-fold]').click();
    await expect(chapter).toHaveAttribute('aria-expanded', 'true');
    await expect(tree(page).locator('[aria-level="3"]').first()).toBeVisible();
    await press(page, 'Open one more level');
    await expect(tree(page).locator('[aria-level="2"][aria-expanded="false"]')).toHaveCount(0);
    await expect(tree(page).locator('[aria-level="3"][aria-expanded="false"]').first()).toBeAttached();
  });

  await test.step('all of a book is seen at once, each chapter under its name', async () => {
    await press(page, 'Open one more level');
    await expect(tree(page).locator('[aria-level="3"][aria-expanded="false"]')).toHaveCount(0);
    await press(page, 'Show the whole map');
    await expect
      .poll(() =>
        page.locator('.map-sheet').evaluate((sheet) => {
          const [all, window] = [sheet.getBoundingClientRect(), sheet.parentElement?.getBoundingClientRect()];
          return window && all.height <= window.height + 1 && all.width <= window.width + 1;
        }),
      )
      .toBe(true);
    await expect(page.locator('.map-part text')).toHaveCount(10);
  });

  await test.step('words are found however deep they are folded away', async () => {
    await page.getByRole('searchbox', { name: 'Search the map' }).fill('denominator');
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
    await expect(selected(page)).toHaveAttribute('data-hit', 'true');
    await page.getByRole('searchbox', { name: 'Search the map' }).press('Enter');
    await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search the map' }).fill('no such words');
    await expect(page.getByText('No matches')).toBeVisible();
  });

  await test.step('it is taken along as an outline and as pictures', async () => {
    const outline = await download(page, 'Outline (Markdown)');
    expect(outline.name).toMatch(/^Arithmetic.*\.md$/);
    expect(outline.content.toString()).toMatch(/^# Arithmetic.*\n\n- .+ \(\[Arithmetic.*, p\. \d+\]\(http/);
    const svg = (await download(page, 'Picture (SVG)')).content.toString();
    expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).not.toMatch(/oklch|var\(/);
    const png = (await download(page, 'Picture (PNG)')).content;
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBeGreaterThan(800);
  });

  await test.step('a map of one’s own is Premium’s, which is said kindly', async () => {
    await press(page, 'Make it your own');
    const dialog = page.getByRole('dialog', { name: 'Your own maps are part of Premium' });
    await expect(dialog).toContainText('This map stays free');
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Not now' }).click();
  });

  await test.step('the outline is the same tree, and on a phone both fit', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);
    await press(page, 'Outline');
    await tree(page).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(selected(page)).toHaveAttribute('aria-level', '2');
    await expectAccessible(page);
    await expectFits(page);
  });
});

test('with Premium a map is made one’s own, changed by hand and keys, saved, and never lost', async ({
  page,
  student,
  context,
}) => {
  await payForPremium(page.request, student);
  await page.goto('/mindmap/chapter/arithmetic.0');
  await press(page, 'Make it your own');
  await expect(page).toHaveURL(/\/mindmap\/custom\//);
  const saved = (tab: Page) => expect(tab.getByText('Saved', { exact: true })).toBeVisible();

  await test.step('entries are added and named with keys alone', async () => {
    await tree(page).focus();
    await page.keyboard.press('Shift+Enter');
    await expect(page.getByLabel('Text', { exact: true })).toBeFocused();
    await page.keyboard.type('My own idea');
    await page.keyboard.press('Enter');
    await expect(tree(page)).toBeFocused();
    await expect(selected(page)).toHaveAccessibleName('My own idea');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Another one');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowRight');
    await expect(selected(page)).toHaveAttribute('aria-level', '3');
    await saved(page);
  });

  await test.step('an entry is dragged onto another, and recoloured by what it is', async () => {
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(selected(page)).toHaveAttribute('aria-level', '2');
    const from = await entry(page, 'Another one').boundingBox();
    const onto = await entry(page, 'My own idea').boundingBox();
    if (!from || !onto) throw new Error('The entries are not drawn.');
    await page.mouse.move(from.x + 30, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(onto.x + 60, onto.y + onto.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect(entry(page, 'Another one')).toHaveAttribute('aria-level', '3');
    await page.getByLabel('Kind').selectOption('Question');
    await expect(entry(page, 'Question: Another one')).toBeVisible();
    await saved(page);
    await expectAccessible(page);
  });

  await test.step('every step can be taken back and done again', async () => {
    await press(page, 'Undo');
    await expect(entry(page, 'Question: Another one')).toBeHidden();
    await press(page, 'Redo');
    await expect(entry(page, 'Question: Another one')).toBeVisible();
    await tree(page).focus();
    await page.keyboard.press('Delete');
    await expect(entry(page, 'Question: Another one')).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(entry(page, 'Question: Another one')).toBeVisible();
    await saved(page);
  });

  await test.step('two windows change the map at once: the second is told, and both changes are there', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(entry(other, 'My own idea')).toBeVisible();
    await entry(page, 'My own idea').click();
    await page.getByLabel('Text', { exact: true }).fill('My best idea');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('From the first window');
    await saved(page);
    await tree(other).focus();
    await other.keyboard.press('Home');
    await other.keyboard.press('Shift+Enter');
    await other.keyboard.type('From the second window');
    await expect(other.getByText(/also changed in another window/)).toBeVisible();
    await saved(other);
    await expect(entry(other, 'My best idea')).toBeVisible();
    await page.reload();
    await expect(entry(page, 'From the second window')).toBeVisible();
    await expect(entry(page, 'My best idea')).toBeVisible();
    await other.close();
  });

  await test.step('what is drawn without a connection is kept, and saved when there is one', async () => {
    await context.setOffline(true);
    await entry(page, 'My best idea').click();
    await page.getByLabel('Text', { exact: true }).fill('Drawn on a train');
    await expect(page.getByText('Offline: saved on this device')).toBeVisible();
    await context.setOffline(false);
    await saved(page);
    await page.reload();
    await expect(entry(page, 'Drawn on a train')).toBeVisible();
  });

  await test.step('an earlier version comes back, and the map is found among the resources', async () => {
    await press(page, 'More options');
    await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Earlier versions' });
    // Only the versions that have come can be chosen from.
    await expect(versions.locator('option').first()).toBeAttached();
    const oldest = await versions.locator('option').last().getAttribute('value');
    await versions.getByLabel('Version').selectOption(oldest);
    await versions.getByRole('button', { name: 'Bring it back' }).click();
    await expect(entry(page, 'Drawn on a train')).toBeHidden();
    await saved(page);
    await page.goto('/resources');
    await page.getByLabel('Show').selectOption('Mind maps');
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Mind map' })).toHaveCount(1);
  });
});
