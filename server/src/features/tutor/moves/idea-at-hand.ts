import type { Idea } from '@studia/contract/lessons';
import { openedIdea, type IdeaAtHand, type IdeaPart } from '../state/state.ts';
import type { MoveContext } from './context.ts';

const PARTS = ['simple', 'full', 'why'] as const satisfies readonly IdeaPart[];

/** What is known of an idea in this conversation, also when it went on to another one in between. */
export const ideaAtHand = (
  { state, thread }: Pick<MoveContext, 'state' | 'thread'>,
  idea: Idea,
): IdeaAtHand => {
  if (state.idea?.id === idea.id) return state.idea;
  const isTold = (words: string | null): boolean =>
    words !== null && thread.some(({ by, text }) => by === 'tutor' && text.includes(words));
  return {
    ...openedIdea(idea.id),
    told: PARTS.filter((part) => isTold(idea[part])),
    asked: idea.items.filter((item) => isTold(item.ask)).map(({ id }) => id),
  };
};

/** The idea that a task is about, by what lies nearest to it: what is asked beside it is mostly about the same. */
export const ideaOfTask = ({ exchanges, near }: MoveContext['reading']): string | null => {
  const [exchange] = exchanges;
  const text = near.find(({ kind }) => kind === 'ask' || kind === 'fact' || kind === 'item');
  if (exchange && exchange.certainty >= LIKELY_ABOUT) return exchange.exchange.idea;
  return text && text.likeness >= NEAR_ABOUT ? text.idea.id : null;
};
const [LIKELY_ABOUT, NEAR_ABOUT] = [0.3, 0.65];
