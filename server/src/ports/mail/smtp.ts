import { createTransport } from 'nodemailer';
import { messageOf } from './letter.ts';
import { type Mail, MailFailed } from './port.ts';

/** Where letters go and who they come from. */
export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://…` for TLS from the first byte. */
  readonly url: string;
  /** The sender, as `Name <address>`. */
  readonly from: string;
}

const STATION_PORT = { 'smtp:': 587, 'smtps:': 465 } as const;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const stationOf = (url: string) => {
  const { protocol, hostname, port, username, password } = new URL(url);
  if (protocol !== 'smtp:' && protocol !== 'smtps:') throw new Error('A mail URL starts with smtp or smtps.');
  const signsIn = username !== '';
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port === '' ? STATION_PORT[protocol] : Number(port),
    secure: protocol === 'smtps:',
    // A password must not cross a network in the clear because somebody hid the server's offer of TLS.
    requireTLS: signsIn && !LOOPBACK.has(hostname),
    ...(signsIn && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
};

const failure = (cause: unknown): MailFailed => {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new MailFailed(`The mail server did not take the letter: ${reason}`, { cause });
};

/** Mail through a server that speaks SMTP, over a few connections that are kept open. */
export const smtpMail = ({ url, from }: SmtpSettings): Mail => {
  const transport = createTransport({
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    ...PATIENCE,
    ...stationOf(url),
  });
  return {
    kind: 'smtp',
    send: async (letter) => {
      const message = messageOf(letter, from);
      await transport.sendMail(message).catch((cause: unknown) => Promise.reject(failure(cause)));
    },
    check: async () => {
      await transport.verify().catch((cause: unknown) => Promise.reject(failure(cause)));
    },
    close: async () => transport.close(),
  };
};
