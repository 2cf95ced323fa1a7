import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toMendInPlaywright, toMendInTap, toMendInVitest } from './failed-tests.mjs';

test('tests of Vitest are named with their file, and a file that did not load by itself', () => {
  const files = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'holds', failureMessages: [] },
        { status: 'passed', fullName: 'is late', failureMessages: ['too early'] },
        { status: 'failed', fullName: 'breaks', failureMessages: ['twice', 'wrong'] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'holds' }] },
  ];
  assert.deepEqual(toMendInVitest(files), {
    failed: ['b.test.ts', 'a.test.ts › breaks'],
    late: ['a.test.ts › is late'],
  });
});

test('tests of Playwright are named with the groups they stand in', () => {
  const suites = [
    {
      title: 'notes.spec.ts',
      specs: [
        { title: 'is written', tests: [{ status: 'expected' }] },
        { title: 'is read', tests: [{ status: 'unexpected' }] },
      ],
      suites: [{ title: 'on a phone', specs: [{ title: 'fits', tests: [{ status: 'flaky' }] }] }],
    },
  ];
  assert.deepEqual(toMendInPlaywright(suites), {
    failed: ['notes.spec.ts › is read'],
    late: ['notes.spec.ts › on a phone › fits'],
  });
});

test('tests of Node are named once, not again for what they hold', () => {
  const tap = 'ok 1 - starts\n    not ok 1 - within\nnot ok 2 - stops\n# fail 1\n';
  assert.deepEqual(toMendInTap(tap).failed, ['stops']);
});
