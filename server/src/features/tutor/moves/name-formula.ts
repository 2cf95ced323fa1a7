import type { Move } from '../pedagogy/moves.ts';
import { ask, say } from '../wording/parts.ts';
import type { MoveContext, Reply } from './context.ts';

/** What a formula is called; in a task its numbers are put in next. */
export const nameFormula = (
  { state }: MoveContext,
  { formula: { written, name } }: Extract<Move, { kind: 'name formula' }>,
): Reply => {
  const isInTask = state.story !== null && !state.story.isDone && state.focus === 'story';
  return {
    parts: [say('formulaNamed', { formula: written, name }), ask(isInTask ? 'formulaPutIn' : 'formulaAsk')],
    state:
      isInTask && state.story
        ? { ...state, lost: 0, story: { ...state.story, turn: state.story.turn + 1 } }
        : { ...state, lost: 0 },
  };
};
