import type { Move } from '../pedagogy/moves.ts';
import { ask, say, text } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';

/** “… thats one?” asks whether a sentence is an example of the mistake. */
const ASKS_WHETHER_WRONG =
  /\b(?:is (?:that|this|it)|thats|that['’]s|this is|would (?:that|this) be) (?:an? |also )?(?:one|comma splice|run[- ]?on|wrong)\b/i;

/** A sentence of the student's own, held against the rule that is talked about. */
export const judgeOwnSentence = (
  { state, said }: MoveContext,
  { judged: { isRight, remark, isWhole } }: Extract<Move, { kind: 'judge sentence' }>,
): Reply => ({
  parts: isWhole
    ? [text(remark)]
    : [
        ASKS_WHETHER_WRONG.test(said.message)
          ? say(isRight ? 'sentenceIsNone' : 'sentenceIsOne')
          : say(isRight ? 'sentenceRight' : 'sentenceWrong'),
        text(remark),
        ...(isRight || ASKS_WHETHER_WRONG.test(said.message) ? [] : [ask('sentenceAgain')]),
      ],
  state: goOn(state, { heard: state.heard, waits: 'none' }),
});
