import { TICKET } from '@studia/contract/tickets';
import type { Letter } from '../../../ports/mail/port.ts';
import { oneLine } from '../rules.ts';
import type { ReplyRecord, TicketFileRecord, TicketRecord } from './rules.ts';

const SUBJECT = 200;

interface Reader {
  to: string;
  publicUrl: string;
  contactEmail: string;
}

const addressed = (
  { to, publicUrl, contactEmail }: Reader,
  { id, number }: TicketRecord,
  { subject, lines }: { subject: string; lines: readonly string[] },
): Letter => ({
  to,
  // Whoever answers by mail reaches a person, although the page will not know of it.
  replyTo: contactEmail,
  subject: oneLine(`[#${number}] ${subject}`, SUBJECT),
  text: ['Hello,', ...lines, 'Studia'].join('\n\n'),
  action: { label: 'Open your question', url: `${publicUrl}/help-support?ticket=${id}` },
});

/** That a question has arrived, and what happens now. */
export const receivedLetter = (reader: Reader, ticket: TicketRecord): Letter =>
  addressed(reader, ticket, {
    subject: `We’ve got your question: ${ticket.subject}`,
    lines: [
      `Thank you for writing. Your question has the number ${ticket.number}, and a person will read it.`,
      ticket.priority
        ? `You have Premium, so your question goes to the front. You’ll hear from us within ${TICKET.priorityDays} working day.`
        : 'We answer questions on the Free Tier in the order they arrive, after those with Premium, so we can’t promise a time.',
    ],
  });

/** What an operator wrote. */
export const answeredLetter = (reader: Reader, ticket: TicketRecord, reply: ReplyRecord): Letter =>
  addressed(reader, ticket, {
    subject: `Answer: ${ticket.subject}`,
    lines: [
      'Here’s our answer to your question:',
      reply.message,
      'Is something still unclear? Write back on the page, and it stays with your question.',
    ],
  });

/** That a question was closed. */
export const closedLetter = (reader: Reader, ticket: TicketRecord): Letter =>
  addressed(reader, ticket, {
    subject: `Closed: ${ticket.subject}`,
    lines: [
      'We’ve closed your question because we think it’s settled.',
      'If it isn’t, write back on the page. That opens it again.',
    ],
  });

interface TicketReply {
  ticket: TicketRecord;
  reply: ReplyRecord;
  student: { email: string; fullName: string };
  files: readonly (Pick<TicketFileRecord, 'name' | 'type'> & { content: Uint8Array })[];
}

/** What the operator reads of a question, or of what was added to it. */
export const operatorLetter = (to: string, { ticket, reply, student, files }: TicketReply): Letter => {
  const { number, subject, category, page, priority } = ticket;
  const details = [
    `From: ${oneLine(student.fullName, SUBJECT)} <${student.email}>`,
    `About: ${category}${priority ? ', Premium' : ''}`,
    `Page: ${page ?? 'not known'}`,
  ];
  return {
    to,
    replyTo: student.email,
    subject: oneLine(`[#${number}]${priority ? ' Premium:' : ''} ${subject}`, SUBJECT),
    text: [details.join('\n'), reply.message, howToAnswer(number)].join('\n\n'),
    attachments: files.map(({ name, type, content }) => ({ name, type, content })),
  };
};

const howToAnswer = (number: number): string =>
  `--\nAnswer with: npm run support -- reply ${number} "…"\nAn answer by mail reaches the student too, but does not stand with the question. Nobody has checked attached files.`;
