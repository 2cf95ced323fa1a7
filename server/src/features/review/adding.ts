import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import { REVIEW } from '@studia/contract/limits';
import type { Card, NewCard } from '@studia/contract/review';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import { cardIn } from './cards.ts';
import { clozesOf } from './rules/cloze.ts';
import type { MadeCard } from './rules/lesson-cards.ts';
import { newSchedule } from './rules/schedule.ts';
import { makeReviewStore, type CardRecord } from './store/cards.ts';

interface Dependencies {
  db: Handle;
  clock: Clock;
  random: Pick<Random, 'id'>;
}

/** What became of cards that were to be added. */
export interface Added {
  cards: Card[];
  /** How many were there already. */
  known: number;
}

/** A card to add. What it was made of keeps it from being added twice. */
export type CardToAdd = NewCard & Partial<Pick<MadeCard, 'origin'>>;

/** Adds all of the cards or, where there is no room for them, none. */
export const makeAdding =
  ({ db, clock, random }: Dependencies) =>
  async (owner: StudentId, cards: readonly CardToAdd[]): Promise<Added> => {
    const now = clock.now();
    const recordOf = (card: CardToAdd, index: number): CardRecord => {
      // Cards that are made together come in their order.
      const created_at = new Date(now.getTime() + index);
      return {
        ...card,
        id: card.id ?? random.id(),
        origin: card.origin ?? null,
        suspended: false,
        created_at,
        schedule: newSchedule(created_at),
      };
    };
    const records = cards.flatMap(gapByGap).map(recordOf);
    return inTransaction(db, async (transaction) => {
      const store = makeReviewStore(transaction);
      const added = await store.add(owner, records);
      if (added.length > 0 && (await store.count(owner)) > REVIEW.mostCards)
        throw new Failure('too_many_cards');
      return { cards: added.map(cardIn), known: records.length - added.length };
    });
  };

/** A text with several gaps is several cards; only the first can have the sender's id and the origin as they are. */
const gapByGap = (card: CardToAdd): CardToAdd[] => {
  if (card.kind === 'basic') return [card];
  const fronts = clozesOf(card.front);
  if (fronts.length === 0) throw new Failure('card_without_gap');
  const further = fronts.slice(1).map((front, index) => furtherCard(card, front, index + 2));
  return [{ ...card, front: fronts[0] ?? card.front }, ...further];
};

const furtherCard = (card: CardToAdd, front: string, number: number): CardToAdd => {
  const { id: _, ...rest } = card;
  return { ...rest, front, origin: card.origin ? `${card.origin}#${number}` : null };
};
