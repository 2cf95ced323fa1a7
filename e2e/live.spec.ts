import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
import { ERRORS } from '@studia/contract/error-list';
import { expectAccessible } from './accessible.ts';
import { expectFits, MOVING } from './look.ts';
import { test } from './student.ts';

test.use(MOVING);

const board = (page: Page): Locator => page.getByRole('region', { name: 'Whiteboard' });
const message = (page: Page): Locator => page.getByRole('textbox', { name: 'Your message to the tutor' });
const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Notes and transcript' });
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const begin = async (page: Page, topic: string): Promise<void> => {
  await page.goto('/working-session?direct=true');
  await page.getByRole('textbox', { name: 'What shall we do today?' }).fill(topic);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/working-session\?lesson=/);
  await expect(board(page)).toBeVisible();
};

/** Waits for the tutor to speak. */
const speaks = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Skip to the question' })).toBeVisible();

/** Passes on to a question of the lesson, once the tutor speaks: one is with it, ready, and has no idea beforehand. */
const toQuestion = async (page: Page): Promise<void> => {
  const skip = page.getByRole('button', { name: 'Skip to the question' });
  const goOn = page.getByRole('button', { name: /^(?:Go on|No idea|Ready)$/ });
  // A short line may be over before anybody can skip it.
  await expect(async () => {
    await skip.click({ timeout: 1_000 }).catch(() => undefined);
    await expect(skip).toBeHidden({ timeout: 500 });
    if (await goOn.isVisible()) await goOn.click({ timeout: 1_000 });
    await expect(page.getByRole('button', { name: 'Check my answer' })).toBeVisible({ timeout: 500 });
    await expect(skip).toBeHidden({ timeout: 500 });
  }).toPass();
};

/** Guesses before anything is told. */
const guess = async (page: Page, words: string): Promise<void> => {
  const skip = page.getByRole('button', { name: 'Skip to the question' });
  const option = page.getByRole('button', { name: words, exact: true });
  await expect(async () => {
    await skip.click({ timeout: 1_000 }).catch(() => undefined);
    await expect(option).toBeVisible({ timeout: 500 });
  }).toPass();
  // A thumb that taps twice has guessed once.
  await option.dblclick();
};

const say = async (page: Page, words: string): Promise<void> => {
  await message(page).fill(words);
  await message(page).press('Enter');
  await speaks(page);
};

/** Draws with the mouse, as a hand does: down, along the way, up. */
const drag = async (page: Page, way: readonly (readonly [x: number, y: number])[]): Promise<void> => {
  const sheet = board(page).locator('svg[data-board]');
  await sheet.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await sheet.boundingBox();
  const [first, ...rest] = way.map(([x, y]) => [(box?.x ?? 0) + x, (box?.y ?? 0) + y] as const);
  if (!first) return;
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const to of rest) await page.mouse.move(...to, { steps: 6 });
  await page.mouse.up();
};

/** Lets the lesson's socket break whenever it is wanted, and tells what the page said through it. */
const breakable = async (page: Page): Promise<{ drop: () => Promise<void>; sent: readonly string[] }> => {
  const open = new Set<{ page: WebSocketRoute; server: WebSocketRoute }>();
  const sent: string[] = [];
  await page.routeWebSocket(/\/api\/live\//, (route) => {
    const server = route.connectToServer();
    route.onMessage((words) => {
      sent.push(String(words));
      server.send(words);
    });
    open.add({ page: route, server });
  });
  const drop = async (): Promise<void> => {
    for (const socket of open) {
      await socket.server.close();
      await socket.page.close({ code: 1012 });
    }
    open.clear();
  };
  return { drop, sent };
};

const savedFile = async (page: Page, kind: string): Promise<Buffer> => {
  await press(page, 'Save the board');
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: kind }).click();
  return readFile(await (await downloading).path());
};

