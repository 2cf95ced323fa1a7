import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { oneAtATime } from './one-at-a-time.mjs';

let folder = '';
let lock = '';
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'studia-lock-'));
  lock = join(folder, 'made', 'building');
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('who comes second begins when the first is done', async () => {
  /** @type {string[]} */
  const story = [];
  /** @param {string} name */
  const work = (name) => async () => {
    story.push(`${name} begins`);
    // The others look for the lock meanwhile.
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    story.push(`${name} ends`);
  };
  await Promise.all([oneAtATime(lock, work('one')), oneAtATime(lock, work('one'))]);
  assert.deepEqual(story, ['one begins', 'one ends', 'one begins', 'one ends']);
});

test('work that fails does not keep the others waiting', async () => {
  const broken = oneAtATime(lock, async () => {
    throw new Error('no room');
  });
  await assert.rejects(broken, /no room/);
  assert.equal(await oneAtATime(lock, async () => 'built'), 'built');
  assert.equal(existsSync(lock), false);
});

test('a lock of a process that was killed holds up nobody', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(lock, String(pid));
  assert.equal(await oneAtATime(lock, async () => 'built'), 'built');
});
