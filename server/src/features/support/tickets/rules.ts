import type { TicketFileId, TicketId } from '@studia/contract/ids';
import type { TicketCategory, TicketState } from '@studia/contract/tickets';
import { TICKET } from '@studia/contract/tickets';

/** A question to us, as it is kept. */
export interface TicketRecord {
  id: TicketId;
  number: number;
  studentId: string;
  category: TicketCategory;
  subject: string;
  page: string | null;
  priority: boolean;
  state: TicketState;
  openedAt: Date;
  changedAt: Date;
}

/** A file that came with something that was said. */
export interface TicketFileRecord {
  id: TicketFileId;
  replyId: string;
  file: string;
  name: string;
  type: string;
  size: number;
}

/** Something that was said about a question. */
export interface ReplyRecord {
  id: string;
  author: 'student' | 'operator';
  message: string;
  writtenAt: Date;
}

/** Whose turn it is after somebody has written: a question that was closed is open again. */
export const stateAfter = (author: ReplyRecord['author']): TicketState =>
  author === 'student' ? 'open' : 'answered';

/** The page that somebody came from: its path alone, for what stands behind it may be private. */
export const pageOf = (given: string | undefined): string | null => {
  const [path = ''] = (given ?? '').split(/[?#]/);
  return path.startsWith('/') && !path.startsWith('//') ? path : null;
};

/** Closed questions that changed before this moment are forgotten. */
export const ticketsKeptSince = (now: Date): Date => {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - TICKET.keepMonths);
  return then;
};
