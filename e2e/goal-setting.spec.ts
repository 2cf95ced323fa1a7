import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectFits } from './look.ts';
import { test } from './student.ts';

const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const step = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** A failure for which the server has no words. */
const failOnce = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });

test('a goal becomes a plan that is the student’s own', async ({ page, student }) => {
  expect(student.email).not.toBe('');
  await page.goto('/');
  await page.getByRole('textbox', { name: 'What do you want to learn?' }).first().fill('Fractions by Friday');
  await page.keyboard.press('Enter');

  await test.step('the conversation goes on after a reload, and every answer can be changed', async () => {
    await expect(question(page, 'What do you want to be able to do at the end?')).toBeVisible();
    await press(page, 'Follow in class');
    await expect(question(page, 'How much of it do you already know?')).toBeFocused();
    await page.reload();
    await expect(page.getByText('Follow in class')).toBeVisible();
    await press(page, 'Change goal');
    await page.getByRole('textbox', { name: 'In your own words' }).fill('Help my sister');
    await page.keyboard.press('Enter');
    await press(page, 'It’s new to me');
    await page.getByRole('spinbutton', { name: 'Minutes per week' }).fill('90');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /, as you wrote$/ })).toBeVisible();
    await press(page, 'In a month');
    await expect(question(page, 'That’s all I need.')).toBeFocused();
  });

  await test.step('a plan that could not be made is asked for again, and made once', async () => {
    await failOnce(page, '**/api/llm/generate-learning-plan');
    await press(page, 'Make my plan');
    await expect(page.getByRole('alert')).toContainText('Failed to generate learning plan');
    await press(page, 'Try again');
    await expect(page).toHaveURL(/\/goal-setting\?plan=/);
    await expect(question(page, 'Fractions')).toBeVisible();
    await expect(page.getByText(/Goal: Help my sister · It’s new to me · 1 h 30 min a week/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Arithmetic p\. \d+$/ }).first()).toHaveAttribute(
      'href',
      /^\/pdf-viewer\/starter\/arithmetic#page=\d+$/,
    );
  });

  await test.step('the module with the next step is open, the others fold', async () => {
    const modules = page.getByRole('list', { name: 'Plan for Fractions' }).getByRole('heading', { level: 3 });
    await expect(modules.getByRole('button', { expanded: true })).toHaveCount(1);
    await expect(page.locator('[aria-current=step]')).toContainText('Next step');
    const last = modules.last().getByRole('button');
    await last.click();
    await expect(page.getByRole('group', { name: 'Review 1, 2 days later' })).toBeVisible();
    await last.click();
    await expect(page.getByRole('group', { name: 'Review 1, 2 days later' })).toBeHidden();
  });

  const steps = page.getByRole('group');
  const first = (await steps.nth(0).getAttribute('aria-label')) ?? '';
  const second = (await steps.nth(1).getAttribute('aria-label')) ?? '';

  await test.step('steps are ticked, moved by keyboard, changed, added and taken away', async () => {
    await page.getByRole('checkbox', { name: `Done: ${first}` }).check();
    await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
    await page.getByRole('checkbox', { name: `Done: ${second}` }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(steps.nth(0)).toHaveAccessibleName(second);
    await expect(page.getByText(/^Moved to 1 of \d+ in /)).toBeAttached();
    await expect(page.getByRole('checkbox', { name: `Done: ${second}` })).toBeFocused();

    await press(page, `Options for “${second}”`);
    await expect(page.getByRole('menuitem', { name: 'Live lesson' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Edit title or time' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Fold a paper in halves');
    await page.getByRole('spinbutton', { name: 'Minutes' }).fill('25');
    await page.keyboard.press('Enter');
    await expect(step(page, 'Fold a paper in halves')).toContainText('25 min');

    const add = page.getByRole('button', { name: 'Add a step' }).first();
    await add.click();
    await page.keyboard.press('Escape');
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'What will you do?' }).fill('Bake half a cake');
    await page.keyboard.press('Enter');
    await expect(step(page, 'Bake half a cake')).toContainText('Your own · 15 min');

    await press(page, 'Options for “Bake half a cake”');
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(step(page, 'Bake half a cake')).toBeHidden();
    await press(page, 'Undo');
    await expect(step(page, 'Bake half a cake')).toBeVisible();

    await press(page, `Options for “Bake half a cake”`);
    await page.getByRole('menuitem', { name: 'Leave out' }).click();
    await expect(step(page, 'Bake half a cake')).toContainText('Left out.');
    await saved(page);
  });

  await test.step('everything is there again, on a phone as well', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(steps.nth(0)).toHaveAccessibleName('Fold a paper in halves');
    await expect(page.getByRole('checkbox', { name: `Done: ${first}` })).toBeChecked();
    await expect(step(page, 'Bake half a cake')).toContainText('Left out.');
    await expectFits(page);
    await expectAccessible(page);
  });

  await test.step('the calendar file has a day for each step', async () => {
    await press(page, 'Calendar');
    const dialog = page.getByRole('dialog', { name: 'Add it to your calendar' });
    await dialog.getByRole('checkbox', { name: 'Saturday' }).check({ force: true });
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download calendar file' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('studia-fractions.ics');
    const file = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
    expect(file).toContain('SUMMARY:Fold a paper in halves (25 min)\r\n');
    expect(file).not.toContain('Bake half a cake');
    await page.keyboard.press('Escape');
    await saved(page);
  });

  await test.step('a session begins with the next step, as words for the tutor', async () => {
    await failOnce(page, '**/api/working-session/save');
    await press(page, 'Start a session');
    await expect(page.getByText('Failed to save working session')).toBeVisible();
    await press(page, 'Start a session');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(
      /^I want to work on “Fold a paper in halves”.* I have 25 minutes\. Where do I begin\?$/,
    );
  });

  await test.step('a plan is found again in the list, and goes when it is deleted', async () => {
    await page.goto('/goal-setting');
    await expect(page.getByText(/^1 of \d+ steps done · ready by /)).toBeVisible();
    await press(page, 'Delete the plan “Fractions”');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'Your plans' })).toBeHidden();
  });
});

test('an exercise typed at home can be worked on at once', async ({ page, student }) => {
  expect(student.email).not.toBe('');
  await page.goto('/');
  const box = page.getByRole('textbox', { name: 'What do you want to learn?' }).first();
  await box.fill('Solve 2x + 3 = 11');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/goal-setting');
  await expect(question(page, 'This looks like an exercise')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Work on it now with the tutor');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('Solve 2x + 3 = 11');
});

test('two windows with one plan do not undo each other, and a topic outside the books says so', async ({
  page,
  context,
  student,
}) => {
  expect(student.email).not.toBe('');
  await page.goto('/goal-setting');
  await page.getByRole('textbox', { name: 'Your topic' }).fill('Play the guitar');
  await page.keyboard.press('Enter');
  await press(page, 'Make the plan now');
  await expect(page.getByText(/^None of the books here cover this topic/).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('checkbox').first().check();
  await saved(other);
  await page.getByRole('checkbox').nth(1).check();
  await expect(page.getByRole('alert')).toContainText('This plan was changed in another window.');
  await press(page, 'Reload');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByRole('checkbox').nth(1)).not.toBeChecked();
  await page.goto('/goal-setting?plan=01948b3c-7d5e-7abc-9def-0123456789ab');
  await expect(page.getByRole('alert')).toContainText('This plan no longer exists.');
});
