import { chromium, type Page } from '@playwright/test';
import { Pool } from 'pg';
import { findChromium } from '../scripts/needs/chromium.mjs';
import { startPostgres } from '../scripts/needs/postgres.mjs';
import { median, milliseconds, quantile, type Figures } from './figures.ts';
import { weigh } from './memory.ts';
import { startProduct, type Product } from './product.ts';
import { makeStudent, type Student } from './student.ts';

const ROUNDS = 60;
const CONVERSATIONS = 1_000;
const MESSAGES = 500;
const BOOKS = 200;
const OPENINGS = 5;

const WORDS = `repeat('The mitochondria of a cell turn sugar into energy. ', 6)`;

/** What somebody has gathered who was here for years. */
const SEED: readonly string[] = [
  `INSERT INTO chat_session (id, student_id, title, created_at, updated_at)
     SELECT gen_random_uuid(), id, 'Conversation ' || n, now() - n * interval '1 hour', now() - n * interval '1 hour'
       FROM student, generate_series(1, ${CONVERSATIONS}) AS n`,
  `INSERT INTO chat_message (id, session_id, position, type, content, created_at)
     SELECT gen_random_uuid(), id, n, CASE n % 2 WHEN 1 THEN 'user' ELSE 'assistant' END, ${WORDS}, created_at
       FROM chat_session, LATERAL generate_series(1, CASE title WHEN 'Conversation 1' THEN ${MESSAGES} ELSE 10 END) AS n`,
  `INSERT INTO book (id, student_id, file, content_hash, file_size, filename, kind, title, stage, pages, created_at)
     SELECT gen_random_uuid(), id, 'none', md5('book' || n), 1000, 'book.pdf', 'pdf', 'Book ' || n, 'ready', 100, now()
       FROM student, generate_series(1, ${BOOKS}) AS n`,
  'ANALYZE',
];

/** Lists that grew for years: conversations, a long one of them, a shelf of 200 books in a browser, and everything written out. */
export const benchLongLists = async (dataDir: string): Promise<Figures> => {
  const postgres = await startPostgres();
  if (postgres === null) return [['long lists', 'left out: needs a PostgreSQL reached by its address']];
  const product = await startProduct(dataDir, { DATABASE_URL: postgres.url });
  const pool = new Pool({ connectionString: postgres.url, max: 1 });
  try {
    const student = await makeStudent(product.url);
    for (const statement of SEED) await pool.query(statement);
    const found = await pool.query<{ id: string }>(
      `SELECT id FROM chat_session WHERE title = 'Conversation 1'`,
    );
    const history = `/api/llm/conversation-history?session_id=${found.rows[0]?.id}&last=50`;
    return [
      ...(await waits(
        product,
        student,
        `list of ${CONVERSATIONS} conversations, a page`,
        '/api/conversations/user',
        '≤ 10 / 20 ms',
      )),
      ...(await waits(
        product,
        student,
        `conversation of ${MESSAGES} messages, the last 50`,
        history,
        'p95 ≤ 20 ms',
      )),
      ...(await exported(product, student)),
      ...(await shelf(product, student)),
    ];
  } finally {
    await pool.end();
    await product.stop();
    await postgres.stop();
  }
};

const ask = async ({ url }: Product, { token }: Student, path: string): Promise<ArrayBuffer> => {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.arrayBuffer();
};

const waits = async (
  product: Product,
  student: Student,
  what: string,
  path: string,
  aim: string,
): Promise<Figures> => {
  const took: number[] = [];
  let size = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    size = (await ask(product, student, path)).byteLength;
    if (round >= ROUNDS / 6) took.push(performance.now() - began);
  }
  const [usual, slow] = [median(took), quantile(took, 0.95)];
  return [
    [`${what}: p50 / p95, ${Math.round(size / 1000)} kB`, `${usual.toFixed(1)} / ${slow.toFixed(1)} ms`, aim],
  ];
};

/** Everything that is known about the student, written out; what the server grows by meanwhile. */
const exported = async (product: Product, student: Student): Promise<Figures> => {
  const before = (await weigh(product.pid)).server;
  const began = performance.now();
  const { byteLength } = await ask(product, student, '/api/account/export');
  const took = performance.now() - began;
  const grown = Math.max(0, (await weigh(product.pid)).server - before);
  return [
    [`export of ${Math.round(byteLength / 1000)} kB`, milliseconds(took), 'streamed, ≤ 800 ms'],
    ['export: memory grown', `${Math.round(grown)} MB`, 'constant'],
  ];
};

const shelf = async ({ url }: Product, { session }: Student): Promise<Figures> => {
  const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: false });
  const longest: number[] = [];
  let elements = 0;
  for (let round = 0; round < OPENINGS; round += 1) {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
    await context.addInitScript(({ access_token, expires_at, user }) => {
      localStorage.setItem('auth_session', JSON.stringify({ access_token, expires_at, user }));
      localStorage.setItem('auth_token', access_token);
      localStorage.setItem('isVerified', 'true');
    }, session);
    const page = await context.newPage();
    await page.addInitScript(watchTasks);
    await page.goto('/curriculum');
    await page
      .getByText(/^Book \d+$/)
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    longest.push(await longestTask(page));
    elements = await page.locator('*').count();
    await context.close();
  }
  await browser.close();
  return [
    [
      `/curriculum with ${BOOKS} own books: longest task, median of ${OPENINGS}`,
      milliseconds(median(longest)),
      '≤ 100 ms',
    ],
    ['/curriculum: elements', String(elements), 'windowed'],
  ];
};

/** Runs in the page, before everything else. */
const watchTasks = (): void => {
  const seen: number[] = [];
  Object.assign(window, { seenTasks: seen });
  new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
};

const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...((window as unknown as { seenTasks: number[] }).seenTasks ?? [])));
