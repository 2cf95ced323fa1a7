import { fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectFits } from './look.ts';
import { ask, composer, entries } from './page-parts.ts';
import { pdfOf } from './pdf-file.ts';
import { withoutRecognition } from './speech.ts';
import { test, type Student } from './student.ts';

const SPOKEN = join(tmpdir(), `studia-dictation-${process.pid}.wav`);
const ENGINE = fileURLToPath(new URL('../dist/server/speech-engine.js', import.meta.url));

test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    chromiumSandbox: false,
    args: [
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${SPOKEN}`,
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
});

/** A sentence as the product's own quick voice says it, with silence after it: the fake microphone plays it again and again. */
const speakIntoFile = async (text: string): Promise<void> => {
  const engine = fork(ENGINE, ['quick'], { serialization: 'advanced' });
  const spoken = new Promise<Uint8Array>((resolve, reject) => {
    engine.on('message', (report: { type: string; audio?: Uint8Array; reason?: string }) => {
      if (report.type === 'ready')
        engine.send({ type: 'speak', text, voice: 'slt', speed: 1, format: 'wav' });
      else if (report.type === 'clip' && report.audio) resolve(report.audio);
      // It lives on after that, and nobody would wait for what it will not say.
      else reject(new Error(report.reason ?? `the voice answered “${report.type}”`));
    });
    engine.on('exit', () => reject(new Error('the voice ended before it had spoken')));
  });
  // As long as it lives, the worker of this walk can't end.
  const audio = await spoken.finally(() => engine.kill());
  const wav = Buffer.concat([audio, Buffer.alloc(16_000 * 2 * 5)]);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.writeUInt32LE(wav.length - 44, 40);
  await writeFile(SPOKEN, wav);
};

const asStudent = ({ session }: Student) => ({
  headers: { authorization: `Bearer ${session.access_token}` },
});

const player = (page: Page) => page.getByRole('region', { name: 'Read aloud' });
const nextClip = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => response.url().endsWith('/api/voice/speak'));
/** Those that come next are fetched meanwhile, so the first may not be the first to arrive. */
const clipOf = (page: Page, text: string | null): Promise<Response> =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/voice/speak') &&
      (response.request().postDataJSON() as { text: string }).text === text,
  );

/** How long a clip is and how loud, as the browser itself decodes it. */
const decoded = async (page: Page, clip: Response): Promise<{ seconds: number; loudness: number }> => {
  expect(clip.status()).toBe(200);
  // The page has taken its own copy; the same sentence again is the same clip.
  const request = clip.request();
  const again = await page.request.post(request.url(), {
    headers: { authorization: request.headers()['authorization'] ?? '' },
    data: request.postDataJSON() as object,
  });
  expect(again.status()).toBe(200);
  const bytes = Array.from(await again.body());
  return page.evaluate(async (content) => {
    const context = new AudioContext();
    const sound = await context.decodeAudioData(new Uint8Array(content).buffer);
    const samples = sound.getChannelData(0);
    const energy = samples.reduce((sum, one) => sum + one * one, 0);
    return { seconds: sound.duration, loudness: Math.sqrt(energy / samples.length) };
  }, bytes);
};

const marked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('read-aloud') ?? [];
    return range instanceof Range ? range.toString() : '';
  });

/**
 * Speaks until the words are written. On a busy machine the fake microphone leaves out pieces of what it plays, and what is
 * left sounds like other words; it goes on saying the same sentence, as somebody does who was misheard.
 */
const dictate = async (
  page: Page,
  written: () => Promise<string>,
  ...meanwhile: Locator[]
): Promise<void> => {
  const start = page.getByRole('button', { name: 'Speak instead of typing' });
  await expect(async () => {
    const before = await written();
    await start.click();
    for (const shown of meanwhile) await expect(shown).toBeVisible();
    await expect.poll(written, { timeout: 90_000 }).not.toBe(before);
    await expect(start).toBeVisible();
    expect(await written()).toMatch(/light into sugar/i);
  }).toPass({ timeout: 300_000 });
};

test('a student is read to, chooses how, and speaks instead of typing', async ({ page, student }) => {
  test.slow();
  await speakIntoFile('Plants turn light into sugar.');
  await withoutRecognition(page);
  await page.goto('/dashboard');

  await test.step('an answer is read aloud by a voice of ours, and the sentence is marked', async () => {
    await ask(page, 'What is photosynthesis?');
    await expect(entries(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible();
    const answer = entries(page).nth(1);
    await answer.hover();
    const clip = nextClip(page);
    await answer.getByRole('button', { name: 'Read aloud' }).click();
    const { seconds, loudness } = await decoded(page, await clip);
    expect(seconds).toBeGreaterThan(0.5);
    expect(loudness).toBeGreaterThan(0.01);
    await expect.poll(() => marked(page)).not.toBe('');
    await expect(answer).toContainText((await marked(page)).trim().slice(0, 20));
  });

  await test.step('it goes on by itself, can be paused, moved and made faster, and stopped', async () => {
    const first = await marked(page);
    await expect.poll(() => marked(page)).not.toBe(first);
    await player(page).getByRole('button', { name: 'Pause' }).click();
    const paused = await marked(page);
    await player(page).getByRole('button', { name: 'Previous sentence' }).click();
    await expect.poll(() => marked(page)).not.toBe(paused);
    await player(page).getByRole('button', { name: 'Speed: 1×. Change it' }).click();
    await expect(player(page).getByRole('button', { name: 'Speed: 1.25×. Change it' })).toBeVisible();
    await expectAccessible(page, '.read-aloud-bar');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await player(page).getByRole('button', { name: 'Stop reading' }).press('Enter');
    await expect(player(page)).toHaveCount(0);
    expect(await marked(page)).toBe('');
  });

  await test.step('what is said is written down by our own listener, with a level while it is heard', async () => {
    const level = page.locator('[data-level]');
    await dictate(page, () => composer(page).inputValue(), page.getByText('Listening…'), level);
  });

  await test.step('a page of a book is read too', async () => {
    await page.goto('/pdf-viewer/starter/biology#page=4');
    await expect(page.locator('[data-page-number="4"] p').first()).toBeVisible();
    const clip = nextClip(page);
    await page.getByRole('button', { name: 'Read this page aloud' }).click();
    expect((await decoded(page, await clip)).seconds).toBeGreaterThan(0.3);
    await expect.poll(() => marked(page)).not.toBe('');
  });

  await test.step('so is a printed page: sentences go on over its lines, and words that were cut at their ends are whole', async () => {
    const buffer = pdfOf([['Leaves make sugar by photo-', 'synthesis, while light', 'falls on them.']]);
    const brought = await page.request.post('/api/library/books', {
      ...asStudent(student),
      multipart: { files: { name: 'Leaves.pdf', mimeType: 'application/pdf', buffer } },
    });
    const id = ((await brought.json()) as { books: { id: string }[] }).books[0]?.id ?? '';
    const isReadable = async () => {
      const answer = await page.request.get(`/api/library/books/${id}`, asStudent(student));
      return ((await answer.json()) as { book: { readable: boolean } }).book.readable;
    };
    await expect.poll(isReadable).toBe(true);
    await page.goto(`/pdf-viewer/own/${id}`);
    await expect(page.locator('[data-page-number="1"] .textLayer span').first()).toBeVisible();
    const clip = clipOf(page, 'Leaves make sugar by photosynthesis, while light falls on them.');
    await page.getByRole('button', { name: 'Read this page aloud' }).click();
    expect((await decoded(page, await clip)).loudness).toBeGreaterThan(0.01);
    await expect.poll(() => marked(page)).toContain('falls on them.');
  });

  await test.step('so is an idea of a lesson, from its heading on', async () => {
    await page.goto('/learn/biology/1');
    const title = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
    const clip = clipOf(page, title);
    await page.getByRole('button', { name: 'Read aloud' }).click();
    await clip;
    await expect.poll(() => marked(page)).not.toBe('');
    expect((await decoded(page, await clip)).seconds).toBeGreaterThan(0.3);
    // One block ends before the next begins.
    await player(page).getByRole('button', { name: 'Next sentence' }).click();
    await expect.poll(() => marked(page)).toMatch(/[.!?]$/);
    expect(await marked(page)).not.toMatch(/[.!?]\p{Lu}/u);
  });

  await test.step('so is a note; and what is said is written where its cursor stands', async () => {
    const made = await page.request.post('/api/notes', {
      ...asStudent(student),
      data: { title: 'Leaves', content: 'Leaves are green.\n\nRoots are not.' },
    });
    const id = ((await made.json()) as { note: { id: string } }).note.id;
    await page.goto(`/view-note/${id}`);
    const clip = clipOf(page, 'Leaves are green.');
    await page.getByRole('button', { name: 'Read aloud' }).click();
    await clip;
    await expect.poll(() => marked(page)).toMatch(/^(Leaves are green|Roots are not)\.$/);
    expect((await decoded(page, await clip)).loudness).toBeGreaterThan(0.01);

    await page.goto(`/my-notes/${id}`);
    const note = page.getByRole('textbox', { name: 'Note', exact: true });
    await note.getByText('Roots are not.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' ');
    await dictate(page, () => note.innerText(), page.locator('[data-level]'));
    await expect(note).toContainText(/Roots are not\. .*light into sugar/i);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('settings offer voices and speed, and take the buttons away', async () => {
    await page.goto('/settings');
    const voices = page.getByRole('combobox', { name: 'Voice' });
    await expect(voices.getByRole('option', { name: 'Heart (American, natural)' })).toBeAttached();
    await voices.selectOption({ label: 'Robert (American, quick)' });
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/voice/speak'));
    await page.getByRole('button', { name: 'Listen to a sample' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ voice: 'quick-robert' });
    await page.getByRole('checkbox', { name: 'Show read-aloud buttons' }).uncheck();
    await page.goto('/dashboard');
    await ask(page, 'What is a cell?');
    await expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible();
    await entries(page).nth(1).hover();
    await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
  });
});
