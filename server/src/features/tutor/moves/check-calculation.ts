import { openedExercise, type State } from '../state/state.ts';
import type { Reading } from '../understand/reading.ts';
import { ask, say, type Part } from '../wording/parts.ts';
import type { MoveContext, Reply } from './context.ts';
import { at, card, factsAt, hintFor } from './exercise-facts.ts';
import { breaking } from './items.ts';
import { onUnits } from './units.ts';

/** A calculation in the middle of something else is checked as arithmetic; what it is for, the student says. */
export const checkCalculation = async (context: MoveContext): Promise<Reply | null> => {
  const { state, reading } = context;
  const { calculation } = reading.maths;
  if (!calculation) return null;
  // Who works something out has left the question that led on.
  const stays = { ...state, lost: 0, thought: null };
  const { line, isRight, stands } = calculation;
  if (!isRight)
    return {
      parts: [...(await reasonFor(context, calculation)), say('storyWrong', { line })],
      state: (await withOpenSum(context, calculation.sum)) ?? stays,
    };
  if (reading.maths.unitsOff && stands !== 'step')
    return { parts: onUnits(line, reading.maths.unitsOff), state: stays };
  if (!state.exercise) return { parts: [say('storyLine', { line }), ...beyondTheSum(reading)], state: stays };
  if (stands === 'step') return { parts: [say('rightLine', { line }), ask('whatNext')], state: stays };
  if (stands === 'apart') {
    const facts = await factsAt(context, state.exercise);
    return {
      parts: [say('askedRight', { line }), ...(facts ? [ask('onWith', { line: facts.line })] : [])],
      state: stays,
    };
  }
  const facts = stands === 'short' || stands === 'part' ? await factsAt(context, state.exercise) : null;
  // “13² + 5² = 194 so like 13.9 ft” comes to 13.9.
  const end = /(?<![\d.])\d+(?:\.\d+)?(?=\D*$)/.exec(reading.message)?.[0] ?? null;
  const reason = facts
    ? (await reasonOfSlip(context, state.exercise, end === calculation.claimed ? null : end)) ||
      (await reasonOfSlip(context, state.exercise, end && `${end} because ${reading.message}`)) ||
      (await reasonOfSlip(
        context,
        state.exercise,
        calculation.claimed && `${calculation.claimed} because ${calculation.sum}`,
      ))
    : '';
  if (reason !== '')
    return {
      parts: [say('storyLine', { line }), say('calculationShort'), ...verdictWith(reason)],
      state: { ...stays, exercise: { ...state.exercise, tries: state.exercise.tries + 1 } },
    };
  return facts && stands === 'short'
    ? {
        parts: [
          say('storyLine', { line }),
          say('calculationShort'),
          ...breaking(hintFor(facts, 2)),
          card(facts),
        ],
        state: { ...stays, exercise: { ...state.exercise, rung: Math.max(2, state.exercise.rung) } },
      }
    : { parts: [say('storyLine', { line }), say('calculationInExercise')], state: stays };
};

const verdictWith = (reason: string): Part[] =>
  reason === '' ? [] : [{ part: 'say', phrase: 'whyRule', fill: { reason }, breaks: false }];

/** What can be seen of the slip behind a wrong answer to an exercise. */
const reasonOfSlip = async (
  { exercises, state }: MoveContext,
  { problem, line }: { problem: string; line: string },
  claimed: string | null,
): Promise<string> => {
  if (claimed === null || state.language !== 'en') return '';
  const asked = {
    exercise: { problem, line, found: '' },
    finished: null,
    story: null,
    earlier: [],
    checks: false,
  };
  const examined = await exercises.ask('examine', { message: claimed, ...asked }, null);
  const found = examined?.judgement;
  return found?.kind === 'wrong' ? found.remark || (found.why.startsWith('That’s too') ? '' : found.why) : '';
};

/** Why a sum can't come to that, as far as it can be seen. */
const reasonFor = async (
  context: MoveContext,
  { sum, claimed }: NonNullable<Reading['maths']['calculation']>,
): Promise<Part[]> => {
  const problem = `What is ${sum}?`;
  const facts = await factsAt(context, { problem, line: null });
  return facts ? verdictWith(await reasonOfSlip(context, { problem, line: facts.problemText }, claimed)) : [];
};

/** A right sum may be the wrong one: nobody who was told that it is wrong, or who measures something, is left with a mere yes. */
const beyondTheSum = ({ message }: Reading): Part[] => {
  if (COUNTED_WRONG.test(message)) return [ask('sumCountedWrong')];
  return MEASURES.test(message) ? [say('sumOnly'), ask('sumRule')] : [ask('calculationAsk')];
};
const COUNTED_WRONG =
  /\b(?:(?:answer )?key (?:says|has)|(?:marked|counted|graded)(?: it| me| that)? wrong|(?:got|get) (?:it|this|that) wrong|says? (?:its|it['’]s|it is|that['’]?s) wrong|lost \w+ points?)\b/i;
const MEASURES =
  /\d\s?(?:[µmkc]?[NJWVAgsmlLC]|[kM]?Hz|Pa|kPa|mol|ohms?|Ω|°[CF]?|K|eV|m\/s(?:\^?2|²)?|km\/h|mph)(?![\p{L}\d])/u;

/** A sum that is not right yet waits for its result: who corrects it says only that. */
const withOpenSum = async (context: MoveContext, sum: string): Promise<State | null> => {
  const { state } = context;
  if (state.exercise || state.story || state.item) return null;
  const problem = `What is ${sum}?`;
  const facts = await factsAt(context, { problem, line: null });
  return facts && at(state, openedExercise(problem, facts.problemText));
};
