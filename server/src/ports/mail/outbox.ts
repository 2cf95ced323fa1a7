import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { messageOf } from './letter.ts';
import { type Letter, type Mail, MailFailed } from './port.ts';

/** A letter that lies in the outbox. */
interface OutboxLetter {
  /** The name of its file. */
  readonly name: string;
  readonly to: string;
  readonly subject: string;
  readonly date: Date;
  readonly text: string;
}

/** Mail for a machine without a mail server: letters become files that can be read here. */
export interface Outbox extends Mail {
  readonly kind: 'outbox';
  /** The newest letters, newest first. */
  list(most?: number): Promise<OutboxLetter[]>;
  /** One letter as it would travel (RFC 5322), or nothing when there is no such letter. */
  read(name: string): Promise<string | undefined>;
}

/** Where the letters lie and what dates and names them. */
export interface OutboxSettings {
  readonly dir: string;
  readonly from: string;
  readonly now: () => Date;
  readonly newId: () => string;
  /** How many letters are kept; older ones are thrown away. */
  readonly keep?: number;
}

// The moment comes first, so that sorting by name sorts by age. `.part` is a letter being written.
const LETTER = /^\d{8}T\d{9}Z-[0-9a-f-]+\.eml$/;
const LETTER_OR_PART = /^\d{8}T\d{9}Z-[0-9a-f-]+\.eml(?:\.part)?$/;

const nameOf = (moment: Date, id: string) => `${moment.toISOString().replaceAll(/[-:.]/g, '')}-${id}.eml`;

const compose = async (letter: Letter, from: string, date: Date): Promise<Buffer> => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await composer.sendMail({ ...messageOf(letter, from), date });
  if (!Buffer.isBuffer(message)) throw new MailFailed('The letter could not be composed.');
  return message;
};

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const readLetter = async (dir: string, name: string): Promise<string | undefined> => {
  if (!LETTER.test(name)) return undefined;
  try {
    return await readFile(join(dir, name), 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

const summaryOf = async (name: string, source: string): Promise<OutboxLetter> => {
  const { to, subject, date, text } = await PostalMime.parse(source);
  return {
    name,
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '',
    date: new Date(date ?? 0),
    text: text?.trimEnd() ?? '',
  };
};

const namesNewestFirst = async (dir: string, form: RegExp): Promise<string[]> => {
  const names = await readdir(dir);
  return names
    .filter((name) => form.test(name))
    .toSorted()
    .toReversed();
};

/** A letter that is being written right now is left alone: whoever writes it looks again afterwards. */
const throwAwayBeyond = async (dir: string, keep: number, inHand: ReadonlySet<string>): Promise<void> => {
  const names = (await namesNewestFirst(dir, LETTER_OR_PART)).filter((name) => !inHand.has(name));
  await Promise.all(names.slice(keep).map((name) => rm(join(dir, name), { force: true })));
};

/** A letter appears whole or not at all, and only the operator can read it: it may hold a code. */
const writeWhole = async (path: string, content: Buffer): Promise<void> => {
  const part = `${path}.part`;
  try {
    await writeFile(part, content, { mode: 0o600 });
    await rename(part, path);
  } catch (cause) {
    await rm(part, { force: true });
    throw new MailFailed('The letter could not be written to the outbox.', { cause });
  }
};

/** Opens (and where needed makes) the outbox. */
export const openOutbox = async (settings: OutboxSettings): Promise<Outbox> => {
  const { dir, from, now, newId, keep = 200 } = settings;
  const check = async () => {
    await mkdir(dir, { recursive: true });
  };
  await check();
  const inHand = new Set<string>();
  // A letter never changes, and whoever waits for one looks again and again: each is read once.
  let summaries: ReadonlyMap<string, OutboxLetter> = new Map();
  const summary = async (name: string): Promise<OutboxLetter | undefined> => {
    const known = summaries.get(name);
    if (known) return known;
    const source = await readLetter(dir, name);
    return source === undefined ? undefined : summaryOf(name, source);
  };
  return {
    kind: 'outbox',
    send: async (letter) => {
      const moment = now();
      const name = nameOf(moment, newId());
      const content = await compose(letter, from, moment);
      inHand.add(`${name}.part`);
      try {
        await writeWhole(join(dir, name), content);
      } finally {
        inHand.delete(`${name}.part`);
      }
      await throwAwayBeyond(dir, keep, inHand);
    },
    list: async (most = 50) => {
      const names = (await namesNewestFirst(dir, LETTER)).slice(0, most);
      const letters = (await Promise.all(names.map(summary))).filter((letter) => letter !== undefined);
      summaries = new Map(letters.map((letter) => [letter.name, letter]));
      return letters;
    },
    read: (name) => readLetter(dir, name),
    check,
    close: async () => {},
  };
};
