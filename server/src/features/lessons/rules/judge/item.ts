import type { WrittenIdea, WrittenItem } from '@studia/contract/lessons';
import { problemAt, type Problem } from './problem.ts';
import { contains, plain } from './words.ts';

const HINTS = 3;
const FEWEST_WRONG = 3;
/** A name or number this short stands in many sentences without giving anything away. */
const TELLING = 3;

/** What is wrong with one question, whatever its kind. */
export const judgeItem = (
  item: WrittenItem,
  idea: WrittenIdea,
  at: readonly (string | number)[],
): Problem[] => {
  const problem = problemAt(...at);
  return [
    ...(item.hints.length === HINTS ? [] : [problem(`has ${item.hints.length} hints, not ${HINTS}`)]),
    ...givenAway(item, at),
    ...ofItsKind(item, idea).map(problem),
  ];
};

const givenAway = (item: WrittenItem, at: readonly (string | number)[]): Problem[] => {
  const answer = answerOf(item);
  if (answer === null || plain(answer).length < TELLING) return [];
  return [
    ...(contains(item.ask, answer) ? [problemAt(...at, 'ask')(`gives its key away: “${answer}”`)] : []),
    ...item.hints.flatMap((hint, index) =>
      contains(hint, answer) ? [problemAt(...at, 'hints', index)(`contains the answer “${answer}”`)] : [],
    ),
  ];
};

/** What would give an item away if it stood in its question or a hint. */
const answerOf = (item: WrittenItem): string | null => {
  switch (item.kind) {
    case 'choice':
    case 'number':
    case 'short':
      return item.key;
    case 'order':
    case 'true-false':
      return null;
  }
};

const ofItsKind = (item: WrittenItem, idea: WrittenIdea): string[] => {
  switch (item.kind) {
    case 'choice': {
      const known = new Set(idea.misconceptions.map(({ id }) => id));
      const options = [item.key, ...item.wrong.map(({ text }) => text)].map(plain);
      return [
        ...(item.wrong.length < FEWEST_WRONG
          ? [`has ${item.wrong.length} wrong options, not ${FEWEST_WRONG}`]
          : []),
        ...(new Set(options).size < options.length ? ['has two options that say the same'] : []),
        ...item.wrong.flatMap(({ reveals }) =>
          reveals === undefined || known.has(reveals)
            ? []
            : [`reveals “${reveals}”, which is no misconception here`],
        ),
      ];
    }
    case 'number':
      return /^[\d\s.,/+−-]+$/.test(item.key)
        ? []
        : [`key “${item.key}” is no number; a unit goes into \`unit\``];
    case 'short':
      return item.points.length === 0 ? ['has no points'] : thinPoints(item.points);
    case 'order':
      return new Set(item.key.map(plain)).size < item.key.length || item.key.length < 3
        ? ['needs at least three different things to put in order']
        : [];
    case 'true-false':
      return item.points.length === 0 ? ['has no points for its reason'] : thinPoints(item.points);
  }
};

const thinPoints = (points: readonly { point: string; said: readonly string[] }[]): string[] =>
  points.flatMap(({ point, said }) =>
    said.length >= 2 ? [] : [`“${point}” needs at least two ways to say it`],
  );
