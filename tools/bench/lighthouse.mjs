import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../scripts/needs/chromium.mjs';
import { freePort, startProduct } from './product.mjs';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = {
  'first-contentful-paint': 'first contentful paint',
  'largest-contentful-paint': 'largest contentful paint',
  'total-blocking-time': 'total blocking time',
};

/** The landing page on Lighthouse's simulated phone, served by the product itself. Medians: one run says little. */
export const benchLighthouse = async (dataDir) => {
  const product = await startProduct(dataDir);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    chromiumSandbox: false,
    args: [`--remote-debugging-port=${port}`],
  });
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(product.url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
    runs.push(result.lhr);
  }
  await browser.close();
  await product.stop();
  return [
    ...CATEGORIES.map((name) => [
      `landing page, mobile, median of ${RUNS}: ${name}`,
      Math.round(median(runs.map(({ categories }) => categories[name].score * 100))),
    ]),
    ...Object.entries(TIMES).map(([id, name]) => [
      name,
      `${Math.round(median(runs.map(({ audits }) => audits[id].numericValue)))} ms`,
    ]),
    [
      'cumulative layout shift',
      median(runs.map(({ audits }) => audits['cumulative-layout-shift'].numericValue)).toFixed(3),
    ],
  ];
};

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
