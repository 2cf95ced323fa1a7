/**
 * Regular expressions that a long text could keep busy: every literal of the product is examined for super-linear
 * backtracking (scslre). Run by `npm run check`; `node tools/scripts/patterns.mjs <folder>…` examines those folders alone.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyse } from 'scslre';
import ts from 'typescript';
import { ALLOWED, BEHIND_THE_DOOR, FOLDERS } from './patterns-allowed.mjs';

/**
 * @typedef {{ path: string, line: number, pattern: string, run: string, isExponential: boolean }} Finding
 * @typedef {{ path: string, pattern?: string, reason: string }} Allowance
 */

const SCRIPT = /\.[cm]?[jt]sx?$/;
const TEST_CODE = /\.test\.|\/testing\//;
const LETTERS_AND_DIGITS = /[\p{L}\p{N}]/u;
const LAST_OF_THE_PLANE = 0xffff;

/**
 * @returns {Finding[]} what a text could keep busy in one file's patterns
 * @param {string} path
 * @param {string} text
 */
export const findingsIn = (path, text) => {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {Finding[]} */
  const findings = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      for (const { run, isExponential } of judge(node.text))
        findings.push({ path, line, pattern: node.text, run, isExponential });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return findings.filter((finding) => !isFoldedAtTheDoor(finding));
};

/** @param {string} literal */
const judge = (literal) => {
  const end = literal.lastIndexOf('/');
  const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) });
  return reports.map(({ character, exponential }) => ({
    run: `/${character.literal.source}/${character.literal.flags}`,
    isExponential: exponential,
  }));
};

/**
 * Whether only a run of white space or marks could keep it busy, and the tutor folds those before any pattern reads.
 * @param {Finding} finding
 */
const isFoldedAtTheDoor = ({ path, run, isExponential }) =>
  !isExponential && BEHIND_THE_DOOR.some((folder) => path.startsWith(folder)) && !holdsLetters(run);

/** @param {string} run */
const holdsLetters = (run) => {
  const end = run.lastIndexOf('/');
  const set = new RegExp(run.slice(1, end), run.slice(end + 1));
  for (let point = 0; point <= LAST_OF_THE_PLANE; point += 1) {
    const character = String.fromCodePoint(point);
    if (LETTERS_AND_DIGITS.test(character) && set.test(character)) return true;
  }
  return false;
};

/**
 * @returns {string[]} what is wrong in these folders: patterns nobody allowed, and allowances that nothing needs
 * @param {string} root
 * @param {readonly string[]} [folders]
 * @param {readonly Allowance[]} [allowed]
 */
export const problemsIn = (root, folders = FOLDERS, allowed = ALLOWED) => {
  const findings = filesIn(root, folders).flatMap((path) =>
    findingsIn(path, readFileSync(join(root, path), 'utf8')),
  );
  const covers = (/** @type {Allowance} */ one, /** @type {Finding} */ { path, pattern }) =>
    one.path === path && (one.pattern === undefined || one.pattern === pattern);
  const unneeded = allowed.filter(
    (one) =>
      folders.some((folder) => one.path.startsWith(folder)) &&
      !findings.some((finding) => covers(one, finding)),
  );
  return [
    ...findings
      .filter((finding) => !allowed.some((one) => covers(one, finding)))
      .map(({ path, line, pattern, run }) => `${path}:${line}: ${pattern} is slow on a long run of ${run}`),
    ...unneeded.map(
      ({ path, pattern }) => `${path}: ${pattern ?? 'nothing here'} needs an allowance any more`,
    ),
  ];
};

/**
 * @param {string} root
 * @param {readonly string[]} folders
 */
const filesIn = (root, folders) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => SCRIPT.test(path) && !TEST_CODE.test(path) && existsSync(join(root, path)));

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const folders = process.argv.slice(2);
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const problems = problemsIn(root, folders.length > 0 ? folders : FOLDERS);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
