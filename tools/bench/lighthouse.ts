import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { sharedBooks } from '../evals/material.ts';
import { findChromium } from '../scripts/needs/chromium.mjs';
import { freePort } from '../scripts/needs/free-port.mjs';
import { median, type Figures } from './figures.ts';
import { startProduct } from './product.ts';
import { bring, makeStudent, untilBook, type Student } from './student.ts';

const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5);
const OTHERS = ['accessibility', 'best-practices', 'seo'] as const;
const PDF = 'cs241-coursebook.pdf';

/** What is read of all that Lighthouse says about a page. */
interface Report {
  audits: Record<string, { numericValue?: number; details?: unknown } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
}

interface Aims {
  performance: string;
  blocking: string;
  shift?: string;
  largest?: string;
}
const SIGNED_IN: Aims = { performance: '≥ 95', blocking: '≤ 150 ms' };
const READER: Aims = { performance: '≥ 90', blocking: '≤ 250 ms', shift: '≤ 0.01', largest: '≤ 1,000 ms' };

/** Pages on Lighthouse's simulated phone, served by the product itself, by a browser that comes for the first time. Medians: one run says little. */
export const benchLighthouse = async (dataDir: string): Promise<Figures> => {
  installLighthouse();
  const product = await startProduct(dataDir);
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(await mkdtemp(join(dataDir, 'browser')), {
    executablePath: findChromium(),
    chromiumSandbox: false,
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const measure = async (path: string): Promise<Report[]> => {
      const runs: Report[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        await forget(browser, product.url);
        runs.push(await report(`${product.url}${path}`, port));
      }
      return runs;
    };
    const landing = await measure('/');
    const figures: Figures = [
      ...timesOf('landing', landing, { performance: '≥ 97', blocking: '≤ 100 ms' }),
      ...OTHERS.map((name) => [`landing: ${name}`, String(scoreOf(landing, name))] as const),
    ];
    const student = await makeStudent(product.url);
    await signIn(browser, product.url, student);
    for (const path of ['/', '/dashboard', '/curriculum'])
      figures.push(...timesOf(`signed in, ${path}`, await measure(path), SIGNED_IN));
    figures.push(
      ...timesOf('reader of a starter book', await measure('/pdf-viewer/starter/biology'), READER),
    );
    const pdf = await broughtPdf(product.url, student);
    if (pdf) figures.push(...timesOf('reader of a PDF', await measure(`/pdf-viewer/${pdf}`), READER));
    return figures;
  } finally {
    await browser.close();
    await product.stop();
  }
};

const report = async (url: string, port: number): Promise<Report> => {
  const flags = [
    `--port=${port}`,
    `--only-categories=${['performance', ...OTHERS].join()}`,
    '--disable-storage-reset',
    '--output=json',
    '--quiet',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, url, ...flags], {
    maxBuffer: LONGEST_REPORT,
  });
  return JSON.parse(stdout) as Report;
};

const OWN = fileURLToPath(new URL('lighthouse', import.meta.url));
const PROGRAM = join(OWN, 'node_modules/lighthouse/cli/index.js');
const LONGEST_REPORT = 64 * 1024 * 1024;

/** Only this measurement needs Lighthouse, which brings another browser driver and two services of error reports: 170 MB that nobody else installs. */
const installLighthouse = (): void => {
  if (!existsSync(PROGRAM)) execFileSync('npm', ['ci', '--silent'], { cwd: OWN, stdio: 'inherit' });
};

/** Whatever a first visit has not got: all but the session. */
const forget = async (browser: BrowserContext, origin: string): Promise<void> => {
  const page = await anyPage(browser);
  const wire = await browser.newCDPSession(page);
  await wire.send('Network.clearBrowserCache');
  await wire.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'service_workers,cache_storage,indexeddb',
  });
  await wire.detach();
};

const anyPage = async (browser: BrowserContext): Promise<Page> =>
  browser.pages()[0] ?? (await browser.newPage());

const signIn = async (browser: BrowserContext, url: string, { session }: Student): Promise<void> => {
  const page = await anyPage(browser);
  await page.goto(`${url}/healthz`);
  await page.evaluate(({ access_token, expires_at, user }) => {
    localStorage.setItem('auth_session', JSON.stringify({ access_token, expires_at, user }));
    localStorage.setItem('auth_token', access_token);
    localStorage.setItem('isVerified', 'true');
  }, session);
  // The cookie that comes with every session.
  await browser.addCookies([{ name: 'XSRF-TOKEN', value: 'bench', url, sameSite: 'Strict' }]);
  await page.goto('about:blank');
};

const broughtPdf = async (url: string, student: Student): Promise<string | null> => {
  const path = (await sharedBooks())?.find((one) => basename(one) === PDF);
  if (!path) return null;
  const { book } = await bring(url, student, PDF, await readFile(path));
  await untilBook(student, book.id, ({ searchable }) => searchable);
  return book.id;
};

const timesOf = (where: string, runs: readonly Report[], aims: Aims): Figures => {
  const middle = (id: string): number =>
    median(runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const scripts = median(
    runs.map(({ audits }) => {
      const { items = [] } = (audits['network-requests']?.details ?? {}) as {
        items?: { resourceType?: string; transferSize?: number }[];
      };
      return items.reduce(
        (sum, one) => sum + (one.resourceType === 'Script' ? (one.transferSize ?? 0) : 0),
        0,
      );
    }),
  );
  return [
    [`${where}: performance, median of ${RUNS}`, String(scoreOf(runs, 'performance')), aims.performance],
    [`${where}: total blocking time`, `${Math.round(middle('total-blocking-time'))} ms`, aims.blocking],
    [
      `${where}: largest contentful paint`,
      `${Math.round(middle('largest-contentful-paint'))} ms`,
      aims.largest,
    ],
    [`${where}: layout shift`, middle('cumulative-layout-shift').toFixed(3), aims.shift],
    [`${where}: JavaScript until idle`, `${Math.round(scripts / 1000)} kB`],
  ];
};

const scoreOf = (runs: readonly Report[], name: string): number =>
  Math.round(median(runs.map(({ categories }) => 100 * (categories[name]?.score ?? 0))));
