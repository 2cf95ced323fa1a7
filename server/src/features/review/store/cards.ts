import type { CardId, ReviewId, StudentId } from '@studia/contract/ids';
import { REVIEW } from '@studia/contract/limits';
import type { ResourceWish } from '@studia/contract/resources';
import type { CardChange, CardFilter, CardSource } from '@studia/contract/review';
import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import { comesAfter, hasWords } from '../../../db/newest-first.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Handle } from '../../../db/transaction.ts';
import type { MadeCard } from '../rules/lesson-cards.ts';
import type { LogEntry, Memory, Schedule } from '../rules/schedule.ts';

/** A card on its way into the table. */
export type CardRecord = Omit<MadeCard, 'id'> & {
  id: string;
  suspended: boolean;
  created_at: Date;
  schedule: Schedule;
};

/** An entry of the log on its way in. */
export type NewEntry = LogEntry & { card_id: string; milliseconds?: number | null };

/** Which cards a list shows. */
export interface ListQuery {
  words: string;
  subject: string | null;
  show: CardFilter;
  page: number;
  /** Until when a card counts as due. */
  until: Date;
}

type CardExpression = ExpressionBuilder<Tables, 'card'>;

/** Cards and their log. The owner is part of every question asked here. */
export const makeReviewStore = (handle: Handle) => {
  const own = (owner: StudentId) => handle.selectFrom('card').where('student_id', '=', owner);
  const awake = (owner: StudentId, subject: string | null) =>
    own(owner)
      .where('suspended', '=', false)
      .$if(subject !== null, (query) => query.where('subject', '=', subject ?? ''));

  return {
    /** Adds cards; what is known by its id or its origin stays as it is. Answers those that were added. */
    add: async (owner: StudentId, cards: readonly CardRecord[]) => {
      if (cards.length === 0) return [];
      return handle
        .insertInto('card')
        .values(cards.map((card) => rowOf(owner, card)))
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .execute();
    },

    count: async (owner: StudentId): Promise<number> => {
      const { cards } = await own(owner)
        .select((eb) => eb.fn.countAll<number>().as('cards'))
        .executeTakeFirstOrThrow();
      return cards;
    },

    /** Those of the ids that are cards of this student. */
    known: async (owner: StudentId, ids: readonly string[]): Promise<string[]> => {
      if (ids.length === 0) return [];
      return (await own(owner).select('id').where('id', 'in', ids).execute()).map(({ id }) => id);
    },

    card: (owner: StudentId, id: string) => own(owner).selectAll().where('id', '=', id).executeTakeFirst(),

    cards: (owner: StudentId, ids: readonly string[]) =>
      own(owner).selectAll().where('id', 'in', ids).execute(),

    cardOfOrigin: (owner: StudentId, origin: string) =>
      own(owner).selectAll().where('origin', '=', origin).executeTakeFirst(),

    /** Cards that nobody else may change until the transaction is over. */
    lock: (owner: StudentId, ids: readonly string[]) =>
      own(owner).selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute(),

    /** What was learnt before and is due until then, the longest due first; confident mistakes before all. */
    due: (owner: StudentId, until: Date, subject: string | null, most: number) =>
      awake(owner, subject)
        .selectAll()
        .where('state', '<>', 'new')
        .where('due', '<', until)
        .orderBy('urgent', 'desc')
        .orderBy('due')
        .limit(most)
        .execute(),

    /** Cards that were never answered, the oldest first. */
    fresh: (owner: StudentId, subject: string | null, most: number) =>
      awake(owner, subject)
        .selectAll()
        .where('state', '=', 'new')
        .orderBy('created_at')
        .orderBy('id')
        .limit(most)
        .execute(),

    /** How many cards each subject has, and what of them waits. */
    subjects: (owner: StudentId, until: Date) =>
      own(owner)
        .select((eb) => [
          'subject',
          eb.fn.countAll<number>().as('cards'),
          counted(eb, isDue(eb, until)).as('due'),
          counted(eb, isFresh(eb)).as('fresh'),
          counted(eb, eb('suspended', '=', true)).as('suspended'),
          counted(eb, isLeech(eb)).as('leeches'),
        ])
        .groupBy('subject')
        .orderBy('subject')
        .execute(),

    /** The subjects whose cards hold every word, the one with the newest card first. */
    decks: (owner: StudentId, { words, after, limit }: ResourceWish) =>
      own(owner)
        .where(hasWords(sql`concat_ws(' ', subject, front, back)`, words))
        .select((eb) => [
          'subject',
          eb.fn.countAll<number>().as('cards'),
          eb.fn.max('created_at').as('newest'),
          sql<string[]>`(array_agg(front order by created_at desc, id desc))[1:4]`.as('fronts'),
          sql<string[]>`array(select distinct unnest(array_agg(source ->> 'title')))`.as('sources'),
        ])
        .groupBy('subject')
        .having(comesAfter(after, sql`max(created_at)`, sql`subject`))
        .orderBy('newest', 'desc')
        .orderBy(sql`subject collate "C"`, 'desc')
        .limit(limit)
        .execute(),

    nextDue: async (owner: StudentId, after: Date): Promise<Date | null> => {
      const next = await awake(owner, null)
        .select('due')
        .where('state', '<>', 'new')
        .where('due', '>=', after)
        .orderBy('due')
        .limit(1)
        .executeTakeFirst();
      return next?.due ?? null;
    },

    list: async (owner: StudentId, { page, ...query }: ListQuery) => {
      const found = own(owner).where((eb) => isListed(eb, query));
      const { total } = await found
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const cards = await found
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(REVIEW.pageCards)
        .offset(page * REVIEW.pageCards)
        .execute();
      return { cards, total };
    },

    all: (owner: StudentId, subject: string | null) =>
      own(owner)
        .selectAll()
        .$if(subject !== null, (query) => query.where('subject', '=', subject ?? ''))
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    change: (owner: StudentId, id: CardId, change: CardChange, now: Date) =>
      handle
        .updateTable('card')
        .set({ ...change, updated_at: now })
        .where('id', '=', id)
        .where('student_id', '=', owner)
        .returningAll()
        .executeTakeFirst(),

    reschedule: (id: string, schedule: Schedule) =>
      handle.updateTable('card').set(schedule).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

    remove: (owner: StudentId, id: CardId) =>
      handle
        .deleteFrom('card')
        .where('id', '=', id)
        .where('student_id', '=', owner)
        .returning('id')
        .executeTakeFirst(),

    /** Writes entries down; one that is known stays as it is. */
    record: async (owner: StudentId, entries: readonly NewEntry[], now: Date): Promise<void> => {
      if (entries.length === 0) return;
      await handle
        .insertInto('card_review')
        .values(entries.map((entry) => ({ ...columnsOf(entry), student_id: owner, recorded_at: now })))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },

    entry: (owner: StudentId, id: ReviewId) =>
      handle
        .selectFrom('card_review')
        .selectAll()
        .where('id', '=', id)
        .where('student_id', '=', owner)
        .executeTakeFirst(),

    /** Everything that happened to some cards. */
    log: (ids: readonly string[]) =>
      handle.selectFrom('card_review').selectAll().where('card_id', 'in', ids).orderBy('at').execute(),

    logOf: (owner: StudentId) =>
      handle.selectFrom('card_review').selectAll().where('student_id', '=', owner).orderBy('at').execute(),

    /** How many answers were given since then, and to how many cards for the first time. */
    answersSince: (owner: StudentId, since: Date) =>
      handle
        .selectFrom('card_review as answer')
        .select((eb) => [
          eb.fn.countAll<number>().as('answers'),
          sql<number>`count(DISTINCT card_id) FILTER (WHERE NOT EXISTS (
            SELECT FROM card_review earlier
            WHERE earlier.card_id = answer.card_id AND earlier.kind IN ('grade', 'memory') AND earlier.at < ${since}))`.as(
            'begun',
          ),
        ])
        .where('student_id', '=', owner)
        .where('kind', '=', 'grade')
        .where('at', '>=', since)
        .where(
          sql<SqlBool>`NOT EXISTS (SELECT FROM card_review undo WHERE undo.card_id = answer.card_id AND undo.undoes = answer.id)`,
        )
        .executeTakeFirstOrThrow(),

    newADay: async (owner: StudentId): Promise<number> => {
      const row = await handle
        .selectFrom('review_setting')
        .select('new_a_day')
        .where('student_id', '=', owner)
        .executeTakeFirst();
      return row?.new_a_day ?? REVIEW.newADay;
    },

    setNewADay: async (owner: StudentId, new_a_day: number): Promise<void> => {
      await handle
        .insertInto('review_setting')
        .values({ student_id: owner, new_a_day })
        .onConflict((conflict) => conflict.column('student_id').doUpdateSet({ new_a_day }))
        .execute();
    },
  };
};

