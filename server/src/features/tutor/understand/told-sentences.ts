import type { HeardExchange, NearText, ToldSentence } from '../../lessons/service.ts';
import type { ThreadMessage } from '../turn.ts';
import { factualSentences, isFact } from './factual-sentences.ts';

/**
 * What a student’s statement may be known by: what the lesson at hand holds near to it, what replies to something near to it tell, then
 * what was told in this conversation.
 */
export const toldSentences = (
  thread: readonly Pick<ThreadMessage, 'by' | 'text'>[],
  near: readonly NearText[],
  at: string | null,
  exchanges: readonly HeardExchange[],
): ToldSentence[] => [
  ...near
    .filter(
      ({ kind, of, text, idea, likeness }) =>
        kind === 'fact' &&
        !of.startsWith('items/') &&
        likeness >= NEAR &&
        isFact(text) &&
        (at === null || at.split('/')[0] === idea.id.split('/')[0]),
    )
    .map(({ text, of, idea }) => ({
      words: of === 'terms' ? text.replace(/^([^:]+):/, '**$1**:') : text,
      idea,
    })),
  ...inWords(
    exchanges
      .filter(({ exchange: { idea }, certainty }) => certainty >= MAY_BE_MEANT && !OF_WORDS.test(idea))
      .map(({ exchange: { reply } }) => reply),
  ),
  ...inWords(thread.flatMap(({ by, text }) => (by === 'tutor' ? [text] : []))),
];
const [NEAR, MAY_BE_MEANT] = [0.45, 0.1];

/** Where words themselves are talked about, “it’s” is not “its”, and a sentence is an example. */
const OF_WORDS = /^(?:english-writing|language)\//;

const inWords = (replies: readonly string[]): ToldSentence[] =>
  factualSentences(replies).map((words) => ({ words, idea: null }));
