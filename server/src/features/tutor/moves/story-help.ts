import type { Approach } from '@studia/mathematics';
import type { TaskHelp } from '../../exercises/service.ts';
import type { HelpWanted } from '../pedagogy/help-wanted.ts';
import type { State } from '../state/state.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { waysOf } from '../wording/word.ts';
import type { MoveContext, Reply } from './context.ts';
import { lower } from './exercise-facts.ts';
import { cluesIn, questionIn } from './story-clues.ts';

type Story = NonNullable<State['story']>;

/** Who asks for everything so often, or after so many hints, is shown it. */
const [ENOUGH_ASKS, ENOUGH_HINTS] = [2, 3];

/** Helps with a task that is told in words, at the first step that is not done: each time with a little more, and nothing twice. */
export const helpWithStory = async (
  context: MoveContext,
  next: State & { story: Story },
  wanted: HelpWanted,
): Promise<Reply | null> => {
  const { story } = next;
  const { state, exercises } = context;
  const help = await helpFor(context, story);
  const law =
    story.kind || wanted === 'why' || state.language !== 'en'
      ? null
      : await exercises.ask('approach', story.text, null);
  if (wanted === 'why') return { parts: reasonFor(context, help, story), state: next };
  if (story.isDone) {
    const whole = wholeWay(help);
    const isTold = whole !== null && !isNew(context, whole.slice(1));
    return whole && { parts: isTold ? [say('taskAllTold')] : whole, state: { ...next, waits: 'none' } };
  }
  const hints = story.hints ?? 0;
  const asks = (story.asks ?? 0) + (wanted === 'all' ? 1 : 0);
  const isEarned = wanted === 'all' && (asks >= ENOUGH_ASKS || hints >= ENOUGH_HINTS);
  const hint = isEarned ? null : nextHint(context, story, { help, law });
  const whole = hint === null ? wholeWay(help) : null;
  if (whole) return { parts: whole, state: { ...next, waits: 'none', story: { ...story, isDone: true } } };
  const frame = say((help?.lines.length ?? 0) > 0 ? 'storyHold' : 'storyHonest');
  return {
    parts: [
      ...(wanted === 'all' && isNew(context, [frame]) ? [frame] : []),
      ...(hint ?? nextHint(context, story, { help, law }) ?? lastHint(context)),
    ],
    state: { ...next, story: { ...story, asks, hints: hints + 1 } },
  };
};

const helpFor = async (
  { exercises, reading, state }: MoveContext,
  { kind, text: task, results }: Story,
): Promise<TaskHelp | null> =>
  kind
    ? exercises.ask(
        'taskHelp',
        { id: kind.id, text: task, reached: [...state.ledger, ...results], message: reading.message },
        null,
      )
    : null;

/** The first hint that was not given yet; null where none is left. */
const nextHint = (
  context: MoveContext,
  story: Story,
  { help, law }: { help: TaskHelp | null; law: Approach | null },
): Part[] | null => {
  const generic = context.state.language === 'en' ? genericHints(story) : FOREIGN_HINTS;
  const own = help ? hintsOf(help, story, generic.slice(0, FEW)) : [];
  // Who knows the kind of a task has more to say than that.
  const all =
    help !== null && help.lines.length > 0 ? own : [...(law ? [lawOf(law)] : []), ...own, ...generic];
  return all.find((parts) => isNew(context, parts)) ?? null;
};
const FEW = 2;
const FOREIGN_HINTS: Part[][] = [[ask('storyHint')], [ask('storyFirst')]];

/** The law that names what is asked, and what it still needs. */
export const lawOf = ({ asked, law, formula, symbols, given, missing }: Approach): Part[] => [
  say('storyLaw', {
    asked,
    law: lower(law),
    formula: formula.replaceAll('*', '·'),
    symbols: symbols.join(', '),
    given: given.join(' and '),
  }),
  ask(missing.length > 0 ? 'storyMissing' : 'hintAsk', { missing: missing.join(' and ') }),
];

/** What a kind, or a story that was surely read, has to say at the step at hand. */
const hintsOf = (
  { way, example, ask: question, found, next }: TaskHelp,
  { kind, text: task }: Story,
  leading: Part[][],
): Part[][] => {
  const isOfKind = way !== '';
  const [one, other] = (isOfKind ? null : beginIn(kind?.told?.begin, task)) ?? [];
  const begun: Part[] = found ? [say(found.is === '' ? 'taskFoundBare' : 'taskFound', withText(found))] : [];
  const where =
    next.is === '' ? ask(isOfKind ? 'taskLast' : 'storyNextSum') : ask('taskNext', { is: next.is });
  const sum: Part[][] =
    next.sum === null
      ? []
      : [[...begun, ask(found ? 'taskSum' : 'storyFirstSum', { sum: inText(next.sum) })]];
  const byKind: Part[][] = isOfKind ? [[text(inText(way)), ask(found ? 'whatNext' : 'taskWayAsk')]] : [];
  if (found) return [[...begun, where], ...byKind, ...sum];
  return [
    ...(isOfKind ? [[text(question)]] : []),
    ...(one !== undefined && other !== undefined
      ? [[ask('storyBegin', { one: inText(one), other: inText(other) })]]
      : []),
    // Of a story that has no kind, its words lead on before a sum is told.
    ...(isOfKind ? [] : leading),
    ...byKind,
    ...(isOfKind && !hasNumbersOf(task, example)
      ? [[say('taskExample'), text(inText(example)), ask('taskAgain')]]
      : []),
    ...sum,
  ];
};

