import type { TicketId } from '@studia/contract/ids';
import { tickets, type NewTicket, type OpenTicket, type TicketReply } from '@studia/contract/tickets';
import { call } from '../../../client/call.ts';
import { fetchFile } from '../../../client/file.ts';
import { callWithFiles } from '../../../client/form.ts';

export const readTickets = () => call(tickets.list, {});

export const readTicket = (id: TicketId): Promise<OpenTicket> => call(tickets.read, { params: { id } });

export const openTicket = (body: NewTicket, files: readonly File[]): Promise<OpenTicket> =>
  callWithFiles(tickets.open, { body }, files);

export const replyToTicket = (id: TicketId, message: string, files: readonly File[]): Promise<OpenTicket> =>
  callWithFiles(tickets.reply, { params: { id }, body: { message } }, files);

export const closeTicket = (id: TicketId): Promise<OpenTicket> =>
  call(tickets.close, { params: { id }, body: {} });

export const readTicketFile = async (id: TicketId, file: TicketReply['files'][number]['id']): Promise<Blob> =>
  (await fetchFile(tickets.file, { params: { id, file } })).content;
