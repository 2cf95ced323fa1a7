/**
 * The shape of the code, checked over every file that git tracks or would track:
 * small files, one reader of the environment, no `any`, no silenced tests, no drawers, no path of one's own machine.
 * Run by `npm run check`; prints how long the files are.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const LONGEST = 500;
/** Written by a program, and as long as there are tables. */
const GENERATED = 'server/src/db/tables.ts';
const ENVIRONMENT_READER = 'server/src/config.ts';
const CODE = /\.(?:[cm]?[jt]sx?|css|sql)$/;
const SCRIPT = /\.[cm]?[jt]sx?$/;
const ROOM = /^(?:contract|mathematics|server|web)\/src\//;
const TEST_CODE = /\.test\.tsx?$|^(?:mathematics|server|web)\/src\/testing\//;
const RULES = /^server\/src\/features\/.+\/(?:rules(?:\.ts$|\/)|engine\/)/;

/** Names that say where something was put, not what it is. */
const DRAWER = /^(?:types|common)$|(?:^|-)(?:utils?|helpers?|libs?|managers?)$/;

/** Participles say what happened to a thing, not what it is. */
const PARTICIPLE =
  /^(?:Asked|Begun|Done|Found|Given|Held|Kept|Known|Made|Meant|Named|Opened|Read|Said|Seen|Sent|Shown|Taken|Told|Written)$/;

/** Places where anybody may install the product, so that documents may name them. */
const PUBLIC_PLACES = new Set([
  '/',
  '/app',
  '/data',
  '/home',
  '/opt',
  '/srv',
  '/tmp',
  '/usr/src',
  '/var/lib',
  '/var/tmp',
]);

/**
 * @typedef {{ path: string, text: string, lines: number, tree: ts.SourceFile | undefined }} File
 * @typedef {{ problems: string[], lengths: { path: string, lines: number }[] }} Shape
 */

/**
 * @returns {Shape} what is wrong with the checkout at `root`, and how long its source files are
 * @param {string} root
 */
export function shapeOf(root) {
  const files = filesOf(root);
  const ownPaths = ownPathsOf(root);
  const problems = files.flatMap((file) => [
    ...tooLong(file),
    ...drawer(file),
    ...silenced(file),
    ...untyped(file),
    ...participles(file),
    ...impure(file),
    ...registry(file),
    ...namesOwnMachine(file, ownPaths),
  ]);
  const lengths = files.filter(({ path }) => CODE.test(path)).map(({ path, lines }) => ({ path, lines }));
  return { problems: [...problems, ...environmentReaders(files)], lengths };
}

/**
 * @returns {File[]}
 * @param {string} root
 */
function filesOf(root) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return [...new Set(listed.split('\0'))]
    .filter((path) => path && !path.endsWith('/') && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => !text.includes('\0'))
    .map(({ path, text }) => ({
      path,
      text,
      lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
      tree: SCRIPT.test(path) ? ts.createSourceFile(path, text, ts.ScriptTarget.Latest) : undefined,
    }));
}

/** @param {File} file */
function tooLong({ path, lines }) {
  const counts = CODE.test(path) && path !== GENERATED;
  return counts && lines > LONGEST ? [`${path}: ${lines} lines, at most ${LONGEST}`] : [];
}

/** @param {File} file */
function drawer({ path }) {
  const names = path.split('/').map((name) => name.replace(/^(.+?)\..*$/, '$1'));
  return names
    .filter((name) => DRAWER.test(name))
    .map((name) => `${path}: "${name}" says nothing about what is inside`);
}

/**
 * Tests that are skipped, or that make others be skipped.
 * @param {File} file
 */
function silenced(file) {
  return findings(file, (node) => {
    if (!ts.isPropertyAccessExpression(node) || !/^(?:only|skip|todo|fixme)$/.test(node.name.text))
      return undefined;
    const runner = /^(?:it|test|describe|suite)\b/.exec(node.getText(file.tree))?.[0];
    return runner && `${runner}.${node.name.text}`;
  });
}

/** @param {File} file */
function untyped(file) {
  const silencing = file.tree && /(?:\/\/|\/\*+)\s*(@ts-(?:ignore|nocheck))\b/.exec(file.text)?.[1];
  return [
    ...findings(file, (node) => (node.kind === ts.SyntaxKind.AnyKeyword ? 'the type any' : undefined)),
    ...(silencing ? [`${file.path}: ${silencing}`] : []),
  ];
}

