import type { State } from '../state/state.ts';
import { askedOfSentence } from '../understand/asked-of-sentence.ts';
import type { Reading } from '../understand/reading.ts';
import { judgeSentence, rulesTaughtBy } from '../understand/sentence-rules.ts';
import type { Move } from './moves.ts';
import { onExchange } from './on-exchange.ts';

/** A sentence that is shown: held against the rule that is talked about, or, out of an essay, looked at for what is asked of it. */
export const onSentenceShown = (state: State, reading: Reading): Move | null => {
  if (state.language !== 'en') return null;
  const judged = judgeSentence(reading.message, ['figure', ...rulesTaughtBy(state.heard ?? state.idea?.id)]);
  if (judged) return { kind: 'judge sentence', judged };
  const asked = reading.wish === null ? askedOfSentence(reading.message) : null;
  return asked && (onExchange(state, reading, OF_THIS_SENTENCE) ?? { kind: 'look at sentence', asked });
};
/** So likely, the very sentence was talked about before. */
const OF_THIS_SENTENCE = 0.8;
