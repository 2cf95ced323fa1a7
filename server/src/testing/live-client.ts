import { randomUUID } from 'node:crypto';
import type { Answer } from '@studia/contract/lessons';
import { live } from '@studia/contract/live';
import type {
  HappeningOf,
  LiveEvent,
  LiveInput,
  LiveSubject,
  ToBrowser,
  Wish,
} from '@studia/contract/live-events';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Student } from './visitors.ts';

type InputOf<Type extends LiveInput['type']> = Omit<Extract<LiveInput, { type: Type }>, 'id' | 'type'>;

/** A tab in which a live lesson is open. */
export interface LiveTab {
  readonly socket: WebSocket;
  /** Every event that came, in the order in which it came. */
  readonly events: LiveEvent[];
  readonly messages: ToBrowser[];
  readonly closed: Promise<number>;
  send(input: LiveInput): void;
  words(text: string): Promise<LiveEvent[]>;
  wish(wish: Wish): Promise<LiveEvent[]>;
  answer(answer: Answer): Promise<LiveEvent[]>;
  /** Waits until the tutor has answered everything, and answers what came meanwhile. */
  settled(after: number): Promise<LiveEvent[]>;
  /** The newest question, or what is waited for. */
  asked(): LiveEvent & HappeningOf<'ask'>;
}

const PATIENCE = { timeout: 30_000, interval: 15 };

/** Begins a lesson; answers its id. */
export const beginLesson = async (student: Student, subject: LiveSubject): Promise<string> =>
  (await student.ask(live.begin, { body: { subject } })).session.id;

/** Opens the lesson's socket at a node. */
export const openTab = async (
  student: Student,
  address: string,
  id: string,
  { after = 0, ticket }: { after?: number; ticket?: string } = {},
): Promise<LiveTab> => {
  const own = ticket ?? (await student.ask(live.ticket, { params: { id } })).ticket;
  const socket = new WebSocket(
    `${address.replace('http', 'ws')}/api/live/${id}/socket?ticket=${own}&after=${after}`,
  );
  const events: LiveEvent[] = [];
  const messages: ToBrowser[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as ToBrowser;
    messages.push(message);
    if (message.type === 'events') events.push(...(message.events as LiveEvent[]));
  });
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await Promise.race([new Promise((resolve) => socket.on('open', resolve)), closed]);

  const settled: LiveTab['settled'] = (since) =>
    vi.waitFor(() => {
      const fresh = events.filter(({ number }) => number > since);
      const lastHeard = fresh.findLast(({ kind }) => kind === 'heard')?.number ?? 0;
      const last = fresh.findLast(({ kind }) => kind === 'ask' || kind === 'end')?.number ?? 0;
      if (last <= lastHeard) throw new Error('the tutor has not answered');
      return fresh;
    }, PATIENCE);
  const send = (input: LiveInput): void => socket.send(JSON.stringify({ type: 'input', input }));
  const asked: LiveTab['asked'] = () => {
    const ask = events.findLast((event) => event.kind === 'ask');
    if (ask?.kind !== 'ask') throw new Error('nothing was asked');
    return ask;
  };
  const act = async (
    input:
      | (InputOf<'words'> & { type: 'words' })
      | (InputOf<'wish'> & { type: 'wish' })
      | (InputOf<'answer'> & { type: 'answer' }),
  ): Promise<LiveEvent[]> => {
    const since = events.at(-1)?.number ?? 0;
    send({ ...input, id: randomUUID() });
    return settled(since);
  };
  return {
    socket,
    events,
    messages,
    closed,
    send,
    settled,
    asked,
    words: (text) => act({ type: 'words', text, by: 'keyboard' }),
    wish: (wish) => act({ type: 'wish', wish }),
    answer: (answer) => act({ type: 'answer', ask: asked().number, answer }),
  };
};

/** What was said in events, line by line, with who said it. */
export const transcriptOf = (events: readonly LiveEvent[]): string =>
  events
    .flatMap((event) => {
      if (event.kind === 'say') return [`Tutor: ${event.sentences.join(' ')}`];
      if (event.kind === 'ask')
        return [
          `Tutor asks: ${event.ask}${event.item && event.item.options.length > 0 ? ` [${event.item.options.join(' | ')}]` : ''} (${event.taps.map(({ label }) => label).join(', ')})`,
        ];
      if (event.kind === 'heard')
        return [
          `Student: ${event.text === '' ? `(${event.input.type === 'wish' ? event.input.wish : event.input.type})` : event.text}`,
        ];
      if (event.kind === 'sheet') return [`--- new sheet: ${event.title}`];
      if (event.kind === 'note') return [`   [note: ${event.note.about}: ${event.note.text}]`];
      if (event.kind === 'end') return [`=== end (${event.why}) ${JSON.stringify(event.summary)}`];
      return [`(${event.kind})`];
    })
    .join('\n');