/** @param {File} file */
function participles(file) {
  return findings(file, (node) =>
    (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && PARTICIPLE.test(node.name.text)
      ? `the type ${node.name.text} is named by a participle`
      : undefined,
  );
}

/**
 * Rules take time and chance as arguments and touch nothing (rule 5 of the house).
 * @param {File} file
 */
function impure(file) {
  if (!RULES.test(file.path) || TEST_CODE.test(file.path)) return [];
  return findings(file, (node) => {
    const isNow =
      ts.isNewExpression(node) && node.expression.getText(file.tree) === 'Date' && !node.arguments?.length;
    if (isNow) return 'new Date() in rules';
    const text =
      ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? node.getText(file.tree) : '';
    const impurity =
      /^(?:Date\.now|Math\.random|performance\.now|crypto\.\w+|process\.\w+)$|^fetch(?=\()/.exec(text)?.[0];
    return impurity && `${impurity} in rules`;
  });
}

/** @param {File[]} files */
function environmentReaders(files) {
  const readers = files
    .filter(({ path }) => ROOM.test(path) && !TEST_CODE.test(path))
    .filter((file) => findings(file, readsEnvironment(file)).length > 0)
    .map(({ path }) => path);
  return [
    ...readers.filter((path) => path !== ENVIRONMENT_READER).map((path) => `${path}: reads process.env`),
    ...(readers.includes(ENVIRONMENT_READER)
      ? []
      : [`${ENVIRONMENT_READER}: must be the one reader of process.env`]),
  ];
}

/** @type {(file: File) => (node: ts.Node) => string | undefined} */
const readsEnvironment =
  ({ tree }) =>
  (node) => {
    const text = node.getText(tree);
    const reads =
      ((ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) &&
        /^(?:globalThis\.)?process\??\.?(?:env|\[['"]env['"]\])$/.test(text)) ||
      (ts.isVariableDeclaration(node) && /\benv\b[^=]*= process$/.test(text)) ||
      (ts.isImportDeclaration(node) &&
        /^['"](?:node:)?process['"]$/.test(node.moduleSpecifier.getText(tree)));
    return reads ? 'the environment' : undefined;
  };

/** @param {File} file */
function registry({ path, text }) {
  const isLock = /(?:^|\/)package-lock\.json$/.test(path);
  return isLock && text.includes('"resolved": "http') ? [`${path}: names a registry in "resolved"`] : [];
}

/**
 * @param {File} file
 * @param {string[]} ownPaths
 */
function namesOwnMachine({ path, text }, ownPaths) {
  return ownPaths
    .filter((own) => new RegExp(`(?<![\\w./-])${own.replace(/[^\w/]/g, '\\$&')}(?![\\w-])`).test(text))
    .map((own) => `${path}: names ${own}, a path of this machine`);
}

/**
 * The home folder of whoever runs this, and the folder that holds the checkout.
 * @param {string} root
 */
function ownPathsOf(root) {
  return [...new Set([homedir(), dirname(resolve(root))])].filter((place) => !PUBLIC_PLACES.has(place));
}

/**
 * Every place in a file's code where `find` says that something is wrong.
 * @param {File} file
 * @param {(node: ts.Node) => string | undefined} find
 */
function findings({ path, tree }, find) {
  if (!tree) return [];
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const problem = find(node);
    if (problem)
      found.push(`${path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}: ${problem}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** @param {Shape['lengths']} lengths */
function summary(lengths) {
  const sorted = lengths.toSorted((one, other) => one.lines - other.lines);
  /** @param {number} share */
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  const longest = sorted.at(-1);
  return (
    `shape: ${sorted.length} source files; lines per file: ` +
    `median ${at(0.5)?.lines}, p95 ${at(0.95)?.lines}, max ${longest?.lines} (${longest?.path})`
  );
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { problems, lengths } = shapeOf(join(import.meta.dirname, '../..'));
  console.log(summary(lengths));
  for (const problem of problems) console.error(`  ${problem}`);
  if (problems.length > 0) console.error(`shape: ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
