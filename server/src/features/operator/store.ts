import { sql } from 'kysely';
import type { Handle } from '../../db/transaction.ts';

/** Something that an operator did. */
export interface OperatorEvent {
  id: string;
  at: Date;
  /** The account of the machine from which the command was given. */
  actor: string;
  action: string;
  /** An id or a number, never a name or an address. */
  subject: string;
  detail: Readonly<Record<string, string | number>>;
}

/** What operators did. There is no way to change or remove a row, here or in the database. */
export const makeOperatorStore = (handle: Handle) => ({
  addEvent: async ({ detail, ...event }: OperatorEvent): Promise<void> => {
    await handle
      .insertInto('operator_event')
      .values({ ...event, detail: JSON.stringify(detail) })
      .execute();
  },

  events: async (most: number): Promise<OperatorEvent[]> => {
    const rows = await handle
      .selectFrom('operator_event')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id, at, actor, action, subject, detail }) => ({
      id,
      at,
      actor,
      action,
      subject,
      detail: detail as OperatorEvent['detail'],
    }));
  },

  /** Bytes of the whole database. */
  databaseBytes: async (): Promise<number> => {
    const { rows } = await sql<{
      bytes: string;
    }>`SELECT pg_database_size(current_database()) AS bytes`.execute(handle);
    return Number(rows[0]?.bytes ?? 0);
  },
});
