import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Student } from './student.ts';

/** The parts of a socket that are used here; the server's own package brings it. */
interface Socket {
  send(data: string | Uint8Array): void;
  on(event: 'message', listener: (data: Buffer) => void): void;
  on(event: 'open', listener: () => void): void;
  on(event: 'close', listener: (code: number) => void): void;
  close(): void;
}
const { WebSocket } = createRequire(new URL('../../server/package.json', import.meta.url))('ws') as {
  WebSocket: new (address: string) => Socket;
};

/** Nobody waits longer for an answer: what does not come by then is a fault, and said so. */
const PATIENCE = 30_000;
/** How long a browser waits in silence: to guess that somebody has finished, and to be sure. */
const SILENCE = { maybe: 200, end: 480 };
/** Sound goes up as it is spoken: so many bytes every twenty milliseconds. */
const FRAME_BYTES = 640;
const FRAME = 20;
/** After the last answer nothing is asked. */
export const ASKS = ['ask', 'end'];

export interface Event {
  number: number;
  kind: string;
  sentences?: string[];
  ask?: string;
  text?: string;
  item?: { kind: string; options: string[] } | null;
  taps?: { label: string; wish: string | null }[];
}

interface Message {
  type: string;
  events?: Event[];
  id?: string;
  text?: string;
  sure?: boolean;
}

/** Calls the product as this student. */
export const ask = async (
  url: string,
  { token }: Student,
  path: string,
  body?: object,
): Promise<Response> => {
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
};

/** A lesson that is open, and a way to wait for the next event of a kind. */
export const open = async (
  url: string,
  student: Student,
  { book, chapter }: { book: string; chapter: number } = { book: 'biology', chapter: 2 },
) => {
  const subject = { kind: 'chapter', book, chapter };
  const { session } = (await (await ask(url, student, '/api/live', { subject })).json()) as {
    session: { id: string };
  };
  const { ticket } = (await (await ask(url, student, `/api/live/${session.id}/ticket`, {})).json()) as {
    ticket: string;
  };
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/api/live/${session.id}/socket?ticket=${ticket}&after=0`,
  );
  const send = (input: object): void => socket.send(JSON.stringify({ type: 'input', input }));
  const events: Event[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString('utf8')) as Message;
    events.push(...(message.events ?? []));
    // What was not heard for certain is sent as it stands, as a student would by a tap.
    if (message.type === 'heard' && (message.sure !== true || message.text === ''))
      send({ type: 'words', id: message.id ?? randomUUID(), text: message.text || 'go on', by: 'voice' });
    for (const look of waiting) look();
  });
  await new Promise<void>((resolve) => socket.on('open', resolve));
  socket.on('close', (code) => {
    if (code >= 4_000) console.error(`  a socket was refused (${code})`);
  });
  /** The next event of one of these kinds. */
  const next = (kinds: readonly string[], after: number): Promise<Event> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`No ${kinds.join(' or ')} came after event ${after} of ${newest(events)}.`)),
        PATIENCE,
      );
      const look = (): void => {
        const found = events.find(({ kind, number }) => kinds.includes(kind) && number > after);
        if (!found) return;
        clearTimeout(late);
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  await next(ASKS, 0);
  return { id: session.id, socket, events, next, send };
};

/** The number of the newest event. */
export const newest = (events: readonly Event[]): number => events.at(-1)?.number ?? 0;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Says something over the socket, as fast as it is spoken; answers when the last sound had gone. */
export const speak = async (socket: Socket, speech: Uint8Array): Promise<number> => {
  const voice = { type: 'voice', id: randomUUID() };
  socket.send(JSON.stringify({ ...voice, state: 'on' }));
  const began = performance.now();
  for (let from = 0; from < speech.byteLength; from += FRAME_BYTES) {
    socket.send(speech.subarray(from, from + FRAME_BYTES));
    await pause(Math.max(0, began + (from / FRAME_BYTES + 1) * FRAME - performance.now()));
  }
  const ended = performance.now();
  await pause(SILENCE.maybe);
  socket.send(JSON.stringify({ ...voice, state: 'maybe' }));
  await pause(SILENCE.end - SILENCE.maybe);
  socket.send(JSON.stringify({ ...voice, state: 'off' }));
  return ended;
};
