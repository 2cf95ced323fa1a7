import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No complaint of axe about the page as it stands, in the light and in the dark theme. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    // Half-faded text has half the contrast. What hangs on scrolling has no end to wait for.
    await page.evaluate(() => {
      const moving = document
        .getAnimations()
        .filter(
          (one) => one.timeline === document.timeline && one.effect?.getTiming().iterations !== Infinity,
        );
      return Promise.allSettled(moving.map((one) => one.finished));
    });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found, theme).toEqual([]);
  }
};
