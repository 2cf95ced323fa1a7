import { WrittenLesson, type WrittenIdea } from '@studia/contract/lessons';
import type { ModelMessage, ModelUsage } from '../../ports/model/port.ts';
import type { AskModel } from '../../ports/model/port.ts';
import { mendedMathematics } from './mended-mathematics.ts';
import prompt from './prompts/lesson.md?raw';
import { judgeIdea } from './rules/judge/idea.ts';
import type { Problem } from './rules/judge/problem.ts';
import { proveLesson, type ProvedChapter } from './rules/prove.ts';
import type { MadeLesson } from './store.ts';

/** A model that thinks longer than this about one chapter is given up. */
const PATIENCE = 240_000;
/** A chapter longer than this is taught by what fits: about what a model reads with attention. */
const MOST_CHARACTERS = 40_000;

/** A lesson that survived the judge, or none, and what it took either way. */
export interface ModelLesson {
  lesson: MadeLesson | null;
  usage: ModelUsage;
}

/** Has the connected model write a lesson. What the judge refuses is asked for once more, then left out. */
export const askForLesson = async (
  ask: AskModel,
  chapter: ProvedChapter,
  text: string,
  signal: AbortSignal,
): Promise<ModelLesson> => {
  const messages: ModelMessage[] = [
    { role: 'system', content: prompt },
    { role: 'user', content: `Chapter "${chapter.title}":\n\n${text.slice(0, MOST_CHARACTERS)}` },
  ];
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  const question = (thread: ModelMessage[]) =>
    ask({ name: 'lesson', schema: WrittenLesson, messages: thread }, patience);

  const first = await question(messages);
  const refused = first.value ? problemsIn(first.value, chapter) : [];
  if (first.value === null || refused.length === 0)
    return { lesson: lessonFrom(first.value, chapter), usage: first.usage };
  const second = await question([
    ...messages,
    { role: 'assistant', content: JSON.stringify(first.value) },
    { role: 'user', content: `Mend this and send the whole lesson again:\n${problemsAsText(refused)}` },
  ]);
  return {
    lesson: lessonFrom(second.value ?? first.value, chapter),
    usage: sumOf(first.usage, second.usage),
  };
};

const problemsIn = ({ ideas }: WrittenLesson, chapter: ProvedChapter): Problem[] =>
  ideas.flatMap((idea, index) => judgeIdea(idea, ['ideas', index], witnessesOf(chapter)));

const witnessesOf = ({ locate }: ProvedChapter) => ({
  isInChapter: (quote: string): boolean => locate(quote) !== null,
  mended: mendedMathematics,
});

const MOST_TOLD = 20;
const problemsAsText = (problems: readonly Problem[]): string =>
  problems
    .slice(0, MOST_TOLD)
    .map(({ path, sentence }) => `- ${path.join('.')}: ${sentence}`)
    .join('\n');

const lessonFrom = (written: WrittenLesson | null, chapter: ProvedChapter): MadeLesson | null => {
  const names = new Set<string>();
  const ideas = (written?.ideas ?? [])
    .flatMap((idea) => proveable(idea, chapter))
    .filter(({ id }) => !names.has(id) && names.add(id));
  if (ideas.length === 0) return null;
  return { ...proveLesson({ ideas: namedApart(ideas, chapter) }, chapter, 'model'), author: 'model' };
};

// Ideas are found by their name in the book, and two chapters may choose the same one.
const namedApart = (ideas: readonly WrittenIdea[], { number }: ProvedChapter): WrittenIdea[] =>
  ideas.map((idea) => Object.assign(idea, { id: `${number}-${idea.id}` }));

/** The idea without the questions and drawings that were refused; nothing when what is left is refused too. */
const proveable = (idea: WrittenIdea, chapter: ProvedChapter): WrittenIdea[] => {
  const refused = judgeIdea(idea, [], witnessesOf(chapter));
  const isRefused = (part: string, index?: number): boolean =>
    refused.some(({ path }) => path[0] === part && (index === undefined || path[1] === index));
  const left: WrittenIdea = {
    ...idea,
    needs: [],
    board: isRefused('board') ? null : idea.board,
    items: idea.items.filter((_, index) => !isRefused('items', index)),
    asks: idea.asks.filter((_, index) => !isRefused('asks', index)),
  };
  // Fewer questions than wished for are still questions; a quote that is not there is not mended by leaving others out.
  const still = judgeIdea(left, [], witnessesOf(chapter)).filter(({ path }) => path.length > 0);
  return still.every(({ path: [part] }) => part === 'asks') && left.items.length > 0
    ? [{ ...left, asks: still.length === 0 ? left.asks : [] }]
    : [];
};

const sumOf = (one: ModelUsage, other: ModelUsage): ModelUsage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  cost: one.cost === null && other.cost === null ? null : (one.cost ?? 0) + (other.cost ?? 0),
});
