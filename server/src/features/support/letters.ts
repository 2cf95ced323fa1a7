import type { Letter } from '../../ports/mail/port.ts';
import { oneLine, type Application, type Message } from './rules.ts';

const SUBJECT = 200;

/** What the operator reads of a filled-in contact form; an answer goes to who filled it in. */
export const messageLetter = (to: string, { name, email, subject, message }: Message): Letter => ({
  to,
  replyTo: email,
  subject: oneLine(subject, SUBJECT),
  text: [`From: ${oneLine(name, SUBJECT)} <${email}>`, message, FOOTER].join('\n\n'),
});

const TYPES: Record<Application['resume']['kind'], string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** What the operator reads of an application: its subject names position and applicant, its text the details (SPEC 7.4). */
export const applicationLetter = (to: string, application: Application, resume: Uint8Array): Letter => {
  const { name, email, phone, position, setsApart } = application;
  const details = [
    ['Position', oneLine(position, SUBJECT)],
    ['Name', oneLine(name, SUBJECT)],
    ['Email', email],
    // SPEC 5
    ['Phone', phone === null ? 'Not provided' : oneLine(phone, SUBJECT)],
    ['Resume', application.resume.name],
  ].map(([label, value]) => `${label}: ${value}`);
  return {
    to,
    replyTo: email,
    subject: oneLine(`Job application: ${position} – ${name}`, SUBJECT),
    text: [details.join('\n'), 'What sets you apart:', setsApart, FOOTER].join('\n\n'),
    attachments: [{ name: application.resume.name, type: TYPES[application.resume.kind], content: resume }],
  };
};

const FOOTER =
  '--\nSent through a form of Studia. Nobody has checked the name, the address or an attached file.';
