import './needs/node.mjs';
import { execFileSync } from 'node:child_process';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build.mjs';

// A build takes half a gigabyte that the product would keep; in a process of its own it gives all of it back.
if (!(await isBuilt())) {
  execFileSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], {
    stdio: 'inherit',
  });
}
const { enableCompileCache } = /** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (
  /** @type {unknown} */ (module)
);
// From Node 22 on, what was compiled once is kept beside what was built, and goes with it.
enableCompileCache?.(fileURLToPath(new URL('../../dist/server/compiled', import.meta.url)));
await import(new URL('../../dist/server/main.js', import.meta.url).href);
