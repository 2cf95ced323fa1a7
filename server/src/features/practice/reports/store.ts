import type { StudentId } from '@studia/contract/ids';
import type { IdeaId } from '@studia/contract/lessons';
import type { ReportReason } from '@studia/contract/practice';
import { sql } from 'kysely';
import type { Handle } from '../../../db/transaction.ts';

/** What one student says is wrong with a question. */
export interface Report {
  idea: IdeaId;
  item: string;
  reason: ReportReason;
  note: string;
  reportedAt: Date;
}

/** What students say is wrong with questions. */
export const makeReportStore = (handle: Handle) => ({
  /** Keeps a report in place of an earlier one of the same student; it is open again then. */
  save: async (student: StudentId, { idea, item, reason, note, reportedAt }: Report): Promise<void> => {
    const report = { reason, note, reported_at: reportedAt, closed_at: null };
    await handle
      .insertInto('question_report')
      .values({ student_id: student, idea, item, ...report })
      .onConflict((conflict) => conflict.columns(['student_id', 'idea', 'item']).doUpdateSet(report))
      .execute();
  },

  of: async (student: StudentId): Promise<Report[]> =>
    (
      await handle
        .selectFrom('question_report')
        .selectAll()
        .where('student_id', '=', student)
        .orderBy('reported_at')
        .execute()
    ).map(({ idea, item, reason, note, reported_at }) => ({
      idea,
      item,
      reason,
      note,
      reportedAt: reported_at,
    })),

  /** Questions with open reports, those of most students first. Nobody is named. */
  open: (most: number) =>
    handle
      .selectFrom('question_report')
      .select((eb) => [
        'idea',
        'item',
        eb.fn.countAll<number>().as('reports'),
        sql<
          { reason: ReportReason; note: string }[]
        >`json_agg(json_build_object('reason', reason, 'note', note)
          ORDER BY reported_at)`.as('notes'),
      ])
      .where('closed_at', 'is', null)
      .groupBy(['idea', 'item'])
      .orderBy('reports', 'desc')
      .orderBy('idea')
      .orderBy('item')
      .limit(most)
      .execute(),

  /** Marks the reports about a question as dealt with; false when none was open. */
  close: async (idea: string, item: string, now: Date): Promise<boolean> =>
    (await handle
      .updateTable('question_report')
      .set({ closed_at: now })
      .where('idea', '=', idea)
      .where('item', '=', item)
      .where('closed_at', 'is', null)
      .returning('item')
      .executeTakeFirst()) !== undefined,
});
