import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectFits } from './look.ts';
import { testAsStudent as test } from './student.ts';

const LESSON = '/learn/arithmetic/6';

test('a chapter is learnt from its book page, idea by idea', async ({ page }) => {
  await page.goto('/curriculum/arithmetic');
  await page
    .getByRole('link', { name: 'Learn this chapter: Fractions: numbers between the whole numbers' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Fractions: numbers between the whole numbers',
  );

  await test.step('an idea is explained simply, in full, and why', async () => {
    await expect(page.getByRole('tab', { name: 'Simply' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Simply' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'In full' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'But why?' }).click();
    await expect(page.getByRole('tabpanel')).not.toBeEmpty();
  });

  await test.step('its proof opens the words of the book, and they open their page', async () => {
    await page.getByRole('button', { name: /^In the book, p\. \d+$/ }).click();
    const link = page.getByRole('note').getByRole('link', { name: 'Open the page' });
    await expect(link).toHaveAttribute(
      'href',
      /\/pdf-viewer\/starter\/arithmetic#page=\d+&start=\d+&end=\d+/,
    );
    await page.keyboard.press('Escape');
  });

  await test.step('the board goes on by hand, and says what it shows', async () => {
    await expect(page.getByText('Step 1 of 5')).toBeVisible();
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect(page.getByText('Step 2 of 5')).toBeVisible();
  });

  await test.step('the next idea has its own address, and the way back works', async () => {
    await page.getByRole('button', { name: /^Next: / }).click();
    await expect(page).toHaveURL(/idea=/);
    await expect(page.getByText('Idea 2 of 4')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused();
    await page.goBack();
    await expect(page.getByText('Idea 1 of 4')).toBeVisible();
  });
});

test('a question is answered by keyboard, with hints, and explains itself', async ({ page }) => {
  await page.goto(LESSON);
  const section = page.getByRole('region', { name: 'Check yourself' });
  await section.getByRole('button', { name: 'Give me a hint' }).press('Enter');
  await expect(section.getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1);
  await section.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  const howSure = section.getByRole('group', { name: 'How sure are you?' });
  await expect(howSure.getByRole('button', { name: 'Just guessing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section.getByRole('status')).toBeVisible();
  await expect(section.getByRole('link', { name: /^In the book, p\. \d+$/ })).toBeVisible();
  await section.getByRole('button', { name: 'Next question' }).click();
  await expect(section.getByText('Question 2 of 5')).toBeVisible();
});

test('a lesson is readable for everybody, on a phone too', async ({ page }) => {
  await page.goto(LESSON);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
});

test('a chapter without a lesson says so and leads back', async ({ page }) => {
  await page.goto('/learn/arithmetic/99');
  await expect(page.getByText('This chapter doesn’t have a lesson yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the book' })).toBeVisible();
});

test('lessons by a model say what they take before, how far they are, and can be stopped', async ({
  page,
}) => {
  let state: 'none' | 'running' | 'stopped' = 'none';
  await page.route('**/api/lessons/biology', (route) =>
    route.fulfill({
      json: {
        success: true,
        lessons: [],
        making: state === 'none' ? [] : [{ author: 'model', state, done: 3, total: 10 }],
        can_write: true,
      },
    }),
  );
  await page.route('**/api/lessons/biology/estimate', (route) =>
    route.fulfill({
      json: {
        success: true,
        estimate: {
          model: 'a-model',
          chapters: 10,
          input_tokens: 60_000,
          output_tokens: 20_000,
          tokens_left: 90_000,
        },
      },
    }),
  );
  await page.route('**/api/lessons/biology/write', (route) => {
    state = 'running';
    return route.fulfill({ json: { success: true } });
  });
  await page.route('**/api/lessons/biology/stop', (route) => {
    state = 'stopped';
    return route.fulfill({ json: { success: true, stopped: true } });
  });
  await page.goto('/curriculum/biology');
  await page.getByRole('button', { name: 'See what it takes' }).click();
  await expect(page.getByText('a-model would use about 80,000 tokens for 10 chapters.')).toBeVisible();
  await page.getByRole('button', { name: 'Write the lessons' }).click();
  await expect(page.getByText('3 of 10 chapters')).toBeVisible();
  await page.getByRole('button', { name: 'Stop writing' }).click();
  await expect(page.getByText('You stopped the writing.')).toBeVisible();
});
