import { htmlOf, textOf } from './letter-style.ts';
import { type Letter, LetterRefused } from './port.ts';

// A line break would let a writer add headers of their own; a comma or bracket, more recipients.
const CONTROL_CHARACTER = /\p{Cc}/u;
const PLAIN_URL = /^https?:\/\/[^\s\p{Cc}<>]+$/u;
const BARE_ADDRESS = /^[^\s\p{Cc}<>()[\],;:\\"@]+@[^\s\p{Cc}<>()[\],;:\\"@]+$/u;

/** What every adapter tells the mail composer; throws `LetterRefused` for what can not be a letter. */
export const messageOf = (letter: Letter, from: string) => {
  const { to, subject, html, unsubscribe, replyTo, attachments = [] } = letter;
  if (!BARE_ADDRESS.test(to)) throw new LetterRefused('The recipient is not one bare mail address.');
  if (CONTROL_CHARACTER.test(subject)) throw new LetterRefused('The subject holds a line break.');
  if (replyTo !== undefined && !BARE_ADDRESS.test(replyTo))
    throw new LetterRefused('The answer would not go to one bare mail address.');
  if (unsubscribe !== undefined && !PLAIN_URL.test(unsubscribe))
    throw new LetterRefused('The address that ends these letters is not one plain address.');
  if (attachments.some(({ name, type }) => CONTROL_CHARACTER.test(name + type)))
    throw new LetterRefused('The name of an attachment holds a line break.');
  return {
    from,
    to: { name: '', address: to },
    subject,
    text: textOf(letter),
    html: html ?? htmlOf(letter),
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
    })),
    headers: {
      // Asks vacation responders to keep quiet (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      // Lets a mail program offer a button of its own (RFC 2369, RFC 8058).
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
