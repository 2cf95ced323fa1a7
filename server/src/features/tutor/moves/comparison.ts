import type { Move } from '../pedagogy/moves.ts';
import { ask, say } from '../wording/parts.ts';
import type { MoveContext, Reply } from './context.ts';

/** Yes or no to which of two numbers is the larger; how to see it, the student finds out. */
export const judgeComparison = (
  { state }: MoveContext,
  { comparison: { one, other, sign, isRight } }: Extract<Move, { kind: 'judge comparison' }>,
): Reply => ({
  parts: isRight
    ? [say('compared', { line: `${one} ${sign} ${other}` })]
    : [say('notQuite'), ask('compareAsk', { one, other })],
  state: { ...state, lost: 0 },
});
