import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findingsIn, problemsIn } from './patterns.mjs';

const AT_HOME = 'server/src/features/library/title.ts';
const BEHIND_THE_DOOR = 'server/src/features/tutor/moves/talk.ts';
/**
 * @param {string} path
 * @param {string} pattern
 */
const found = (path, pattern) => findingsIn(path, `export const PATTERN = ${pattern};`).length > 0;

test('a pattern that a long text keeps busy is found', () => {
  for (const pattern of [String.raw`/\s+$/`, String.raw`/^(a+)+$/`, String.raw`/(\d+)\/(\d+)/`])
    assert.equal(found(AT_HOME, pattern), true, pattern);
});

test('a pattern that reads every character once is not', () => {
  for (const pattern of [String.raw`/(?<!\s)\s+$/`, String.raw`/^a+$/`, String.raw`/(?<!\d)(\d+)\/(\d+)/`])
    assert.equal(found(AT_HOME, pattern), false, pattern);
});

test('behind the tutor’s door runs of white space and marks are short, those of letters and digits are not', () => {
  assert.equal(found(BEHIND_THE_DOOR, String.raw`/[\s.!?]+$/`), false);
  assert.equal(found(BEHIND_THE_DOOR, String.raw`/(\d+)\/(\d+)/`), true);
  assert.equal(found(BEHIND_THE_DOOR, String.raw`/^(\s+)+$/`), true);
});

test('an allowance that nothing needs is a problem', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const allowed = [{ path: 'contract/src/errors.ts', reason: 'none' }];
  assert.deepEqual(problemsIn(root, ['contract/src/errors.ts'], allowed), [
    'contract/src/errors.ts: nothing here needs an allowance any more',
  ]);
});
