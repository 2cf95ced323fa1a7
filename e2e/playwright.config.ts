import { defineConfig } from '@playwright/test';

/** Walks that take longest, or need a browser of their own. First, so that at the end no worker waits for the other. */
const LONG = [
  'curriculum-command',
  'help-support',
  'killed-*',
  'live',
  'podcast',
  'read-aloud',
  'referral',
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // One more than two cores: a walk waits for the server, its timers and its animations for a third of its time.
  workers: 3,
  forbidOnly: true,
  // A busy machine may be late once. The report names what passed only on the second try, to be mended.
  retries: 1,
  // Far more than any test takes: it ends what hangs, and a machine with ten times too much to do still gets through.
  timeout: 180_000,
  // How long a busy machine may take; what a page has to be fast at is measured by `bench`.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  projects: [
    // Some start a product several times over, each with a start of its own to wait for.
    { name: 'long', testMatch: LONG, timeout: 300_000 },
    { name: 'rest', testIgnore: LONG },
  ],
  use: {
    baseURL: process.env['STUDIA_URL'],
    locale: 'en-US',
    timezoneId: 'UTC',
    // A worker would answer behind the back of what a test answers for the server; `offline.spec.ts` lets it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // What moves is drawn sixty times a second, by the two cores that the tests are to run on. Where motion is what a
    // walk is about, it asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      chromiumSandbox: false,
      args: [
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test is gone before it has earned what making its code fast has cost.
        '--js-flags=--no-maglev --no-opt',
      ],
    },
  },
});