/** A card as it is kept. */
export type CardRow = NonNullable<Awaited<ReturnType<ReturnType<typeof makeReviewStore>['card']>>>;
/** An entry of the log as it is kept. */
export type EntryRow = Awaited<ReturnType<ReturnType<typeof makeReviewStore>['log']>>[number];

const counted = (eb: CardExpression, condition: ReturnType<CardExpression['and']>) =>
  eb.fn.countAll<number>().filterWhere(condition);

const isAwake = (eb: CardExpression) => eb('suspended', '=', false);
const isDue = (eb: CardExpression, until: Date) =>
  eb.and([isAwake(eb), eb('state', '<>', 'new'), eb('due', '<', until)]);
const isFresh = (eb: CardExpression) => eb.and([isAwake(eb), eb('state', '=', 'new')]);
const isLeech = (eb: CardExpression) => eb('lapses', '>=', REVIEW.leechLapses);

const isListed = (eb: CardExpression, { words, subject, show, until }: Omit<ListQuery, 'page'>) =>
  eb.and([
    ...words
      .split(/\s+/u)
      .filter(Boolean)
      .map((word) => holds(eb, word)),
    ...(subject === null ? [] : [eb('subject', '=', subject)]),
    ...(show === 'due' ? [isDue(eb, until)] : []),
    ...(show === 'new' ? [isFresh(eb)] : []),
    ...(show === 'leech' ? [isLeech(eb)] : []),
    ...(show === 'suspended' ? [eb('suspended', '=', true)] : []),
  ]);

/** Whether a word stands on either side; its own signs mean themselves. */
const holds = (eb: CardExpression, word: string) => {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return eb.or([eb('front', 'ilike', pattern), eb('back', 'ilike', pattern)]);
};

const rowOf = (owner: StudentId, { schedule, source, idea, ...card }: CardRecord) => ({
  ...card,
  ...schedule,
  student_id: owner,
  source: source ? JSON.stringify(source satisfies CardSource) : null,
  idea: idea ?? null,
  updated_at: card.created_at,
});

const columnsOf = (entry: NewEntry) => {
  const { id, card_id, at, kind } = entry;
  return {
    id,
    card_id,
    at,
    kind,
    milliseconds: entry.milliseconds ?? null,
    grade: kind === 'grade' ? entry.grade : null,
    confident: kind === 'grade' && entry.confident,
    undoes: kind === 'undo' ? entry.undoes : null,
    memory: kind === 'memory' ? JSON.stringify(entry.memory satisfies Memory) : null,
  };
};
