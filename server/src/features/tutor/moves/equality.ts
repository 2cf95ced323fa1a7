import type { Move } from '../pedagogy/moves.ts';
import { openedExercise } from '../state/state.ts';
import { ask, say } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { at, factsAt } from './exercise-facts.ts';

/** Two terms that were called the same: they are, or one number shows that they are not; then what comes out is waited for. */
export const judgeEquality = async (
  context: MoveContext,
  { equality: { latex, left, shown } }: Extract<Move, { kind: 'judge equality' }>,
): Promise<Reply> => {
  const { state } = context;
  const line = `$${latex}$`;
  if (!shown) return { parts: [say('equal', { line })], state: goOn(state) };
  const problem = `Simplify ${left}`;
  const facts = state.exercise ? null : await factsAt(context, { problem, line: null });
  return {
    parts: [say('equalNot', { line, ...shown }), ask('equalNotAsk')],
    state: facts ? at(state, openedExercise(problem, facts.problemText)) : goOn(state, { waits: 'answer' }),
  };
};
