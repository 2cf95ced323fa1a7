/**
 * The written lessons of the starter books, judged: names file and line of what is refused, then counts what there is.
 * `npm run lessons` judges all; names of books after it judge those.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readStarterBook } from '../../server/src/features/curriculum/rules/starter-book.ts';
import { judgeWrittenDialogue } from '../../server/src/features/lessons/dialogues/written-dialogues.ts';
import {
  FURTHER,
  OF_A_TOPIC,
  OF_AN_IDEA,
  type Measure,
} from '../../server/src/features/lessons/exchanges/judge-exchanges.ts';
import { judgeWrittenExchanges } from '../../server/src/features/lessons/exchanges/written-exchanges.ts';
import { judgeNeeds } from '../../server/src/features/lessons/rules/judge/lesson.ts';
import { judgeWrittenScenes } from '../../server/src/features/lessons/scenes/written-scenes.ts';
import { judgeWrittenLesson, readWrittenLesson } from '../../server/src/features/lessons/written-form.ts';

const BOOKS = fileURLToPath(new URL('../../curriculum/books', import.meta.url));
const TALK = fileURLToPath(new URL('../../curriculum/talk', import.meta.url));
const wanted = process.argv.slice(2);
const slugs = readdirSync(BOOKS).filter((slug) => existsSync(join(BOOKS, slug, 'book.md')));
const needs = new Map<string, readonly string[]>();
const counts: object[] = [];
let refused = 0;
let topics = 0;

const say = (file: string, line: number, sentence: string): void => {
  refused += 1;
  console.log(`${file}:${line}  ${sentence}`);
};

/** Judges what students say about the ideas of a chapter, or about topics of their own; returns how much of it there is. */
const judgeTalk = (path: string, file: string, ideas: readonly string[] | null, measure: Measure): number => {
  if (!existsSync(path)) {
    say(file, 1, 'nobody has written what students say about these ideas');
    return 0;
  }
  const { problems, count } = judgeWrittenExchanges(readFileSync(path, 'utf8'), ideas, measure);
  for (const { line, sentence } of problems) say(file, line, sentence);
  return count;
};

for (const slug of slugs) {
  const folder = join(BOOKS, slug);
  const files = readdirSync(folder);
  const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const book = readStarterBook(
    slug,
    Object.fromEntries(files.filter((name) => name.endsWith('.md')).map((name) => [name, text(name)])),
  );
  const chapters = files.filter((name) => /^\d\d-.*\.md$/.test(name)).toSorted();
  const count = {
    book: slug,
    chapters: 0,
    ideas: 0,
    items: 0,
    misconceptions: 0,
    boards: 0,
    asks: 0,
    hunches: 0,
    exchanges: 0,
    further: 0,
    podcasts: 0,
    live: 0,
  };
  for (const [index, chapter] of chapters.entries()) {
    const name = chapter.replace(/\.md$/, '.lesson.yaml');
    const file = `curriculum/books/${slug}/${name}`;
    if (!files.includes(name)) continue;
    const yaml = text(name);
    const title = book.chapters[index]?.title;
    const pages = book.pages.filter((page) => page.chapter === title).map((page) => page.text);
    if (wanted.length === 0 || wanted.includes(slug))
      for (const { line, sentence } of judgeWrittenLesson(yaml, pages.join('\f'))) say(file, line, sentence);
    const read = readWrittenLesson(yaml);
    if (read.kind === 'unreadable') continue;
    count.chapters += 1;
    const talk = chapter.replace(/\.md$/, '.talk.yaml');
    const names = read.written.ideas.map(({ id }) => id);
    count.exchanges += judgeTalk(join(folder, talk), `curriculum/books/${slug}/${talk}`, names, OF_AN_IDEA);
    const further = chapter.replace(/\.md$/, '.further.yaml');
    if (files.includes(further))
      count.further += judgeTalk(
        join(folder, further),
        `curriculum/books/${slug}/${further}`,
        names,
        FURTHER,
      );
    const podcast = chapter.replace(/\.md$/, '.podcast.yaml');
    if (files.includes(podcast)) {
      count.podcasts += 1;
      for (const { line, sentence } of judgeWrittenDialogue(text(podcast), names))
        say(`curriculum/books/${slug}/${podcast}`, line, sentence);
    } else say(file, 1, 'nobody has written how two talk about it');
    const live = chapter.replace(/\.md$/, '.live.yaml');
    if (files.includes(live)) {
      count.live += 1;
      const drawn = read.written.ideas.map(({ id, board, items }) => ({
        id,
        steps: board?.length ?? 0,
        items: items.map((item) => item.id),
      }));
      for (const { line, sentence } of judgeWrittenScenes(text(live), drawn))
        say(`curriculum/books/${slug}/${live}`, line, sentence);
    } else say(file, 1, 'nobody has written how it is taught live');
    for (const idea of read.written.ideas) {
      const id = `${slug}/${idea.id}`;
      if (needs.has(id)) say(file, 1, `“${id}” is the name of two ideas`);
      needs.set(id, idea.needs);
      count.ideas += 1;
      count.items += idea.items.length;
      count.misconceptions += idea.misconceptions.length;
      count.boards += idea.board ? 1 : 0;
      count.asks += idea.asks.length;
      count.hunches += idea.hunch ? 1 : 0;
      if (!idea.hunch) say(file, 1, `“${idea.id}” begins with nothing that can be guessed`);
    }
  }
  if (count.chapters > 0) counts.push(count);
}

if (existsSync(TALK))
  for (const file of readdirSync(TALK, { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.talk.yaml'),
  ))
    topics += judgeTalk(join(TALK, file), `curriculum/talk/${file}`, null, OF_A_TOPIC);

for (const { idea, sentence } of judgeNeeds(needs))
  if (wanted.length === 0 || wanted.includes(idea.split('/')[0] ?? '')) say(idea, 1, sentence);

console.table(counts);
console.log(`${topics} exchanges about topics beyond the books.`);
console.log(refused === 0 ? 'Every lesson is accepted.' : `${refused} things to mend.`);
process.exitCode = refused === 0 ? 0 : 1;