/** An example with the very numbers of the task would solve it. */
const hasNumbersOf = (task: string, example: string): boolean => {
  const shown: readonly string[] = example.match(/\d+(?:\.\d+)?/g) ?? [];
  return (task.match(/\d+(?:\.\d+)?/g) ?? []).every((one) => shown.includes(one));
};

/** The two numbers to begin with, where both stand in the task: what was made of them says nothing. */
export const beginIn = (
  begin: readonly [string, string] | null | undefined,
  task: string,
): readonly [string, string] | null => {
  const told = task.match(/\d+(?:\.\d+)?(?:\s?\/\s?\d+)?/g) ?? [];
  const isTold = (number: string): boolean =>
    told.some((one) => one === number || Number(one) === Number(number));
  return begin?.every(isTold) ? begin : null;
};

/** What can honestly be said about a task that nobody here has read: what is asked, and what its words lead to. */
const genericHints = ({ text: task, numbers }: Story): Part[][] => {
  const question = questionIn(task);
  return [
    ...cluesIn(task)
      .slice(0, MOST_CLUES)
      .map((clue) => [clue]),
    ...(question === null ? [] : [[ask('storyQuestionAlone', { question: inText(question) })]]),
    [ask('storyHint', { number: inText(numbers[0] ?? '') })],
    [ask('storyAnySum')],
  ];
};
const MOST_CLUES = 3;

const lastHint = (context: MoveContext): Part[] => [
  ask(isNew(context, [ask('storyRest')]) ? 'storyRest' : 'storyAnySum'),
];

/** Whether what matters in a hint was not told before, in any of its ways. */
const isNew = ({ thread, state }: MoveContext, parts: readonly Part[]): boolean => {
  const told = thread.flatMap(({ by, text: reply }) => (by === 'tutor' ? [reply] : [])).join('\n');
  const key = parts.find((part) => part.part === 'text' || (part.part === 'say' && !FRAMES.has(part.phrase)));
  if (key?.part === 'text') return !told.includes(key.text);
  if (key?.part !== 'say') return false;
  const ways = waysOf(key.phrase, key.fill, state.language);
  const isTold = (words: string): boolean => told.includes(words);
  return SEVERAL_HINTS.has(key.phrase) ? !ways.every(isTold) : !ways.some(isTold);
};
/** Each of the ways in which they are said is another hint. */
const SEVERAL_HINTS = new Set(['storyHint', 'storyRest', 'storyFirst']);
/** What only leads to a hint says nothing by itself. */
const FRAMES = new Set(['taskFound', 'taskFoundBare', 'taskExample']);

/** All of it, line by line; null where nobody here knows it for certain. */
const wholeWay = (help: TaskHelp | null): Part[] | null => {
  const lines = help?.lines ?? [];
  if (lines.length === 0) return null;
  const shown = lines.length === 1 ? lines : lines.map((line, at) => `${at + 1}. ${line}`);
  return [say('taskLines'), text(inText(shown.join('\n'))), ask('storyWhy')];
};

/** Why it is done so: what is said of the slip that is meant, the reason of its kind, or its way. */
const reasonFor = (context: MoveContext, help: TaskHelp | null, { isDone }: Story): Part[] => {
  const reasons = help ? [help.slip, help.why, help.way].filter((one) => one !== '') : [];
  const reason = reasons.map(inText).find((one) => isNew(context, [text(one)]));
  return reason === undefined
    ? [say('storyQuestion')]
    : [text(reason), ...(isDone ? [] : [ask('storyBack')])];
};

const withText = ({ is, number }: { is: string; number: string }): Record<string, string> => ({
  is,
  number: inText(number),
});

/** A dollar sign begins no formula. */
export const inText = (number: string): string => number.replaceAll('$', '\\$');

const A_NUMBER = String.raw`[-−$€£]?\d{1,12}(?:[.,]\d{1,9})?(?:\s?\/\s?\d{1,9})?%?`;
/** The numbers of a story as they are written. */
export const NUMBERS = new RegExp(String.raw`(?<![\d.,/^\p{L}])(${A_NUMBER})(?![\d\p{L}]*[²³^])`, 'gu');
