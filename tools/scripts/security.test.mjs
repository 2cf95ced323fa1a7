/** Keeps docs/security.md honest: every item of the standard stands there, and every test it names exists. */
import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { coverageOf } from './spec-coverage.mjs';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const WITHOUT_TEST = new Set(['this page', 'by absence', 'n/a', 'not met']);

/** How many items of levels 1 and 2 each section of ASVS 5.0 has; they come before those of level 3. */
const SECTIONS = {
  V6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  V7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  V8: { 1: 2, 2: 3, 3: 1, 4: 1 },
};

const rows = PAGE.split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [item = '', level = '', asks = '', answer = '', proof = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { item, level, asks, answer, proof };
  });

/**
 * The same tests in a table as spec-coverage reads it, in a folder that shows the real ones.
 * @param {string[]} proofs
 */
function problemsOf(proofs) {
  const root = mkdtempSync(join(tmpdir(), 'security-'));
  try {
    mkdirSync(join(root, 'docs'));
    for (const folder of ['contract', 'server', 'web', 'e2e', 'tools'])
      symlinkSync(join(ROOT, folder), join(root, folder), 'dir');
    const table = proofs.map(
      (proof, index) => `| 1-${String(index).padStart(2, '0')} | An item. | ${proof} |`,
    );
    writeFileSync(join(root, 'docs/spec-coverage.md'), table.join('\n'));
    return coverageOf(root).problems;
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('every item of levels 1 and 2 stands there once, in order', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
    Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${chapter}.${section}.${index + 1}`),
    ),
  );
  assert.deepEqual(
    rows.map(({ item }) => item),
    wanted,
  );
  for (const { item, level, asks, answer, proof } of rows)
    assert.ok(/^[12]$/.test(level) && asks && answer && proof, `${item} has an empty cell`);
});

test('every test that it names exists', () => {
  const named = rows.map(({ proof }) => proof).filter((proof) => !WITHOUT_TEST.has(proof));
  assert.ok(named.length > 0);
  assert.deepEqual(problemsOf(named), []);
});

test('a test that does not exist would be noticed', () => {
  assert.match(problemsOf(['e2e/shell.spec.ts › nobody wrote this'])[0] ?? '', /has no test/);
  assert.match(problemsOf(['e2e/nowhere.spec.ts › the theme'])[0] ?? '', /there is no file/);
});

test('the summary names what is not met and what is in part', () => {
  /** @param {string} word */
  const summed = (word) => new RegExp(`^${word}: (.*)\\.$`, 'm').exec(PAGE)?.[1]?.split(', ');
  /** @param {(row: (typeof rows)[number]) => boolean} holds */
  const itemsWhere = (holds) => rows.filter(holds).map(({ item }) => item);
  assert.deepEqual(
    summed('Not met'),
    itemsWhere(({ proof }) => proof === 'not met'),
  );
  assert.deepEqual(
    summed('Partly met'),
    itemsWhere(({ answer }) => answer.startsWith('Partly')),
  );
});

test('no migration makes an account', () => {
  const folder = join(ROOT, 'server/src/db/migrations');
  const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  assert.ok(migrations.length > 0);
  for (const name of migrations)
    assert.doesNotMatch(
      readFileSync(join(folder, name), 'utf8'),
      /insert\s+into\s+(?:public\.)?"?student\b/i,
      name,
    );
});

test('every password field takes paste and password managers', () => {
  const source = join(ROOT, 'web/src');
  const screens = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('gallery'))
    .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));
  const masked = screens.filter(({ text }) => /type=.*['"]password['"]/.test(text)).map(({ path }) => path);
  assert.deepEqual(masked, [join('ui', 'form', 'password-input.tsx')]);
  const fields = screens.flatMap(({ text }) => text.match(/<PasswordInput[^]*?\/>/g) ?? []);
  assert.ok(fields.length > 0);
  for (const field of fields) assert.doesNotMatch(field, /autoComplete="off"/);
  // Elsewhere pasted files are taken: the composer of the chat has no password field.
  const withPassword = screens.filter(({ text }) => /<PasswordInput|['"]password['"]/.test(text));
  for (const { path, text } of withPassword) assert.doesNotMatch(text, /onPaste|['"]paste['"]/, path);
});
