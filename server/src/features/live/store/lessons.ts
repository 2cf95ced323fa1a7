import type { StudentId, WorkingSessionId } from '@studia/contract/ids';
import type { LiveEvent, LiveHappening } from '@studia/contract/live-events';
import type { ResourceWish } from '@studia/contract/resources';
import { sql } from 'kysely';
import { comesAfter, hasWords } from '../../../db/newest-first.ts';
import type { Handle } from '../../../db/transaction.ts';
import type { LessonState } from '../rules/lesson-state.ts';

/** On this channel nodes tell each other which lesson has something new. */
export const LIVE_CHANNEL = 'studia_live';

interface NewEvent {
  happening: LiveHappening;
  client: string | null;
}

/** Live lessons and what happens in them. The owner is part of every question that a student asks here. */
export const makeLessonStore = (handle: Handle) => {
  const ofOwner = (owner: StudentId) =>
    handle.selectFrom('live_session').selectAll().where('student_id', '=', owner);

  const ofLesson = (id: WorkingSessionId) =>
    handle
      .selectFrom('live_event')
      .select(['number', 'content', 'client_id', 'at'])
      .where('session_id', '=', id);

  return {
    add: (owner: StudentId, id: WorkingSessionId, topic: string, state: LessonState, now: Date) =>
      handle
        .insertInto('live_session')
        .values({
          id,
          student_id: owner,
          topic,
          state: JSON.stringify(state),
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute(),

    one: (owner: StudentId, id: WorkingSessionId) => ofOwner(owner).where('id', '=', id).executeTakeFirst(),

    /** The lesson, which nobody else changes until the transaction ends. */
    locked: (id: WorkingSessionId) =>
      handle.selectFrom('live_session').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    latest: (owner: StudentId, limit: number) =>
      ofOwner(owner).orderBy('updated_at', 'desc').orderBy('id').limit(limit).execute(),

    /** Those with a topic that hold every word, the newest first. */
    newest: (owner: StudentId, { words, after, limit }: ResourceWish) =>
      ofOwner(owner)
        .where('topic', '<>', '')
        .where(comesAfter(after, sql`updated_at`, sql`id`))
        .where(hasWords(sql`topic || ' ' || coalesce(state ->> 'outcomes', '')`, words))
        .orderBy('updated_at', 'desc')
        .orderBy(sql`id::text collate "C"`, 'desc')
        .limit(limit)
        .execute(),

    all: (owner: StudentId) => ofOwner(owner).orderBy('created_at').orderBy('id').execute(),

    count: async (owner: StudentId): Promise<number> =>
      (
        await handle
          .selectFrom('live_session')
          .select((select) => select.fn.countAll<number>().as('lessons'))
          .where('student_id', '=', owner)
          .executeTakeFirstOrThrow()
      ).lessons,

    remove: async (owner: StudentId, id: WorkingSessionId): Promise<boolean> => {
      const { numDeletedRows } = await handle
        .deleteFrom('live_session')
        .where('id', '=', id)
        .where('student_id', '=', owner)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** What happened after a number, in its order. */
    events: async (id: WorkingSessionId, after: number): Promise<LiveEvent[]> =>
      (await ofLesson(id).where('number', '>', after).orderBy('number').execute()).map(eventIn),

    event: async (id: WorkingSessionId, number: number): Promise<LiveEvent | undefined> => {
      const row = await ofLesson(id).where('number', '=', number).executeTakeFirst();
      return row && eventIn(row);
    },

    isKnown: async (id: WorkingSessionId, client: string): Promise<boolean> =>
      (await handle
        .selectFrom('live_event')
        .select('number')
        .where('session_id', '=', id)
        .where('client_id', '=', client)
        .executeTakeFirst()) !== undefined,

    /** Adds happenings behind the newest, and wakes the nodes that show this lesson. The lesson must be locked. */
    append: async (
      id: WorkingSessionId,
      newest: number,
      events: readonly NewEvent[],
      now: Date,
    ): Promise<number> => {
      if (events.length === 0) return newest;
      await handle
        .insertInto('live_event')
        .values(
          events.map(({ happening, client }, at) => ({
            session_id: id,
            number: newest + 1 + at,
            kind: happening.kind,
            content: JSON.stringify(happening),
            client_id: client,
            at: now,
          })),
        )
        .execute();
      await sql`SELECT pg_notify(${LIVE_CHANNEL}, ${id})`.execute(handle);
      return newest + events.length;
    },

    update: (
      id: WorkingSessionId,
      change: {
        state?: LessonState;
        topic?: string;
        phase?: 'open' | 'paused' | 'ended';
        events?: number;
        answered?: number;
        counted_at?: Date | null;
        seconds?: number;
        warned?: boolean;
        updated_at?: Date;
      },
    ) => {
      const { state, ...rest } = change;
      return handle
        .updateTable('live_session')
        .set({ ...rest, ...(state && { state: JSON.stringify(state) }) })
        .where('id', '=', id)
        .execute();
    },

    /** Takes the turn where nobody has it, or where who had it is gone. */
    takeTurn: async (id: WorkingSessionId, now: Date, patience: number): Promise<boolean> =>
      (await handle
        .updateTable('live_session')
        .set({ turn_started_at: now })
        .where('id', '=', id)
        .where((where) =>
          where.or([
            where('turn_started_at', 'is', null),
            where('turn_started_at', '<', new Date(now.getTime() - patience)),
          ]),
        )
        .returning('id')
        .executeTakeFirst()) !== undefined,

    /** Renews a turn, or lets go of it; somebody who has taken it meanwhile keeps it. */
    moveTurn: (id: WorkingSessionId, since: Date, to: Date | null) =>
      handle
        .updateTable('live_session')
        .set({ turn_started_at: to })
        .where('id', '=', id)
        .where('turn_started_at', '=', since)
        .execute(),

    addTicket: async (
      owner: StudentId,
      id: WorkingSessionId,
      { ticket, signIn }: { ticket: string; signIn: string },
      times: { now: Date; expires: Date },
    ) => {
      await handle.deleteFrom('live_ticket').where('expires_at', '<', times.now).execute();
      await handle
        .insertInto('live_ticket')
        .values({
          ticket,
          session_id: id,
          student_id: owner,
          sign_in_id: signIn,
          expires_at: times.expires,
        })
        .execute();
    },

    /** A ticket works once. */
    useTicket: (ticket: string, now: Date) =>
      handle
        .deleteFrom('live_ticket')
        .where('ticket', '=', ticket)
        .where('expires_at', '>=', now)
        .returning(['session_id', 'student_id', 'sign_in_id'])
        .executeTakeFirst(),
  };
};

export type LessonRow = NonNullable<Awaited<ReturnType<ReturnType<typeof makeLessonStore>['one']>>>;

const eventIn = (row: {
  number: number;
  content: unknown;
  client_id: string | null;
  at: Date;
}): LiveEvent => ({
  ...(row.content as LiveHappening),
  number: row.number,
  client: row.client_id,
  at: row.at.toISOString(),
});
