import { readFile } from 'node:fs/promises';
import { expect, test as plain, type APIRequestContext, type Page } from '@playwright/test';
import type { Podcast } from '@studia/contract/podcast';
import { expectAccessible } from './accessible.ts';
import { expectFits } from './look.ts';
import { freePort, startProduct } from './product.ts';
import { makeVerifiedStudent, test } from './student.ts';

const CHAPTER = '/podcast/chapter/biology~2';

/** The podcast about something, through the calls. */
const podcastOf = async (
  request: APIRequestContext,
  token: string,
  source: string,
): Promise<Podcast | null> => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/podcasts/about/${source}`, { headers });
  return ((await answer.json()) as { podcast: Podcast | null }).podcast;
};

/** What a browser hears in a file: how long it is, and how loud. */
const transcriptOf = (page: Page, file: Buffer) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const sound = await new AudioContext().decodeAudioData(bytes.buffer);
    const samples = sound.getChannelData(0);
    const loud = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    return { seconds: sound.duration, loud: Math.sqrt(loud) };
  }, file.toString('base64'));

const position = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Position' }).inputValue());

declare global {
  interface Window {
    /** What the page does when a key of the keyboard, of headphones or of the locked screen is pressed. */
    mediaKeys: Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;
    /** What it plays. */
    sound: HTMLAudioElement;
  }
}

const catchMediaKeys = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.mediaKeys = {};
    navigator.mediaSession.setActionHandler = (action, handler) => {
      if (handler) window.mediaKeys[action] = handler;
    };
    const Real = window.Audio;
    window.Audio = class extends Real {
      constructor() {
        super();
        window.sound = this;
      }
    };
  });
};

const pressMediaKey = (page: Page, action: MediaSessionAction): Promise<void> =>
  page.evaluate((key) => window.mediaKeys[key]?.({ action: key }), action);

test('a podcast is made, heard while it is recorded, followed, taken along and deleted', async ({
  page,
  request,
  student,
}) => {
  test.slow();
  const token = student.session.access_token;
  await catchMediaKeys(page);
  await page.goto(CHAPTER);

  await test.step('length and voices are chosen by keyboard, and what it takes is said before', async () => {
    await expect(
      page.getByRole('heading', { level: 1, name: 'Photosynthesis and respiration' }),
    ).toBeVisible();
    await page.getByRole('radio', { name: 'Quick' }).press('Space');
    await page.getByRole('radio', { name: '5 minutes' }).press('Space');
    await expect(page.getByText(/^You can start listening after about \d+ seconds\./)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Make the podcast' }).press('Enter');
  });

  await test.step('it plays by key as soon as its first line is recorded, and the transcript goes along', async () => {
    await expect(page.getByRole('button', { name: /^Play from here: / }).first()).toBeVisible({
      timeout: 180_000,
    });
    await page.locator('body').press('k');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.poll(() => position(page), { timeout: 180_000 }).toBeGreaterThan(1);
    await expect(page.locator('li[aria-current]')).toHaveCount(1);
  });

  await test.step('every line becomes sound that a browser decodes: as long as it says, and not silent', async () => {
    await expect
      .poll(async () => (await podcastOf(request, token, 'chapter/biology~2'))?.state, { timeout: 400_000 })
      .toBe('done');
    const podcast = await podcastOf(request, token, 'chapter/biology~2');
    if (!podcast) throw new Error('There is no podcast.');
    expect(podcast.lines.every(({ state }) => state === 'done')).toBe(true);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.get(`/api/podcasts/${podcast.id}/audio?from=0&to=6`, { headers });
    const { seconds, loud } = await transcriptOf(page, await answer.body());
    const secondsBefore = podcast.lines.slice(0, 7).reduce((sum, line) => sum + line.seconds, 0);
    expect(Math.abs(seconds - secondsBefore)).toBeLessThan(0.5);
    expect(loud).toBeGreaterThan(0.01);
  });

  await test.step('a tap on a line goes there, and keys skip and change the speed', async () => {
    const line = page.getByRole('button', { name: /^Play from here: / }).nth(12);
    await line.click();
    await expect(page.locator('li[aria-current]')).toHaveAttribute('data-line', '12');
    // While it stands still, only the keys move it.
    await page.locator('body').press('k');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    const before = await position(page);
    await page.locator('body').press('l');
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(before + 29);
    await page.locator('body').press('j');
    await expect.poll(() => position(page)).toBeLessThanOrEqual(before + 16);
    await page.locator('body').press('.');
    await expect(page.getByLabel('Speed', { exact: true })).toHaveValue('1.25');
    await page.getByLabel('Parts', { exact: true }).selectOption({ index: 1 });
    await expect(page.locator('li[aria-current]')).toHaveAttribute('data-line', /^\d+$/);
  });

  await test.step('media keys work, the locked screen knows what plays, and what stops the sound from outside is seen', async () => {
    const pause = page.getByRole('button', { name: 'Pause' });
    const play = page.getByRole('button', { name: 'Play', exact: true });
    await pressMediaKey(page, 'pause');
    await expect(play).toBeVisible();
    const before = await position(page);
    await pressMediaKey(page, 'seekforward');
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(before + 29);
    await pressMediaKey(page, 'seekbackward');
    await expect.poll(() => position(page)).toBeLessThan(before + 20);
    await pressMediaKey(page, 'previoustrack');
    await expect.poll(() => position(page)).toBeLessThanOrEqual(before);
    await pressMediaKey(page, 'play');
    await expect(pause).toBeVisible();
    expect(
      await page.evaluate(() => [
        navigator.mediaSession.metadata?.album,
        navigator.mediaSession.playbackState,
      ]),
    ).toEqual(['Photosynthesis and respiration', 'playing']);
    await expect.poll(() => page.evaluate(() => window.sound.paused)).toBe(false);
    await page.evaluate(() => window.sound.pause());
    await expect(play).toBeVisible();
    await play.click();
    await expect(pause).toBeVisible();
  });

  await test.step('the tick of a line shows the words of the book and opens its page; who is lost says so', async () => {
    const tick = page
      .getByRole('button', { name: /^From Biology: Life and How It Works, page \d+$/ })
      .first();
    await tick.click();
    await expect(page.getByRole('note').getByRole('link', { name: 'Open the page' })).toHaveAttribute(
      'href',
      /^\/pdf-viewer\/starter\/biology#page=\d+/,
    );
    await page.keyboard.press('Escape');
    const claimed = page
      .locator('li[data-line]')
      .filter({ has: page.getByRole('button', { name: /^From Biology/ }) });
    await claimed
      .first()
      .getByRole('button', { name: /^Play from here: / })
      .click();
    await page.getByRole('button', { name: 'I’m lost here' }).click();
    await expect(page.getByText('Marked. It’ll come back in Practice')).toBeVisible();
  });

  await test.step('it goes on while other pages are read, and can be stopped there', async () => {
    await page.getByRole('link', { name: 'Back to the book' }).click();
    const small = page.getByRole('region', { name: 'Now playing: Photosynthesis and respiration' });
    await expect(small.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expectAccessible(page, 'header');
    await small.getByRole('button', { name: 'Pause' }).click();
    await expect(
      page.getByRole('region', { name: 'Podcasts' }).getByRole('link', { name: /^Photosynthesis/ }),
    ).toBeVisible();
    await small.getByRole('link').click();
    await expect(small).toHaveCount(0);
  });

  await test.step('another visit goes on where this one stopped, from home too', async () => {
    const stopped = await position(page);
    expect(stopped).toBeGreaterThan(5);
    await page.goto('/');
    await page.getByRole('region', { name: 'Listen on' }).getByRole('link').click();
    await expect.poll(() => position(page)).toBeGreaterThan(stopped - 3);
  });

  await test.step('it is accessible and fits a phone', async () => {
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('the file has chapter marks and a cover, and is as long as the podcast', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download MP3' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('Photosynthesis and respiration.mp3');
    const file = await readFile(await saved.path());
    expect(file.subarray(0, 3).toString()).toBe('ID3');
    expect(file.includes('CHAP')).toBe(true);
    expect(file.includes('APIC')).toBe(true);
    const podcast = await podcastOf(request, token, 'chapter/biology~2');
    const { seconds } = await transcriptOf(page, file);
    expect(Math.abs(seconds - (podcast?.seconds ?? 0))).toBeLessThan(5);
  });

  await test.step('it is deleted', async () => {
    await page.getByRole('button', { name: 'Delete podcast' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete podcast' }).click();
    await expect(page.getByRole('button', { name: 'Make the podcast' })).toBeVisible();
    expect(await podcastOf(request, token, 'chapter/biology~2')).toBeNull();
  });
});

/** Each is a line of its own: enough for a cut in the middle, and far fewer than a chapter has. */
const SENTENCES = Array.from(
  { length: 24 },
  (_, line) => `Somebody knows that every ${line} things are as many as ${line} others.`,
);

plain('a power cut in the middle of a recording loses no line and doubles none', async ({ playwright }) => {
  plain.slow();
  const product = await startProduct(await freePort());
  const request = await playwright.request.newContext({ baseURL: product.url });
  try {
    const { session } = await makeVerifiedStudent(request);
    const headers = { authorization: `Bearer ${session.access_token}` };
    const voices = { host: 'quick-clara', explainer: 'quick-robert' };
    const note = { title: 'Counting', content: SENTENCES.join('\n\n') };
    const written = await request.post('/api/notes', { headers, data: note });
    const { id } = ((await written.json()) as { note: { id: string } }).note;
    const data = { type: 'note', source: id, minutes: 5, voices };
    expect((await request.post('/api/podcasts', { headers, data })).status()).toBe(200);
    const recorded = () => podcastOf(request, session.access_token, `note/${id}`);
    const done = async () => (await recorded())?.done ?? 0;
    await expect.poll(done, { intervals: [20], timeout: 180_000 }).toBeGreaterThan(2);
    await product.killAndRestart();
    const before = await done();
    expect(before).toBeGreaterThan(2);
    await expect.poll(async () => (await recorded())?.state, { timeout: 400_000 }).toBe('done');
    const podcast = await recorded();
    expect(podcast?.lines.length).toBeGreaterThanOrEqual(SENTENCES.length);
    expect(podcast?.lines.map(({ state }) => state)).toEqual(podcast?.lines.map(() => 'done'));
  } finally {
    await request.dispose();
    await product.stop();
  }
});
