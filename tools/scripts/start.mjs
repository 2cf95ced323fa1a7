import './needs/node.mjs';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build.mjs';
import { makeLoader } from './compiled.mjs';
import { nameSourceLines } from './source-lines.mjs';

// A build takes half a gigabyte that the product would keep; in a process of its own it gives all of it back.
if (!(await isBuilt())) {
  execFileSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], {
    stdio: 'inherit',
  });
}
const server = fileURLToPath(new URL('../../dist/server', import.meta.url));
nameSourceLines(server);
makeLoader(server).load('main.cjs');
