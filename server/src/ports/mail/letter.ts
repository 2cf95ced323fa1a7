import { type Letter, LetterRefused } from './port.ts';

// A line break would let a writer add headers of their own; a comma or bracket, more recipients.
const CONTROL_CHARACTER = /\p{Cc}/u;
const BARE_ADDRESS = /^[^\s\p{Cc}<>()[\],;:\\"@]+@[^\s\p{Cc}<>()[\],;:\\"@]+$/u;

/** What every adapter tells the mail composer; throws `LetterRefused` for what can not be a letter. */
export const messageOf = (letter: Letter, from: string) => {
  const { to, subject, text, html, replyTo, attachments = [] } = letter;
  if (!BARE_ADDRESS.test(to)) throw new LetterRefused('The recipient is not one bare mail address.');
  if (CONTROL_CHARACTER.test(subject)) throw new LetterRefused('The subject holds a line break.');
  if (replyTo !== undefined && !BARE_ADDRESS.test(replyTo))
    throw new LetterRefused('The answer would not go to one bare mail address.');
  if (attachments.some(({ name, type }) => CONTROL_CHARACTER.test(name + type)))
    throw new LetterRefused('The name of an attachment holds a line break.');
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
    })),
    // Asks vacation responders to keep quiet (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
