import type { StudentId, TicketFileId, TicketId } from '@studia/contract/ids';
import type { TicketState } from '@studia/contract/tickets';
import type { Selectable } from 'kysely';
import type { SupportTicket } from '../../../db/tables.ts';
import type { Handle } from '../../../db/transaction.ts';
import type { ReplyRecord, TicketFileRecord, TicketRecord } from './rules.ts';

/** Students' questions to us. */
export const makeTicketStore = (handle: Handle) => ({
  add: async (owner: StudentId, given: Omit<TicketRecord, 'number' | 'studentId'>): Promise<void> => {
    await handle
      .insertInto('support_ticket')
      .values({
        id: given.id,
        student_id: owner,
        category: given.category,
        subject: given.subject,
        page: given.page,
        priority: given.priority,
        state: given.state,
        opened_at: given.openedAt,
        changed_at: given.changedAt,
      })
      .execute();
  },

  change: async (id: TicketId, state: TicketState, now: Date, priority?: boolean): Promise<void> => {
    await handle
      .updateTable('support_ticket')
      .set({ state, changed_at: now, ...(priority !== undefined && { priority }) })
      .where('id', '=', id)
      .execute();
  },

  addReply: async (ticket: TicketId, { id, author, message, writtenAt }: ReplyRecord): Promise<void> => {
    await handle
      .insertInto('support_reply')
      .values({ id, ticket_id: ticket, author, message, written_at: writtenAt })
      .execute();
  },

  addFile: async ({ id, replyId, file, name, type, size }: TicketFileRecord): Promise<void> => {
    await handle
      .insertInto('support_file')
      .values({ id, reply_id: replyId, file, name, type, size })
      .execute();
  },

  own: async (owner: StudentId): Promise<TicketRecord[]> => {
    const rows = await handle
      .selectFrom('support_ticket')
      .selectAll()
      .where('student_id', '=', owner)
      .orderBy('changed_at', 'desc')
      .orderBy('number', 'desc')
      .execute();
    return rows.map(ticketOf);
  },

  ownOne: async (owner: StudentId, id: TicketId): Promise<TicketRecord | null> => {
    const row = await handle
      .selectFrom('support_ticket')
      .selectAll()
      .where('student_id', '=', owner)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? ticketOf(row) : null;
  },

  /** For jobs, which are told nothing but the id. */
  byId: async (id: TicketId): Promise<TicketRecord | null> => {
    const row = await handle.selectFrom('support_ticket').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? ticketOf(row) : null;
  },

  /** For the operator, who knows a question by its number. */
  byNumber: async (number: number): Promise<TicketRecord | null> => {
    const row = await handle
      .selectFrom('support_ticket')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirst();
    return row ? ticketOf(row) : null;
  },

  /** For the operator: those that wait for an answer, Premium first and then the oldest; or all, the newest first. */
  waiting: async (all: boolean, most: number): Promise<TicketRecord[]> => {
    const query = handle.selectFrom('support_ticket').selectAll().limit(most);
    const rows = await (
      all
        ? query.orderBy('changed_at', 'desc').orderBy('number', 'desc')
        : query
            .where('state', '=', 'open')
            .orderBy('priority', 'desc')
            .orderBy('changed_at')
            .orderBy('number')
    ).execute();
    return rows.map(ticketOf);
  },

  repliesTo: async (ticket: TicketId): Promise<ReplyRecord[]> => {
    const rows = await handle
      .selectFrom('support_reply')
      .select(['id', 'author', 'message', 'written_at'])
      .where('ticket_id', '=', ticket)
      .orderBy('written_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id, author, message, written_at }) => ({
      id,
      author,
      message,
      writtenAt: written_at,
    }));
  },

  filesOf: async (ticket: TicketId): Promise<TicketFileRecord[]> => {
    const rows = await handle
      .selectFrom('support_file')
      .innerJoin('support_reply', 'support_reply.id', 'support_file.reply_id')
      .select(['support_file.id', 'reply_id', 'file', 'name', 'type', 'size'])
      .where('ticket_id', '=', ticket)
      .orderBy('support_file.id')
      .execute();
    return rows.map(({ id, reply_id, file, name, type, size }) => ({
      id: id as TicketFileId,
      replyId: reply_id,
      file,
      name,
      type,
      size,
    }));
  },

  countOpen: async (owner: StudentId): Promise<number> => {
    const { count } = await handle
      .selectFrom('support_ticket')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('student_id', '=', owner)
      .where('state', '<>', 'closed')
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Forgets closed questions that did not change since a moment, and answers the files that they had. */
  forgetClosed: async (before: Date): Promise<string[]> => {
    const old = handle
      .selectFrom('support_ticket')
      .select('id')
      .where('state', '=', 'closed')
      .where('changed_at', '<', before);
    const files = await handle
      .selectFrom('support_file')
      .innerJoin('support_reply', 'support_reply.id', 'support_file.reply_id')
      .select('file')
      .where('ticket_id', 'in', old)
      .execute();
    await handle.deleteFrom('support_ticket').where('id', 'in', old).execute();
    return files.map(({ file }) => file);
  },
});

const ticketOf = (row: Selectable<SupportTicket>): TicketRecord => ({
  id: row.id as TicketId,
  number: row.number,
  studentId: row.student_id,
  category: row.category,
  subject: row.subject,
  page: row.page,
  priority: row.priority,
  state: row.state,
  openedAt: row.opened_at,
  changedAt: row.changed_at,
});
