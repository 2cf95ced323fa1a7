import { expect, type Page } from '@playwright/test';
import { SESSION } from '@studia/contract/limits';
import { expectAccessible } from './accessible.ts';
import { testAsStudent as test } from './student.ts';

const EXPIRED = 'Your session has expired due to inactivity. Please sign in again.';

/** Signed-in tabs whose clock stands still, right after the student did something in the first. */
const openStopped = async (page: Page, ...others: Page[]): Promise<void> => {
  await page.clock.install();
  for (const tab of [page, ...others]) {
    await tab.goto('/my-notes');
    await expect(tab.getByRole('heading', { level: 1, name: 'My Notes' })).toBeVisible();
  }
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastActivity'))).not.toBeNull();
  // The clock is that of the whole browser context.
  await page.clock.pauseAt(Date.now() + 60_000);
  await stir(page);
};

/** The student does something. */
const stir = async (page: Page): Promise<void> => {
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await expect.poll(() => idle(page)).toBe(0);
};

const idle = (page: Page) => page.evaluate(() => Date.now() - Number(localStorage.getItem('lastActivity')));

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Session Expiring Soon' });

test('after 55 minutes a warning counts the last 5 down, second by second', async ({ page }) => {
  await openStopped(page);
  await page.clock.fastForward(SESSION.idleWarning - 2000);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(3000);
  await expect(warning(page)).toBeVisible();
  const shown = async () => (await warning(page).getByRole('timer').textContent()) ?? '';
  expect(await shown()).toMatch(/^0[45]:\d\d$/);
  await expect(warning(page).getByRole('button', { name: 'Stay Logged In' })).toBeFocused();
  const seconds = async () => {
    const [minutes = '', rest = ''] = (await shown()).split(':');
    return Number(minutes) * 60 + Number(rest);
  };
  const before = await seconds();
  await page.clock.runFor(SESSION.idleTick);
  await expect.poll(seconds).toBe(before - 1);
  await page.clock.resume();
  await expectAccessible(page, 'dialog[open]');
});

const EVENTS = ['mousedown', 'mousemove', 'keypress', 'scroll', 'touchstart', 'click'] as const;

test('what the student does counts: Stay Logged In, each event, and Logout Now', async ({ page }) => {
  await openStopped(page);

  await test.step('each of the six events resets the timer', async () => {
    for (const event of EVENTS) {
      await page.clock.fastForward(SESSION.idleWarning - 5000);
      expect(await idle(page), event).toBeGreaterThan(0);
      await page.evaluate((name) => document.body.dispatchEvent(new Event(name, { bubbles: true })), event);
      expect(await idle(page), event).toBe(0);
    }
    await page.clock.fastForward(SESSION.idleWarning - 5000);
    await page.clock.runFor(SESSION.idleTick);
    await expect(warning(page)).toBeHidden();
  });

  await test.step('Stay Logged In closes the warning and starts anew', async () => {
    await stir(page);
    await page.clock.fastForward(SESSION.idleWarning);
    await page.clock.runFor(SESSION.idleTick);
    await warning(page).getByRole('button', { name: 'Stay Logged In' }).click();
    await expect(warning(page)).toBeHidden();
    await page.clock.fastForward(SESSION.idleTimeout - SESSION.idleWarning + SESSION.idleTick);
    await page.clock.runFor(SESSION.idleTick);
    await expect(page.getByRole('heading', { level: 1, name: 'My Notes' })).toBeVisible();
    await expect(warning(page)).toBeHidden();
  });

  await test.step('Logout Now signs out', async () => {
    await stir(page);
    await page.clock.fastForward(SESSION.idleWarning);
    await page.clock.runFor(SESSION.idleTick);
    await warning(page).getByRole('button', { name: 'Logout Now' }).click();
    await expect(page.getByRole('heading', { name: /Learn Smarter/ })).toBeVisible();
    await expect(page.getByText(EXPIRED)).toBeHidden();
  });
});

test('after 60 minutes the student is signed out, and told why', async ({ page }) => {
  await openStopped(page);
  await page.clock.fastForward(SESSION.idleWarning);
  await page.clock.runFor(SESSION.idleTick);
  await expect(warning(page)).toBeVisible();
  await page.mouse.move(200, 200);
  await page.clock.fastForward(SESSION.idleTimeout - SESSION.idleWarning);
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: /Learn Smarter/ })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(EXPIRED);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test('a laptop that slept for hours signs out when it wakes, without a warning first', async ({ page }) => {
  await openStopped(page);
  await page.clock.fastForward(3 * SESSION.idleTimeout);
  await page.clock.resume();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(EXPIRED);
});

test('activity in one tab keeps the others, and staying in one answers for all', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openStopped(page, other);
  const forward = async (time: number) => {
    await page.clock.fastForward(time);
    await page.clock.runFor(SESSION.idleTick);
  };
  await forward(SESSION.idleWarning - 60_000);
  await other.evaluate(() => document.body.dispatchEvent(new Event('click', { bubbles: true })));
  await forward(120_000);
  await expect(warning(page)).toBeHidden();
  await forward(SESSION.idleWarning);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await other.getByRole('button', { name: 'Stay Logged In' }).click();
  await forward(SESSION.idleTick);
  await expect(warning(page)).toBeHidden();
});
