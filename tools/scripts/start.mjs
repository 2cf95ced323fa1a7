import './needs/node.mjs';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build.mjs';

// A build takes half a gigabyte that the product would keep; in a process of its own it gives all of it back.
if (!(await isBuilt())) {
  execFileSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], {
    stdio: 'inherit',
  });
}
await import(new URL('../../dist/server/main.js', import.meta.url).href);
