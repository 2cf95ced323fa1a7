import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { seconds } from './seconds.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @typedef {{ name: string, command: string, args: string[] }} Check */

/**
 * On one thread: several would each find out for themselves what all files share, which takes a third more of the processor.
 * @param {string} project
 */
const typesOf = (project) => ({ command: 'tsc', args: ['--singleThreaded', '-p', project] });

/**
 * What must hold of the code before any test runs; the longest first, so that nothing long is left for the end.
 * @type {Check[]}
 */
const CHECKS = [
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  {
    name: 'rules between rooms',
    command: 'depcruise',
    args: [
      '--config',
      '.dependency-cruiser.cjs',
      // The test of these rules cruises the same files again.
      '--cache',
      '--cache-strategy',
      'content',
      'contract/src',
      'mathematics/src',
      'server/src',
      'web/src',
      'tools',
    ],
  },
  { name: 'types of the server', ...typesOf('server') },
  { name: 'types of the web application', ...typesOf('web') },
  { name: 'types of the tools', ...typesOf('tools') },
  { name: 'types of the browser tests', ...typesOf('e2e') },
  { name: 'types of the contract', ...typesOf('contract') },
  { name: 'types of mathematics', ...typesOf('mathematics') },
  { name: 'unused files and packages', command: 'knip', args: [] },
  { name: 'patterns', command: 'node', args: ['tools/scripts/patterns.mjs'] },
  { name: 'shape', command: 'node', args: ['tools/scripts/shape.mjs'] },
  {
    name: 'lessons',
    command: 'node',
    args: ['tools/scripts/run.mjs', '--sources-only', 'tools/scripts/lessons.ts'],
  },
  { name: 'spec coverage', command: 'node', args: ['tools/scripts/spec-coverage.mjs'] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
];
const AT_ONCE = 2;

/** @typedef {(line: string) => void} Say */

/**
 * Runs every check; answers how many hold and how many do not.
 * @param {Say} say
 */
export const runChecks = async (say) => {
  const waiting = [...CHECKS];
  const counts = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      counts[(await holds(check, say)) ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return counts;
};

/**
 * @param {Check} check
 * @param {Say} say
 */
const holds = async ({ name, command, args }, say) => {
  const began = performance.now();
  const { status, output } = await run(pathTo(command), args);
  say(`${status === 0 ? '✓' : '✗'} ${name} (${seconds(performance.now() - began)})`);
  if (status !== 0) say(output);
  return status === 0;
};

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<{ status: number | null, output: string }>}
 */
const run = (program, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (piece) => (output += piece));
    }
    child.on('error', reject).on('close', (status) => resolve({ status, output }));
  });

/** @param {string} command */
const pathTo = (command) => (command === 'node' ? process.execPath : `${ROOT}node_modules/.bin/${command}`);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, failed } = await runChecks((line) => console.log(line));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
