import { expect, type Page } from '@playwright/test';
import type { Session } from '@studia/contract/auth';
import { expectAccessible } from './accessible.ts';
import { expectFits } from './look.ts';
import { test } from './student.ts';

const card = (front: string, subject = 'History') => ({
  kind: 'basic',
  front,
  back: `About ${front}`,
  subject,
});

/** Adds cards as the student would, only faster. */
const addCards = async (page: Page, { access_token }: Session, fronts: readonly string[]): Promise<void> => {
  const answer = await page.request.post('/api/review/cards', {
    headers: { authorization: `Bearer ${access_token}` },
    data: { cards: fronts.map((front) => card(front)) },
  });
  expect(answer.status()).toBe(200);
};

test('a review day: cards of a chapter, answered by keyboard, offline in the middle', async ({
  page,
  student,
}) => {
  expect(student.email).not.toBe('');
  await page.goto('/review');
  await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible();
  await page.goto('/review/cards');
  await expect(page.getByText('You have no cards yet.')).toBeVisible();
  await page.getByLabel('Search your cards').fill('moth');
  await expect(page.getByText('No cards match.')).toBeVisible();

  await test.step('a chapter becomes cards with one press', async () => {
    await page.goto('/learn/biology/0');
    await page.getByRole('button', { name: 'Make cards of this chapter' }).click();
    await expect(page.getByText(/^\d+ cards made\. They’re waiting in Review\.$/)).toBeVisible();
    await page.goto('/review');
    await expect(page.getByRole('region', { name: 'Today' })).toContainText('10 new cards');
    await expectAccessible(page);
  });

  await test.step('an old link to a page that the list no longer has shows its last one', async () => {
    await page.goto('/review/cards?page=99');
    await expect(page.getByText(/^1–(\d+) of \1$/)).toBeVisible();
    await expect(page).toHaveURL(/\/review\/cards$/);
    await page.goto('/review');
  });

  await test.step('Space shows the answer, a number grades it, U takes it back', async () => {
    await page.getByRole('link', { name: 'Start reviewing' }).press('Enter');
    await expect(page.getByText('10 left')).toBeVisible();
    const question = (await page.getByRole('region', { name: 'Question' }).textContent()) ?? '';
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name: 'Answer' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Good, comes back in 10 min$/ })).toBeFocused();
    await page.keyboard.press('4');
    await expect(page.getByText('9 left')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Question' })).not.toHaveText(question);
    await page.keyboard.press('u');
    await expect(page.getByText('10 left')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Question' })).toHaveText(question);
    await page.keyboard.press('4');
    await expect(page.getByText('9 left')).toBeVisible();
  });

  await test.step('a card is rewritten where it stands', async () => {
    await page.keyboard.press('e');
    const form = page.getByRole('dialog', { name: 'Edit card' });
    await form.getByLabel('Question').fill('What is it, **in short**?');
    await form.getByRole('button', { name: 'Save card' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('region', { name: 'Question' })).toHaveText('What is it, in short?');
  });

  await test.step('answers given offline are kept, and sent when the connection is back', async () => {
    await page.context().setOffline(true);
    for (const left of ['8 left', '7 left', '6 left']) {
      await page.keyboard.press('Space');
      await page.keyboard.press('4');
      await expect(page.getByText(left)).toBeVisible();
    }
    await expect(page.getByText(/^You’re offline\. \d answers are saved here/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/^You’re offline/)).toBeHidden();
  });

  await test.step('whoever stops sees what was done', async () => {
    await page.getByRole('button', { name: 'Finish for now' }).click();
    await expect(page.getByText('4 answers, 4 remembered.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to review' }).click();
    await expect(page.getByRole('region', { name: 'Today' })).toContainText('6 new cards');
    await expect(page.getByText('4 answers so far today')).toBeVisible();
  });
});

test('on a phone a card is turned by a tap and graded with a thumb', async ({ page, student }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await addCards(page, student.session, ['the Bastille', 'the Tennis Court Oath']);
  await page.goto('/review');
  await expectFits(page);
  await page.getByRole('link', { name: 'Start reviewing' }).click();
  await page.getByRole('region', { name: 'Question' }).click();
  const easy = page.getByRole('button', { name: /^Easy, comes back in \d+ days$/ });
  await expect(easy).toBeInViewport();
  expect((await easy.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await expectFits(page);
  await expectAccessible(page);
  await easy.click();
  await expect(page.getByText('1 left')).toBeVisible();
  await page.getByRole('button', { name: 'More for this card' }).click();
  await page.getByRole('menuitem', { name: 'Suspend card' }).click();
  await expect(page.getByRole('heading', { name: 'That’s it for now' })).toBeVisible();
  await page.goto('/review/cards?show=suspended');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expectFits(page);
});

test('cards go to Anki and come back', async ({ page, student }) => {
  await addCards(page, student.session, ['the Bastille', 'the Tennis Court Oath']);
  await page.goto('/review/cards');
  await page.getByLabel('Search your cards').fill('tennis');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.goto('/review');
  await page.getByRole('button', { name: 'Import or export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Anki package' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('studia-cards.apkg');
  await page.keyboard.press('Escape');

  await page.goto('/review/cards');
  await page.getByRole('button', { name: 'More for: the Bastille' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);

  await page.goto('/review');
  await page.getByRole('button', { name: 'Import or export' }).click();
  await page.getByLabel('Choose a file').setInputFiles(await file.path());
  await expect(page.getByText('1 card added, 1 already here.')).toBeVisible();
  await page.getByRole('button', { name: 'Import or export' }).click();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'x.apkg', mimeType: '', buffer: Buffer.from('PK no') });
  await expect(page.getByText(/^x\.apkg: We can’t read this file\./)).toBeVisible();
});
