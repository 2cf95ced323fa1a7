import { lineInline } from '../wording/line.ts';
import { ask, say } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { factsAt, type MoveOf } from './exercise-facts.ts';

/** Another value for an exercise that is done: putting it in shows what it is worth. */
export const checkValue = async (
  context: MoveContext,
  { value }: MoveOf<'check value'>,
): Promise<Reply | null> => {
  const { state } = context;
  const facts =
    state.finished === null ? null : await factsAt(context, { problem: state.finished, line: null });
  return (
    facts && {
      parts: [say('checkValue', { value, problem: facts.problem })],
      state: goOn(state, { focus: 'exercise' }),
    }
  );
};

/** Another way for an exercise that is done: where it leads, and whether it was shorter. */
export const tryMethodAfterwards = (
  { state }: MoveContext,
  { judgement: { after, worth } }: MoveOf<'try method afterwards'>,
): Reply => ({
  parts: after
    ? [
        say(worth === 'allowed' ? 'methodAllowed' : 'methodToo', { line: lineInline(after) }),
        ...(worth === 'allowed' ? [] : [ask('methodTooAsk')]),
      ]
    : [say('methodTooBare')],
  state: goOn(state, { focus: 'exercise' }),
});

/** The answer once more, for who gives it once more. */
export const confirmAgain = async (context: MoveContext): Promise<Reply | null> => {
  const { state } = context;
  const facts =
    state.finished === null ? null : await factsAt(context, { problem: state.finished, line: null });
  const open = state.exercise && (await factsAt(context, state.exercise));
  return (
    facts && {
      parts: [
        say('yesAgain', { answer: facts.answer }),
        open ? ask('nowThis', { line: open.line }) : ask('offerNext'),
      ],
      state: state.exercise
        ? goOn(state, { focus: 'exercise', waits: 'answer' })
        : goOn(state, { focus: 'exercise', waits: 'yes-no', offer: { act: 'harder', about: null } }),
    }
  );
};
