import { problemAt, type Problem } from '../rules/judge/problem.ts';
import type { WrittenDialogue } from './dialogue.ts';

type Lines = WrittenDialogue['hello'];

/** How long each piece of a dialogue may be, in words, so that a podcast of every length can be put together. */
const WORDS = {
  hello: [35, 95],
  heart: [115, 215],
  scene: [60, 135],
  back: [18, 60],
  bye: [15, 55],
} as const;
const LONGEST_LINE = 48;
/** What two voices can't say. */
const UNSPEAKABLE = /[$\\*_#{}[\]<>|→⇒`"]/;
/** Seconds. */
const TIME_TO_THINK = 4;

const textOf = (line: Lines[number]): string => ('host' in line ? line.host : line.explainer);
const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Goes through the dialogue of a chapter with these ideas: says what can't be used, and where. */
export const judgeDialogue = (
  { hello, ideas, bye }: WrittenDialogue,
  names: readonly string[],
): Problem[] => [
  ...judgeLines('hello', hello, ['hello']),
  ...names
    .filter((name) => !(name in ideas))
    .map((name) => problemAt('ideas')(`nobody talks about “${name}”`)),
  ...Object.keys(ideas)
    .filter((name) => !names.includes(name))
    .map((name) => problemAt('ideas', name)('is no idea of this lesson')),
  ...Object.entries(ideas).flatMap(([name, idea]) => judgeIdea(idea, ['ideas', name])),
  ...judgeLines('bye', bye, ['bye']),
];

const judgeIdea = (
  { heart, scenes, back }: WrittenDialogue['ideas'][string],
  path: Problem['path'],
): Problem[] => {
  const gives = ({ pause = 0 }: Lines[number]): boolean => pause >= TIME_TO_THINK;
  return judgeLines('heart', heart, [...path, 'heart'])
    .concat(...scenes.map((scene, at) => judgeLines('scene', scene, [...path, 'scenes', at])))
    .concat(
      scenes.flat().some(gives)
        ? []
        : problemAt(...path, 'scenes')('no scene gives the listener time to think'),
    )
    .concat(judgeLines('back', back, [...path, 'back']));
};

const judgeLines = (piece: keyof typeof WORDS, lines: Lines, path: Problem['path']): Problem[] => {
  const [fewest, most] = WORDS[piece];
  const count = lines.reduce((sum, line) => sum + wordsIn(textOf(line)), 0);
  return [
    ...(count < fewest || count > most
      ? [problemAt(...path)(`has ${count} words (${fewest} to ${most})`)]
      : []),
    ...lines.flatMap((line, at) => judgeLine(textOf(line), problemAt(...path, at))),
  ];
};

const judgeLine = (text: string, problem: (sentence: string) => Problem): Problem[] => [
  ...(wordsIn(text) > LONGEST_LINE ? [problem(`is longer than ${LONGEST_LINE} words`)] : []),
  ...(UNSPEAKABLE.test(text) ? [problem('has a sign that nobody can say')] : []),
];
