import { expect, type Page } from '@playwright/test';
import { expectPartAccessible } from './look.ts';
import { withoutRecognition, withSpeech } from './speech.ts';
import { testAsStudent as test } from './student.ts';

const tile = (page: Page) => page.getByRole('region', { name: 'Chat based Learning' });
const speak = (page: Page) => tile(page).getByRole('button', { name: 'Speak instead of typing' });
const stop = (page: Page) => tile(page).getByRole('button', { name: 'Stop listening' });
const box = (page: Page) => tile(page).getByLabel('What do you want to learn?');

const listen = async (page: Page): Promise<void> => {
  await speak(page).click();
  await expect(tile(page).getByText('Listening…')).toBeVisible();
  await page.waitForFunction(() => window.speech?.listening);
};

const ERRORS = [
  ['no-speech', 'No speech detected. Please try again.'],
  ['audio-capture', 'No microphone found or audio capture failed.'],
  ['not-allowed', 'Microphone access denied. Please allow microphone access.'],
  ['network', 'Network error occurred during voice recognition.'],
  ['aborted', 'Voice recognition was aborted.'],
  ['language-not-supported', 'Voice recognition error: language-not-supported'],
  [undefined, 'Voice recognition error occurred'],
] as const;

const BEFORE = [
  [
    { microphone: 'NotAllowedError' },
    'Microphone access denied. Please allow microphone access and try again.',
  ],
  [{ microphone: 'NotFoundError' }, 'No microphone found or audio capture failed.'],
  [{ startFails: true }, 'Failed to start voice recognition. Please check your browser settings.'],
] as const;

test('words are spoken instead of typed, and what goes wrong is told', async ({ page }) => {
  await withSpeech(page);
  await page.goto('/');

  await test.step('what is said in en-US is shown while it is heard, and ends on a result', async () => {
    await box(page).fill('Teach me');
    await listen(page);
    expect(await page.evaluate(() => window.speech.lang)).toBe('en-US');
    await page.evaluate(() => window.speech.hear('the chain', false));
    await expect(tile(page).getByText('the chain', { exact: true })).toBeVisible();
    await page.evaluate(() => window.speech.hear('the chain rule', true));
    await expect(box(page)).toHaveValue('Teach me the chain rule');
    await expect(speak(page)).toBeVisible();
    expect(await page.evaluate(() => window.speech.listening)).toBe(false);
  });

  await test.step('the button toggles between listening and idle', async () => {
    await listen(page);
    await stop(page).click();
    await expect(speak(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(tile(page).getByRole('alert')).toHaveCount(0);
    await listen(page);
    await stop(page).click();
    await expect(speak(page)).toBeVisible();
  });

  await test.step('every error ends the listening and is told in a red box that can be dismissed', async () => {
    const problem = tile(page).getByRole('alert');
    for (const [code, sentence] of ERRORS) {
      await listen(page);
      await page.evaluate((error) => window.speech.fail(error), code);
      await expect(problem).toHaveText(sentence);
      await expect(speak(page)).toBeVisible();
    }
    const bad = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--bad)';
      return getComputedStyle(probe).color;
    });
    await expect(problem).toHaveCSS('color', bad);
    await expectPartAccessible(page, '[role=alert]');
    await problem.getByRole('button', { name: 'Dismiss' }).click();
    await expect(problem).toHaveCount(0);
  });

  await test.step('a refused microphone, none at all and a failed start are told before anything is heard', async () => {
    for (const [script, sentence] of BEFORE) {
      await page.evaluate((next) => (window.speechScript = next), script);
      await speak(page).click();
      await expect(tile(page).getByRole('alert')).toHaveText(sentence);
      await expect(speak(page)).toHaveAttribute('aria-pressed', 'false');
    }
  });

  await test.step('a browser without recognition of its own has the button disabled, and says why', async () => {
    await withoutRecognition(page);
    await page.reload();
    await expect(speak(page)).toBeDisabled();
    await speak(page).click({ force: true });
    await expect(tile(page).getByRole('alert')).toHaveText(
      'Speech recognition is not supported in this browser. Please use Chrome, Edge, or Safari.',
    );
  });
});
