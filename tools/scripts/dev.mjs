import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, createServer } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Development: the server is rebuilt and restarted, the web application reloads itself, at http://localhost:5173. */
let server;
let restarting = Promise.resolve();

const restart = () => {
  restarting = restarting.then(async () => {
    if (server) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    }
    server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
  });
};

// What is in dist from now on is not what the stamp says.
await rm(`${ROOT}dist/stamp`, { force: true });

const watcher = await build({
  configFile: `${ROOT}server/vite.config.ts`,
  logLevel: 'warn',
  build: { watch: {} },
});
watcher.on('event', ({ code }) => code === 'END' && restart());

const web = await createServer({ configFile: `${ROOT}web/vite.config.ts` });
await web.listen();
web.printUrls();

// The server first: Vite ends the process by itself once it is closed.
const stop = async () => {
  if (server) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
  await Promise.all([watcher.close(), web.close()]);
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
