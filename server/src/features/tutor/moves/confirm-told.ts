import type { Idea } from '@studia/contract/lessons';
import type { NearText } from '../../lessons/service.ts';
import { isFact, sentenceSaying, factualSentences } from '../understand/factual-sentences.ts';
import { CLEARLY_NEW } from '../understand/reading.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';

/** A sentence that a student's words can be held against, and the idea whose quote proves it. */
interface Sentence {
  words: string;
  idea: Idea | null;
}

/** What the lesson at hand holds near to a message, then what was told in this conversation. */
const sentencesNear = (context: MoveContext): Sentence[] => {
  const { reading, thread } = context;
  const isOfIt = isOfTheBook(context);
  const facts = reading.near.filter(
    (one) => one.kind === 'fact' && !one.of.startsWith('items/') && isFact(one.text) && isOfIt(one),
  );
  const sentences = factualSentences(
    thread.flatMap(({ by, text: words }) => (by === 'tutor' ? [words] : [])),
  );
  return [...facts.map(sentenceOf), ...sentences.map((words) => ({ words, idea: null }))];
};

/** A sentence of the books at hand: what says the same, word for word, need not be of the same idea. */
const isOfTheBook =
  ({ state, reading }: MoveContext) =>
  ({ idea, likeness }: NearText): boolean => {
    const [named] = reading.ideas;
    const books = [state.idea?.id, named && named.certainty >= CLEARLY_NEW ? named.id : undefined]
      .filter((id) => id !== undefined)
      .map((id) => id.split('/')[0]);
    return likeness >= NEAR && (books.length === 0 || books.includes(idea.id.split('/')[0]));
  };
const NEAR = 0.45;

/** What the lesson says, or was told before, clause for clause, is right. */
export const confirmTold = (context: MoveContext): Reply | null => {
  const { state, reading } = context;
  if (reading.isQuestion && !reading.isClaim) return null;
  const saying = sentenceSaying(reading.plain, sentencesNear(context));
  return (
    saying && {
      parts: [say('claimRight'), text(saying.words), ...cited(saying), ask('claimNext')],
      state: goOn(state, { item: null, waits: 'yes-no', offer: { act: 'another', about: null } }),
    }
  );
};

const sentenceOf = ({ text: words, of, idea }: NearText): Sentence => ({
  words: of === 'terms' ? words.replace(/^([^:]+):/, '**$1**:') : words,
  idea,
});

const cited = ({ idea }: Sentence): Part[] =>
  idea ? [{ part: 'quote', quote: idea.quote, words: 'cited' }] : [];
