import type { StudentId } from '@studia/contract/ids';
import * as z from 'zod/mini';
import { CashierPage } from './rules.ts';

/** Runs plain SQL with `$1` parameters. */
export type SqlRunner = (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>;

/** A page as it lies in the books, with the count of its changes. */
export interface LedgerEntry {
  readonly page: CashierPage;
  readonly version: number;
}

const Row = z.object({ body: CashierPage, version: z.number() });

/** The test cashier's books. */
export const makeLedger = (run: SqlRunner) => {
  const pages = async (text: string, values: readonly unknown[] = []): Promise<LedgerEntry[]> => {
    const { rows } = await run(`SELECT body, version FROM cashier_subscription ${text}`, values);
    return z
      .array(Row)
      .parse(rows)
      .map(({ body, version }) => ({ page: body, version }));
  };

  return {
    add: async (page: CashierPage): Promise<void> => {
      await run('INSERT INTO cashier_subscription (id, student_id, body) VALUES ($1, $2, $3)', [
        page.id,
        page.studentId,
        JSON.stringify(page),
      ]);
    },

    page: async (id: string): Promise<LedgerEntry | null> => (await pages('WHERE id = $1', [id]))[0] ?? null,

    ofStudent: (studentId: StudentId): Promise<LedgerEntry[]> =>
      pages('WHERE student_id = $1 ORDER BY id', [studentId]),

    /** Those to which something may happen by itself. */
    running: (): Promise<LedgerEntry[]> =>
      pages(`WHERE body->>'state' IN ('active', 'ending', 'past_due') ORDER BY id`),

    /** Keeps a change; false when somebody else was faster. */
    change: async ({ page, version }: LedgerEntry): Promise<boolean> => {
      const { rows } = await run(
        'UPDATE cashier_subscription SET body = $2, version = version + 1 WHERE id = $1 AND version = $3 RETURNING id',
        [page.id, JSON.stringify(page), version],
      );
      return rows.length === 1;
    },
  };
};
