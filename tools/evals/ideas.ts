import { readFile } from 'node:fs/promises';
import type { Lesson } from '@studia/contract/lessons';
import { readStarterBooks } from '../../server/src/features/curriculum/starter-books.ts';
import { makeFindIdeas } from '../../server/src/features/lessons/find-ideas.ts';
import { readWrittenLessons } from '../../server/src/features/lessons/written-lessons.ts';
import { segmenterLanguage } from '../../server/src/ports/language/segmenter.ts';
import { makeVectors, reachedBy } from './library-search.ts';

/**
 * How often a student's question finds its idea: `npm run evals:ideas -- questions.jsonl…`. A line is `{ "question", "ideas": ["book/idea", …] }`, or
 * `{ "question", "book", "chapter" }` where only the chapter is known (its number, or the name of its file); a line without both is a question that no
 * lesson answers.
 */
interface Question {
  question: string;
  ideas?: readonly string[];
  book?: string;
  chapter?: number | string;
}

const CHOICES = 5;
/** From here on the tutor teaches the idea without asking back. */
const SURE = 0.45;

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('Which questions? npm run evals:ideas -- questions.jsonl');

const lessons = await readWrittenLessons(await readStarterBooks());
const vectors = await makeVectors();
const language = segmenterLanguage();
const finderIn = (taught: readonly Lesson[]) =>
  makeFindIdeas({
    lessons: async () => taught,
    language,
    embed: { ...vectors.embed, embed: async (text) => (await vectors.make([text]), vectors.of(text)) },
  });
const find = finderIn(lessons);

const chapterOf = new Map(
  lessons.flatMap(({ book_id, chapter, ideas }) => ideas.map(({ id }) => [id, `${book_id} ${chapter + 1}`])),
);
const wantedBy = ({ ideas = [], book, chapter = '' }: Question): Set<string> => {
  const place = `${book} ${Number.parseInt(String(chapter), 10)}`;
  return new Set([...ideas, ...Array.from(chapterOf).flatMap(([id, own]) => (own === place ? [id] : []))]);
};

interface Result {
  question: string;
  book: string;
  wanted: ReadonlySet<string>;
  found: Awaited<ReturnType<typeof find>>;
  took: number;
}
const ask = async (question: Question, finder = find): Promise<Result> => {
  await vectors.make([question.question]);
  const wanted = wantedBy(question);
  const started = performance.now();
  const found = await finder(question.question, CHOICES);
  const [first = ''] = wanted;
  return {
    question: question.question,
    wanted,
    book: first.split('/')[0] ?? '',
    found,
    took: performance.now() - started,
  };
};

const share = (part: readonly unknown[], whole: readonly unknown[]): string =>
  `${part.length} of ${whole.length} (${((100 * part.length) / Math.max(1, whole.length)).toFixed(1)} %)`;
const isFirst = ({ found: [first], wanted }: Result): boolean =>
  first !== undefined && wanted.has(first.idea.id);
const isFound = ({ found, wanted }: Result): boolean => found.some(({ idea }) => wanted.has(idea.id));
const isSure = ({ found: [first] }: Result): boolean => (first?.certainty ?? 0) >= SURE;

const tell = (title: string, results: readonly Result[]): void => {
  const asked = results.filter(({ wanted }) => wanted.size > 0);
  const strange = results.filter(({ wanted }) => wanted.size === 0);
  for (const { question, wanted, found } of asked.filter((one) => !isFirst(one)))
    console.log(
      `${question}\n   wanted ${[...wanted].join(' or ')}, found ${found[0]?.idea.id ?? 'nothing'}`,
    );
  for (const { question, found } of strange.filter((one) => one.found.length > 0))
    console.log(`outside: ${question}\n   found ${found[0]?.idea.id} (${found[0]?.certainty.toFixed(2)})`);
  console.log(`\n${title}`);
  for (const book of new Set(asked.map((one) => one.book))) {
    const own = asked.filter((one) => one.book === book);
    console.log(
      `  ${book}: first ${share(own.filter(isFirst), own)}, in five ${share(own.filter(isFound), own)}`,
    );
  }
  const sure = asked.filter(isSure);
  console.log(`  right first      ${share(asked.filter(isFirst), asked)}`);
  console.log(`  among five       ${share(asked.filter(isFound), asked)}`);
  console.log(`  sure             ${share(sure, asked)}, and right ${share(sure.filter(isFirst), sure)}`);
  console.log(
    `  outside, none    ${share(
      strange.filter(({ found }) => found.length === 0),
      strange,
    )}`,
  );
  console.log(`  outside, sure    ${share(strange.filter(isSure), strange)}`);
  const times = results.map(({ took }) => took);
  console.log(
    `  milliseconds     ${reachedBy(50, times).toFixed(1)}, slowest of twenty ${reachedBy(5, times).toFixed(1)}`,
  );
};

await find('to read everything once', 1);
for (const file of files) {
  const questions = (await readFile(file, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Question);
  const results: Result[] = [];
  for (const question of questions) results.push(await ask(question));
  tell(file, results);
}
await vectors.embed.close();
