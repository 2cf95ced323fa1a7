import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What must hold of the code before any test runs. */
const CHECKS = [
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types of the contract', command: 'tsc', args: ['-p', 'contract'] },
  { name: 'types of the mathematics', command: 'tsc', args: ['-p', 'mathematics'] },
  { name: 'types of the server', command: 'tsc', args: ['-p', 'server'] },
  { name: 'types of the web application', command: 'tsc', args: ['-p', 'web'] },
  { name: 'types of the browser tests', command: 'tsc', args: ['-p', 'e2e'] },
  {
    name: 'rules between rooms',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', 'contract/src', 'mathematics/src', 'server/src', 'web/src'],
  },
  { name: 'shape', command: 'node', args: ['scripts/shape.mjs'] },
  { name: 'unused files and packages', command: 'knip', args: [] },
  { name: 'spec coverage', command: 'node', args: ['scripts/spec-coverage.mjs'] },
];

/** Runs every check; answers how many hold and how many do not. */
export const runChecks = () => {
  const counts = { passed: 0, failed: 0 };
  for (const { name, command, args } of CHECKS) {
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
