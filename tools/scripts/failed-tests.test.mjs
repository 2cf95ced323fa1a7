import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedInPlaywright, failedInTap, failedInVitest } from './failed-tests.mjs';

test('failed tests of Vitest are named with their file, and a file that did not load by itself', () => {
  assert.deepEqual(
    failedInVitest([
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'holds' },
          { status: 'failed', fullName: 'breaks' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'holds' }] },
    ]),
    ['a.test.ts › breaks', 'b.test.ts'],
  );
});

test('failed tests of Playwright are named with the groups they stand in', () => {
  assert.deepEqual(
    failedInPlaywright([
      {
        title: 'notes.spec.ts',
        specs: [
          { ok: true, title: 'is written' },
          { ok: false, title: 'is read' },
        ],
        suites: [{ title: 'on a phone', specs: [{ ok: false, title: 'fits' }] }],
      },
    ]),
    ['notes.spec.ts › is read', 'notes.spec.ts › on a phone › fits'],
  );
});

test('failed tests of Node are named once, not again for what they hold', () => {
  assert.deepEqual(failedInTap('ok 1 - starts\n    not ok 1 - within\nnot ok 2 - stops\n# fail 1\n'), [
    'stops',
  ]);
});
