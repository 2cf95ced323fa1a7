import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { leaveOutOtherMachines } from './needs/other-machines.mjs';
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
  'tools/scripts/compile.mjs',
  'tools/scripts/compiled.mjs',
  'tools/scripts/prerender.mjs',
];
const LEFT_OUT = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/;

/** Whether the last build was made from the very same sources. */
export const isBuilt = async () => {
  const files = sourceFiles();
  const looks = looksOf(files);
  const [builtFrom = '', lookedLike = ''] = (await readFile(stamp, 'utf8').catch(() => '')).split('\n');
  // Reading every source takes longer than all the rest of looking: what was not touched since is the same.
  if (looks === lookedLike) return true;
  const content = await contentOf(files);
  if (content !== builtFrom) return false;
  // A checkout touches files without changing them. Where nothing may be written, they are read again each time.
  await writeStamp(content, looks).catch(() => {});
  return true;
};

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
  await leaveOutOtherMachines(join(root, 'node_modules'));
  const { build } = await import('vite');
  await build({ ...QUIETLY, configFile: join(root, 'web/vite.config.ts') });
  await build({ ...QUIETLY, configFile: join(root, 'server/vite.config.ts') });
  await build({ ...QUIETLY, configFile: join(root, 'server/vite.product.config.ts') });
  await layDownLessons();
  await run(process.execPath, [join(root, 'tools/scripts/compile.mjs')]);
  const { prerender } = await import('./prerender.mjs');
  await prerender(join(root, 'dist'));
  await compressFiles(join(root, 'dist/web'));
  const files = sourceFiles();
  await writeStamp(await contentOf(files), looksOf(files));
};

/** Reads lessons, exchanges and kinds of tasks once, beside the built server: its threads have no time for that. */
export const layDownLessons = async () => {
  await copyFile(join(root, 'curriculum/meanings.bin'), join(root, 'dist/server/meanings.bin'));
  for (const name of ['story-weights.bin', 'story-decoder.onnx', 'story-signs.json'])
    await copyFile(join(root, 'server/src/ports/embed', name), join(root, 'dist/server', name));
  await run(process.execPath, [join(root, 'dist/server/prepare.js')]);
};

/**
 * @param {string} content
 * @param {string} looks
 */
const writeStamp = (content, looks) => writeFile(stamp, `${content}\n${looks}`);

/** @param {readonly string[]} files */
const contentOf = async (files) => {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
};

/**
 * Sizes and times: whoever writes a file moves the time of its change, which nobody can set back.
 * @param {readonly string[]} files
 */
const looksOf = (files) => {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    const { size, mtimeMs, ctimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs} ${ctimeMs}\n`);
  }
  return hash.digest('hex');
};

const sourceFiles = () => SOURCES.flatMap(filesUnder).toSorted();

/**
 * @param {string} path
 * @returns {string[]}
 */
const filesUnder = (path) => {
  if (LEFT_OUT.test(path)) return [];
  const folder = join(root, path);
  if (!statSync(folder).isDirectory()) return [path];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(inside);
    return LEFT_OUT.test(inside) ? [] : [inside];
  });
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
