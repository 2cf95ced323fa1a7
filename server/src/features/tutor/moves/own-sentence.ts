import type { Move } from '../pedagogy/moves.ts';
import { shownIn } from '../understand/sentence-rules.ts';
import { ask, say, text } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';

/** What a message says of the sentence that it shows, outside its marks: “… thats one?”, “… is a comma splice too”, “… is fine”. */
const MISTAKE =
  /\b(?:is|thats|that['’]s|its|it['’]s|be|are|called) (?:(?:that|this|it|still|also|just|really|actually|not|an?|too) )*(?:one\b(?! (?:right|fine|correct|ok|okay|good)\b)|comma[- ]splices?|run[- ]?ons?|fragments?|wrong|incorrect|a mistake)\b/i;
const DENIED = /\b(?:not|isn['’]?t|aint|ain['’]t|no longer|never|no)\b/i;
const FINE =
  /\b(?:is|thats|that['’]s|its|it['’]s|be|looks|sounds) (?:(?:that|this|it|one|now|also|still|totally|already) )*(?:fine|ok(?:ay)?|right|correct|good|allowed)\b/i;

const claimedOf = (message: string): 'mistake' | 'fine' | null => {
  const words = message.replace(shownIn(message) ?? '', ' ');
  const isDenied = DENIED.test(words);
  if (MISTAKE.test(words.replace(DENIED, 'is'))) return isDenied ? 'fine' : 'mistake';
  return FINE.test(words) && !isDenied ? 'fine' : null;
};

/** A sentence of the student's own, held against the rule that is talked about: yes and no are said to what they say of it. */
export const judgeOwnSentence = (
  { state, reading }: MoveContext,
  { judged: { isRight, remark, isWhole, idea } }: Extract<Move, { kind: 'judge sentence' }>,
): Reply => {
  const claimed = claimedOf(reading.message);
  const verdict = {
    mistake: isRight ? 'sentenceIsNone' : 'sentenceIsOne',
    fine: isRight ? 'sentenceRight' : 'sentenceNotFine',
    none: isRight ? 'sentenceRight' : 'sentenceWrong',
  } as const;
  return {
    parts: isWhole
      ? [text(remark)]
      : [
          say(verdict[claimed ?? 'none']),
          text(remark),
          ...(isRight || claimed === 'mistake' ? [] : [ask('sentenceAgain')]),
        ],
    state: goOn(state, { heard: idea ?? state.heard, waits: 'none' }),
  };
};
