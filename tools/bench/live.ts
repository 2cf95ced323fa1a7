import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { percentile as at, type Figures } from './figures.ts';
import { startProduct } from './product.ts';
import { makeStudent, type Student } from './student.ts';

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

const STUDENTS = 20;
const WORDS = ['why?', 'im lost', 'can you give me an example', 'hint', 'what is a cell?', 'skip'];
const SPOKEN_TURNS = 12;
/** Nobody waits longer for an answer: what does not come by then is a fault, and said so. */
const PATIENCE = 30_000;
/** How long a browser waits in silence: to guess that somebody has finished, and to be sure. */
const SILENCE = { maybe: 200, end: 480 };
/** Sound goes up as it is spoken: so many bytes every twenty milliseconds. */
const FRAME_BYTES = 640;
const FRAME = 20;
const WAV_HEADER = 44;

/** A short answer may be nothing but the next question; after the last there is none. */
const ANSWERS = ['say', 'ask', 'end'];
const ASKS = ['ask', 'end'];

interface Event {
  number: number;
  kind: string;
  sentences?: string[];
}

interface Message {
  type: string;
  events?: Event[];
  id?: string;
  text?: string;
  sure?: boolean;
}

/** How long the tutor takes to answer, by text in twenty lessons at once, and by voice in one. */
export const benchLive = async (dataDir: string): Promise<Figures> => {
  const limits = join(dataDir, 'limits.json');
  await writeFile(limits, JSON.stringify({ free: { live_sessions: null, live_minutes: null } }));
  const product = await startProduct(dataDir, { LIMITS_FILE: limits });
  try {
    return [...(await byText(product.url)), ...(await byVoice(product.url))];
  } finally {
    await product.stop();
  }
};

const ask = async (url: string, { token }: Student, path: string, body?: object): Promise<Response> => {
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
};

/** A lesson that is open, and a way to wait for the next event of a kind. */
const open = async (url: string, student: Student) => {
  const subject = { kind: 'chapter', book: 'biology', chapter: 2 };
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

const newest = (events: readonly Event[]): number => events.at(-1)?.number ?? 0;

const byText = async (url: string): Promise<Figures> => {
  const students = [];
  for (let number = 0; number < STUDENTS; number += 1)
    students.push(await makeStudent(url, `live-${number}@bench.example.org`));
  console.error(`  ${STUDENTS} students begin`);
  const lessons = await Promise.all(students.map((student) => open(url, student)));
  const waits = await Promise.all(
    lessons.map(async ({ socket, events, next, send }) => {
      const own: number[] = [];
      for (const text of WORDS) {
        await new Promise((resolve) => setTimeout(resolve, 1_000 + Math.random() * 2_000));
        const [since, began] = [newest(events), performance.now()];
        send({ type: 'words', id: randomUUID(), text, by: 'keyboard' });
        await next(ANSWERS, since);
        own.push(performance.now() - began);
        await next(ASKS, since);
      }
      socket.close();
      return own;
    }),
  );
  return [
    [
      `${STUDENTS} lessons by text at once: first line after, median`,
      `${at(waits.flat(), 0.5).toFixed(0)} ms`,
    ],
    ['  p95', `${at(waits.flat(), 0.95).toFixed(0)} ms`],
  ];
};

const byVoice = async (url: string): Promise<Figures> => {
  const student = await makeStudent(url, 'live-voice@bench.example.org');
  const { id, socket, events, next } = await open(url, student);
  const clip = async (number: number): Promise<Uint8Array> =>
    new Uint8Array(
      await (await ask(url, student, `/api/live/${id}/clips/${number}/0?format=wav`)).arrayBuffer(),
    );
  const spoken = events.find(
    ({ kind, sentences = [] }) => kind === 'say' && (sentences[0]?.length ?? 0) > 25,
  );
  const speech = (await clip(spoken?.number ?? 1)).subarray(WAV_HEADER);
  const [heard, said, sounded]: number[][] = [[], [], []];
  for (let turn = 0; turn < SPOKEN_TURNS; turn += 1) {
    const since = newest(events);
    const voice = { type: 'voice', id: randomUUID() };
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
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
    await next(['heard'], since);
    heard?.push(performance.now() - ended);
    const { number } = await next(ANSWERS, since);
    said?.push(performance.now() - ended);
    await clip(number);
    sounded?.push(performance.now() - ended);
    await next(ASKS, since);
    console.error(`  turn ${turn + 1} of ${SPOKEN_TURNS}: ${(sounded?.at(-1) ?? 0).toFixed(0)} ms`);
  }
  socket.close();
  const both = (numbers: readonly number[] = []): string =>
    `${at(numbers, 0.5).toFixed(0)} / ${at(numbers, 0.95).toFixed(0)} ms`;
  return [
    [
      `a sentence of ${(speech.byteLength / 32_000).toFixed(1)} s spoken: written down after its end, median / p95`,
      both(heard),
    ],
    ['  answered', both(said)],
    ['  first sound', both(sounded), '1,000 / 1,800 ms'],
  ];
};
