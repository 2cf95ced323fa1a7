import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';

const TOOLS = new URL('.', import.meta.url).href;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studia-compiled-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {string} name
 * @param {string} text
 */
const write = (name, text) => writeFileSync(join(folder, name), text);

/**
 * In a process of its own: V8 remembers within one what it has seen.
 * @param {string} work
 */
const run = (work) => {
  const program = `
    import { makeLoader } from '${TOOLS}compiled.mjs';
    import { nameSourceLines } from '${TOOLS}source-lines.mjs';
    const folder = ${JSON.stringify(folder)};
    const { load, keep } = makeLoader(folder);
    ${work}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`.trim();
};

const keptFiles = () => readdirSync(join(folder, 'compiled')).map((name) => join(folder, 'compiled', name));

describe('code that was compiled before', () => {
  test('does the same, from one file to the next', () => {
    write('main.cjs', `exports.answer = () => require('./part.cjs').half() * 2;`);
    write('part.cjs', `exports.half = () => 21;`);
    assert.equal(run(`console.log(load('main.cjs').answer()); keep();`), '42');
    assert.equal(keptFiles().length, 2);
    assert.equal(run(`console.log(load('main.cjs').answer());`), '42');
  });

  test('is not taken for a file that was changed, be it as long as before', () => {
    write('main.cjs', `exports.answer = () => 41 + 1;`);
    run(`load('main.cjs').answer(); keep();`);
    write('main.cjs', `exports.answer = () => 77 + 1;`);
    assert.equal(run(`console.log(load('main.cjs').answer());`), '78');
  });

  test('is done without where it is cut off or missing', () => {
    write('main.cjs', `exports.answer = () => 42;`);
    run(`load('main.cjs').answer(); keep();`);
    for (const file of keptFiles()) truncateSync(file, 100);
    assert.equal(run(`console.log(load('main.cjs').answer());`), '42');
    rmSync(join(folder, 'compiled'), { recursive: true });
    assert.equal(run(`console.log(load('main.cjs').answer());`), '42');
    assert.equal(existsSync(join(folder, 'compiled')), false);
  });

  test('reaches what Node brings', () => {
    write('main.cjs', `exports.name = () => require('node:path').basename(__filename);`);
    assert.equal(run(`console.log(load('main.cjs').name());`), 'main.cjs');
  });

  test('may come in two files that need each other', () => {
    write('main.cjs', `exports.name = 'main'; exports.other = require('./part.cjs').seen;`);
    write('part.cjs', `exports.seen = require('./main.cjs').name;`);
    assert.equal(run(`console.log(load('main.cjs').other);`), 'main');
  });
});

describe('a stack', () => {
  const MAP = JSON.stringify({ version: 3, sources: ['src/sum.ts'], names: [], mappings: 'AAKE' });

  test('names the line of the source', () => {
    write('main.cjs', `exports.fail = () => { throw new TypeError('no sum'); };`);
    write('main.cjs.map', MAP);
    const text = run(`
      nameSourceLines(folder);
      try { load('main.cjs').fail(); } catch (error) { console.log(error.stack); }`);
    assert.match(text, /^TypeError: no sum\n\s+at .*src\/sum\.ts:6:\d+\)/);
  });

  test('names the line as it is where there is no map', () => {
    write('main.cjs', `exports.fail = () => { throw new Error('no map'); };`);
    const text = run(`
      nameSourceLines(folder);
      try { load('main.cjs').fail(); } catch (error) { console.log(error.stack); }`);
    assert.match(text, /^Error: no map\n\s+at .*main\.cjs:1:\d+\)/);
  });
});
