import { readFile } from 'node:fs/promises';
import { readStarterBooks } from '../../server/src/features/curriculum/starter-books.ts';
import { makeFindIdeas } from '../../server/src/features/lessons/find-ideas.ts';
import { readWrittenLessons } from '../../server/src/features/lessons/written-lessons.ts';
import { miniLm } from '../../server/src/ports/embed/minilm.ts';
import { segmenterLanguage } from '../../server/src/ports/language/segmenter.ts';

/**
 * How often a student's question finds its idea: `npm run evals:ideas -- questions.jsonl`, one
 * `{ "question": "…", "idea": "book/idea" }` a line; an empty idea marks a question that no lesson answers.
 */
interface Question {
  question: string;
  idea: string;
}

const CHOICES = 5;
/** From here on the tutor teaches the idea without asking back. */
const SURE = 0.65;

const file = process.argv[2];
if (file === undefined) throw new Error('Which questions? npm run evals:ideas -- questions.jsonl');
const questions = (await readFile(file, 'utf8'))
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Question);

const embed = miniLm({ warn: console.warn, patience: 60_000 });
const find = makeFindIdeas({
  lessons: async () => readWrittenLessons(await readStarterBooks()),
  language: segmenterLanguage(),
  embed,
});

const results = [];
for (const { question, idea } of questions) {
  const found = await find(question, CHOICES);
  const place = found.findIndex((one) => one.idea.id === idea);
  results.push({ question, idea, found, place, isSure: (found[0]?.certainty ?? 0) >= SURE });
}
await embed.close();

const share = (part: readonly unknown[], whole: readonly unknown[]): string =>
  `${part.length} of ${whole.length} (${((100 * part.length) / Math.max(1, whole.length)).toFixed(1)} %)`;
const asked = results.filter(({ idea }) => idea !== '');
const strange = results.filter(({ idea }) => idea === '');
const sure = asked.filter(({ isSure }) => isSure);
for (const { question, idea, found } of asked.filter(({ place }) => place !== 0))
  console.log(`${question}\n   wanted ${idea}, found ${found[0]?.idea.id ?? 'nothing'}`);
console.log(
  `right idea first      ${share(
    asked.filter(({ place }) => place === 0),
    asked,
  )}`,
);
console.log(
  `among the first five  ${share(
    asked.filter(({ place }) => place >= 0),
    asked,
  )}`,
);
console.log(`sure                  ${share(sure, asked)}`);
console.log(
  `  and right           ${share(
    sure.filter(({ place }) => place === 0),
    sure,
  )}`,
);
console.log(
  `strange, found none   ${share(
    strange.filter(({ found }) => found.length === 0),
    strange,
  )}`,
);
console.log(
  `strange, sure         ${share(
    strange.filter(({ isSure }) => isSure),
    strange,
  )}`,
);
