import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectFits } from './look.ts';
import { ask, composer, entries, sidebar } from './page-parts.ts';
import { withSpeech } from './speech.ts';
import { codeFor, newEmail, test } from './student.ts';

/** Waits until so many messages stand there and the tutor is silent. */
const expectAnnouncement = async (page: Page, count: number): Promise<void> => {
  await expect(entries(page)).toHaveCount(count);
  await expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible();
};

test('a conversation lives: asked, copied, edited, answered again, quizzed, ended, deleted', async ({
  page,
  student,
}) => {
  expect(student.session.user.verified).toBe(true);
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/create-session')) made.push(request.url());
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard');
  await expect(page.getByText('Built-in tutor')).toBeVisible();
  await page.getByRole('radio', { name: 'Just explain' }).check({ force: true });
  await composer(page).fill('Half a thou');
  expect(made).toEqual([]);
  await page.reload();
  await expect(composer(page)).toHaveValue('Half a thou');
  await expect(page.getByRole('radio', { name: 'Just explain' })).toBeChecked();
  await page.getByRole('radio', { name: 'Guide me' }).check({ force: true });

  await page.getByRole('button', { name: 'Solve 2x + 3 = 11 with me' }).click();
  await expectAnnouncement(page, 2);
  await expect(composer(page)).toHaveValue('Half a thou');
  expect(made).toHaveLength(1);
  expect(new URL(page.url()).searchParams.has('session_id')).toBe(true);
  const answer = entries(page).nth(1);
  await answer.hover();
  await answer.getByRole('button', { name: 'Copy' }).click();
  await expect(answer.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('What have you tried, or what would you do first?');

  await ask(page, 'What is photosynthesis?');
  await expect(composer(page)).toHaveValue('');
  await expectAnnouncement(page, 4);
  const first = entries(page).first();
  await first.hover();
  await first.getByRole('button', { name: 'Edit and send again' }).click();
  await first.getByLabel('Edit your message').fill('What is 3 + 4 × 2?');
  await first.getByRole('button', { name: 'Send again' }).click();
  await expectAnnouncement(page, 2);
  await expect(entries(page).nth(1)).toContainText('Let’s work out 3 + 4 × 2 one step at a time.');

  await page.getByRole('button', { name: 'Answer again' }).click();
  await expectAnnouncement(page, 2);
  await page.getByRole('button', { name: 'Quiz me on this' }).click();
  await expect(page).toHaveURL(/\/quiz\/new\?conversation=/);
  await expect(page.getByRole('button', { name: 'Start the quiz' })).toBeVisible();
  await page.goBack();
  await expectAnnouncement(page, 2);
  await page.reload();
  await expectAnnouncement(page, 2);
  await expect(entries(page).first()).toContainText('What is 3 + 4 × 2?');
  expect(made).toHaveLength(1);
  await expectAccessible(page);

  const newLearning = page.getByRole('button', { name: 'New Learning' });
  const question = page.getByRole('alertdialog', { name: 'Start a new learning session?' });
  await newLearning.click();
  await expect(question).toContainText(
    'Starting a new learning session will end your current conversation. Are you sure you want to continue?',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(entries(page)).toHaveCount(2);
  await newLearning.click();
  await question.getByRole('button', { name: 'Start new' }).click();
  await expect(page.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible();

  await sidebar(page).getByRole('link', { name: 'What is 3 + 4 × 2?' }).click();
  await expect(page.getByText('This conversation has ended.')).toBeVisible();
  await expect(composer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Start a new one' }).click();
  await expect(page.getByRole('heading', { name: 'What are we working on today, Ada?' })).toBeVisible();
  await ask(page, 'What is 2 + 2?');
  await expectAnnouncement(page, 2);
  const line = sidebar(page).getByRole('listitem').filter({ hasText: 'What is 2 + 2?' });
  await line.hover();
  await line.getByRole('button', { name: 'Delete “What is 2 + 2?”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(entries(page)).toHaveCount(0);
});

test('messages wait while there is no connection, can be taken back, and are sent in order', async ({
  page,
  context,
  student,
}) => {
  expect(student.session.user.verified).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard');
  await expect(page.getByText('Built-in tutor')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  for (const words of ['What is 2 + 3?', 'What is 4 + 5?', 'Forget this']) await ask(page, words);
  await expect(entries(page).getByText('Will be sent when you’re back')).toHaveCount(3);
  await expectFits(page);
  await entries(page).last().getByRole('button', { name: 'Cancel sending' }).click();
  await expect(composer(page)).toHaveValue('Forget this');
  await composer(page).fill('');
  await context.setOffline(false);
  await expectAnnouncement(page, 4);
  await expect(entries(page).nth(0)).toContainText('2 + 3');
  await expect(entries(page).nth(2)).toContainText('4 + 5');

  await context.setOffline(true);
  await ask(page, 'What is 7 + 8?');
  await expect(entries(page).getByText('Will be sent when you’re back')).toHaveCount(1);
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  const sent = later.waitForResponse('**/api/llm/send-message');
  await later.goto('/my-notes');
  expect((await sent).status()).toBe(200);
  await sidebar(later).getByRole('link', { name: 'What is 2 + 3?' }).click();
  await expectAnnouncement(later, 6);
  await expect(entries(later).nth(4)).toContainText('What is 7 + 8?');
});

const FILES = '00000000-0000-4000-8000-00000000000';

test('files are added by button, paste and drag, and words by voice, on a phone too', async ({
  page,
  student,
}) => {
  expect(student.session.user.verified).toBe(true);
  await withSpeech(page);
  let uploads = 0;
  await page.route('**/api/upload', async (route, request) => {
    uploads += 1;
    if (uploads === 2) return route.fulfill({ status: 500, body: '{}' });
    const name = /filename="([^"]+)"/.exec(request.postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? '';
    expect(request.headers()['authorization']).toMatch(/^Bearer /);
    const file = { id: `${FILES}${uploads}`, filename: name, file_size: 2_400, mime_type: 'image/png' };
    return route.fulfill({ json: { success: true, files: [file] } });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard');
  await composer(page).fill('Look:');
  await page.getByRole('button', { name: 'Speak instead of typing' }).click();
  await page.waitForFunction(() => window.speech?.listening);
  await page.evaluate(() => window.speech.hear('what is this', true));
  await expect(composer(page)).toHaveValue('Look: what is this');
  await page.getByRole('button', { name: 'Speak instead of typing' }).click();
  await page.waitForFunction(() => window.speech?.listening);
  await page.evaluate(() => window.speech.fail('no-speech'));
  const problem = page.getByRole('alert').filter({ hasText: 'No speech detected. Please try again.' });
  await problem.getByRole('button', { name: 'Dismiss' }).click();

  const tray = page.getByRole('list', { name: 'Files for this message' });
  const picture = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Add files' }).click(),
  ]);
  await chooser.setFiles([picture]);
  await expect(tray.locator('img')).toHaveJSProperty('naturalWidth', 1);
  await give(page, 'paste', ['notes.txt']);
  await expect(tray.getByText('Failed to upload files')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await tray.getByRole('button', { name: 'Upload notes.txt again' }).click();
  await expect(tray.getByText('Failed to upload files')).toBeHidden();
  await give(page, 'drop', ['a.txt', 'b.txt', 'c.txt', 'd.txt']);
  await expect(tray.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByText('You can attach up to 5 files to a message.')).toBeVisible();
  for (const name of ['b.txt', 'c.txt']) await tray.getByRole('button', { name: `Remove ${name}` }).click();
  await expectAccessible(page);
  await expectFits(page);

  const sent = page.waitForRequest('**/api/llm/send-message');
  await page.getByRole('button', { name: 'Send' }).click();
  const body = (await sent).postDataJSON() as { attachments: unknown; style: string };
  expect(body).toMatchObject({
    attachments: [{ id: `${FILES}1` }, { id: `${FILES}3` }, { id: `${FILES}4` }],
    style: 'guide',
  });
  await expect(entries(page).first().getByText('page.png')).toBeVisible();
  await expect(tray.getByRole('button')).toHaveCount(0);
  await expect(composer(page)).toHaveValue('');
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Hands files to the composer as the browser would after a paste, or to the page after a drag. */
const give = (page: Page, how: 'paste' | 'drop', names: string[]) =>
  composer(page).evaluate(
    (box, [event, files]) => {
      const data = new DataTransfer();
      for (const name of files) data.items.add(new File(['words'], name, { type: 'text/plain' }));
      const init = { bubbles: true, cancelable: true };
      if (event === 'paste') box.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }));
      else
        for (const type of ['dragenter', 'dragover', 'drop'])
          box.dispatchEvent(new DragEvent(type, { ...init, dataTransfer: data }));
    },
    [how, names] as const,
  );

test('a visitor’s lesson moves into the account of who signs in, and ends with a page that is left', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await page.getByLabel('Your answer').fill('8');
  await page.getByLabel('Your answer').press('Enter');
  await expect(page.getByLabel('Your answer')).toHaveValue('');
  const [session] = await page.evaluate(
    () => JSON.parse(localStorage.getItem('visitor_sessions') ?? '[]') as string[],
  );
  const history = async () =>
    (await (await request.get(`/api/llm/conversation-history?session_id=${session}`)).json()) as object;
  expect(await history()).toMatchObject({ session_ended: false });
  await page.reload();
  await expect.poll(history).toMatchObject({ session_ended: true });

  const email = newEmail();
  const password = 'Correct-horse-7';
  const body = { email, password, options: { data: { full_name: 'Ada Lovelace' } } };
  await request.post('/auth/signup', { data: body });
  await request.post('/auth/send-verification-code', { data: { email } });
  await request.post('/auth/verify-code', { data: { email, code: await codeFor(request, email) } });
  await page.getByRole('button', { name: 'Login' }).click();
  const modal = page.getByRole('dialog', { name: 'Welcome!' });
  await modal.getByLabel('Email').fill(email);
  await modal.getByLabel('Password', { exact: true }).fill(password);
  const claimed = page.waitForResponse('**/api/llm/claim-sessions');
  await modal.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect(await (await claimed).json()).toEqual({ success: true, claimed: 1 });
  expect(await page.evaluate(() => localStorage.getItem('visitor_sessions'))).toBeNull();
});