test('a lesson by keyboard: begun, answered, interrupted, paused, ended, watched again', async ({
  page,
  context,
  student,
}) => {
  expect(student.email).not.toBe('');
  await page.addInitScript(() => localStorage.setItem('liveVoice', 'silent'));
  const { drop, sent } = await breakable(page);

  await test.step('direct=true asks one question', async () => {
    await page.goto('/working-session?direct=true');
    await expect(page.getByRole('heading', { name: 'Live AI Tutor' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'What shall we do today?' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Your lessons' })).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('the tutor draws while it speaks, notes grow beside it, and it stops to ask', async () => {
    await begin(page, 'photosynthesis');
    await guess(page, 'Hardly at all');
    await guess(page, 'Carbon dioxide');
    expect(sent.filter((words) => words.includes('Hardly at all'))).toHaveLength(1);
    await press(page, 'Transcript');
    await expect(panel(page).getByText('A gas is thin, but it')).toBeVisible();
    await press(page, 'Notes');
    await toQuestion(page);
    await expect(panel(page).getByText('A plant makes sugar from carbon dioxide')).toBeVisible();
    await expect(page.getByText('A seed becomes a tree of 500 kg.')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(4);
    await expect(
      board(page)
        .getByText(/sun|leaf/i)
        .first(),
    ).toBeAttached();
    await expectAccessible(page);
  });

  await test.step('it can be interrupted, and comes back to its question', async () => {
    await say(page, 'why?');
    await toQuestion(page);
    await say(page, 'im lost');
    await toQuestion(page);
    await expect(page.getByText('A seed becomes a tree of 500 kg.')).toBeVisible();
    await press(page, 'Transcript');
    await expect(panel(page).getByText('Think of what goes into a leaf')).toBeVisible();
    await expect(panel(page).getByText('Has light any mass to give?')).toBeVisible();
    await press(page, 'Notes');
    await expect(panel(page).getByText('You were lost here')).toBeVisible();
  });

  await test.step('an answer is judged', async () => {
    await page.getByRole('radio', { name: 'air and water' }).check({ force: true });
    await press(page, 'Check my answer');
    await speaks(page);
    await toQuestion(page);
    await expect(panel(page).getByText('You answered')).toBeVisible();
  });

  const strokes = (tab: Page): Locator => board(tab).locator('svg path.fill-accent');
  await test.step('what the student draws is seen in another tab, and can be taken back', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    await press(page, 'Pen');
    await drag(page, [
      [60, 60],
      [100, 120],
      [140, 90],
    ]);
    await drag(page, [
      [60, 180],
      [160, 180],
    ]);
    await expect(strokes(page)).toHaveCount(2);
    await expect(strokes(other)).toHaveCount(2);
    // A stroke goes where the hand went, not from its beginning to its end.
    expect((await strokes(page).first().boundingBox())?.height).toBeGreaterThan(50);
    await press(page, 'Highlighter');
    await drag(page, [
      [60, 240],
      [200, 240],
    ]);
    const highlights = (tab: Page): Locator => board(tab).locator('svg path.fill-marker');
    await expect(highlights(other)).toHaveCount(1);
    await press(page, 'Eraser');
    await drag(page, [
      [110, 160],
      [110, 260],
    ]);
    await expect(strokes(other)).toHaveCount(1);
    await expect(highlights(other)).toHaveCount(0);
    // One movement of the hand is taken back as one.
    await press(page, 'Undo');
    await expect(strokes(other)).toHaveCount(2);
    await expect(highlights(other)).toHaveCount(1);
    // By keyboard alone: the highlighter's line goes, then the second stroke.
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(highlights(other)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(strokes(other)).toHaveCount(1);
    await press(page, 'Write text on the board');
    await page.getByRole('textbox', { name: 'Text for the board' }).fill('6 CO2');
    await page.keyboard.press('Enter');
    await expect(board(other).getByText('You wrote: 6 CO2')).toBeAttached();
    await other.close();
  });

  await test.step('the board is saved as a picture, a drawing, a document and a page', async () => {
    expect((await savedFile(page, 'Picture (PNG)')).subarray(1, 4).toString()).toBe('PNG');
    expect((await savedFile(page, 'Drawing (SVG)')).toString()).toContain('6 CO2');
    expect((await savedFile(page, 'All sheets (PDF)')).subarray(0, 8).toString()).toBe('%PDF-1.4');
    expect((await savedFile(page, 'Whole lesson as a page (HTML)')).toString()).toContain(
      'Think of what goes into a leaf',
    );
  });

  await test.step('the connection breaks: what is done meanwhile comes through once, and nothing is lost', async () => {
    await drop();
    await message(page).fill('slower please');
    await message(page).press('Enter');
    await expect(page.getByText('OK, I’ll slow down.')).toBeVisible();
    await press(page, 'Transcript');
    await expect(panel(page).getByText('slower please')).toHaveCount(1);
    await expect(panel(page).getByText('Think of what goes into a leaf')).toHaveCount(1);
    await press(page, 'Notes');
  });

  await test.step('a pause stays over a reload, on a phone, and the lesson goes on', async () => {
    await press(page, 'Pause');
    await expect(page.getByText('The lesson is paused.')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(page.getByText('The lesson is paused.')).toBeVisible();
    await expectFits(page);
    await press(page, 'Notes and transcript');
    await expect(page.getByRole('dialog').getByText('You were lost here')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Continue', exact: true }).first().click();
    await expect(page.getByText('The lesson is paused.')).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('the end has a summary, a note, practice and the lesson once more', async () => {
    await press(page, 'End the lesson');
    await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible();
    await expect(page.getByText('1 of 1 question right', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Practise this' })).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Watch the lesson again');
    const moment = page.getByRole('slider', { name: 'Moment of the lesson' });
    await moment.focus();
    await page.keyboard.press('End');
    await expect(board(page).getByText('You wrote: 6 CO2')).toBeAttached();
    await page.keyboard.press('Home');
    await expect(board(page).getByText('You wrote: 6 CO2')).toBeHidden();
    await press(page, 'Play');
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page, 'main');
    await press(page, 'Back to the summary');
    await page.getByRole('link', { name: 'Open your notes' }).click();
    await expect(page.getByRole('heading', { name: 'Where I was lost' })).toBeVisible();
  });
});

/** A microphone that hums. */
const withMicrophone = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const sound = new AudioContext();
      const tone = sound.createOscillator();
      const end = sound.createMediaStreamDestination();
      tone.frequency.value = 180;
      tone.connect(end);
      tone.start();
      await sound.resume();
      return end.stream;
    };
  });
};

test('a lesson by voice: the microphone is held or left on, and what goes wrong is told', async ({
  page,
  student,
}) => {
  expect(student.email).not.toBe('');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, 'Solve 3x + 7 = 22');
  await expect(board(page).getByText('3x + 7 = 22').first()).toBeAttached();
  const hold = page.getByRole('button', { name: 'Hold to talk (or hold the space bar)' });

  await test.step('without permission, and without a microphone', async () => {
    for (const [name, sentence] of [
      ['NotAllowedError', 'Microphone access denied. Please allow microphone access and try again.'],
      ['NotFoundError', 'No microphone found or audio capture failed.'],
    ] as const) {
      await page.evaluate((problem) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', problem));
      }, name);
      await press(page, 'Leave the microphone on');
      await expect(page.getByText(sentence)).toBeVisible();
      await expectAccessible(page, 'main');
    }
  });

  await test.step('held, it listens and stops the tutor; typing goes on beside it', async () => {
    await withMicrophone(page);
    // The socket of a page that was just opened takes its time; who talks at once is heard all the same.
    await page.routeWebSocket(/\/api\/live\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      route.connectToServer();
    });
    await page.reload();
    await expect(board(page)).toBeVisible();
    await hold.focus();
    await page.keyboard.down('Enter');
    await expect(page.getByText('Listening…')).toBeVisible();
    await page.waitForTimeout(600);
    await page.keyboard.up('Enter');
    await expect(page.getByText('Listening…')).toBeHidden();
    await message(page).fill('subtract 7');
    await message(page).press('Enter');
    await expect(board(page).getByText('3x = 15')).toBeAttached();
  });

  await test.step('the tutor’s voice is chosen in the room', async () => {
    await press(page, 'Voice of the tutor: Studia’s voice');
    await page.getByRole('menuitem', { name: 'No sound' }).click();
    await expect(page.getByRole('button', { name: 'Voice of the tutor: No sound' })).toBeVisible();
  });

  await test.step('left on, it can be turned off again', async () => {
    await press(page, 'Leave the microphone on');
    await press(page, 'Turn the microphone off');
    await expect(page.getByRole('button', { name: 'Leave the microphone on' })).toBeVisible();
  });

  await test.step('a chapter’s own page leads to a live lesson on it', async () => {
    await page.goto('/learn/biology/2');
    await page.getByRole('link', { name: 'Live lesson' }).click();
    await expect(page).toHaveURL(/\/working-session\?book=biology&chapter=2/);
    await expect(page.getByRole('button', { name: 'Start the lesson' })).toBeVisible();
    // What it is about is known, so nothing is asked.
    await expect(page.getByRole('textbox')).toBeHidden();
  });
});

test('who has used the lessons of a month is shown the ways on', async ({ page, student }) => {
  const headers = { authorization: `Bearer ${student.session.access_token}` };
  const data = { id: crypto.randomUUID(), subject: { kind: 'topic', text: 'photosynthesis' } };
  expect((await page.request.post('/api/live', { headers, data })).status()).toBe(200);
  const { status, sentence: error } = ERRORS.live_allowance_used;
  const refusal = { status, json: { error, code: 'live_allowance_used' } };
  await page.route('/api/live', (route) =>
    route.request().method() === 'POST' ? route.fulfill(refusal) : route.continue(),
  );
  await page.goto('/working-session?direct=true');
  await page.getByRole('button', { name: 'Start the lesson' }).click();
  await expect(page.getByText('You’ve used this month’s live lesson.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See Premium' })).toBeVisible();
  await expectAccessible(page, 'main');
  // The one that was begun is still there.
  await page.getByRole('region', { name: 'Your lessons' }).getByRole('link').click();
  await expect(page).toHaveURL(/lesson=/);
});
