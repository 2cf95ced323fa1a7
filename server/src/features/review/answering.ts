import { Failure } from '@studia/contract/errors';
import type { AttemptId, CardId, ReviewId, StudentId } from '@studia/contract/ids';
import type { Attempt } from '@studia/contract/practice';
import type { CardAnswer, DueCard } from '@studia/contract/review';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Practice } from '../practice/service.ts';
import { dueCardIn, entryIn } from './cards.ts';
import { scheduleOf, type LogEntry } from './rules/schedule.ts';
import { makeReviewStore, type CardRow, type NewEntry } from './store/cards.ts';

interface Dependencies {
  db: Handle;
  clock: Clock;
  random: Pick<Random, 'id'>;
  practice: Pick<Practice, 'record' | 'withdraw'>;
}

/** What happens to the schedule of cards: an entry of the log each, from which the schedule is made anew. */
export const makeAnswering = ({ db, clock, random, practice }: Dependencies) => {
  /** Writes entries down and brings their cards up to date; entries of cards that are gone are left out. */
  const record = (owner: StudentId, entries: readonly NewEntry[], handle = db): Promise<CardRow[]> =>
    inTransaction(handle, async (transaction) => {
      const store = makeReviewStore(transaction);
      const cards = await store.lock(owner, [...new Set(entries.map(({ card_id }) => card_id))]);
      const known = new Map(cards.map((card) => [card.id, card]));
      const possible = entries.flatMap((entry) => {
        const card = known.get(entry.card_id);
        return card ? [{ ...entry, at: within(entry.at, card.created_at, clock.now()) }] : [];
      });
      await store.record(owner, possible, clock.now());
      return rescheduled(store, cards);
    });

  const recordOne = async (owner: StudentId, entry: NewEntry, handle = db): Promise<DueCard> => {
    const [card] = await record(owner, [entry], handle);
    if (!card) throw new Failure('card_not_found');
    return dueCardIn(card, clock.now());
  };

  return {
    record,

    answer: async (owner: StudentId, answers: readonly CardAnswer[]): Promise<DueCard[]> => {
      const cards = await inTransaction(db, async (transaction) => {
        // First what is shared with quizzes, then the cards: whoever locks both does it in this order.
        const known = await makeReviewStore(transaction).cards(owner, [...new Set(answers.map(cardOf))]);
        await practice.record(transaction, owner, attemptsIn(answers, known));
        return record(owner, answers.map(entryOf), transaction);
      });
      return cards.map((card) => dueCardIn(card, clock.now()));
    },

    /** Takes an answer back. Twice is as good as once. */
    undo: async (owner: StudentId, answer: ReviewId): Promise<DueCard> => {
      const entry = await makeReviewStore(db).entry(owner, answer);
      if (entry?.kind !== 'grade') throw new Failure('card_not_found');
      const undo = { id: random.id(), kind: 'undo', at: clock.now(), undoes: answer } as const;
      return inTransaction(db, async (transaction) => {
        await practice.withdraw(transaction, owner, answer as string as AttemptId);
        return recordOne(owner, { ...undo, card_id: entry.card_id }, transaction);
      });
    },

    restart: (owner: StudentId, card_id: CardId): Promise<DueCard> =>
      recordOne(owner, { id: random.id(), card_id, kind: 'forget', at: clock.now() }),

    /** Makes every schedule of a student anew from the log; answers how many had been different. */
    rebuild: (owner: StudentId): Promise<number> =>
      inTransaction(db, async (transaction) => {
        const store = makeReviewStore(transaction);
        const before = await store.all(owner, null);
        const after = await rescheduled(store, before);
        return after.filter((card, index) => JSON.stringify(card) !== JSON.stringify(before[index])).length;
      }),
  };
};

const cardOf = ({ card_id }: CardAnswer): CardId => card_id;

const entryOf = ({ id, card_id, grade, at, milliseconds }: CardAnswer): NewEntry => ({
  id,
  card_id,
  kind: 'grade',
  grade,
  confident: false,
  at: new Date(at),
  milliseconds,
});

/** What the answers show about ideas. Students judge themselves here. */
const attemptsIn = (answers: readonly CardAnswer[], cards: readonly CardRow[]): Attempt[] => {
  const ideas = new Map(cards.map(({ id, idea }) => [id, idea]));
  return answers.flatMap(({ id, card_id, grade, at, milliseconds }) => {
    const idea = ideas.get(card_id);
    if (!idea) return [];
    return {
      id: id as string as AttemptId,
      item: { kind: 'card', card: card_id },
      idea,
      correct: grade === 'again' ? 0 : 1,
      confidence: null,
      help: 'none',
      milliseconds,
      mode: 'review',
      judge: 'student',
      reveals: null,
      at,
    };
  });
};

type Store = ReturnType<typeof makeReviewStore>;

const rescheduled = async (store: Store, cards: readonly CardRow[]): Promise<CardRow[]> => {
  if (cards.length === 0) return [];
  const logs = new Map(cards.map(({ id }): [string, LogEntry[]] => [id, []]));
  for (const row of await store.log([...logs.keys()])) logs.get(row.card_id)?.push(entryIn(row));
  const done: CardRow[] = [];
  for (const { id, created_at } of cards)
    done.push(await store.reschedule(id, scheduleOf(created_at, logs.get(id) ?? [])));
  return done;
};

/** A clock of a browser may be wrong: nothing is answered before it was made, or in times to come. */
const within = (at: Date, earliest: Date, latest: Date): Date =>
  new Date(Math.min(latest.getTime(), Math.max(earliest.getTime(), at.getTime())));
