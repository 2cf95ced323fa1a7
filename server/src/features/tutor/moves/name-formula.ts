import type { Move } from '../pedagogy/moves.ts';
import type { State } from '../state/state.ts';
import { ask, say } from '../wording/parts.ts';
import type { MoveContext, Reply } from './context.ts';

/** What a formula is called; in a task its numbers are put in next. */
export const nameFormula = (
  { state }: MoveContext,
  { formula: { written, name } }: Extract<Move, { kind: 'name formula' }>,
): Reply => ({
  parts: [
    say('formulaNamed', { formula: written, name }),
    ask(isInTask(state) ? 'formulaPutIn' : 'formulaAsk'),
  ],
  state: onward(state, []),
});

/** A value is right by a formula; whether it is what was asked for, the student says. */
export const confirmByFormula = (
  { state }: MoveContext,
  { found: { formula, value } }: Extract<Move, { kind: 'confirm by formula' }>,
): Reply => ({
  parts: [say('formulaGives', { formula, answer: value.replaceAll('$', '\\$') }), ask('storyLineAgain')],
  state: onward(state, [/^[-+−]?[\d.,]+/.exec(value)?.[0] ?? value]),
});

const isInTask = ({ focus, story, exercise }: State): boolean =>
  (focus === 'story' && story !== null && !story.isDone) || (focus === 'exercise' && exercise !== null);

const onward = (state: State, results: readonly string[]): State => ({
  ...state,
  lost: 0,
  thought: null,
  story: state.story && {
    ...state.story,
    turn: state.story.turn + 1,
    results: [...state.story.results, ...results],
  },
});
