import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A theme changes colours and nothing else, so only these rules have to be asked again in the other one. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * No complaint of axe about the page as it stands, in the dark and in the light theme. Where only a part of it is new,
 * such as an open dialog, that part is asked about: what is behind it has a test of its own, and takes axe seconds.
 */
export const expectAccessible = async (page: Page, part = 'body'): Promise<void> => {
  await setTheme(page, 'dark');
  await expectNoComplaint(page, (axe) => (part === 'body' ? axe : axe.include(part)), 'dark');
  await setTheme(page, 'light');
  await atRest(page);
  await markSamples(page, part);
  await expectNoComplaint(page, (axe) => axe.include('[data-sample]').withRules(COLOUR_RULES), 'light');
};

/**
 * Marks one of all the texts that have the same ink, size and grounds behind them: the second theme is judged by these.
 * A long document has hundreds of paragraphs, and axe takes its time with each.
 */
const markSamples = (page: Page, part: string): Promise<void> =>
  page.evaluate((where) => {
    const grounds = new Map<Element | null, string>([[null, '']]);
    const groundsOf = (element: Element | null): string => {
      const known = grounds.get(element);
      if (known !== undefined || element === null) return known ?? '';
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const all = `${groundsOf(element.parentElement)}|${backgroundColor} ${backgroundImage} ${opacity}`;
      // What shows through changes nothing.
      const own = all.replaceAll('|rgba(0, 0, 0, 0) none 1', '');
      grounds.set(element, own);
      return own;
    };
    const isWritten = (element: Element): boolean =>
      Array.from(element.childNodes).some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
    const seen = new Set<string>();
    for (const marked of document.querySelectorAll('[data-sample]')) marked.removeAttribute('data-sample');
    for (const element of document.querySelectorAll(`:is(${where}) *`)) {
      if (!isWritten(element) || !element.checkVisibility()) continue;
      const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
      const look = [
        element.localName,
        color,
        fontSize,
        fontWeight,
        textDecorationLine,
        groundsOf(element),
      ].join();
      if (!seen.has(look)) element.setAttribute('data-sample', '');
      seen.add(look);
    }
  }, part);

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
