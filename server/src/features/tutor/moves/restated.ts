import type { Move } from '../pedagogy/moves.ts';
import { ask, say, text } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';

/** What was told right before: yes to who says it again, no and the sentence itself to who turns it round. */
export const judgeRestated = (
  { state }: MoveContext,
  { restated: { isRight, sentence }, fitting }: Extract<Move, { kind: 'judge restated' }>,
): Reply => ({
  parts: [
    say(isRight ? 'claimRight' : 'restatedTurned'),
    text(fitting?.exchange.reply ?? sentence),
    ask(isRight ? 'claimNext' : 'claimAgain'),
  ],
  state: goOn(state, {
    item: null,
    waits: isRight ? 'yes-no' : 'answer',
    offer: isRight ? { act: 'another', about: null } : null,
  }),
});
