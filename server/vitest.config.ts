import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['server/src/**/*.test.ts', 'contract/src/**/*.test.ts', 'mathematics/src/**/*.test.ts'],
    globalSetup: ['server/src/testing/postgres.ts', 'server/src/testing/built-programs.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Files share what a worker has loaded: each starts a product of its own and keeps no state in modules.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
