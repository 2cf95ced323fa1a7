import type { Move } from '../pedagogy/moves.ts';
import { ask, say } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';

/** Two terms that were called the same: they are, or one number shows that they are not. */
export const judgeEquality = (
  { state }: MoveContext,
  { equality: { latex, shown } }: Extract<Move, { kind: 'judge equality' }>,
): Reply => ({
  parts: shown
    ? [say('equalNot', { line: `$${latex}$`, ...shown }), ask('equalNotAsk')]
    : [say('equal', { line: `$${latex}$` })],
  state: goOn(state, { waits: shown ? 'answer' : state.waits }),
});
