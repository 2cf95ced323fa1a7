import type { Page } from '@playwright/test';

/** Where a student writes to the tutor. */
export const composer = (page: Page) => page.getByLabel('Your message');

/** What was said in the conversation, by both. */
export const entries = (page: Page) => page.getByRole('list', { name: 'Conversation' }).getByRole('listitem');

export const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });

/** Writes to the tutor and sends it. */
export const ask = async (page: Page, words: string): Promise<void> => {
  await composer(page).fill(words);
  await composer(page).press('Enter');
};

/** What the browser keeps under a name. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
