import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No complaint of axe about one part of the page, such as an open dialog, in the theme as it stands. */
export const expectPartAccessible = async (page: Page, part: string): Promise<void> => {
  // Half-faded text has half the contrast.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

/** Nothing to scroll to sideways. */
export const expectFits = async (page: Page): Promise<void> => {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
};
