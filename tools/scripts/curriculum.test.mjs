/** Every starter book keeps the format of curriculum/README.md; and each rule finds what it is there to find. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { reportsOn } from './curriculum.mjs';

const BOOKS = join(import.meta.dirname, '../..', 'curriculum', 'books');
const SOUND = 'arithmetic';
const FIRST = '01-place-value.md';
const FIGURE = 'figures/place-value.svg';

for (const { slug, problems } of reportsOn(BOOKS)) {
  test(`the book ${slug} keeps the format`, () => assert.deepEqual(problems, []));
}

/**
 * The problems of a sound book after one file was changed; without a change, that file is removed.
 * @param {string} file
 * @param {((text: string) => string) | undefined} change
 */
function problemsAfter(file, change) {
  const folder = mkdtempSync(join(tmpdir(), 'curriculum-'));
  const path = join(folder, SOUND, file);
  try {
    cpSync(join(BOOKS, SOUND), join(folder, SOUND), { recursive: true });
    if (change === undefined) rmSync(path);
    else {
      const before = readFileSync(path, 'utf8');
      const after = change(before);
      assert.notEqual(after, before, 'the change changes something');
      writeFileSync(path, after);
    }
    return reportsOn(folder)[0]?.problems ?? [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @type {(text: string) => (page: string) => string} */
const add = (text) => (page) => page.replace('\n## Key terms\n', `\n${text}\n\n## Key terms\n`);
/** @type {(from: string | RegExp, to: string) => (text: string) => string} */
const swap = (from, to) => (text) => text.replace(from, to);

/** @type {[string, string, ((text: string) => string) | undefined, string | RegExp][]} title, file, change, problem */
/** @type {[title: string, file: string, change: ((text: string) => string) | undefined, expected: string | RegExp][]} */
const PLANTED = [
  ['a missing field', 'book.md', swap(/^author: .*\n/m, ''), 'book.md: front matter lacks "author"'],
  [
    'grades that are no range',
    'book.md',
    swap(/^grades: .*$/m, 'grades: all'),
    'book.md: grades must be a range',
  ],
  [
    'a field nobody knows',
    'book.md',
    swap(/^author:/m, 'colour: red\nauthor:'),
    'book.md: unknown key "colour"',
  ],
  [
    'no preface',
    'book.md',
    swap('## How to use this book', '## Hello'),
    'book.md: no "How to use this book"',
  ],
  ['a gap in the chapters', FIRST, undefined, /: not chapter 01$/],
  [
    'a chapter without its title',
    FIRST,
    swap(/^title: .*$/m, 'name: x'),
    /front matter must hold the title alone$/,
  ],
  [
    'a chapter without prompts',
    FIRST,
    (page) => page.replaceAll('**Try it:**', ''),
    /no "> \*\*Try it:\*\*"$/,
  ],
  ['a short chapter', FIRST, swap(/^## [\s\S]*?(?=^## Common mistakes)/m, ''), /\d+ words, at least 600$/],
  [
    'an exercise without an answer',
    FIRST,
    swap(/^1\. (?![\s\S]*^## Answers)/m, ''),
    /not have the same numbers$/,
  ],
  ['exercises out of order', FIRST, (page) => page.replace(/^2\. /gm, '3. '), /not numbered 1, 2, 3/],
  [
    'a term without a sentence',
    FIRST,
    swap('## Key terms\n', '## Key terms\n\n- **sum**\n'),
    /not defined in a sentence: - \*\*sum\*\*$/,
  ],
  [
    'an example without steps',
    FIRST,
    add('### Worked example: empty\n\nNothing.'),
    /"### Worked example: empty" has no numbered steps$/,
  ],
  ['a lonely dollar sign', FIRST, add('It costs $5.'), /a dollar sign without its partner: It costs \$5\.$/],
  ['braces out of step', FIRST, add('Half is $\\frac{1}{2$.'), /braces of \$\\frac\{1\}\{2\$$/],
  ['a link out', FIRST, add('See https://example.org now.'), /a link out of the book$/],
  ['a link to another file', FIRST, add('[here](../x.md)'), /a link to \.\.\/x\.md$/],
  ['HTML', FIRST, add('<b>bold</b>'), /: HTML$/],
  ['a very long line', FIRST, add('word '.repeat(40).trim()), /a line of 199 characters/],
  [
    'a figure that is not there',
    FIRST,
    add('![A number line from one to ten.](figures/none.svg)'),
    /no figures\/none\.svg$/,
  ],
  ['a figure without words', FIRST, swap(/!\[[^\]]+\]/, '![]'), /needs an alternative text$/],
  ['a figure shown nowhere', FIRST, swap(/!\[[^\]]+\]\([^)]*\)/, ''), /: shown nowhere$/],
  ['no cover', 'cover.svg', undefined, 'cover.svg is missing'],
  ['an open element', FIGURE, swap('</svg>', '<g></svg>'), /not well-formed/],
  ['a bare ampersand', FIGURE, swap('</title>', ' & more</title>'), /not well-formed: a stray &$/],
  [
    'a document type',
    FIGURE,
    (svg) => `<!DOCTYPE svg [<!ENTITY x "y">]>${svg}`,
    /not well-formed: a stray <$/,
  ],
  ['a script', FIGURE, swap('</svg>', '<script>1</script></svg>'), /<script> is not allowed$/],
  ['an event', FIGURE, swap('role=', 'onload="x()" role='), /the attribute onload is not allowed$/],
  ['a reference out', FIGURE, swap('</svg>', '<use href="x.svg#a"/></svg>'), /refers to x\.svg#a$/],
  [
    'an id that others may have',
    FIGURE,
    swap('role=', 'id="arrow" role='),
    /the id arrow must begin with place-value$/,
  ],
  ['no title', FIGURE, swap(/<title>.*<\/title>/, ''), /the first child must be a title$/],
  [
    'colours of its own',
    FIGURE,
    (svg) => svg.replaceAll('currentColor', 'black'),
    /does not use currentColor$/,
  ],
];

for (const [title, file, change, expected] of PLANTED) {
  test(`finds ${title}`, () => {
    const problems = problemsAfter(file, change);
    const found = problems.some((problem) =>
      typeof expected === 'string' ? problem === expected : expected.test(problem),
    );
    assert.ok(found, `found only ${JSON.stringify(problems)}`);
  });
}
