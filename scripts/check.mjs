import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What must hold of the code before any test runs. */
const CHECKS = [
  ['format', 'oxfmt', ['--check']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['types of the contract', 'tsc', ['-p', 'contract']],
  ['types of the server', 'tsc', ['-p', 'server']],
  ['types of the web application', 'tsc', ['-p', 'web']],
  ['types of the browser tests', 'tsc', ['-p', 'e2e']],
  [
    'rules between rooms',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', 'contract/src', 'server/src', 'web/src'],
  ],
  ['shape', 'node', ['scripts/shape.mjs']],
  ['unused files and packages', 'knip', []],
  ['spec coverage', 'node', ['scripts/spec-coverage.mjs']],
];

/** Runs every check; answers how many hold and how many do not. */
export const runChecks = () => {
  const counts = { passed: 0, failed: 0 };
  for (const [name, command, args] of CHECKS) {
    const { status, stdout, stderr } = spawnSync(pathTo(command), args, { cwd: ROOT, encoding: 'utf8' });
    const held = status === 0;
    counts[held ? 'passed' : 'failed'] += 1;
    console.log(`${held ? '✓' : '✗'} ${name}`);
    if (!held) console.log(`${stdout}${stderr}`);
  }
  return counts;
};

const pathTo = (command) => (command === 'node' ? process.execPath : `${ROOT}node_modules/.bin/${command}`);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, failed } = runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
