import './needs/node.mjs';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './needs/free-port.mjs';
import { seconds } from './seconds.mjs';

/**
 * Starts the product and runs the server's tests on another version of Node, which npm has as a package:
 * `npm run test:node -- 24 [what vitest takes, such as a folder]`.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PATIENCE = 180_000;

/** @param {string[]} args */
const main = async ([version, ...args]) => {
  if (!version || !/^\d+(?:\.\d+)*$/.test(version))
    throw new Error('Say which Node: npm run test:node -- 24 [what vitest takes, such as a folder]');
  const home = mkdtempSync(join(tmpdir(), 'studia-node-'));
  // Under root, PostgreSQL runs as another user, who has to get in.
  chmodSync(home, 0o755);
  try {
    const node = install(version, home);
    console.log(`Node ${execFileSync(node, ['--version']).toString().trim()}`);
    await startAndStop(node, home);
    const began = performance.now();
    const { status } = spawnSync(
      node,
      ['node_modules/vitest/vitest.mjs', 'run', '--config', 'server/vitest.config.ts', ...args],
      { cwd: ROOT, stdio: 'inherit', env: surroundings(node) },
    );
    console.log(
      `server tests: ${status === 0 ? 'passed' : 'failed'} in ${seconds(performance.now() - began)}`,
    );
    process.exitCode = status ?? 1;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
};

/**
 * The path of that Node, out of npm's package for this kind of machine.
 * @param {string} version
 * @param {string} home
 */
const install = (version, home) => {
  const name = `node-${process.platform}-${process.arch}`;
  const options = ['--no-save', '--no-audit', '--no-fund', '--prefix', home];
  execFileSync('npm', ['install', ...options, `${name}@${version}`], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(home, 'node_modules', name, 'bin', 'node');
};

/** @param {string} node */
const surroundings = (node) => ({ ...process.env, PATH: `${dirname(node)}:${process.env['PATH']}` });

/**
 * As `npm start` does it: builds, answers `/healthz`, and stops when it is told to.
 * @param {string} node
 * @param {string} home
 */
const startAndStop = async (node, home) => {
  const began = performance.now();
  const port = await freePort();
  const product = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...surroundings(node), PORT: String(port), DATA_DIR: join(home, 'data'), LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  });
  const ended = once(product, 'exit');
  const healthy = await Promise.race([untilHealthy(`http://localhost:${port}`), ended.then(() => false)]);
  const took = performance.now() - began;
  product.kill('SIGTERM');
  const [status] = await ended;
  if (!healthy || status !== 0)
    throw new Error(`npm start ${healthy ? `ended with status ${status}` : 'did not become healthy'}.`);
  console.log(`npm start: healthy after ${seconds(took)}, and stopped with status 0`);
};

/** @param {string} url */
const untilHealthy = async (url) => {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    const answered = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return true;
    await pause(100);
  }
  return false;
};

await main(process.argv.slice(2)).catch((/** @type {Error} */ error) => {
  console.error(error.message);
  process.exitCode = 1;
});
