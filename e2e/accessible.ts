import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A theme changes colours and nothing else, so only these rules have to be asked again in the other one. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * No complaint of axe about the page as it stands, in the dark and in the light theme. Where only a part of it is new,
 * such as an open dialog, that part is asked about: what is behind it has a test of its own, and takes axe seconds.
 */
export const expectAccessible = async (page: Page, part?: string): Promise<void> => {
  const narrow = (axe: AxeBuilder) => (part === undefined ? axe : axe.include(part));
  await setTheme(page, 'dark');
  await expectNoComplaint(page, narrow, 'dark');
  await setTheme(page, 'light');
  await expectNoComplaint(page, (axe) => narrow(axe).withRules(COLOUR_RULES), 'light');
};

const setTheme = (page: Page, theme: 'dark' | 'light') =>
  page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);

/** No complaint of axe about what `narrow` leaves of the page, in the theme as it stands. */
export const expectNoComplaint = async (
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder,
  what: string,
): Promise<void> => {
  await atRest(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  // Without frames from elsewhere there is nothing to gather from them; the plain way opens no second page for that.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  const { violations } = await narrow(axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, what).toEqual([]);
};

/** Half-faded text has half the contrast: waits for all that moves and will come to an end, which what hangs on scrolling has not. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((one) => one.timeline === document.timeline && one.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map((one) => one.finished));
  });
