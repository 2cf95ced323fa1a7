import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import { REVIEW } from '@studia/contract/limits';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { DeckCard, OpenDeck } from '../../ports/decks/port.ts';
import type { Random } from '../../ports/random/port.ts';
import { cardFromDeck } from './deck-cards.ts';
import { scheduleOf } from './rules/schedule.ts';
import { makeReviewStore, type CardRecord, type NewEntry } from './store/cards.ts';

interface Dependencies {
  clock: Clock;
  random: Pick<Random, 'id'>;
}

interface Deck {
  deck: OpenDeck;
  /** The ids of its pictures, by their names as addresses have them. */
  pictures: ReadonlyMap<string, string>;
  /** Told after so many cards. */
  step: (done: number) => Promise<void>;
}

const BATCH = 500;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Adds the cards of a file within a transaction, some at a time; answers how many were not there before. */
export const makeDeckAdding = ({ clock, random }: Dependencies) => {
  const recordOf = (card: DeckCard, pictures: ReadonlyMap<string, string>, createdAt: Date) => {
    const { memory, ...made } = cardFromDeck(card, pictures);
    const id = random.id();
    const entry: NewEntry | null = memory && {
      id: random.id(),
      card_id: id,
      kind: 'memory',
      at: createdAt,
      memory,
    };
    const schedule = scheduleOf(createdAt, entry ? [entry] : []);
    const record: CardRecord = { ...made, id, origin: made.origin ?? null, created_at: createdAt, schedule };
    return { record, entry };
  };

  return async (within: Handle, owner: StudentId, { deck, pictures, step }: Deck): Promise<number> => {
    const store = makeReviewStore(within);
    const now = clock.now();
    const before = await store.count(owner);
    let [done, added] = [0, 0];
    for await (const cards of deck.cards(BATCH)) {
      // What this student exported is known by its own id.
      const own = new Set(
        await store.known(
          owner,
          cards.map(({ id }) => id).filter((id) => UUID.test(id)),
        ),
      );
      const fresh = cards.filter(({ id }) => !own.has(id));
      const first = now.getTime() + done;
      const pairs = fresh.map((card, index) => recordOf(card, pictures, new Date(first + index)));
      const rows = await store.add(
        owner,
        pairs.map(({ record }) => record),
      );
      const ids = new Set(rows.map(({ id }) => id));
      const entries = pairs.flatMap(({ entry }) => (entry && ids.has(entry.card_id) ? [entry] : []));
      await store.record(owner, entries, now);
      done += cards.length;
      added += rows.length;
      if (added > 0 && before + added > REVIEW.mostCards) throw new Failure('too_many_cards');
      await step(done);
    }
    return added;
  };
};
