import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from './app.ts';
import { ConfigError } from './config.ts';

const HOW = `Say what to do with students' questions:
  npm run support -- list                     those that wait for an answer, Premium first, then the oldest
  npm run support -- list --all               the latest, whatever their state
  npm run support -- show <number>            a question with everything that was said about it
  npm run support -- show <number> <folder>   the same, and its files are put into the folder
  npm run support -- reply <number> <text>    answers it; the student finds it in the page and by mail
  npm run support -- close <number>           closes it; the student can open it again`;

type Desk = App['desk'];
type Order =
  | { act: 'list'; all: boolean }
  | { act: 'show'; number: number; folder: string | null }
  | { act: 'reply'; number: number; message: string }
  | { act: 'close'; number: number };

/** What the operator wants done with questions; throws how to say it when it can't be understood. */
export const readSupportOrder = (args: readonly string[]): Order => {
  const [act, subject = '', ...rest] = args.filter((arg) => !arg.startsWith('--'));
  const flags = args.filter((arg) => arg.startsWith('--'));
  const number = /^#?\d{1,9}$/.test(subject) ? Number(subject.replace('#', '')) : null;
  const words = rest.join(' ').trim();
  if (act === 'list' && subject === '' && flags.every((flag) => flag === '--all'))
    return { act, all: flags.length > 0 };
  if (flags.length === 0 && number !== null) {
    if (act === 'show') return { act, number, folder: words === '' ? null : words };
    if (act === 'close' && words === '') return { act, number };
    if (act === 'reply' && words !== '') return { act, number, message: words };
  }
  throw new ConfigError(HOW);
};

/** Does it and writes down who did, and answers what to print. */
export const carryOutSupportOrder = async (
  order: Order,
  { desk, operator }: Pick<App, 'desk' | 'operator'>,
  actor: string,
): Promise<string> => {
  if (order.act === 'list') return listed(await desk.list(order.all));
  const subject = String(order.number);
  const found = await desk.show(order.number).catch(() => {
    throw new Error(`There is no question #${subject}. See them with: npm run support -- list --all`);
  });
  if (order.act === 'show') {
    await operator.record(actor, 'read-ticket', subject);
    if (order.folder !== null) await saveFiles(found.files, order.folder, desk);
    return shown(found, order.folder);
  }
  if (order.act === 'reply') {
    await desk.reply(order.number, order.message);
    await operator.record(actor, 'answer-ticket', subject);
    return `Answered #${subject}. The student finds it in the page, and a letter is on its way.`;
  }
  await desk.close(order.number);
  await operator.record(actor, 'close-ticket', subject);
  return `Closed #${subject}.`;
};

type TicketDetails = Awaited<ReturnType<Desk['show']>>;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ');

const listed = (tickets: Awaited<ReturnType<Desk['list']>>): string =>
  tickets.length === 0
    ? 'No question waits for an answer.'
    : tickets
        .map(
          ({ number, state, priority, category, subject, changedAt }) =>
            `#${number}  ${dayOf(changedAt)}  ${state}${priority ? ', Premium' : ''}  ${category}: ${subject}`,
        )
        .join('\n');

const shown = ({ ticket, replies, files }: TicketDetails, folder: string | null): string => {
  const { number, subject, category, state, priority, page } = ticket;
  const head = [
    `#${number}  ${subject}`,
    `${category}, ${state}${priority ? ', Premium' : ''}, from the page ${page ?? 'that is not known'}`,
  ].join('\n');
  const lines = replies.map(({ author, message, writtenAt, id }) => {
    const own = files.filter(({ replyId }) => replyId === id).map(({ name }) => name);
    const withFiles = own.length > 0 ? `\n[${own.join(', ')}]` : '';
    return `${dayOf(writtenAt)} ${author}:\n${message}${withFiles}`;
  });
  const where = folder !== null && files.length > 0 ? [`Files: ${folder}`] : [];
  return [head, ...lines, ...where].join('\n\n');
};

const saveFiles = async (files: TicketDetails['files'], folder: string, desk: Desk): Promise<void> => {
  await mkdir(folder, { recursive: true });
  // Two files may have one name.
  for (const [place, { file, name }] of files.entries())
    await writeFile(join(folder, `${place + 1}-${name}`), await desk.fileBytes(file));
};
