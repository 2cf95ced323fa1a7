import type { Page } from '@playwright/test';

/** A small book. */
export const MOTHS = `# Moths

## Light

The silver moth flies to lamps because it takes them for the moon.

## Food

Its caterpillar eats nothing but nettles.
`;

/** A file that somebody has at hand. */
export const markdown = (name: string, words = MOTHS) => ({
  name,
  mimeType: 'text/markdown',
  buffer: Buffer.from(words),
});

/** The student's own books, as they stand on the page. */
export const ownShelf = (page: Page) => page.getByRole('list', { name: 'My books' });
export const onTheirWay = (page: Page) => page.getByRole('list', { name: 'Being added' });
/** Files and books that have not arrived yet. */
export const rowsOf = (page: Page) => onTheirWay(page).locator('> li');
/** Brings files through the file dialog. */
export const bring = async (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) => {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload books' }).click();
  await (await chosen).setFiles(files);
};
