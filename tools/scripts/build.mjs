import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { oneAtATime } from './one-at-a-time.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = join(root, 'dist', 'stamp');

/** Everything that the build is made from. */
const SOURCES = [
  'contract',
  'curriculum',
  'mathematics',
  'server',
  'web',
  'package-lock.json',
  'tools/scripts/build.mjs',
  'tools/scripts/prerender.mjs',
];
const LEFT_OUT = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/;

/** Whether the last build was made from the very same sources. */
export const isBuilt = async () =>
  (await readFile(stamp, 'utf8').catch(() => '')) === (await fingerprintOf(SOURCES));

// Who starts Studia for the first time reads this. What a page may weigh is judged by the budgets, not by the bundler.
/** @satisfies {import('vite').InlineConfig} */
const QUIETLY = {
  logLevel: /** @type {const} */ ('warn'),
  build: { chunkSizeWarningLimit: Infinity, rolldownOptions: { checks: { pluginTimings: false } } },
};

/** Builds server and web application, unless that was done already. */
export const buildIfChanged = async () => {
  if (await isBuilt()) return;
  // Several processes may start from this folder at once; who waited finds the work done.
  await oneAtATime(join(root, 'dist', 'building'), async () => {
    if (!(await isBuilt())) await buildAll();
  });
};

const buildAll = async () => {
  console.log('Building Studia…');
  const { build } = await import('vite');
  await build({ ...QUIETLY, configFile: join(root, 'web/vite.config.ts') });
  await build({ ...QUIETLY, configFile: join(root, 'server/vite.config.ts') });
  await run(process.execPath, [join(root, 'dist/server/prepare.js')]);
  const { prerender } = await import('./prerender.mjs');
  await prerender(join(root, 'dist'));
  await compressFiles(join(root, 'dist/web'));
  await writeFile(stamp, await fingerprintOf(SOURCES));
};

/** @param {string[]} paths */
const fingerprintOf = async (paths) => {
  const hash = createHash('sha256').update(process.version);
  for (const file of (await Promise.all(paths.map(filesUnder))).flat().toSorted(byName)) {
    hash.update(file).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
};

/**
 * @param {string} one
 * @param {string} other
 */
const byName = (one, other) => (one < other ? -1 : 1);

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
const filesUnder = async (path) => {
  if (LEFT_OUT.test(path)) return [];
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => null);
  if (entries === null) return [path];
  const nested = await Promise.all(entries.map((entry) => filesUnder(`${path}/${entry.name}`)));
  return nested.flat();
};

const run = promisify(execFile);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml)$/;

/**
 * Compressed once here, so that no request pays for it.
 * @param {string} folder
 */
const compressFiles = async (folder) => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(folder, file));
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(join(folder, `${file}.br`), await brotli(content, best));
      await writeFile(join(folder, `${file}.gz`), await zip(content, { level: 9 }));
    }),
  );
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildIfChanged();
