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

/** Builds the programs that run beside the product, once for a test run, near the packages that they need. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const parent = join(SERVER, 'node_modules', '.studia-tests');
  await mkdir(parent, { recursive: true });
  const outDir = await mkdtemp(join(parent, 'programs-'));
  await buildPrograms(outDir);
  provide('readerProgram', join(outDir, 'reader.mjs'));
  provide('speechProgram', join(outDir, 'speech-engine.mjs'));
  provide('mathWorkerProgram', join(outDir, 'math-worker.mjs'));
  return () => rm(outDir, { recursive: true, force: true });
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
