import { Failure } from '@studia/contract/errors';
import type { StudentId, TicketFileId, TicketId } from '@studia/contract/ids';
import { TICKET, type NewTicket, type OpenTicket, type Ticket } from '@studia/contract/tickets';
import { inTransaction, sqlRunner, type Handle } from '../../../db/transaction.ts';
import type { Clock } from '../../../ports/clock/port.ts';
import type { DocumentKinds } from '../../../ports/documents/port.ts';
import type { PrivateFiles } from '../../../ports/files/port.ts';
import type { Queue } from '../../../ports/queue/port.ts';
import type { Random } from '../../../ports/random/port.ts';
import { deliverTicketLetter, type TicketLetter } from '../jobs.ts';
import { makeTicketFiles, type KeptFile } from './files.ts';
import { pageOf, stateAfter, ticketsKeptSince, type ReplyRecord, type TicketRecord } from './rules.ts';
import { makeTicketStore } from './store.ts';

export interface TicketDependencies {
  db: Handle;
  ownFiles: PrivateFiles;
  documents: DocumentKinds;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
  random: Pick<Random, 'id'>;
  /** Whether a student's questions go before others. */
  hasPriority: (student: StudentId) => Promise<boolean>;
}

/** A student's questions to whoever runs Studia: asked, answered, closed. */
export const makeTickets = (dependencies: TicketDependencies) => {
  const { db, queue, clock, random, hasPriority } = dependencies;
  const store = makeTicketStore(db);
  const files = makeTicketFiles(dependencies);

  const opened = async (ticket: TicketRecord): Promise<OpenTicket> => {
    const [replies, ownFiles] = await Promise.all([store.repliesTo(ticket.id), store.filesOf(ticket.id)]);
    return {
      ...shown(ticket),
      replies: replies.map(({ id, author, message, writtenAt }) => ({
        author,
        message,
        written_at: writtenAt.toISOString(),
        files: ownFiles
          .filter(({ replyId }) => replyId === id)
          .map((file) => ({ id: file.id, name: file.name, type: file.type, size: file.size })),
      })),
    };
  };

  const own = async (owner: StudentId, id: TicketId): Promise<TicketRecord> => {
    const ticket = await store.ownOne(owner, id);
    if (!ticket) throw new Failure('ticket_not_found');
    return ticket;
  };

  const send = (transaction: Handle, ticketId: TicketId, letter: TicketLetter, replyId: string | null) =>
    queue.enqueue(deliverTicketLetter, { ticketId, letter, replyId }, { within: sqlRunner(transaction) });

  const addReply = async (
    transaction: Handle,
    ticketId: TicketId,
    given: Pick<ReplyRecord, 'author' | 'message'>,
    ownFiles: readonly KeptFile[],
  ): Promise<string> => {
    const within = makeTicketStore(transaction);
    const id = random.id();
    await within.addReply(ticketId, { ...given, id, writtenAt: clock.now() });
    for (const file of ownFiles)
      await within.addFile({ ...file, id: random.id() as TicketFileId, replyId: id });
    return id;
  };

  const find = async (number: number): Promise<TicketRecord> => {
    const ticket = await store.byNumber(number);
    if (!ticket) throw new Failure('ticket_not_found');
    return ticket;
  };

  return {
    keepFile: files.keep,
    dropFile: ({ file }: KeptFile): Promise<void> => files.remove(file),

    list: async (owner: StudentId): Promise<{ tickets: Ticket[]; priority: boolean }> => ({
      tickets: (await store.own(owner)).map(shown),
      priority: await hasPriority(owner),
    }),

    open: async (owner: StudentId, given: NewTicket, ownFiles: readonly KeptFile[]): Promise<OpenTicket> => {
      const priority = await hasPriority(owner);
      const id = random.id() as TicketId;
      const now = clock.now();
      await inTransaction(db, async (transaction) => {
        const within = makeTicketStore(transaction);
        if ((await within.countOpen(owner)) >= TICKET.mostOpen) throw new Failure('too_many_tickets');
        const { category, subject, message } = given;
        const page = pageOf(given.page);
        await within.add(owner, {
          id,
          category,
          subject,
          page,
          priority,
          state: 'open',
          openedAt: now,
          changedAt: now,
        });
        const replyId = await addReply(transaction, id, { author: 'student', message }, ownFiles);
        await send(transaction, id, 'to-operator', replyId);
        await send(transaction, id, 'received', null);
      });
      return opened(await own(owner, id));
    },

    read: async (owner: StudentId, id: TicketId): Promise<OpenTicket> => opened(await own(owner, id)),

    reply: async (
      owner: StudentId,
      id: TicketId,
      message: string,
      ownFiles: readonly KeptFile[],
    ): Promise<OpenTicket> => {
      await own(owner, id);
      const priority = await hasPriority(owner);
      await inTransaction(db, async (transaction) => {
        const replyId = await addReply(transaction, id, { author: 'student', message }, ownFiles);
        await makeTicketStore(transaction).change(id, stateAfter('student'), clock.now(), priority);
        await send(transaction, id, 'to-operator', replyId);
      });
      return opened(await own(owner, id));
    },

    /** The student says that it is settled; who does that needs no letter about it. */
    close: async (owner: StudentId, id: TicketId): Promise<OpenTicket> => {
      await own(owner, id);
      await store.change(id, 'closed', clock.now());
      return opened(await own(owner, id));
    },

    file: async (owner: StudentId, id: TicketId, fileId: TicketFileId) => {
      await own(owner, id);
      const found = (await store.filesOf(id)).find((file) => file.id === fileId);
      if (!found) throw new Failure('ticket_not_found');
      const { name, type, size, file } = found;
      return {
        name,
        type,
        size,
        tag: fileId,
        inline: type.startsWith('image/'),
        open: (range?: { start: number; end: number }) => files.open(file, range),
      };
    },

    /** What whoever runs Studia does with questions. No call reaches it. */
    desk: {
      list: (all: boolean): Promise<TicketRecord[]> => store.waiting(all, MOST_LISTED),
      show: async (number: number) => {
        const ticket = await find(number);
        const [replies, ownFiles] = await Promise.all([store.repliesTo(ticket.id), store.filesOf(ticket.id)]);
        return { ticket, replies, files: ownFiles };
      },
      fileBytes: (file: string): Promise<Uint8Array> => files.bytes(file),
      reply: async (number: number, message: string): Promise<void> => {
        const { id } = await find(number);
        await inTransaction(db, async (transaction) => {
          const replyId = await addReply(transaction, id, { author: 'operator', message }, []);
          await makeTicketStore(transaction).change(id, stateAfter('operator'), clock.now());
          await send(transaction, id, 'answered', replyId);
        });
      },
      close: async (number: number): Promise<void> => {
        const { id, state } = await find(number);
        if (state === 'closed') return;
        await inTransaction(db, async (transaction) => {
          await makeTicketStore(transaction).change(id, 'closed', clock.now());
          await send(transaction, id, 'closed', null);
        });
      },
    },

    /** Forgets what was closed long ago. */
    sweep: (): Promise<void> =>
      inTransaction(db, async (transaction) => {
        const gone = await makeTicketStore(transaction).forgetClosed(ticketsKeptSince(clock.now()));
        for (const file of gone) await files.remove(file);
      }),

    /** Forgets the files of a student whose account is being erased; the rows go with the account. */
    forgetAll: async (owner: StudentId): Promise<void> => {
      for (const { id } of await store.own(owner))
        for (const { file } of await store.filesOf(id)) await files.remove(file);
    },

    exportFor: async (owner: StudentId): Promise<OpenTicket[]> => {
      const all: OpenTicket[] = [];
      for (const ticket of await store.own(owner)) all.push(await opened(ticket));
      return all;
    },
  };
};

const MOST_LISTED = 50;

const shown = (ticket: TicketRecord): Ticket => ({
  id: ticket.id,
  number: ticket.number,
  category: ticket.category,
  subject: ticket.subject,
  state: ticket.state,
  priority: ticket.priority,
  opened_at: ticket.openedAt.toISOString(),
  changed_at: ticket.changedAt.toISOString(),
});
