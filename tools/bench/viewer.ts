import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { sharedBooks } from '../evals/material.ts';
import { findChromium } from '../scripts/needs/chromium.mjs';
import { quantile, type Figures } from './figures.ts';
import { startProduct } from './product.ts';
import { bring, makeStudent, untilBook, type Student } from './student.ts';

const BOOK = 'cs241-coursebook.pdf';
const OPENINGS = 5;
const QUOTED_PAGE = 250;
const [EARLY, LATE] = [30, 300];
/** From one of these pages to the next it is jumped; before and after it is scrolled. */
const STEP = 10;
const SLOW_FRAME = 50;

interface There {
  browser: Browser;
  url: string;
  student: Student;
  id: string;
}

/** The 390-page PDF in a real browser: its first page, a link to a quote, and scrolling through three quarters of it. */
export const benchViewer = async (dataDir: string): Promise<Figures> => {
  const path = (await sharedBooks())?.find((one) => basename(one) === BOOK);
  if (!path) return [['viewer', 'left out: the shared books are not here']];
  // What its sentences mean is found out in the background, on the core that the browser needs.
  const product = await startProduct(dataDir, { EMBEDDINGS: 'false' });
  const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: false });
  try {
    const student = await makeStudent(product.url);
    const { book } = await bring(product.url, student, BOOK, await readFile(path));
    await untilBook(student, book.id, ({ searchable }) => searchable);
    const there = { browser, url: product.url, student, id: book.id };
    return [...(await openings(there)), ...(await scrolling(there))];
  } finally {
    await browser.close();
    await product.stop();
  }
};

/** A browser of its own: nothing cached. */
const signedIn = async ({ browser, url, student }: There) => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await context.addInitScript(({ access_token, expires_at, user }) => {
    localStorage.setItem('auth_session', JSON.stringify({ access_token, expires_at, user }));
    localStorage.setItem('auth_token', access_token);
    localStorage.setItem('isVerified', 'true');
  }, student.session);
  const page = await context.newPage();
  return { context, page };
};

const openings = async (there: There): Promise<Figures> => {
  const { id, student } = there;
  const address = `/pdf-viewer/${id}`;
  const quote = await sentenceOn(student, id, QUOTED_PAGE);
  const place = new URLSearchParams({ page: String(QUOTED_PAGE), quote });
  const [cold, warm, linked]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < OPENINGS; round += 1) {
    const { context, page } = await signedIn(there);
    cold.push(
      await timed(
        () => page.goto(address),
        () => untilDrawn(page, 1),
      ),
    );
    await page.goto('/curriculum');
    await page.waitForLoadState('networkidle');
    // Inside of the running application, as a student comes to it.
    warm.push(
      await timed(
        () => goInside(page, address),
        () => untilDrawn(page, 1),
      ),
    );
    await page.goto('/curriculum');
    await page.waitForLoadState('networkidle');
    linked.push(
      await timed(
        () => goInside(page, `${address}#${place}`),
        () => untilPainted(page),
      ),
    );
    await context.close();
  }
  const figure = (numbers: readonly number[]): string =>
    `${quantile(numbers, 0.5).toFixed(0)} ms (${Math.min(...numbers).toFixed(0)} to ${Math.max(...numbers).toFixed(0)})`;
  return [
    ['first page drawn with its words, from a browser that knows nothing', figure(cold)],
    ['first page drawn, application open', figure(warm), '1,000 ms'],
    [`link to a quote on page ${QUOTED_PAGE} painted, application open`, figure(linked)],
  ];
};

const goInside = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

const timed = async (go: () => Promise<unknown>, arrive: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await go();
  await arrive();
  return performance.now() - began;
};

const SOON = { polling: 10, timeout: 60_000 };

const untilDrawn = (page: Page, number: number) =>
  page.waitForFunction(
    (wanted) => {
      const shown = document.querySelector(`.page[data-page-number="${wanted}"][data-loaded]`);
      return shown?.querySelector('canvas') && shown.querySelector('.textLayer .endOfContent') !== null;
    },
    number,
    SOON,
  );

