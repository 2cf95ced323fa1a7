import { readStarterBooks } from '../../server/src/features/curriculum/starter-books.ts';
import { makeJudgeStatement } from '../../server/src/features/lessons/judge-statement.ts';
import { makeFindNear, type NearText } from '../../server/src/features/lessons/near.ts';
import { readWrittenLessons } from '../../server/src/features/lessons/written-lessons.ts';
import { segmenterLanguage } from '../../server/src/ports/language/segmenter.ts';
import { makeVectors } from './library-search.ts';

/**
 * How often a verdict on a student's statement is right, book by book: `npm run evals:claims`. Three kinds of statements that the
 * judge has not before it: a claim whose own pair was taken away, what students wrongly say (without that misconception), and what
 * counts as said in answers. The last two were written by others and for other ends. A verdict that is not given is no mistake.
 */
const [LIMIT, FEWEST_WORDS] = [2000, 3];
const QUESTION = /^(?:how|why|what|is|are|do|does|can|which|when)\b|\?$/i;

const language = segmenterLanguage();
const vectors = await makeVectors();
const lessons = await readWrittenLessons(await readStarterBooks());
const judge = makeJudgeStatement(language);
const near = makeFindNear({
  language,
  embed: {
    ...vectors.embed,
    embed: async (text) => (await vectors.make([text]), vectors.of(text)),
  },
});

interface Count {
  statements: number;
  verdicts: number;
  right: number;
}
const counts = new Map<string, Count>();
const misses: string[] = [];
const count = (key: string, text: string, isTrue: boolean, texts: readonly NearText[]): void => {
  const so = counts.get(key) ?? { statements: 0, verdicts: 0, right: 0 };
  const judged = judge(text, texts);
  const isRight = judged !== null && (judged.verdict === 'right') === isTrue;
  counts.set(key, {
    statements: so.statements + 1,
    verdicts: so.verdicts + (judged ? 1 : 0),
    right: so.right + (isRight ? 1 : 0),
  });
  if (judged && !isRight) misses.push(`${key}: “${text}” was called ${judged.verdict} (${judged.truth})`);
};

for (const lesson of lessons)
  for (const idea of lesson.ideas) {
    const book = idea.id.split('/')[0] ?? '';
    for (const [at, { right, wrong }] of (idea.claims ?? []).entries())
      for (const [text, isTrue] of [[right, true] as const, [wrong, false] as const])
        count(
          `${book}, unknown`,
          text,
          isTrue,
          (await near(text, '', lesson.ideas, LIMIT)).filter(
            (one) => !(one.idea.id === idea.id && one.of === `claims/${at}`),
          ),
        );
    const isStatement = (text: string): boolean =>
      !QUESTION.test(text) && text.split(' ').length >= FEWEST_WORDS;
    for (const { id, belief, says } of idea.misconceptions)
      for (const text of [belief, ...says].filter(isStatement))
        count(
          `${book}, misconceptions`,
          text,
          false,
          (await near(text, '', lesson.ideas, LIMIT)).filter(
            (one) => !(one.idea.id === idea.id && one.kind === 'says' && one.of === id),
          ),
        );
    for (const item of idea.items)
      if (item.kind === 'short' || item.kind === 'true-false')
        for (const text of item.points.flatMap(({ said }) => said).filter(isStatement))
          count(`${book}, answers`, text, true, await near(text, '', lesson.ideas, LIMIT));
  }

for (const miss of misses) console.log(miss);
for (const [key, { statements, verdicts, right }] of counts)
  console.log(`${key}: ${statements} statements, ${verdicts} verdicts, ${right} right`);
await vectors.embed.close();
