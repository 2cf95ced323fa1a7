import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectFits } from './look.ts';
import { testAsStudent as test, test as testAsNewcomer } from './student.ts';

const QUESTION = /^Question \d+ of \d+$/;

/** Starts a quiz on a chapter, by keyboard alone. */
const start = async (page: Page, address = '/quiz/new?book=arithmetic&chapter=6') => {
  await page.goto(address);
  await page.getByLabel('How many questions?').focus();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Start the quiz' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeFocused();
};

/** Puts some answer together, by keyboard, whatever kind of question it is. */
const answerSomehow = async (page: Page) => {
  const option = page.getByRole('radio').first();
  const field = page.getByRole('main').getByRole('textbox').first();
  // While a question comes from another tab, the one before may still stand there for a moment.
  await expect(async () => {
    if (await option.isVisible()) await option.press('Space', { timeout: 2_000 });
    else if (await field.isVisible()) await field.fill('1/2', { timeout: 2_000 });
  }).toPass();
};

/** Goes along the page with the Tab key until something has the focus. */
const tabTo = async (page: Page, wanted: Locator) => {
  const isReached = () => wanted.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isReached()); presses += 1) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
};

/** The same with nothing but keys, as somebody does who has no mouse: an answer, then how sure. */
const answerByKeys = async (page: Page) => {
  const field = page.getByRole('main').locator('form').first().locator('input, textarea').first();
  // Where there is nothing to write or choose, things are put in order, and any order is an answer.
  if (await field.isVisible()) {
    await tabTo(page, field);
    if ((await field.getAttribute('type')) === 'radio') await page.keyboard.press('Space');
    else await page.keyboard.type('1/2');
  }
  await tabTo(page, page.getByRole('button', { name: 'Just guessing' }));
  await page.keyboard.press('3');
};

const sure = (page: Page) => page.getByRole('button', { name: 'Fairly sure' });
const next = (page: Page) => page.getByRole('button', { name: /^(?:Next question|See how I did)$/ });

/** Answers what is left of a quiz of five, one question after the other. */
const finish = async (page: Page, from: number) => {
  for (let number = from; number <= 5; number += 1) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 5` })).toBeVisible();
    await answerSomehow(page);
    await sure(page).click();
    await next(page).click();
  }
  await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible();
};

test('a quiz is practised by keyboard: hints, how sure, why, and what to do next', async ({ page }) => {
  await start(page);
  await page.getByRole('button', { name: 'Give me a hint' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1);

  await test.step('who leaves comes back to the same question, with its hint open', async () => {
    const asked = await page.getByRole('main').locator('form').first().innerText();
    await page.reload();
    await expect(page.getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1);
    expect(await page.getByRole('main').locator('form').first().innerText()).toBe(asked);
  });

  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 5` })).toBeVisible();
    await answerByKeys(page);
    await expect(page.getByRole('link', { name: /^In the book, p\. \d+$/ })).toBeVisible();
    await expect(next(page)).toBeFocused();
    if (number === 1)
      await test.step('a question that is wrong is reported', async () => {
        await page.getByRole('button', { name: 'Report this question' }).press('Enter');
        await page.getByRole('dialog').getByText('It’s unclear').click();
        await page.getByRole('textbox', { name: /^Tell us more/ }).fill('Which one is meant?');
        await expectAccessible(page, 'dialog[open]');
        await page.getByRole('button', { name: 'Send report' }).click();
        await expect(page.getByText('You reported this question.')).toBeVisible();
        await next(page).focus();
      });
    await page.keyboard.press('Enter');
  }

  await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible();
  await expect(page.getByText(/^\d of \d right$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What next?' }).getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Your answers' }).getByRole('group')).not.toHaveCount(0);
  await expectAccessible(page);
});

test('a quiz alone, on a phone, by keys alone: no hints, no feedback before the end', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await start(page, '/quiz/new?book=arithmetic&chapter=6&mode=alone');
  await expectFits(page);
  await expectAccessible(page);
  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 5` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Give me a hint' })).toBeHidden();
    await answerByKeys(page);
  }
  await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible();
  await expectFits(page);
});

test('offline in the middle: answers wait on the device, and count once it is back', async ({
  page,
  context,
}) => {
  await start(page);
  await context.setOffline(true);
  for (const number of [1, 2]) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 5` })).toBeVisible();
    await answerSomehow(page);
    await sure(page).click();
    await expect(page.getByText('Saved on this device.', { exact: false })).toBeVisible();
    await next(page).click();
  }
  await expect(page.getByText('You’re offline.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.', { exact: false })).toBeHidden();
  await page.reload();
  await finish(page, 3);
});

test('in two tabs, an answer counts once and the other tab goes on with it', async ({ page, context }) => {
  await start(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: QUESTION })).toBeVisible();
  await answerSomehow(page);
  await sure(page).click();
  await expect(page.getByRole('link', { name: /^In the book, p\. \d+$/ })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Question 2 of 5' })).toBeVisible();
  await answerSomehow(other);
  await sure(other).click();
  await expect(other.getByRole('link', { name: /^In the book, p\. \d+$/ })).toBeVisible();
  await next(page).click();
  await finish(page, 3);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'How it went' })).toBeVisible();
  await expect(other.getByText(/^\d of \d right$/)).toBeVisible();
});

test('practice begins where one is: in a lesson, and where one was lost', async ({ page }) => {
  await page.goto('/learn/arithmetic/6');
  await page.getByRole('button', { name: 'I’m lost here' }).click();
  await expect(page.getByText('Marked.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Quiz me on this lesson' }).click();
  await expect(page.getByText('Fractions: numbers between the whole numbers').first()).toBeVisible();
  await page.goto('/quiz/new?scope=lost');
  await expect(page.getByText('Where you were lost').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the quiz' })).toBeVisible();
});

testAsNewcomer.describe('with a thumb', () => {
  testAsNewcomer.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  testAsNewcomer(
    'a new student starts a quiz by one tap and practises to its end',
    async ({ page, student }) => {
      expect(student.email).not.toBe('');
      // A book of one's own that is too short to be asked about is no place to begin.
      const brought = await page.request.post('/api/library/books', {
        headers: { authorization: `Bearer ${student.session.access_token}` },
        multipart: {
          files: { name: 'moths.md', mimeType: 'text/markdown', buffer: Buffer.from('# Moths\n\nThey fly.') },
        },
      });
      expect(brought.ok()).toBe(true);
      await page.goto('/practice');
      const starts = page.getByRole('button', { name: /^Start a quiz on / });
      await expect(starts.filter({ visible: true })).toHaveCount(3);
      await expect(page.getByRole('button', { name: 'Start a quiz on Moths' })).toHaveCount(0);
      await page.getByText(/^\d+ more books$/).tap();
      await expect(
        page.getByRole('button', { name: 'Start a quiz on Arithmetic', exact: false }),
      ).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Start a quiz on Arithmetic', exact: false }).tap();
      for (let number = 1; number <= 10; number += 1) {
        await expect(page.getByRole('heading', { name: `Question ${number} of 10` })).toBeVisible();
        const option = page
          .getByRole('main')
          .locator('form label')
          .filter({ has: page.getByRole('radio') })
          .first();
        if (await option.isVisible()) await option.tap();
        else await answerSomehow(page);
        await sure(page).tap();
        await expectFits(page);
        await next(page).tap();
      }
      await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible();
    },
  );
});
