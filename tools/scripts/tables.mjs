// Writes server/src/db/tables.ts anew from the migrated database: the test that compares the two does it.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const args = ['run', '--config', 'server/vitest.config.ts', 'server/src/db/tables.test.ts', '--update'];

const { status } = spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
