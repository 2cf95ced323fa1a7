import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type { IdeaId } from '@studia/contract/lessons';
import type { ReportReason } from '@studia/contract/practice';
import type { Handle } from '../../../db/transaction.ts';
import type { Clock } from '../../../ports/clock/port.ts';
import type { Lessons } from '../../lessons/service.ts';
import { makeReportStore, type Report } from './store.ts';

interface Dependencies {
  db: Handle;
  clock: Clock;
  lessons: Pick<Lessons, 'idea'>;
}

/** As many questions as an operator is shown at once. */
const MOST_SHOWN = 50;

/** A question with what students say is wrong with it. */
export interface ReportedQuestion {
  idea: string;
  item: string;
  /** How it asks; null when the lesson is no longer there for everybody. */
  ask: string | null;
  reports: number;
  notes: { reason: ReportReason; note: string }[];
}

/** What students say is wrong with questions, and what an operator does about it. */
export const makeReports = ({ db, clock, lessons }: Dependencies) => {
  const store = makeReportStore(db);
  const askOf = async (reader: StudentId | null, idea: IdeaId, item: string): Promise<string | null> =>
    (await lessons.idea(reader, idea))?.items.find(({ id }) => id === item)?.ask ?? null;

  return {
    report: async (student: StudentId, given: Omit<Report, 'reportedAt'>): Promise<void> => {
      if ((await askOf(student, given.idea, given.item)) === null) throw new Failure('item_not_found');
      await store.save(student, { ...given, reportedAt: clock.now() });
    },

    of: (student: StudentId): Promise<Report[]> => store.of(student),

    open: async (): Promise<ReportedQuestion[]> => {
      const questions: ReportedQuestion[] = [];
      for (const row of await store.open(MOST_SHOWN))
        questions.push({ ...row, ask: await askOf(null, row.idea, row.item) });
      return questions;
    },

    close: (idea: string, item: string): Promise<boolean> => store.close(idea, item, clock.now()),
  };
};

export type Reports = ReturnType<typeof makeReports>;
