import type { NearText, ToldSentence } from '../../lessons/service.ts';
import type { ThreadMessage } from '../turn.ts';
import { factualSentences, isFact } from './factual-sentences.ts';

/** What a student's statement may be known by: what the lesson at hand holds near to it, then what was told in this conversation. */
export const toldSentences = (
  thread: readonly Pick<ThreadMessage, 'by' | 'text'>[],
  near: readonly NearText[],
  at: string | null,
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
  ...factualSentences(thread.flatMap(({ by, text }) => (by === 'tutor' ? [text] : []))).map((words) => ({
    words,
    idea: null,
  })),
];
const NEAR = 0.45;
