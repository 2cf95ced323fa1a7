import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoComplaint } from './accessible.ts';

/** For walks that are about what moves: `test.use(MOVING)`. The others see Studia as who wants no motion does. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** No complaint of axe about one part of the page, such as an open dialog, in the theme as it stands. */
export const expectPartAccessible = (page: Page, part: string): Promise<void> =>
  expectNoComplaint(page, (axe) => axe.include(part), part);

/** Nothing to scroll to sideways. */
export const expectFits = async (page: Page): Promise<void> => {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
};

/** Something is written in this ink of the design system, in the theme as it stands. */
export const expectInk = async (written: Locator, ink: '--good' | '--bad'): Promise<void> => {
  const colours = await written.evaluate((element, name) => {
    const probe = element.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const both = [getComputedStyle(element).color, getComputedStyle(probe).color];
    probe.remove();
    return both;
  }, ink);
  expect(colours[0]).toBe(colours[1]);
};
