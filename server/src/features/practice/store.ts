import type { StudentId } from '@studia/contract/ids';
import type { IdeaId } from '@studia/contract/lessons';
import type { Attempt, AttemptItem } from '@studia/contract/practice';
import { sql } from 'kysely';
import type { Handle } from '../../db/transaction.ts';
import type { Day, PracticeRecord } from './rules/fold.ts';
import type { IdeaState } from './rules/idea-state.ts';
import type { LastStep } from './rules/last-step.ts';
import type { Totals } from './rules/totals.ts';

/** Rows that go into one statement; PostgreSQL takes 65,535 parameters. */
const ROWS_AT_ONCE = 1_000;

/** Attempts, and what follows from them. The student is part of every question asked here. */
export const makePracticeStore = (handle: Handle) => ({
  /** Keeps everybody else from adding attempts of this student until the transaction ends. */
  lock: async (student: StudentId, start: { rules: number; totals: Totals }) => {
    await handle
      .insertInto('practice_total')
      .values({ student_id: student, rules: start.rules, state: JSON.stringify(start.totals) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await handle
      .selectFrom('practice_total')
      .select(['rules', 'state', 'last_step'])
      .where('student_id', '=', student)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return { rules: row.rules, totals: row.state as Totals, lastStep: row.last_step as LastStep | null };
  },

  totals: async (student: StudentId) => {
    const row = await handle
      .selectFrom('practice_total')
      .select(['rules', 'state'])
      .where('student_id', '=', student)
      .executeTakeFirst();
    return row && { rules: row.rules, totals: row.state as Totals };
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

  /** What is known about these ideas, or about all. */
  ideas: async (student: StudentId, wanted?: readonly IdeaId[]): Promise<Map<IdeaId, IdeaState>> => {
    if (wanted?.length === 0) return new Map();
    let query = handle.selectFrom('mastery').select(['idea', 'state']).where('student_id', '=', student);
    if (wanted) query = query.where('idea', 'in', wanted);
    return new Map((await query.execute()).map(({ idea, state }) => [idea, state as IdeaState]));
  },

  days: async (student: StudentId, { only, since }: { only?: readonly string[]; since?: string }) => {
    if (only?.length === 0) return new Map<string, Day>();
    let query = handle.selectFrom('practice_day').selectAll().where('student_id', '=', student);
    if (only) query = query.where('day', 'in', only);
    if (since !== undefined) query = query.where('day', '>=', since);
    const rows = await query.orderBy('day').execute();
    return new Map<string, Day>(
      rows.map(({ day, attempts, right, alone, right_alone, milliseconds }) => [
        day,
        { attempts, right, alone, rightAlone: right_alone, milliseconds },
      ]),
    );
  },

  /** Writes what is known now; ideas and days that are not named stay as they are. */
  keep: async (
    student: StudentId,
    { totals, ideas, days }: PracticeRecord,
    { rules, lastStep }: { rules: number; lastStep: LastStep | null },
  ): Promise<void> => {
    await handle
      .updateTable('practice_total')
      .set({
        rules,
        state: JSON.stringify(totals),
        last_step: lastStep === null ? null : JSON.stringify(lastStep),
      })
      .where('student_id', '=', student)
      .execute();
    for (const rows of inPortions([...ideas]))
      await handle
        .insertInto('mastery')
        .values(rows.map(([idea, state]) => ({ student_id: student, idea, state: JSON.stringify(state) })))
        .onConflict((conflict) =>
          conflict.columns(['student_id', 'idea']).doUpdateSet({ state: sql`excluded.state` }),
        )
        .execute();
    for (const rows of inPortions([...days]))
      await handle
        .insertInto('practice_day')
        .values(
          rows.map(([day, { attempts, right, alone, rightAlone, milliseconds }]) => ({
            student_id: student,
            day,
            attempts,
            right,
            alone,
            right_alone: rightAlone,
            milliseconds,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['student_id', 'day']).doUpdateSet({
            attempts: sql`excluded.attempts`,
            right: sql`excluded."right"`,
            alone: sql`excluded.alone`,
            right_alone: sql`excluded.right_alone`,
            milliseconds: sql`excluded.milliseconds`,
          }),
        )
        .execute();
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
