import type { StudentId } from '@studia/contract/ids';
import type { IdeaId } from '@studia/contract/lessons';
import type { Attempt, AttemptItem } from '@studia/contract/practice';
import { sql } from 'kysely';
import type { Handle } from '../../db/transaction.ts';
import type { Day, PracticeRecord } from './rules/fold.ts';
import type { IdeaState } from './rules/idea-state.ts';
import type { LastSteps } from './rules/last-step.ts';
import type { Totals } from './rules/totals.ts';

/** Rows that go into one statement; PostgreSQL takes 65,535 parameters. */
const ROWS_AT_ONCE = 1_000;

/** Attempts, and what follows from them. The student is part of every question asked here. */
export const makePracticeStore = (handle: Handle) => ({
  /** Keeps everybody else from adding attempts of this student until the transaction ends. */
  lock: async (student: StudentId, start: { rules: number; totals: Totals }) => {
    // The update that changes nothing is what locks, and answers with, a row that is there already.
    const row = await handle
      .insertInto('practice_total')
      .values({ student_id: student, rules: start.rules, state: JSON.stringify(start.totals) })
      .onConflict((conflict) => conflict.column('student_id').doUpdateSet({ student_id: student }))
      .returning(['rules', 'state', 'last_step'])
      .executeTakeFirstOrThrow();
    // An earlier version kept one step alone, which is not worth reading.
    const lastSteps = Array.isArray(row.last_step) ? (row.last_step as unknown as LastSteps) : [];
    return { rules: row.rules, totals: row.state as Totals, lastSteps };
  },

  /** What is known of a student over everything and about these ideas, or about all; nothing before the first attempt. */
  known: async (student: StudentId, wanted: readonly IdeaId[] | null) => {
    const row = await handle
      .selectFrom('practice_total')
      .select((eb) => [
        'rules',
        'state',
        eb
          .selectFrom('mastery')
          .select(sql<Record<IdeaId, IdeaState> | null>`jsonb_object_agg(idea, state)`.as('ideas'))
          .where('student_id', '=', student)
          .$if(wanted !== null, (query) => query.where('idea', '=', sql<IdeaId>`any(${wanted})`))
          .as('ideas'),
      ])
      .where('student_id', '=', student)
      .executeTakeFirst();
    return row && { rules: row.rules, totals: row.state as Totals, ideas: mapOf(row.ideas) };
  },

  /** Adds the attempts that are not there yet, and answers with them in the order in which they stand now. */
  add: async (student: StudentId, attempts: readonly Attempt[]): Promise<Attempt[]> => {
    const added: { id: string; seq: number }[] = [];
    for (const rows of inPortions(attempts)) {
      const values = rows.map((attempt) => rowOf(student, attempt));
      added.push(
        ...(await handle
          .insertInto('attempt')
          .values(values)
          .onConflict((conflict) => conflict.columns(['student_id', 'id']).doNothing())
          .returning(['id', 'seq'])
          .execute()),
      );
    }
    const byId = new Map(attempts.map((attempt) => [attempt.id as string, attempt]));
    return added.toSorted((one, other) => one.seq - other.seq).flatMap(({ id }) => byId.get(id) ?? []);
  },

  /** Notes that an attempt counts no more; false when it did not before, or was never made. */
  withdraw: async (student: StudentId, attempt: string, now: Date): Promise<boolean> =>
    (await handle
      .insertInto('attempt_withdrawn')
      .columns(['student_id', 'attempt_id', 'withdrawn_at'])
      .expression(
        handle
          .selectFrom('attempt')
          .select(['student_id', 'id', sql<Date>`${now}::timestamptz`.as('withdrawn_at')])
          .where('student_id', '=', student)
          .where('id', '=', attempt),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('attempt_id')
      .executeTakeFirst()) !== undefined,

  /** Every attempt that counts, or those of these that do. */
  attempts: async (student: StudentId, only?: readonly string[]): Promise<Attempt[]> =>
    (
      await handle
        .selectFrom('attempt')
        .selectAll()
        .where('student_id', '=', student)
        .$if(only !== undefined, (query) => query.where('id', '=', sql<string>`any(${only}::uuid[])`))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('attempt_withdrawn')
                .select('attempt_id')
                .whereRef('attempt_withdrawn.student_id', '=', 'attempt.student_id')
                .whereRef('attempt_withdrawn.attempt_id', '=', 'attempt.id'),
            ),
          ),
        )
        .orderBy('seq')
        .execute()
    ).map(attemptIn),

  /** The same a portion at a time, because a student may have given a hundred thousand answers. */
  attemptsInPortions: async function* (student: StudentId): AsyncGenerator<Attempt> {
    let after = 0;
    for (;;) {
      const rows = await handle
        .selectFrom('attempt')
        .selectAll('attempt')
        .leftJoin('attempt_withdrawn', (join) =>
          join
            .onRef('attempt_withdrawn.student_id', '=', 'attempt.student_id')
            .onRef('attempt_withdrawn.attempt_id', '=', 'attempt.id'),
        )
        .select('withdrawn_at')
        .where('attempt.student_id', '=', student)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(ROWS_AT_ONCE)
        .execute();
      for (const { withdrawn_at, ...row } of rows) if (withdrawn_at === null) yield attemptIn(row);
      const last = rows.at(-1);
      if (!last) return;
      after = last.seq;
    }
  },

  /** What is known about these ideas and days. */
  around: async (student: StudentId, ideas: readonly IdeaId[], days: readonly string[]) => {
    const { rows } = await sql<{ ideas: Record<IdeaId, IdeaState> | null; days: Record<string, Day> | null }>`
      SELECT
        (SELECT jsonb_object_agg(idea, state) FROM mastery
          WHERE student_id = ${student} AND idea = any(${ideas})) AS ideas,
        (SELECT jsonb_object_agg(day, jsonb_build_object('attempts', attempts, 'right', "right", 'alone', alone,
            'rightAlone', right_alone, 'milliseconds', milliseconds)) FROM practice_day
          WHERE student_id = ${student} AND day = any(${days})) AS days`.execute(handle);
    return { ideas: mapOf(rows[0]?.ideas), days: mapOf(rows[0]?.days) };
  },

  /** The days since one of them, or all. */
  days: async (student: StudentId, since: string | null): Promise<Map<string, Day>> => {
    const rows = await handle
      .selectFrom('practice_day')
      .selectAll()
      .where('student_id', '=', student)
      .$if(since !== null, (query) => query.where('day', '>=', since ?? ''))
      .orderBy('day')
      .execute();
    return new Map<string, Day>(
      rows.map(({ day, attempts, right, alone, right_alone, milliseconds }) => [
        day,
        { attempts, right, alone, rightAlone: right_alone, milliseconds },
      ]),
    );
  },

  /** Writes what is known now, in one go; ideas and days that are not named stay as they are. */
  keep: async (
    student: StudentId,
    { totals, ideas, days }: PracticeRecord,
    { rules, lastSteps }: { rules: number; lastSteps: LastSteps },
  ): Promise<void> => {
    const known = Array.from(ideas, ([idea, state]) => ({ idea, state }));
    const studied = Array.from(days, ([day, figures]) => ({ day, ...figures }));
    await sql`
      WITH all_in_all AS (
        UPDATE practice_total SET rules = ${rules}, state = ${JSON.stringify(totals)},
          last_step = ${JSON.stringify(lastSteps)}
        WHERE student_id = ${student}
      ), each_idea AS (
        INSERT INTO mastery (student_id, idea, state)
        SELECT ${student}::uuid, idea, state FROM jsonb_to_recordset(${JSON.stringify(known)}::jsonb) AS known (idea text, state jsonb)
        ON CONFLICT (student_id, idea) DO UPDATE SET state = excluded.state
      )
      INSERT INTO practice_day (student_id, day, attempts, "right", alone, right_alone, milliseconds)
      SELECT ${student}::uuid, day, attempts, "right", alone, "rightAlone", milliseconds
      FROM jsonb_to_recordset(${JSON.stringify(studied)}::jsonb) AS studied
        (day text, attempts int, "right" int, alone int, "rightAlone" int, milliseconds bigint)
      ON CONFLICT (student_id, day) DO UPDATE SET attempts = excluded.attempts, "right" = excluded."right",
        alone = excluded.alone, right_alone = excluded.right_alone, milliseconds = excluded.milliseconds
    `.execute(handle);
  },

  /** Forgets what follows from the attempts, of everything or of these ideas and days; they themselves stay. */
  clear: async (
    student: StudentId,
    only?: { ideas: readonly string[]; days: readonly string[] },
  ): Promise<void> => {
    await handle
      .deleteFrom('mastery')
      .where('student_id', '=', student)
      .$if(only !== undefined, (query) => query.where('idea', '=', sql<string>`any(${only?.ideas})`))
      .execute();
    await handle
      .deleteFrom('practice_day')
      .where('student_id', '=', student)
      .$if(only !== undefined, (query) => query.where('day', '=', sql<string>`any(${only?.days})`))
      .execute();
  },
});

/** What an object of PostgreSQL holds, by its names. */
const mapOf = <Name extends string, Value>(found: Record<Name, Value> | null | undefined): Map<Name, Value> =>
  new Map(Object.entries(found ?? {}) as [Name, Value][]);

const inPortions = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, portion) =>
    rows.slice(portion * ROWS_AT_ONCE, (portion + 1) * ROWS_AT_ONCE),
  );

const rowOf = (student: StudentId, { item, at, ...attempt }: Attempt) => ({
  ...attempt,
  student_id: student,
  item: JSON.stringify(item),
  at: new Date(at),
});

type AttemptRow = Omit<Attempt, 'id' | 'item' | 'confidence' | 'at'> & {
  id: string;
  item: unknown;
  confidence: number | null;
  at: Date;
};

const attemptIn = (row: AttemptRow): Attempt => ({
  id: row.id as Attempt['id'],
  item: row.item as AttemptItem,
  idea: row.idea,
  correct: row.correct,
  confidence: row.confidence as Attempt['confidence'],
  help: row.help,
  milliseconds: row.milliseconds,
  mode: row.mode,
  judge: row.judge,
  reveals: row.reveals,
  at: row.at.toISOString(),
});
