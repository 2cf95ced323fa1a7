import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../scripts/needs/chromium.mjs';
import { quantile, type Figures } from './figures.ts';
import { listNote, mixedNote, plainNote } from './long-notes.ts';
import { startProduct } from './product.ts';
import { makeStudent, type Student } from './student.ts';

const ENTRIES = 1_000;
const WORDS = 20_000;
/** What the machine itself takes now: the same on a small map and in a short note. */
const FEW_ENTRIES = 20;
const FEW_WORDS = 200;
const KEYS = 120;
const PAN_FRAMES = 180;
const SLOW_FRAME = 33;

/** What a student does by hand on the heaviest pages: pans a map of a thousand entries, types in a very long note. */
export const benchDrawingAndWriting = async (dataDir: string): Promise<Figures> => {
  const product = await startProduct(dataDir, { EMBEDDINGS: 'false' });
  const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: false });
  try {
    const student = await makeStudent(product.url);
    const there = { browser, url: product.url, student };
    return [
      ...(await panning(there, FEW_ENTRIES)),
      ...(await panning(there, ENTRIES)),
      ...(await typing(there, `${FEW_WORDS} words`, plainNote(FEW_WORDS))),
      ...(await typing(there, `${WORDS} words`, plainNote(WORDS))),
      ...(await typing(there, `${WORDS} words in one list`, listNote(WORDS))),
      ...(await typing(there, `${WORDS} words with tables and formulas`, mixedNote(WORDS))),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
};

interface There {
  browser: Browser;
  url: string;
  student: Student;
}

const open = async ({ browser, url, student }: There): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await context.addInitScript(({ access_token, expires_at, user }) => {
    localStorage.setItem('auth_session', JSON.stringify({ access_token, expires_at, user }));
    localStorage.setItem('auth_token', access_token);
    localStorage.setItem('isVerified', 'true');
  }, student.session);
  return context.newPage();
};

const makeNote = async ({ url, student }: There, title: string, content: string): Promise<string> => {
  const answer = await fetch(`${url}/api/notes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${student.token}` },
    body: JSON.stringify({ title, content }),
  });
  return ((await answer.json()) as { note: { id: string } }).note.id;
};

const ms = (numbers: readonly number[]): string =>
  `${[0.5, 0.95, 1].map((share) => quantile(numbers, share).toFixed(1)).join(' / ')} ms`;

const panning = async (there: There, entries: number): Promise<Figures> => {
  // Twenty headings of about fifty lines each.
  const lines = Array.from({ length: entries - 1 }, (_, place) =>
    place % 50 === 0
      ? `\n## Part ${place / 50 + 1}\n`
      : `- Entry ${place} says something in a few plain words`,
  );
  const id = await makeNote(there, 'A map', lines.join('\n'));
  const page = await open(there);
  await page.goto(`/mindmap/note/${id}`);
  await page.getByRole('tree').waitFor();
  const began = performance.now();
  await page.getByRole('button', { name: 'Open one more level' }).click();
  // Only what is in the window and around it is drawn; what hangs on a part is there once it is open.
  await page.locator('[data-node][aria-level="3"]').first().waitFor();
  const unfolded = performance.now() - began;
  const near = await framesWhilePanning(page);
  for (let step = 0; step < 6; step += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
  const far = await framesWhilePanning(page);
  await page.context().close();
  const slow = (frames: readonly number[]) =>
    `${((100 * frames.filter((frame) => frame > SLOW_FRAME).length) / frames.length).toFixed(1)} %`;
  return [
    [`map of ${entries} entries unfolded and drawn`, `${unfolded.toFixed(0)} ms`],
    [`frame while panning ${entries} entries, p50 / p95 / longest`, ms(near)],
    [`of them over ${SLOW_FRAME} ms`, slow(near)],
    [`frame while panning ${entries} from far away, p50 / p95 / longest`, ms(far)],
    [`of them over ${SLOW_FRAME} ms`, slow(far)],
  ];
};

/** Drags the sheet up and down as a finger does, one move a frame, and measures every frame. */
const framesWhilePanning = (page: Page): Promise<number[]> =>
  page.evaluate(
    (count) =>
      new Promise<number[]>((resolve, reject) => {
        const map = document.querySelector('.map-window');
        if (!map) return reject(new Error('There is no map.'));
        const { left, top, width, height } = map.getBoundingClientRect();
        const send = (kind: string, y: number): void => {
          map.dispatchEvent(
            new PointerEvent(kind, {
              bubbles: true,
              pointerId: 1,
              clientX: left + width / 2,
              clientY: top + height / 2 + y,
            }),
          );
        };
        // A pointer that no hand holds can't be captured.
        map.setPointerCapture = () => undefined;
        send('pointerdown', 0);
        const frames: number[] = [];
        let last = performance.now();
        const step = (): void => {
          const now = performance.now();
          frames.push(now - last);
          last = now;
          if (frames.length > count) {
            send('pointerup', 0);
            return resolve(frames.slice(1));
          }
          send('pointermove', 900 * Math.sin(frames.length / 20));
          requestAnimationFrame(step);
          return undefined;
        };
        requestAnimationFrame(step);
        return undefined;
      }),
    PAN_FRAMES,
  );

/**
 * By the clock: from the event of the key to the end of the page's own work, and to the end of the frame that shows it. A frame
 * begins at once when none is under way, so waiting for the screen is hardly in it, but whatever else the machine does meanwhile is.
 */
const typing = async (there: There, what: string, content: string): Promise<Figures> => {
  const id = await makeNote(there, 'A note', content);
  const page = await open(there);
  const began = performance.now();
  await page.goto(`/my-notes/${id}`);
  const body = page.getByRole('textbox', { name: 'Note', exact: true });
  await body.waitFor();
  const opened = performance.now() - began;
  await body.locator('p').first().click();
  await page.evaluate(() => {
    const times: { work: number[]; shown: number[] } = { work: [], shown: [] };
    Object.assign(window, { keyTimes: times });
    addEventListener(
      'keydown',
      () => {
        const pressed = performance.now();
        const channel = new MessageChannel();
        // A task of its own: it runs once everything that the key set off at once is done.
        channel.port1.addEventListener('message', () => times.work.push(performance.now() - pressed));
        channel.port1.start();
        channel.port2.postMessage(null);
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.addEventListener('message', () => times.shown.push(performance.now() - pressed));
          painted.port1.start();
          painted.port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  const word = 'photosynthesis ';
  for (let key = 0; key < KEYS; key += 1)
    await page.keyboard.press(word[key % word.length] === ' ' ? 'Space' : (word[key % word.length] ?? 'a'), {
      delay: 60,
    });
  await page.waitForTimeout(500);
  const { work, shown } = await page.evaluate(
    () => (window as unknown as { keyTimes: { work: number[]; shown: number[] } }).keyTimes,
  );
  const busy = await processorTimes(page);
  await page.context().close();
  return [
    [`note of ${what} open in the editor, cold`, `${opened.toFixed(0)} ms`],
    [`key press in ${what} until its work is done, p50 / p95 / longest`, ms(work), '16 ms'],
    [`key press in ${what} until the next frame is out`, ms(shown), '16 ms'],
    [`key press in ${what}, processor time of the page`, ms(busy), '16 ms'],
  ];
};

/** What a key costs the page's own thread, frame included: the rest of the machine does not count. */
const processorTimes = async (page: Page): Promise<number[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const times: number[] = [];
  for (let key = 0; key < KEYS / 2; key += 1) {
    const before = await spent();
    await page.keyboard.press('a');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
    times.push((await spent()) - before);
  }
  return times;
};
