import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Idea, Item } from '@studia/contract/lessons';
import { sharedBooks } from './material.ts';
import { thinLessonsOf } from './thin-lessons.ts';

/** A question of a thin lesson as a reader judges it: what is asked, the key, and where it comes from. */
interface Sampled {
  book: string;
  chapter: string;
  idea: string;
  kind: Item['kind'];
  ask: string;
  options: string[];
  key: string;
  /** What the book says there. */
  quote: string;
}

const sampledFrom = (book: string, chapter: string, { title, quote }: Idea, item: Item): Sampled => ({
  book,
  chapter,
  idea: title,
  kind: item.kind,
  ask: item.ask,
  options:
    item.kind === 'choice'
      ? [item.key, ...item.wrong.map(({ text }) => text)].toSorted()
      : item.kind === 'order'
        ? item.key.toSorted()
        : [],
  key: Array.isArray(item.key) ? item.key.join(' → ') : String(item.key),
  quote: (item.quote ?? quote).text,
});

/** The same seed always draws the same: a linear congruential generator, and the shuffle of Fisher and Yates. */
const drawn = <Thing>(things: readonly Thing[], seed: number, count: number): Thing[] => {
  const left = [...things];
  let state = seed;
  return Array.from({ length: Math.min(count, left.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return left.splice(Math.floor((state / 2 ** 32) * left.length), 1);
  }).flat();
};

const [seed = '1', count = '100', out] = process.argv.slice(2);
const paths = await sharedBooks();
if (paths === null) console.log('Left out: the books are not here.');
else {
  const dataDir = await mkdtemp(join(tmpdir(), 'studia-own-lessons-'));
  // Under root, PostgreSQL runs as another user, who has to get in.
  await chmod(dataDir, 0o755);
  const made = await thinLessonsOf(dataDir, paths);
  await rm(dataDir, { recursive: true, force: true });
  const items: Sampled[] = [];
  for (const [book, { lessons }] of made) {
    const before = items.length;
    for (const { title, ideas } of lessons)
      for (const idea of ideas) items.push(...idea.items.map((item) => sampledFrom(book, title, idea, item)));
    const ideas = lessons.reduce((sum, lesson) => sum + lesson.ideas.length, 0);
    console.log(`${book}: ${lessons.length} lessons, ${ideas} ideas, ${items.length - before} questions`);
  }
  // A book that is there in two formats asks the same twice.
  const different = Array.from(new Map(items.map((item) => [item.ask, item])).values());
  const sample = drawn(different, Number(seed), Number(count));
  const lines = sample.map((one) => JSON.stringify(one)).join('\n');
  if (out === undefined) console.log(lines);
  else await writeFile(out, `${lines}\n`);
}
