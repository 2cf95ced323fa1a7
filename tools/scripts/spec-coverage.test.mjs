/** Each thing that spec-coverage.mjs must notice, planted in a small table in a temporary folder. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { coverageOf } from './spec-coverage.mjs';

const FILES = {
  'web/src/landing.test.tsx': `
    describe('landing', () => {
      it('scrolls to the top', () => {});
      it("doesn't fade; under 768 px", () => {});
      it.each([[1], [(2)]])('opens card %i', () => {});
      it(\`takes \${width} px\`, () => {});
      it.skip('is never run', () => {});
      const sentence = 'is only a sentence';
    });`,
  'e2e/sign-in.spec.ts': `
    test.describe('sign in', () => {
      test('closes on Escape', async ({ page }) => {});
    });`,
};

/** @param {string[]} rows */
function coverage(...rows) {
  const root = mkdtempSync(join(tmpdir(), 'spec-coverage-'));
  const table = [
    '# Title',
    '',
    'Prose | with a bar',
    '',
    '| id | statement | proof |',
    '|---|---|---|',
    ...rows,
  ];
  try {
    for (const [path, text] of Object.entries({ ...FILES, 'docs/spec-coverage.md': table.join('\n') })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return coverageOf(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('a sound table is counted', () => {
  assert.deepEqual(
    coverage(
      '| 1-01 | Open. | open |',
      '| 1-02 | Left open; by the spec. | n/a: ours to decide; later |',
      '| 2.2-01 | Proved. | web/src/landing.test.tsx › scrolls to the top |',
      "| 2.2-02 | Proved, with `a \\| b`. | web/src/landing.test.tsx › landing › doesn't fade; under 768 px |",
      '| 2.5-10 | Twice. | e2e/sign-in.spec.ts › closes on Escape; web/src/landing.test.tsx › opens card %i |',
      '| 4.10-01 | Made title. | web/src/landing.test.tsx › takes ${width} px |',
    ),
    { statements: 6, proved: 4, open: 1, notApplicable: 1, problems: [] },
  );
});

const PLANTED = {
  'a doubled id': {
    rows: ['| 1-01 | One. | open |', '| 1-01 | Other. | open |'],
    problem: '8 1-01: the id stands in line 7 already',
  },
  'a malformed id': {
    rows: ['| first | One. | open |'],
    problem: '7 first: the id must look like 2.5-07',
  },
  'an empty proof': {
    rows: ['| 1-01 | One. |  |'],
    problem: '7 1-01: the proof is empty; write `open` where nothing proves it yet',
  },
  'a row without a proof': {
    rows: ['| 1-01 | One. |'],
    problem: '7 1-01: a row has three cells; write a bar inside a cell as \\|',
  },
  'a bar that is not escaped': {
    rows: ['| 1-01 | One | or two. | open |'],
    problem: '7 1-01: a row has three cells; write a bar inside a cell as \\|',
  },
  'a reason that is missing': {
    rows: ['| 1-01 | One. | n/a: |'],
    problem: '7 1-01: "n/a:" is neither `open`, `n/a: reason` nor `file › title`',
  },
  'a file that does not exist': {
    rows: ['| 1-01 | One. | web/src/gone.test.ts › scrolls to the top |'],
    problem: '7 1-01: there is no file web/src/gone.test.ts',
  },
  'a title that does not exist': {
    rows: ['| 1-01 | One. | e2e/sign-in.spec.ts › closes on Enter |'],
    problem: '7 1-01: e2e/sign-in.spec.ts has no test "closes on Enter"',
  },
  'the second of two tests': {
    rows: ['| 1-01 | One. | e2e/sign-in.spec.ts › closes on Escape; e2e/sign-in.spec.ts › closes |'],
    problem: '7 1-01: e2e/sign-in.spec.ts has no test "closes"',
  },
  'a sentence that is no test': {
    rows: ['| 1-01 | One. | web/src/landing.test.tsx › is only a sentence |'],
    problem: '7 1-01: web/src/landing.test.tsx has no test "is only a sentence"',
  },
  'a block that is no test': {
    rows: ['| 1-01 | One. | e2e/sign-in.spec.ts › sign in |'],
    problem: '7 1-01: e2e/sign-in.spec.ts has no test "sign in"',
  },
  'a test that is skipped': {
    rows: ['| 1-01 | One. | web/src/landing.test.tsx › is never run |'],
    problem: '7 1-01: web/src/landing.test.tsx has no test "is never run"',
  },
};

for (const [title, { rows, problem }] of Object.entries(PLANTED)) {
  test(`is reported: ${title}`, () => {
    const { proved, problems } = coverage(...rows);
    assert.deepEqual(problems, [`docs/spec-coverage.md:${problem}`]);
    assert.equal(proved, 0);
  });
}

test('is reported: a table without rows', () => {
  assert.deepEqual(coverage().problems, ['docs/spec-coverage.md: no row found']);
});
