import type { Move } from '../pedagogy/moves.ts';
import { ask, say } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';

/** The idea that amounts in an equation belong to. */
const RATIOS = 'chemistry/balance-with-coefficients';

/** Amounts that are said to go together: the ratio of the equation decides, and who missed it tries again with it. */
export const judgeAmounts = (
  { state }: MoveContext,
  { amounts: { line, given, ratio, claimed, isRight } }: Extract<Move, { kind: 'judge amounts' }>,
): Reply => ({
  parts: isRight
    ? [say('amountsRight', { given, claimed, ratio })]
    : [say('notQuite'), say('amountsWrong', { line, ratio }), ask('amountsAsk', { given })],
  state: goOn(state, { item: null, waits: 'answer', heard: state.heard ?? RATIOS }),
});
