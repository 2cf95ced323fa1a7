import './needs/node.mjs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner } from 'vite';
import { buildIfChanged } from './build.mjs';

/**
 * Runs a tool that is written in TypeScript, with the server's sources as they stand: `node run.mjs <file> [arguments]`.
 * What runs beside the server, in threads and children, is that of the build; a tool that starts none of them says
 * `--sources-only` before its file and waits for no build.
 */
const [node = '', , ...given] = process.argv;
const sourcesOnly = given[0] === '--sources-only';
const [file = '', ...args] = sourcesOnly ? given.slice(1) : given;
process.argv = [node, resolve(file), ...args];

if (!sourcesOnly) await buildIfChanged();
const vite = await createServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
try {
  await runner.import(resolve(file));
} finally {
  await runner.close();
  await vite.close();
}
