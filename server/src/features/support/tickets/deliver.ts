import type { StudentId, TicketId } from '@studia/contract/ids';
import type { Handle } from '../../../db/transaction.ts';
import type { PrivateFiles } from '../../../ports/files/port.ts';
import type { Mail } from '../../../ports/mail/port.ts';
import type { TicketLetter } from '../jobs.ts';
import { answeredLetter, closedLetter, operatorLetter, receivedLetter } from './letters.ts';
import { makeTicketStore } from './store.ts';

interface Dependencies {
  db: Handle;
  ownFiles: Pick<PrivateFiles, 'bytes'>;
  mail: Pick<Mail, 'send'>;
  contactEmail: string;
  publicUrl: string;
  findStudent: (id: StudentId) => Promise<{ email: string; fullName: string } | null>;
}

/** The job that mails what happens to a question. What is gone meanwhile is not mailed. */
export const makeDeliverTicketLetter = (dependencies: Dependencies) => {
  const { db, ownFiles, mail, contactEmail, publicUrl, findStudent } = dependencies;
  const store = makeTicketStore(db);

  return async (ticketId: TicketId, letter: TicketLetter, replyId: string | null): Promise<void> => {
    const ticket = await store.byId(ticketId);
    const student = ticket && (await findStudent(ticket.studentId as StudentId));
    if (!student) return;
    const reader = { to: student.email, publicUrl, contactEmail };
    if (letter === 'received') return mail.send(receivedLetter(reader, ticket));
    if (letter === 'closed') return mail.send(closedLetter(reader, ticket));
    const reply = (await store.repliesTo(ticketId)).find(({ id }) => id === replyId);
    if (!reply) return;
    if (letter === 'answered') return mail.send(answeredLetter(reader, ticket, reply));
    const files = [];
    for (const { replyId: of, file, name, type } of await store.filesOf(ticketId))
      if (of === replyId) files.push({ name, type, content: await ownFiles.bytes(file) });
    return mail.send(operatorLetter(contactEmail, { ticket, reply, student, files }));
  };
};
