import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, createServer } from 'vite';
import { layDownLessons } from './build.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Development: the server is rebuilt and restarted, the web application reloads itself, at http://localhost:5173. */
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let restarting = Promise.resolve();

const stopServer = async () => {
  if (!server) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
};

const restart = () => {
  restarting = restarting.then(async () => {
    await stopServer();
    server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.cjs'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
  });
};

// What is in dist from now on is not what the stamp says.
await rm(`${ROOT}dist/stamp`, { force: true });

/** @type {{ close: () => Promise<void> }[]} */
const watchers = [];

/**
 * Builds with this configuration again whenever a source changes; resolves when that was done once.
 * @param {string} configFile
 */
const watch = async (configFile) => {
  const watcher = await build({ configFile: `${ROOT}${configFile}`, logLevel: 'warn', build: { watch: {} } });
  if (!('on' in watcher)) throw new Error('Vite does not watch the server.');
  watchers.push(watcher);
  await new Promise((/** @type {(built?: unknown) => void} */ resolve) => {
    watcher.on('event', ({ code }) => {
      if (code !== 'END') return;
      if (isBuilt) restart();
      resolve();
    });
  });
};

// The first empties the folder that the second writes to as well.
let isBuilt = false;
await watch('server/vite.config.ts');
await watch('server/vite.product.config.ts');
// What is changed in a lesson later is seen after a build.
await layDownLessons();
isBuilt = true;
restart();

const web = await createServer({ configFile: `${ROOT}web/vite.config.ts` });
await web.listen();
web.printUrls();

// The server first: Vite ends the process by itself once it is closed.
const stop = async () => {
  await stopServer();
  await Promise.all([...watchers, web].map((one) => one.close()));
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
