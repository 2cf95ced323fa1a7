import type { AskedPart, TaskKind } from '../../exercises/service.ts';
import { openedExercise, type State } from '../state/state.ts';
import { ask, say, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { at, factsAt } from './exercise-facts.ts';
import { inText, NUMBERS } from './story-help.ts';
import { onNumber } from './story-number.ts';

const ALONE = { exercise: null, finished: null, story: null, earlier: [], checks: false };

/** What a task that was answered still asks for; null where that was all. */
export const partLeft = async (
  { exercises, state, reading }: MoveContext,
  task: { text: string; id: string | null; named: string },
): Promise<AskedPart | null> =>
  exercises.ask('openPart', { ...task, reached: [...state.ledger, ...reading.maths.reached] }, null);

/** Goes on to the other thing that a task asks for; where the same message says what it comes to, that is judged too. */
export const goOnToPart = async (
  context: MoveContext,
  { part, text }: AskedPart,
  confirmed: readonly Part[],
): Promise<Reply> => {
  const { exercises, state } = context;
  const read = await exercises.ask('examine', { message: text, ...ALONE }, null);
  const { message, maths } = context.reading;
  // What was judged beside the first value is not asked for again.
  const claim = maths.property ? null : claimBehind(message);
  const lead = ask('storyOtherPart', { part: inText(part) });
  if (read?.problem) {
    const { exercise } = read.problem;
    const facts = await factsAt(context, { problem: exercise, line: null });
    if (facts) {
      const open = openedExercise(exercise, facts.problemText);
      const examined =
        claim === null
          ? null
          : await exercises.ask('examine', { message: claim, ...ALONE, exercise: open }, null);
      const isRight = examined?.judgement?.kind === 'right';
      return isRight
        ? {
            parts: [...confirmed, say('alsoRight', { answer: facts.answer }), ask('offerNext')],
            state: {
              ...goOn(state, { exercise: null, finished: exercise, focus: 'exercise' }),
              waits: 'yes-no',
              offer: { act: 'harder', about: null },
            },
          }
        : { parts: [...confirmed, ...doubted(claim, part, lead)], state: at(state, open) };
    }
  }
  const kind = read?.kind ?? null;
  const story = { text: kind?.task ?? text, kind: kind?.id ?? null };
  const inTask =
    claim && kind
      ? ((
          await exercises.ask(
            'examine',
            { message: claim, ...ALONE, story: { ...story, equation: null, isOpen: true } },
            null,
          )
        )?.inTask ?? null)
      : null;
  const isDone = inTask?.verdict.is === 'answer';
  return {
    parts: [
      ...confirmed,
      ...(inTask === null
        ? doubted(claim, part, lead)
        : [...onNumber(inTask, claim ?? '', 'going on'), ...(isDone ? [] : [lead])]),
    ],
    state: goOn(state, {
      focus: 'story',
      waits: isDone ? 'none' : 'answer',
      exercise: null,
      item: null,
      story: {
        text: story.text,
        numbers: text.match(NUMBERS) ?? [],
        turn: 1,
        results: [],
        kind: kindAtHand(kind),
        isDone,
        part,
      },
    }),
  };
};

/** Whether a step of a kind is by its name what a part of the task asks for. */
export const isAskedIn = (part: string | undefined, name: string): boolean => {
  const words: readonly string[] = part?.toLowerCase().match(LONGER) ?? [];
  return (name.toLowerCase().match(LONGER) ?? []).some((word) => words.includes(word));
};
const LONGER = /(?!(?:what|with|from|that|find|much|many|part|does|long|will)\b)\p{L}{4,20}/gu;

/** What a conversation notes of the kind of its task. */
export const kindAtHand = (kind: TaskKind | null): NonNullable<State['story']>['kind'] =>
  kind && { id: kind.id, example: kind.example, ...(kind.story && { told: kind.story }) };

/** A value for the other part that nobody here can confirm is asked for its calculation. */
const doubted = (claim: string | null, part: string, lead: Part): Part[] => {
  const value = claim === null ? undefined : A_VALUE.exec(claim)?.[0];
  return value === undefined ? [lead] : [ask('otherValue', { value: inText(value), part: inText(part) })];
};
const A_VALUE = /[-−$]?\d[\d.,]*(?:\s?(?:[a-zA-Z°%Ω²³/]{1,8})(?![\p{L}]))?/u;

/** “Work = 294 J and power = 1764 W”: what is told of the second thing; null where only one is. */
const claimBehind = (message: string): string | null => {
  const told = message.split(/\s(?:and|n|&)\s|[,;]\s/i).filter((one) => /\d/.test(one));
  return told.length === 2 ? (told[1] ?? null) : null;
};
