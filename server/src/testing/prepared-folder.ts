import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the starter books and lessons lie, read ahead of time as the build reads them. */
    preparedFolder: string;
  }
}

const SERVER = fileURLToPath(new URL('../../', import.meta.url));
const KEPT = join(SERVER, 'node_modules', '.studia-tests', 'prepared');

/**
 * Reads the starter books and lessons by the program that does it in the build. That takes as long as a hundred tests: where
 * a build was just made, at BUILT_SERVER, it has done so; else it is kept under the name of what went in: the program with all
 * its sources, the written books among them.
 */
export const setup = async ({ provide }: TestProject): Promise<void> => {
  const built = process.env['BUILT_SERVER'];
  if (built) {
    provide('preparedFolder', built);
    return;
  }
  await mkdir(KEPT, { recursive: true });
  const making = await mkdtemp(join(KEPT, 'making-'));
  await buildProgram(making);
  const folder = join(KEPT, await fingerprintOf(making));
  if (!(await isThere(folder))) await prepare(making, folder);
  await rm(making, { recursive: true, force: true });
  await removeOld(folder);
  provide('preparedFolder', folder);
};

const buildProgram = (outDir: string) =>
  build({
    root: SERVER,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rollupOptions: { input: 'src/prepare.ts', output: { entryFileNames: 'prepare.mjs' } },
    },
  });

const prepare = async (making: string, folder: string): Promise<void> => {
  await promisify(execFile)(process.execPath, [join(making, 'prepare.mjs')]);
  // Whole or not at all; another run that was first has made the same.
  await rename(making, folder).catch(async (error: unknown) => {
    if (!(await isThere(folder))) throw error;
  });
};

const A_WEEK = 7 * 24 * 60 * 60 * 1000;

const removeOld = async (inUse: string): Promise<void> => {
  for (const name of await readdir(KEPT)) {
    const folder = join(KEPT, name);
    // Another run may have removed it meanwhile.
    const made = await stat(folder).catch(() => null);
    if (folder !== inUse && made && Date.now() - made.mtimeMs > A_WEEK)
      await rm(folder, { recursive: true, force: true });
  }
};

const isThere = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    () => true,
    () => false,
  );

const fingerprintOf = async (folder: string): Promise<string> => {
  const hash = createHash('sha256').update(process.version);
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.toSorted()) hash.update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
};
