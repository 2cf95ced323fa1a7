import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built program of the children that read documents. */
    readerProgram: string;
    /** The built program of the thread that works out mathematics. */
    mathWorkerProgram: string;
    /** The built program of the processes that speak and listen. */
    speechProgram: string;
  }
}

const SERVER = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The programs that run beside the product: those of the build at BUILT_SERVER, which whoever names it has just made from
 * these sources, or else built once for a test run, near the packages that they need.
 */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const built = process.env['BUILT_SERVER'];
  if (built) {
    providePrograms(provide, built, 'js');
    return async () => {};
  }
  const parent = join(SERVER, 'node_modules', '.studia-tests');
  await mkdir(parent, { recursive: true });
  const outDir = await mkdtemp(join(parent, 'programs-'));
  await buildPrograms(outDir);
  providePrograms(provide, outDir, 'mjs');
  return () => rm(outDir, { recursive: true, force: true });
};

const providePrograms = (provide: TestProject['provide'], folder: string, ending: 'js' | 'mjs'): void => {
  provide('readerProgram', join(folder, `reader.${ending}`));
  provide('speechProgram', join(folder, `speech-engine.${ending}`));
  provide('mathWorkerProgram', join(folder, `math-worker.${ending}`));
};

const buildPrograms = (outDir: string) =>
  build({
    root: SERVER,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rollupOptions: {
        input: {
          reader: 'src/ports/documents/reader/main.ts',
          'math-worker': 'src/math-worker.ts',
          'speech-engine': 'src/ports/speech/engine/main.ts',
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
