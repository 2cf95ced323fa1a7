import type { IdeaScenes, LiveScenes, Scene, SceneOption } from '@studia/contract/live-scenes';
import { problemAt, type Problem } from '../rules/judge/problem.ts';

/** An idea of the lesson, how many steps its board has, and the names of its questions. */
export interface Drawn {
  id: string;
  steps: number;
  items: readonly string[];
}

type Path = Problem['path'];

/** How much may be said, in words. */
const WORDS = {
  lines: [8, 64],
  ask: [3, 32],
  says: [1, 8],
  reply: [5, 42],
  other: [6, 42],
  why: [10, 56],
  simpler: [10, 56],
  example: [10, 56],
  close: [12, 56],
} as const;
/** What is said in one go: the reply to the question before, the lines, and the question. */
const MOST_AT_ONCE = 100;
const WRITTEN_CHARACTERS = 36;
const MOST_WRITTEN = 8;
/** Straight quotation marks and Markdown are read out or shown as they stand. */
const UNSPEAKABLE = /[*_#`"]|\bTODO\b/;

const count = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Goes through the live lesson of a chapter with these ideas: says what can't be used, and where. */
export const judgeScenes = (scenes: LiveScenes, ideas: readonly Drawn[]): Problem[] => [
  ...ideas.filter(({ id }) => !(id in scenes)).map(({ id }) => problemAt()(`nobody teaches “${id}”`)),
  ...Object.entries(scenes).flatMap(([id, idea]) => {
    const drawn = ideas.find((one) => one.id === id);
    return drawn ? judgeIdea(idea, drawn, [id]) : [problemAt(id)('is no idea of this lesson')];
  }),
];

const judgeIdea = (
  { scenes, close, items = [] }: IdeaScenes,
  { steps, items: names }: Drawn,
  path: Path,
): Problem[] => [
  ...scenes.flatMap((scene, at) => judgeScene(scene, [...path, 'scenes', at])),
  ...scenes.flatMap((scene, at) => judgeLength(scenes[at - 1], scene, [...path, 'scenes', at])),
  ...judgeBoard(scenes, steps, [...path, 'scenes']),
  ...judgeWords('close', close, [...path, 'close']),
  ...items
    .filter((name) => !names.includes(name))
    .map((name) => problemAt(...path, 'items')(`“${name}” is no question of this idea`)),
];

const judgeScene = (scene: Scene, path: Path): Problem[] => [
  ...judgeWords('lines', scene.lines.join(' '), [...path, 'lines']),
  ...(['ask', 'other', 'why', 'simpler', 'example'] as const).flatMap((part) =>
    judgeWords(part, scene[part], [...path, part]),
  ),
  ...judgeOptions(scene.options, [...path, 'options']),
];

const judgeOptions = (options: readonly SceneOption[], path: Path): Problem[] => {
  const judged = options.filter(({ is }) => is !== undefined);
  const problem = problemAt(...path);
  const ways = options.flatMap(({ says, also }) => Array.from(new Set([says, ...also].map(plain))));
  const twice = ways.find((way, at) => ways.indexOf(way) !== at);
  return [
    ...(judged.length > 0 && judged.length < options.length
      ? [problem('some are a guess and some are not')]
      : []),
    ...(judged.length > 0 && !judged.some(({ is }) => is === 'right') ? [problem('none is right')] : []),
    ...(twice === undefined ? [] : [problem(`“${twice}” would be two answers`)]),
    ...options.flatMap(({ says, reply }, at) => [
      ...judgeWords('says', says, [...path, at, 'says']),
      ...judgeWords('reply', reply, [...path, at, 'reply']),
      ...(says.includes('$') ? [problemAt(...path, at, 'says')('has a formula on a button')] : []),
    ]),
  ];
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[.!?,]/g, '')
    .trim();

/** Every step of the board appears, and once. */
const judgeBoard = (scenes: readonly Scene[], steps: number, path: Path): Problem[] => {
  const drawn = scenes.reduce((sum, { board = 0 }) => sum + board, 0);
  const written = scenes.flatMap(({ write = [] }) => write);
  const problem = problemAt(...path);
  return [
    ...(drawn === steps ? [] : [problem(`${drawn} steps of the board are drawn, and it has ${steps}`)]),
    ...(steps > 0 && written.length > 0 ? [problem('something is written over what was drawn')] : []),
    ...(written.length > MOST_WRITTEN ? [problem(`more than ${MOST_WRITTEN} lines are written`)] : []),
    ...written
      .filter((line) => line.length > WRITTEN_CHARACTERS || line.includes('$'))
      .map((line) => problem(`“${line}” is too long for the board, or has a formula`)),
  ];
};

const judgeLength = (before: Scene | undefined, { lines, ask }: Scene, path: Path): Problem[] => {
  const replies = before ? [before.other, ...before.options.map(({ reply }) => reply)] : [];
  const most = Math.max(0, ...replies.map(count)) + count(lines.join(' ')) + count(ask);
  return most > MOST_AT_ONCE ? [problemAt(...path)(`${most} words would be said in one go`)] : [];
};

const judgeWords = (part: keyof typeof WORDS, text: string, path: Path): Problem[] => {
  const [fewest, most] = WORDS[part];
  const words = count(text);
  const problem = problemAt(...path);
  return [
    ...(words < fewest || words > most ? [problem(`has ${words} words (${fewest} to ${most})`)] : []),
    ...(UNSPEAKABLE.test(text.replaceAll(/\$[^$]+\$/g, ''))
      ? [problem('has a sign that nobody can say')]
      : []),
  ];
};
