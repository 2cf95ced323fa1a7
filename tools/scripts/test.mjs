import './needs/node.mjs';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChecks } from './check.mjs';
import { toMendInPlaywright, toMendInTap, toMendInVitest } from './failed-tests.mjs';
import { findChromium } from './needs/chromium.mjs';
import { startPostgres } from './needs/postgres.mjs';
import { seconds } from './seconds.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'studia-reports-'));

/**
 * @typedef {{ passed: number, failed: number, toMend?: import('./failed-tests.mjs').ToMend }} Counts
 * @typedef {{ title: string, run: () => Promise<Counts> }} Part
 * @typedef {Counts & { title: string, took: number }} Outcome
 */

/** Every check and test there is, one part after the other: each keeps both cores busy by itself. */
const main = async () => {
  const began = performance.now();
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const part of PARTS) outcomes.push(await section(part));
  rmSync(reports, { recursive: true, force: true });
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log('');
  for (const { toMend } of outcomes) {
    for (const name of toMend?.failed ?? []) console.log(`Failed: ${name.replace(ROOT, '')}`);
    for (const name of toMend?.late ?? [])
      console.log(`Passed only on a second try, mend it: ${name.replace(ROOT, '')}`);
  }
  for (const { title, took, ...counts } of outcomes)
    console.log(`${title}: ${counts.passed} passed, ${counts.failed} failed in ${seconds(took)}`);
  console.log(`All of it took ${seconds(performance.now() - began)}.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};

/**
 * A part that can't even begin, for want of a browser say, has failed; the others still run.
 * @param {Part} part
 * @returns {Promise<Outcome>}
 */
const section = async ({ title, run: runPart }) => {
  console.log(`\n── ${title}`);
  const began = performance.now();
  const counts = await runPart().catch((/** @type {Error} */ error) => {
    console.log(error.message);
    return { passed: 0, failed: 1 };
  });
  const took = performance.now() - began;
  console.log(`── ${title}: ${seconds(took)}`);
  return { title, took, ...counts };
};

/**
 * Named one by one: given a folder, Node 20 would run every script in it.
 * @param {string} folder
 */
const testsIn = (folder) =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.test.mjs'))
    .map((file) => join(folder, file));

const runScriptTests = async () => {
  // Some of them run the product; the browser needs the same build later.
  await build();
  const report = join(reports, 'scripts.tap');
  const status = await run(process.execPath, [
    '--test',
    '--test-concurrency=2',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    ...testsIn('tools/scripts'),
  ]);
  const tap = readFileSync(report, 'utf8');
  /** @param {string} word */
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  return tally(status, count('pass'), count('fail'), toMendInTap(tap));
};

/**
 * The build that the browser walks through has the programs and the prepared lessons that these tests need too.
 * @param {string} name
 * @param {Record<string, string>} [env]
 * @param {string[]} [args]
 */
const runServerTests = async (name, env = {}, args = []) => {
  await build();
  const built = { BUILT_SERVER: join(ROOT, 'dist', 'server') };
  return runVitest(name, 'server/vitest.config.ts', { ...built, ...env }, args);
};

/**
 * @param {string} name
 * @param {string} config
 * @param {Record<string, string>} [env]
 * @param {string[]} [args]
 */
const runVitest = async (name, config, env = {}, args = []) => {
  const report = join(reports, `${name}.json`);
  const status = await run(
    bin('vitest'),
    [
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    env,
  );
  const { numPassedTests, numFailedTests, testResults } = readReport(report, {
    numPassedTests: 0,
    numFailedTests: 0,
    /** @type {import('./failed-tests.mjs').VitestFile[]} */
    testResults: [],
  });
  return tally(status, numPassedTests, numFailedTests, toMendInVitest(testResults));
};

/** What never asks the database, or tests the embedded one itself, has nothing to say about another one. */
const WITHOUT_DATABASE = [
  'contract/**',
  'mathematics/**',
  'server/src/config.test.ts',
  'server/src/db/embedded/**',
  'server/src/features/exercises/**',
  'server/src/features/tutor/**',
  'server/src/features/*/rules/**',
  'server/src/features/*/rules.test.ts',
  'server/src/{assemble,explain-start-error,line,near-rows,vectors}.test.ts',
  'server/src/testing/stripe-double.test.ts',
  'server/src/features/auth/{passwords,tokens}.test.ts',
  'server/src/features/lessons/{definitions,find-ideas,judge-statement}.test.ts',
  'server/src/features/lessons/{dialogues,exchanges,scenes}/**',
  'server/src/features/live/hear.test.ts',
  'server/src/features/library/store/holders.test.ts',
  'server/src/features/profile/service.test.ts',
  'server/src/features/usage/time-zones.test.ts',
  // What these ask, they ask of a port, a door or a rule.
  'server/src/features/{curriculum,safety}/**',
  'server/src/features/library/{ingest,search/engine,shelf}/**/rules/**',
  'server/src/features/library/search/{engine/**,search.test.ts}',
  'server/src/features/support/answers/**',
  'server/src/http/calls/{bind,caller,errors,file-reply,json-pieces,locality,network,pace,refused-upload,stream,upload}.test.ts',
  'server/src/http/{operations,site}/**',
  // Minutes of odd requests: what they leave in a database, the tests of the stores ask on both.
  'server/src/http/calls/hostile-input.test.ts',
  'server/src/ports/{clock,decks,documents,embed,files,identity,images,language,mail,model,offload,payments,random,speech,tokens,word,worker-pool}/**',
  // Every statement that they ask, the tests of access and of the lesson's socket ask too.
  'server/src/features/live/ten-lessons.test.ts',
  // They start a PostgreSQL or a product of their own.
  'server/src/*.slow.test.ts',
];

const runByAddress = async () => {
  const postgres = await startPostgres();
  if (postgres === null) return { passed: 0, failed: 0 };
  try {
    return await runServerTests(
      'address',
      { TEST_DATABASE_URL: postgres.url },
      WITHOUT_DATABASE.flatMap((part) => ['--exclude', part]),
    );
  } finally {
    await postgres.stop();
  }
};

const runInBrowser = async () => {
  await build();
  const report = join(reports, 'browser.json');
  const status = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM: findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { stats, suites } = readReport(report, {
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    /** @type {import('./failed-tests.mjs').PlaywrightSuite[]} */
    suites: [],
  });
  return tally(status, stats.expected + stats.flaky, stats.unexpected, toMendInPlaywright(suites));
};

/** In a process of its own, with which its memory goes. */
const build = async () => {
  if ((await run(process.execPath, ['tools/scripts/build.mjs'])) !== 0)
    throw new Error('Studia could not be built.');
};

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number | null>}
 */
const run = (command, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject).on('close', resolve);
  });

/** @param {string} name */
const bin = (name) => join(ROOT, 'node_modules', '.bin', name);

/**
 * @template Report
 * @param {string} path
 * @param {Report} otherwise
 * @returns {Report}
 */
const readReport = (path, otherwise) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return otherwise;
  }
};

/**
 * A run that ended badly without naming a failed test has failed all the same.
 * @param {number | null} status
 * @param {number} passed
 * @param {number} failed
 * @param {import('./failed-tests.mjs').ToMend} toMend
 */
const tally = (status, passed, failed, toMend) => ({
  passed,
  failed: status === 0 ? failed : Math.max(failed, 1),
  toMend,
});

/**
 * What says soonest that something is wrong comes first.
 * @type {Part[]}
 */
const PARTS = [
  { title: 'Checks', run: () => runChecks((line) => console.log(line)) },
  { title: 'Scripts', run: runScriptTests },
  {
    title: 'Server and contract, on the embedded PostgreSQL',
    run: () => runServerTests('embedded'),
  },
  { title: 'In the browser', run: runInBrowser },
  { title: 'Server, on a PostgreSQL reached by its address', run: runByAddress },
  { title: 'Web application', run: () => runVitest('web', 'web/vitest.config.ts') },
];

await main();
