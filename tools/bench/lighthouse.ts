import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../scripts/needs/chromium.mjs';
import { freePort } from '../scripts/needs/free-port.mjs';
import { quantile, type Figures } from './figures.ts';
import { startProduct } from './product.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = {
  'first-contentful-paint': 'first contentful paint',
  'largest-contentful-paint': 'largest contentful paint',
  'total-blocking-time': 'total blocking time',
};

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** The landing page on Lighthouse's simulated phone, served by the product itself. Medians: one run says little. */
export const benchLighthouse = async (dataDir: string): Promise<Figures> => {
  const product = await startProduct(dataDir);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    chromiumSandbox: false,
    args: [`--remote-debugging-port=${port}`],
  });
  const runs: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(product.url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (!result) throw new Error('Lighthouse said nothing.');
    runs.push(result.lhr);
  }
  await browser.close();
  await product.stop();
  return [
    ...CATEGORIES.map(
      (name) =>
        [
          `landing page, mobile, median of ${RUNS}: ${name}`,
          String(Math.round(median(runs.map(({ categories }) => 100 * (categories[name]?.score ?? 0))))),
        ] as const,
    ),
    ...Object.entries(TIMES).map(
      ([id, name]) => [name, `${Math.round(median(runs.map(valueOf(id))))} ms`] as const,
    ),
    ['cumulative layout shift', median(runs.map(valueOf('cumulative-layout-shift'))).toFixed(3)],
  ];
};

const valueOf =
  (id: string) =>
  ({ audits }: Report): number =>
    audits[id]?.numericValue ?? Number.NaN;

const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);
