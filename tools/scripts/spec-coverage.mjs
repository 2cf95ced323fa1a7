/**
 * Checks docs/spec-coverage.md, the table of what the specification says and which test proves it:
 * every id once, every proof readable, every named test there. Run by `npm run check`.
 */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const TABLE = 'docs/spec-coverage.md';
const ID = /^\d+(?:\.\d+)?-\d{2,}$/;

/**
 * @typedef {{ line: number, cells: string[], id: string, proof: string }} Row
 * @typedef {{ file: string, title: string }} Proof
 * @typedef {(file: string) => Set<string> | undefined} Titles
 * @typedef {{ statements: number, proved: number, open: number, notApplicable: number, problems: string[] }} Coverage
 */

/**
 * @returns {Coverage} what the table of the checkout at `root` holds, and what is wrong with it
 * @param {string} root
 */
export function coverageOf(root) {
  const rows = rowsOf(readFileSync(join(root, TABLE), 'utf8'));
  const titles = titleReader(root);
  const wrong = new Map(rows.map((row) => [row, problemsOf(row, titles)]));
  /** @param {string} kind */
  const count = (kind) =>
    rows.filter((row) => kindOf(row.proof) === kind && wrong.get(row)?.length === 0).length;
  return {
    statements: rows.length,
    proved: count('tests'),
    open: count('open'),
    notApplicable: count('n/a'),
    problems: [
      ...(rows.length === 0 ? [`${TABLE}: no row found`] : []),
      ...doubled(rows),
      ...rows.flatMap((row) =>
        (wrong.get(row) ?? []).map((problem) => `${TABLE}:${row.line} ${row.id}: ${problem}`),
      ),
    ],
  };
}

/**
 * @returns {Row[]} the rows of all tables, without their headings
 * @param {string} markdown
 */
function rowsOf(markdown) {
  return markdown
    .split('\n')
    .map((text, index) => ({ line: index + 1, cells: cellsOf(text) }))
    .filter(({ cells }) => cells.length > 0 && cells[0] !== 'id' && !/^:?-+:?$/.test(cells[0] ?? ''))
    .map(({ line, cells }) => ({ line, cells, id: cells[0] ?? '', proof: cells[2] ?? '' }));
}

/**
 * A cell may hold an escaped bar.
 * @param {string} line
 */
function cellsOf(line) {
  if (!line.startsWith('|')) return [];
  return line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** @param {Row[]} rows */
function doubled(rows) {
  const first = new Map();
  return rows.flatMap(({ id, line }) => {
    if (first.has(id)) return [`${TABLE}:${line} ${id}: the id stands in line ${first.get(id)} already`];
    first.set(id, line);
    return [];
  });
}

/** @param {string} proof */
function kindOf(proof) {
  if (proof === 'open') return 'open';
  return /^n\/a: \S/.test(proof) ? 'n/a' : 'tests';
}

/**
 * @param {Row} row
 * @param {Titles} titles
 * @returns {string[]}
 */
function problemsOf({ id, cells, proof }, titles) {
  if (cells.length !== 3) return ['a row has three cells; write a bar inside a cell as \\|'];
  if (!ID.test(id)) return ['the id must look like 2.5-07'];
  if (proof === '') return ['the proof is empty; write `open` where nothing proves it yet'];
  return kindOf(proof) === 'tests' ? testsOf(proof).flatMap((test) => missing(test, titles)) : [];
}

/**
 * @returns {Proof[]} a title may hold a semicolon, so a new test begins only where a file and an arrow follow
 * @param {string} proof
 */
function testsOf(proof) {
  return proof.split(/;\s*(?=[^\s;]+ › )/).map((test) => {
    const parts = test.split(' › ').map((part) => part.trim());
    return { file: parts[0] ?? '', title: (parts.length > 1 && parts.at(-1)) || '' };
  });
}

/**
 * @param {Proof} proof
 * @param {Titles} titles
 */
function missing({ file, title }, titles) {
  if (title === '') return [`"${file}" is neither \`open\`, \`n/a: reason\` nor \`file › title\``];
  const known = titles(file);
  if (!known) return [`there is no file ${file}`];
  return known.has(title) ? [] : [`${file} has no test "${title}"`];
}

/**
 * @returns {Titles} the titles of a file's tests, each file read once
 * @param {string} root
 */
function titleReader(root) {
  const read = new Map();
  return (file) => {
    if (!existsSync(join(root, file))) return undefined;
    if (!read.has(file)) read.set(file, titlesIn(file, readFileSync(join(root, file), 'utf8')));
    return read.get(file);
  };
}

/**
 * The first argument of every `it` and `test`, however it is called (`it.each(rows)('…')`); skipped ones prove nothing.
 * @param {string} file
 * @param {string} text
 */
function titlesIn(file, text) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  /** @type {Set<string>} */
  const titles = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    const title = ts.isCallExpression(node) && runnerOf(node) && titleOf(node.arguments[0], tree);
    if (title) titles.add(title);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return titles;
}

/** @param {ts.CallExpression} node */
function runnerOf(node) {
  /** @type {ts.Expression} */
  let callee = node.expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee) && /^(?:describe|skip|todo|fixme)$/.test(callee.name.text))
      return false;
    if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag;
    else if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) callee = callee.expression;
    else return false;
  }
  return callee.text === 'it' || callee.text === 'test';
}

/**
 * @param {ts.Expression | undefined} argument
 * @param {ts.SourceFile} tree
 */
function titleOf(argument, tree) {
  if (argument && ts.isStringLiteralLike(argument)) return argument.text;
  return argument && ts.isTemplateExpression(argument) ? argument.getText(tree).slice(1, -1) : undefined;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { statements, proved, open, notApplicable, problems } = coverageOf(
    join(import.meta.dirname, '../..'),
  );
  for (const problem of problems) console.error(`  ${problem}`);
  console.log(
    `spec coverage: ${statements} statements, ${proved} proved, ${open} open, ${notApplicable} not applicable`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