const untilPainted = (page: Page) =>
  page.waitForFunction(
    () =>
      [...(CSS.highlights.get('reader-quote') ?? [])].some(
        (range) => range instanceof Range && range.getBoundingClientRect().width > 0,
      ),
    null,
    SOON,
  );

/** A sentence without formulas. */
const sentenceOn = async (student: Student, id: string, number: number): Promise<string> => {
  const [{ text } = { text: '' }] = await student.pages(id, number, number + 5);
  const sentence =
    text.match(/(?<=[.:]\s)[A-Z][a-z ,]{30,}\./g)?.at(-1) ??
    text.split('\n').findLast((line) => line.length > 40);
  if (sentence === undefined) throw new Error(`Page ${number} has no sentence to quote.`);
  return sentence;
};

const scrolling = async (there: There): Promise<Figures> => {
  const { context, page } = await signedIn(there);
  await page.goto(`/pdf-viewer/${there.id}`);
  await untilDrawn(page, 1);
  const devtools = await context.newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  const frames = await scrollTo(page, EARLY);
  const early = await held(page, devtools);
  for (let number = EARLY + STEP; number < LATE; number += STEP) await jumpTo(page, number);
  frames.push(...(await scrollTo(page, LATE)));
  const late = await held(page, devtools);
  await context.close();
  const slow = frames.filter((length) => length > SLOW_FRAME).length / frames.length;
  return [
    [
      `frames over ${SLOW_FRAME} ms while scrolling, three pages a second`,
      `${(100 * slow).toFixed(1)} % of ${frames.length}`,
    ],
    [
      'frame, p50 / p95 / longest',
      `${[0.5, 0.95, 1].map((share) => quantile(frames, share).toFixed(0)).join(' / ')} ms`,
    ],
    [`memory of scripts at page ${EARLY} / ${LATE}`, `${early.heap} / ${late.heap} MB`],
    [`canvases at page ${EARLY} / ${LATE}`, `${early.canvases} / ${late.canvases}`],
    [`their pixels at page ${EARLY} / ${LATE}`, `${early.pixels} / ${late.pixels} million`],
    [`elements at page ${EARLY} / ${LATE}`, `${early.elements} / ${late.elements}`],
  ];
};

/** Scrolls on at an even pace until a page is in view; how long each frame took. */
const scrollTo = (page: Page, wanted: number): Promise<number[]> =>
  page.evaluate(
    (number) =>
      new Promise<number[]>((resolve, reject) => {
        const room = document.querySelector('[data-reading-room]');
        const goal = document.querySelector<HTMLElement>(`.page[data-page-number="${number}"]`);
        if (!room || !goal) return reject(new Error(`There is no page ${number}.`));
        const frames: number[] = [];
        let last = performance.now();
        const step = () => {
          const now = performance.now();
          frames.push(now - last);
          last = now;
          if (room.scrollTop >= goal.offsetTop) return resolve(frames);
          // Three pages a second: an eye that looks for a picture.
          room.scrollTop = Math.min(goal.offsetTop, room.scrollTop + goal.clientHeight / 20);
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    wanted,
  );

const jumpTo = async (page: Page, number: number): Promise<void> => {
  await page.evaluate((wanted) => {
    const room = document.querySelector('[data-reading-room]');
    const goal = document.querySelector<HTMLElement>(`.page[data-page-number="${wanted}"]`);
    if (!room || !goal) throw new Error(`There is no page ${wanted}.`);
    room.scrollTop = goal.offsetTop;
  }, number);
  await untilDrawn(page, number);
};

const held = async (page: Page, devtools: CDPSession) => {
  await page.waitForTimeout(1_000);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const there = await page.evaluate(() => {
    const canvases = [...document.querySelectorAll<HTMLCanvasElement>('.pdfViewer canvas')];
    return {
      canvases: canvases.length,
      pixels: canvases.reduce((sum, { width, height }) => sum + width * height, 0) / 1e6,
      elements: document.querySelectorAll('*').length,
    };
  });
  return { ...there, pixels: there.pixels.toFixed(1), heap: (usedSize / 2 ** 20).toFixed(0) };
};
