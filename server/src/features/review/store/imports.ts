import type { DeckImportId, StudentId } from '@studia/contract/ids';
import type { DeckImportState } from '@studia/contract/review';
import type { Handle } from '../../../db/transaction.ts';

/** States of an import that goes on. */
const UNDER_WAY: readonly DeckImportState[] = ['waiting', 'reading', 'adding'];

export const isUnderWay = (state: DeckImportState): boolean => UNDER_WAY.includes(state);

interface NewImport {
  id: DeckImportId;
  name: string;
  file: string;
}

/** What may be said of an import that goes on. */
interface Step {
  state: DeckImportState;
  done?: number;
  total?: number;
  added?: number;
  trouble?: string;
}

/** Files of cards on their way in. The owner is part of every question asked here. */
export const makeImportStore = (handle: Handle) => ({
  /** The one that runs, or else the last; whoever asks in a transaction has it for themselves. */
  last: (owner: StudentId, { alone }: { alone: boolean } = { alone: false }) =>
    handle
      .selectFrom('card_import')
      .selectAll()
      .where('student_id', '=', owner)
      .$if(alone, (query) => query.forUpdate())
      .executeTakeFirst(),

  /** Takes the place of the last one. Another that was begun at the same moment wins, and nothing is answered. */
  begin: async (owner: StudentId, { id, name, file }: NewImport, now: Date) => {
    await handle.deleteFrom('card_import').where('student_id', '=', owner).execute();
    return handle
      .insertInto('card_import')
      .values({ id, student_id: owner, name, file, state: 'waiting', created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column('student_id').doNothing())
      .returningAll()
      .executeTakeFirst();
  },

  setJob: async (id: string, job: string): Promise<void> => {
    await handle.updateTable('card_import').set({ job }).where('id', '=', id).execute();
  },

  /** Says how far an import is; one that is over stays as it is, and nothing is answered. */
  step: (owner: StudentId, id: string, step: Step, now: Date) =>
    handle
      .updateTable('card_import')
      .set({ ...step, updated_at: now })
      .where('id', '=', id)
      .where('student_id', '=', owner)
      .where('state', 'in', UNDER_WAY)
      .returningAll()
      .executeTakeFirst(),

  /** Says that the file of an import that is over is gone. */
  dropFile: async (id: string): Promise<void> => {
    await handle.updateTable('card_import').set({ file: null }).where('id', '=', id).execute();
  },
});

/** An import as it is kept. */
export type ImportRow = NonNullable<Awaited<ReturnType<ReturnType<typeof makeImportStore>['last']>>>;
