import type { WrittenIdea, WrittenLesson } from '@studia/contract/lessons';
import { judgeIdea, type Witnesses } from './idea.ts';
import { problemAt, type Problem } from './problem.ts';
import { plain } from './words.ts';

const IDEAS = { fewest: 3, most: 6 };
/** Four options: a key that is the longest in more than half of the questions tells itself. */
const LONGEST_KEYS = 0.5;
/** True things that students say, each with its false twin: fewer, and the tutor knows too little to say yes. */
const CLAIMS = { fewest: 6, most: 8 };

/** Everything that is wrong with the lesson of one chapter, looked at by itself. */
export const judgeLesson = ({ ideas }: WrittenLesson, witnesses: Witnesses): Problem[] => [
  ...(ideas.length < IDEAS.fewest || ideas.length > IDEAS.most
    ? [problemAt('ideas')(`${ideas.length} ideas, not ${IDEAS.fewest} to ${IDEAS.most}`)]
    : []),
  ...ideas.flatMap((idea, index) => judgeIdea(idea, ['ideas', index], witnesses)),
  ...ideas.flatMap((idea, index) => claimsOf(idea, ['ideas', index])),
  ...lengthsOfKeys({ ideas }),
];

const claimsOf = ({ claims = [] }: WrittenIdea, at: readonly (string | number)[]): Problem[] => [
  ...(claims.length < CLAIMS.fewest || claims.length > CLAIMS.most
    ? [problemAt(...at)(`has ${claims.length} claims, not ${CLAIMS.fewest} to ${CLAIMS.most}`)]
    : []),
  ...claims.flatMap(({ right, wrong }, index) =>
    plain(right) === plain(wrong)
      ? [problemAt(...at, 'claims', index)('says the same twice: one of both is false')]
      : [],
  ),
];

const lengthsOfKeys = ({ ideas }: WrittenLesson): Problem[] => {
  const choices = ideas.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'choice' ? [item] : [])),
  );
  const telling = choices.filter(({ key, wrong }) =>
    wrong.every(({ text }) => plain(text).length < plain(key).length),
  );
  return choices.length >= 4 && telling.length > LONGEST_KEYS * choices.length
    ? [problemAt('ideas')(`the key is the longest option in ${telling.length} of ${choices.length} choices`)]
    : [];
};

/** Needs that lead nowhere or in a circle, over all the ideas there are. */
export const judgeNeeds = (
  needs: ReadonlyMap<string, readonly string[]>,
): { idea: string; sentence: string }[] => {
  const problems: { idea: string; sentence: string }[] = [];
  const settled = new Set<string>();
  const walk = (idea: string, way: readonly string[]): void => {
    if (settled.has(idea)) return;
    if (way.includes(idea)) {
      problems.push({
        idea,
        sentence: `needs itself: ${[...way.slice(way.indexOf(idea)), idea].join(' → ')}`,
      });
      return;
    }
    for (const needed of needs.get(idea) ?? []) {
      if (needs.has(needed)) walk(needed, [...way, idea]);
      else problems.push({ idea, sentence: `needs “${needed}”, which is no idea` });
    }
    settled.add(idea);
  };
  for (const idea of needs.keys()) walk(idea, []);
  return problems;
};
