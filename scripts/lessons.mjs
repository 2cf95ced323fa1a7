/**
 * The written lessons of the starter books, judged: names file and line of what is refused, then counts what there is.
 * `npm run lessons` judges all; names of books after it judge those.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSources } from '../evals/sources.mjs';

const BOOKS = fileURLToPath(new URL('../curriculum/books', import.meta.url));
const PARTS = [
  'features/lessons/written-form.ts',
  'features/lessons/rules/judge/lesson.ts',
  'features/curriculum/rules/starter-book.ts',
];

const { parts, close } = await loadSources(PARTS);
await close();
const { readStarterBook, readWrittenLesson, judgeWrittenLesson, judgeNeeds } = parts;

const wanted = process.argv.slice(2);
const slugs = readdirSync(BOOKS).filter((slug) => existsSync(join(BOOKS, slug, 'book.md')));
const needs = new Map();
const counts = [];
let refused = 0;

const say = (file, line, sentence) => {
  refused += 1;
  console.log(`${file}:${line}  ${sentence}`);
};

for (const slug of slugs) {
  const folder = join(BOOKS, slug);
  const files = readdirSync(folder);
  const text = (name) => readFileSync(join(folder, name), 'utf8');
  const book = readStarterBook(
    slug,
    Object.fromEntries(files.filter((name) => name.endsWith('.md')).map((name) => [name, text(name)])),
  );
  const chapters = files.filter((name) => /^\d\d-.*\.md$/.test(name)).toSorted();
  const count = { book: slug, chapters: 0, ideas: 0, items: 0, misconceptions: 0, boards: 0, asks: 0 };
  for (const [index, chapter] of chapters.entries()) {
    const name = chapter.replace(/\.md$/, '.lesson.yaml');
    const file = `curriculum/books/${slug}/${name}`;
    if (!files.includes(name)) continue;
    const yaml = text(name);
    const { title } = book.chapters[index];
    const pages = book.pages.filter((page) => page.chapter === title).map((page) => page.text);
    if (wanted.length === 0 || wanted.includes(slug))
      for (const { line, sentence } of judgeWrittenLesson(yaml, pages.join('\f'))) say(file, line, sentence);
    const read = readWrittenLesson(yaml);
    if (read.kind === 'unreadable') continue;
    count.chapters += 1;
    for (const idea of read.lesson.ideas) {
      const id = `${slug}/${idea.id}`;
      if (needs.has(id)) say(file, 1, `“${id}” is the name of two ideas`);
      needs.set(id, idea.needs);
      count.ideas += 1;
      count.items += idea.items.length;
      count.misconceptions += idea.misconceptions.length;
      count.boards += idea.board ? 1 : 0;
      count.asks += idea.asks.length;
    }
  }
  if (count.chapters > 0) counts.push(count);
}

for (const { idea, sentence } of judgeNeeds(needs))
  if (wanted.length === 0 || wanted.includes(idea.split('/')[0])) say(idea, 1, sentence);

console.table(counts);
console.log(refused === 0 ? 'Every lesson is accepted.' : `${refused} things to mend.`);
process.exitCode = refused === 0 ? 0 : 1;
