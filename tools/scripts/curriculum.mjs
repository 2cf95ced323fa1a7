/**
 * The starter books, checked against the format in curriculum/README.md.
 * Run by itself it prints what is wrong and how long each book is.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawingProblems } from './drawings.mjs';

const BOOK_KEYS = ['title', 'subject', 'grades', 'level', 'language', 'author', 'summary'];
const LEVELS = new Set(['primary', 'lower secondary', 'upper secondary', 'secondary', 'all']);
const CHAPTER_FILE = /^\d\d-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;
const FEWEST = { words: 6000, wordsInChapter: 600, chapters: 8, terms: 4, exercises: 8, alt: 20 };
const MOST = { chapters: 10, lineLength: 130 };

/**
 * @typedef {{ file: string, fields: Record<string, string>, body: string }} Page
 * @typedef {{ slug: string, words: number, chapters: number, figures: number, exercises: number, problems: string[] }} Report
 */

/**
 * @returns {Report[]} what each book under `booksFolder` holds, and what is wrong with it
 * @param {string} booksFolder
 */
export function reportsOn(booksFolder) {
  return readdirSync(booksFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => reportOn(join(booksFolder, entry.name), entry.name));
}

/**
 * @returns {Report}
 * @param {string} folder
 * @param {string} slug
 */
function reportOn(folder, slug) {
  const pages = pagesOf(folder);
  const chapters = pages.filter(({ file }) => file !== 'book.md');
  const words = pages.reduce((sum, page) => sum + wordsIn(page), 0);
  const problems = [
    ...preface(pages.find(({ file }) => file === 'book.md')),
    ...numbering(chapters),
    ...(words < FEWEST.words ? [`${words} words, at least ${FEWEST.words}`] : []),
    ...pages.flatMap((page) => notation(page).map((problem) => `${page.file}: ${problem}`)),
    ...chapters.flatMap((page) => chapter(page).map((problem) => `${page.file}: ${problem}`)),
    ...figures(folder, pages),
  ];
  const exercises = chapters.reduce((sum, { body }) => sum + numbersIn(section(body, 'Exercises')).length, 0);
  return { slug, words, chapters: chapters.length, figures: drawingsIn(folder).length, exercises, problems };
}

/**
 * @returns {Page[]}
 * @param {string} folder
 */
function pagesOf(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => pageOf(file, readFileSync(join(folder, file), 'utf8')));
}

/**
 * @returns {Page}
 * @param {string} file
 * @param {string} text
 */
function pageOf(file, text) {
  const [, head = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const fields = Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 2).trim()];
    }),
  );
  return { file, fields, body };
}

/**
 * Counted without exercises, answers, mathematics, code and figures: what a student reads.
 * @param {Page} page
 */
