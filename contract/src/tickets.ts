import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { TicketFileId, TicketId } from './ids.ts';
import { filledText, text } from './text.ts';
import { NO_ID, verified, type Trials, type TrialWorld } from './trial.ts';

/** Questions to us, and how they are answered. */
export const TICKET = {
  subjectCharacters: 150,
  messageCharacters: 10_000,
  pageCharacters: 300,
  mostFiles: 3,
  fileMegabytes: 10,
  /** Of one student at a time. */
  mostOpen: 10,
  /** Working days in which somebody with Premium gets a first answer. */
  priorityDays: 1,
  /** After a ticket was closed. */
  keepMonths: 24,
} as const;

export const TicketCategory = z.enum([
  'account',
  'billing',
  'books',
  'tutor',
  'problem',
  'accessibility',
  'privacy',
  'idea',
  'other',
]);
/** What a question to us is about. */
export type TicketCategory = z.infer<typeof TicketCategory>;

export const TicketState = z.enum(['open', 'answered', 'closed']);
/** `open`: it is our turn. `answered`: it is the student's. */
export type TicketState = z.infer<typeof TicketState>;

const TicketFile = z.object({
  id: TicketFileId,
  name: z.string(),
  type: z.string(),
  size: z.number(),
});

const TicketReply = z.object({
  author: z.enum(['student', 'operator']),
  message: z.string(),
  written_at: z.iso.datetime(),
  files: z.array(TicketFile),
});
export type TicketReply = z.infer<typeof TicketReply>;

const Ticket = z.object({
  id: TicketId,
  /** What people call it. */
  number: z.number(),
  category: TicketCategory,
  subject: z.string(),
  state: TicketState,
  priority: z.boolean(),
  opened_at: z.iso.datetime(),
  changed_at: z.iso.datetime(),
});
/** A student's question to us. */
export type Ticket = z.infer<typeof Ticket>;

const OpenTicket = z.extend(Ticket, { replies: z.array(TicketReply) });
/** A question with everything that was said about it. */
export type OpenTicket = z.infer<typeof OpenTicket>;

const NewTicket = z.object({
  category: TicketCategory,
  subject: filledText(TICKET.subjectCharacters),
  message: filledText(TICKET.messageCharacters),
  /** The page from which the student came here. */
  page: z.optional(text(TICKET.pageCharacters)),
});
/** What a student asks us; files travel beside it. */
export type NewTicket = z.infer<typeof NewTicket>;

const params = z.object({ id: TicketId });
const files = {
  field: 'files',
  most: TICKET.mostFiles,
  megabytes: TICKET.fileMegabytes,
  tooLarge: 'ticket_file_too_large',
} as const;

/** SPEC 2.1: a student's own questions to whoever runs Studia. */
export const tickets = endpoints({
  list: {
    method: 'GET',
    path: '/api/tickets',
    summary: 'The student’s questions, the one that changed last first.',
    access: 'verified',
    pace: 'normal',
    reply: z.object({
      tickets: z.array(Ticket),
      /** Whether the student's next question goes before others. */
      priority: z.boolean(),
    }),
  },
  open: {
    method: 'POST',
    path: '/api/tickets',
    summary: 'Ask a question, as multipart/form-data, with up to 3 `files` of 10 MB each.',
    access: 'verified',
    pace: 'upload',
    body: NewTicket,
    files,
    reply: OpenTicket,
  },
  read: {
    method: 'GET',
    path: '/api/tickets/:id',
    summary: 'A question with everything that was said about it.',
    access: 'verified',
    pace: 'normal',
    params,
    reply: OpenTicket,
  },
  reply: {
    method: 'POST',
    path: '/api/tickets/:id/replies',
    summary: 'Write more about a question; one that was closed is open again.',
    access: 'verified',
    pace: 'upload',
    params,
    body: z.object({ message: filledText(TICKET.messageCharacters) }),
    files,
    reply: OpenTicket,
  },
  close: {
    method: 'POST',
    path: '/api/tickets/:id/close',
    summary: 'Say that a question is settled.',
    access: 'verified',
    pace: 'normal',
    params,
    body: z.object({}),
    reply: OpenTicket,
  },
  file: {
    method: 'GET',
    path: '/api/tickets/:id/files/:file',
    summary: 'A file of a question.',
    access: 'verified',
    pace: 'normal',
    params: z.object({ id: TicketId, file: TicketFileId }),
    file: true,
    reply: null,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ ask, textFile }: TrialWorld): Trials<typeof tickets> => {
  const body = {
    category: 'books',
    subject: 'A scan',
    message: 'It does not read.',
    page: '/curriculum',
  } as const;
  const question = () => ({ body, files: [textFile('log.txt', 'It said nothing')] });
  let asked: Promise<OpenTicket> | null = null;
  const ticket = (): Promise<OpenTicket> => (asked ??= ask(tickets.open, question()));
  const mine = async () => ({ id: (await ticket()).id });
  const theFile = async () => ({
    ...(await mine()),
    file: (await ticket()).replies[0]?.files[0]?.id ?? NO_ID,
  });
  return {
    list: { request: () => ({}), answers: verified(200) },
    open: { request: question, answers: verified(200) },
    read: {
      request: async () => ({ params: await mine() }),
      answers: verified(200, 'ticket_not_found'),
      toSpoil: () => ({ params: { id: NO_ID } }),
    },
    reply: {
      request: async () => ({ params: await mine(), body: { message: 'More' }, files: [] }),
      answers: verified(200, 'ticket_not_found'),
      toSpoil: async () => ({ params: await mine(), body: { message: 'More' }, files: [] }),
    },
    close: {
      request: async () => ({ params: await mine(), body: {} }),
      answers: verified(200, 'ticket_not_found'),
      toSpoil: () => ({ params: { id: NO_ID }, body: {} }),
    },
    file: {
      request: async () => ({ params: await theFile() }),
      answers: verified(200, 'ticket_not_found'),
      toSpoil: () => ({ params: { id: NO_ID, file: NO_ID } }),
    },
  };
};
