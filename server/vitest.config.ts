import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';

const PREPARED = fileURLToPath(new URL('src/testing/prepared.ts', import.meta.url));

/** A file that globs depends on files that it does not name. Vitest sees that by itself, but not behind a type: `glob<string>(`. */
const keepNothingThatGlobs: Plugin = {
  name: 'keep-nothing-that-globs',
  configureVitest: ({ experimental_defineCacheKeyGenerator: keep }) =>
    keep(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
};

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: {
    alias: [{ find: /^(?:\.\.?\/)+prepared\.ts$/, replacement: PREPARED }],
  },
  plugins: [keepNothingThatGlobs],
  test: {
    include: ['server/src/**/*.test.ts', 'contract/src/**/*.test.ts', 'mathematics/src/**/*.test.ts'],
    globalSetup: [
      'server/src/testing/postgres.ts',
      'server/src/testing/built-programs.ts',
      'server/src/testing/prepared-folder.ts',
    ],
    pool: 'forks',
    // One more than two cores: a worker waits for PostgreSQL, children and queues for more than half of its time.
    maxWorkers: 3,
    // Files share what a worker has loaded: each starts a product of its own and keeps no state in modules.
    isolate: false,
    // What a run has transformed, the next one need not: `npm test` runs these files twice.
    experimental: { fsModuleCache: true },
    // A busy machine may be late once; the report names what passed only on the second try, to be mended.
    retry: 1,
    // Far more than anything takes: they end what hangs, on a machine with ten times too much to do.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
  },
});