function wordsIn({ body }) {
  const prose = withoutMathematics(withoutCode(body))
    .replace(/^## (?:Exercises|Answers)\n[\s\S]*?(?=^## |$(?![\s\S]))/gm, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’-]*/gu)?.length ?? 0;
}

/** @param {Page | undefined} page */
function preface(page) {
  if (page === undefined) return ['book.md is missing'];
  const { fields, body } = page;
  const problems = BOOK_KEYS.filter((key) => !fields[key]).map((key) => `front matter lacks "${key}"`);
  for (const key of Object.keys(fields)) if (!BOOK_KEYS.includes(key)) problems.push(`unknown key "${key}"`);
  if (!/^\d{1,2}-\d{1,2}\+?$/.test(fields['grades'] ?? '')) problems.push('grades must be a range');
  if (!LEVELS.has(fields['level'] ?? '')) problems.push(`level must be one of ${[...LEVELS].join(', ')}`);
  if (!/^## How to use this book$/m.test(body)) problems.push('no "How to use this book"');
  return problems.map((problem) => `book.md: ${problem}`);
}

/** @param {Page[]} chapters */
function numbering(chapters) {
  const problems = chapters.flatMap(({ file }, index) => {
    const wanted = String(index + 1).padStart(2, '0');
    return CHAPTER_FILE.test(file) && file.startsWith(`${wanted}-`) ? [] : [`${file}: not chapter ${wanted}`];
  });
  if (chapters.length < FEWEST.chapters || chapters.length > MOST.chapters)
    problems.push(`${chapters.length} chapters, wanted ${FEWEST.chapters} to ${MOST.chapters}`);
  return problems;
}

/** @param {Page} page */
function chapter(page) {
  const { fields, body } = page;
  const words = wordsIn(page);
  return [
    ...(fields['title'] && Object.keys(fields).length === 1
      ? []
      : ['front matter must hold the title alone']),
    ...(words < FEWEST.wordsInChapter ? [`${words} words, at least ${FEWEST.wordsInChapter}`] : []),
    ...(/^# /m.test(body) ? ['has a # heading'] : []),
    ...(/^> \*\*Try it:\*\*/m.test(body) ? [] : ['no "> **Try it:**"']),
    ...(section(body, 'Common mistakes').trim() ? [] : ['no "## Common mistakes"']),
    ...workedExamples(body),
    ...keyTerms(body),
    ...exercisesAndAnswers(body),
  ];
}

/**
 * What stands under a `##` heading.
 * @param {string} body
 * @param {string} heading
 */
function section(body, heading) {
  return new RegExp(`^## ${heading}\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(body)?.[1] ?? '';
}

/** @param {string} body */
function workedExamples(body) {
  const examples = body.split(/^(?=#{2,3} )/m).filter((part) => part.startsWith('### Worked example'));
  if (examples.length === 0) return ['no "### Worked example"'];
  return examples
    .filter((example) => numbersIn(example).length < 2)
    .map((example) => `"${example.split('\n', 1)[0]}" has no numbered steps`);
}

/** @param {string} body */
function keyTerms(body) {
  const entries = section(body, 'Key terms')
    .split(/^(?=- )/m)
    .filter((entry) => entry.startsWith('- '));
  const few = entries.length < FEWEST.terms ? [`${entries.length} key terms, at least ${FEWEST.terms}`] : [];
  const unlike = entries.filter((entry) => !/^- \*\*[^*]+\*\*: \S[\s\S]*[.!?]$/.test(entry.trim()));
  return [...few, ...unlike.map((entry) => `key term not defined in a sentence: ${entry.trim()}`)];
}

/** @param {string} body */
function exercisesAndAnswers(body) {
  const asked = numbersIn(section(body, 'Exercises'));
  const answered = numbersIn(section(body, 'Answers'));
  /** @param {number[]} numbers */
  const inOrder = (numbers) => numbers.every((number, index) => number === index + 1);
  return [
    ...(asked.length < FEWEST.exercises ? [`${asked.length} exercises, at least ${FEWEST.exercises}`] : []),
    ...(inOrder(asked) ? [] : ['exercises are not numbered 1, 2, 3, …']),
    ...(asked.join() === answered.join() ? [] : ['exercises and answers do not have the same numbers']),
  ];
}

/** @param {string} text */
const numbersIn = (text) => [...text.matchAll(/^(\d+)\. \S/gm)].map(([, number]) => Number(number));

/** @param {Page} page */
function notation({ body }) {
  const prose = withoutCode(body);
  const words = withoutMathematics(prose);
  const longLines = prose
    .split('\n')
    .filter((line) => Array.from(line).length > MOST.lineLength && !/^\||^!\[|^\$\$/.test(line));
  return [
    ...mathematics(prose),
    ...(/https?:|www\./i.test(prose) ? ['a link out of the book'] : []),
    ...[...prose.matchAll(/\]\((?!figures\/|#|\d\d-)([^)]*)\)/g)].map(([, target]) => `a link to ${target}`),
    ...(/<\/?[a-z][^>]*>/i.test(words) ? ['HTML'] : []),
    ...longLines.map((line) => `a line of ${Array.from(line).length} characters: ${line.slice(0, 40)}…`),
  ];
}

/** @param {string} text */
const withoutCode = (text) => text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');

const FORMULA = /\$\$([\s\S]+?)\$\$|(?<!\\)\$([^$\n]+?)(?<!\\)\$/g;

/** @param {string} text */
const withoutMathematics = (text) => text.replace(FORMULA, ' ');

/**
 * Each formula on one line, or between lines of `$$`, with its braces in pairs and nothing left over.
 * @param {string} prose
 */
function mathematics(prose) {
  const problems = [...prose.matchAll(FORMULA)]
    .filter(([, display, inline]) => !bracesPair(display ?? inline ?? ''))
    .map(([formula]) => `braces of ${formula}`);
  const rest = withoutMathematics(prose).split('\n');
  const stray = rest.filter((line) => /(?<!\\)\$/.test(line));
  return [...problems, ...stray.map((line) => `a dollar sign without its partner: ${line.trim()}`)];
}

/** @param {string} formula */
function bracesPair(formula) {
  let open = 0;
  for (const [brace] of formula.replace(/\\[{}]/g, '').matchAll(/[{}]/g)) {
    open += brace === '{' ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** @param {string} folder */
const drawingsIn = (folder) => {
  const figuresFolder = join(folder, 'figures');
  return existsSync(figuresFolder) ? readdirSync(figuresFolder) : [];
};

/**
 * @param {string} folder
 * @param {Page[]} pages
 */
function figures(folder, pages) {
  const shown = pages.flatMap(({ file, body }) =>
    [...body.matchAll(/!\[([^\]]*)\]\(([^)]*)\)/g)].map(([, alt = '', path = '']) => ({
      file,
      alt,
      path,
    })),
  );
  const missing = shown
    .filter(({ path }) => !existsSync(join(folder, path)))
    .map(({ file, path }) => `${file}: no ${path}`);
  const mute = shown
    .filter(({ alt }) => alt.length < FEWEST.alt)
    .map(({ file, path }) => `${file}: ${path} needs an alternative text`);
  const unused = drawingsIn(folder)
    .filter((name) => !shown.some(({ path }) => path === `figures/${name}`))
    .map((name) => `figures/${name}: shown nowhere`);
  return [...missing, ...mute, ...unused, ...drawings(folder)];
}

/** @param {string} folder */
function drawings(folder) {
  const cover = existsSync(join(folder, 'cover.svg')) ? [] : ['cover.svg is missing'];
  const inFigures = drawingsIn(folder).map((name) => `figures/${name}`);
  const paths = cover.length === 0 ? ['cover.svg', ...inFigures] : inFigures;
  return [
    ...cover,
    ...paths.flatMap((path) =>
      drawingProblems(path, readFileSync(join(folder, path), 'utf8')).map((problem) => `${path}: ${problem}`),
    ),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const reports = reportsOn(fileURLToPath(new URL('../../curriculum/books', import.meta.url)));
  for (const { slug, problems, ...counts } of reports) {
    console.log(slug, counts);
    for (const problem of problems) console.log(`  ${problem}`);
  }
  process.exitCode = reports.some(({ problems }) => problems.length > 0) ? 1 : 0;
}
