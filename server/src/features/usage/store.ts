import type { ChatSessionId, StudentId } from '@studia/contract/ids';
import type { UsedFor } from '@studia/contract/usage';
import { sql } from 'kysely';
import { builtOnce, type Handle } from '../../db/transaction.ts';
import type { LiveLesson } from './rules.ts';

interface Entry {
  id: string;
  sessionId: string | null;
  feature: UsedFor;
  inputTokens: number;
  outputTokens: number;
  cost: number | null;
  model: string | null;
  usedAt: Date;
}

const DAY = sql<string>`to_char(used_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;

/** When the time of a live lesson begins to count in its month. */
const countedFrom = sql<Date>`greatest(started_at, month)`;

const usedSince = (handle: Handle, owner: string, moment: Date) =>
  handle
    .selectFrom('usage_entry')
    .where('student_id', '=', owner)
    .where('used_at', '>=', moment)
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('input_tokens'), sql<number>`0`).as('input_tokens'),
      eb.fn.coalesce(eb.fn.sum<number>('output_tokens'), sql<number>`0`).as('output_tokens'),
      eb.fn.countAll<number>().as('turns'),
    ]);

/** Every turn with a model asks for it. */
const selectUsed = builtOnce((handle) => usedSince(handle, '', new Date(0)));

/** What students used. */
export const makeUsageStore = (handle: Handle) => {
  const since = (owner: StudentId, moment: Date) => usedSince(handle, owner, moment);

  return {
    add: async (owner: StudentId, entry: Entry): Promise<void> => {
      await handle
        .insertInto('usage_entry')
        .values({
          id: entry.id,
          student_id: owner,
          session_id: entry.sessionId,
          feature: entry.feature,
          input_tokens: entry.inputTokens,
          output_tokens: entry.outputTokens,
          cost: entry.cost,
          model: entry.model,
          used_at: entry.usedAt,
        })
        .execute();
    },

    tokensSince: async (owner: StudentId, moment: Date): Promise<number> => {
      const [sum] = await selectUsed(handle, [owner, moment]);
      return sum ? sum.input_tokens + sum.output_tokens : 0;
    },

    total: (owner: StudentId, moment: Date) =>
      since(owner, moment)
        .select(sql<number>`count(DISTINCT session_id)`.as('conversations'))
        .executeTakeFirstOrThrow(),

    byDay: (owner: StudentId, moment: Date) =>
      since(owner, moment).select(DAY.as('day')).groupBy(DAY).orderBy(DAY).execute(),

    chatDays: (owner: StudentId, moment: Date) =>
      since(owner, moment)
        .where('feature', '=', 'chat')
        .clearSelect()
        .select(DAY.as('day'))
        .groupBy(DAY)
        .orderBy(DAY)
        .execute(),

    byFeature: (owner: StudentId, moment: Date) =>
      since(owner, moment)
        .select(sql<UsedFor>`feature`.as('feature'))
        .groupBy('feature')
        .orderBy('feature')
        .execute(),

    byConversation: (owner: StudentId, moment: Date) =>
      since(owner, moment)
        .select(sql<ChatSessionId>`session_id`.as('session_id'))
        .where('session_id', 'is not', null)
        .groupBy('session_id')
        .orderBy(sql`max(used_at)`, 'desc')
        .execute(),

    /**
     * Keeps the longest time that was told: reports come late and twice. What a lesson lasted in the months before
     * this one stays there.
     */
    saveLive: async (
      owner: StudentId,
      { sessionId, startedAt, seconds }: Pick<LiveLesson, 'sessionId' | 'seconds'> & { startedAt: Date },
      month: Date,
    ): Promise<void> => {
      const before = sql<number>`coalesce((
        SELECT sum(seconds) FROM usage_live
        WHERE session_id = ${sessionId} AND student_id = ${owner} AND month < ${month}
      ), 0)`;
      await handle
        .insertInto('usage_live')
        .values({
          session_id: sessionId,
          student_id: owner,
          started_at: startedAt,
          month,
          seconds: sql`greatest(0, ${seconds}::integer - ${before})`,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['session_id', 'month'])
            .doUpdateSet({ seconds: sql`greatest(usage_live.seconds, excluded.seconds)` })
            .where('usage_live.student_id', '=', owner),
        )
        .execute();
    },

    /** Whether a lesson was begun, in this month or before. */
    isLiveBegun: async (owner: StudentId, session: string): Promise<boolean> =>
      (await handle
        .selectFrom('usage_live')
        .select('session_id')
        .where('session_id', '=', session)
        .where('student_id', '=', owner)
        .limit(1)
        .executeTakeFirst()) !== undefined,

    liveSince: async (owner: StudentId, moment: Date): Promise<(LiveLesson & { startedAt: Date })[]> => {
      const rows = await handle
        .selectFrom('usage_live')
        .select(['session_id', 'started_at', 'month', 'seconds'])
        .where('student_id', '=', owner)
        .where(countedFrom, '>=', moment)
        .orderBy('started_at')
        .execute();
      return rows.map(({ session_id, started_at, month, seconds }) => ({
        sessionId: session_id,
        startedAt: started_at,
        seconds,
        goesOn: started_at < month,
      }));
    },

    liveByDay: (owner: StudentId, moment: Date) => {
      const day = sql<string>`to_char(${countedFrom} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
      return handle
        .selectFrom('usage_live')
        .select([
          day.as('day'),
          sql<number>`count(*) FILTER (WHERE started_at >= month)`.as('lessons'),
          sql<number>`sum(seconds)`.as('seconds'),
        ])
        .where('student_id', '=', owner)
        .where(countedFrom, '>=', moment)
        .groupBy(day)
        .orderBy(day)
        .execute();
    },

    /** Of everybody together, the most used first. */
    costsSince: (moment: Date) =>
      handle
        .selectFrom('usage_entry')
        .select((eb) => [
          'model',
          eb.fn.countAll<number>().as('turns'),
          sql<number>`sum(input_tokens + output_tokens)`.as('tokens'),
          eb.fn.sum<number | null>('cost').as('cost'),
        ])
        .where('used_at', '>=', moment)
        .groupBy('model')
        .orderBy('turns', 'desc')
        .execute(),

    entries: (owner: StudentId) =>
      handle
        .selectFrom('usage_entry')
        .select(['session_id', 'feature', 'input_tokens', 'output_tokens', 'used_at'])
        .where('student_id', '=', owner)
        .orderBy('used_at')
        .execute(),
  };
};
