import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { percentile as at, type Figures } from './figures.ts';
import { ask, ASKS, newest, open, speak } from './live-socket.ts';
import { startProduct } from './product.ts';
import { makeStudent } from './student.ts';

const STUDENTS = 20;
const WORDS = ['why?', 'im lost', 'can you give me an example', 'hint', 'what is a cell?', 'skip'];
const SPOKEN_TURNS = 12;
const WAV_HEADER = 44;

/** A short answer may be nothing but the next question; after the last there is none. */
const ANSWERS = ['say', 'ask', 'end'];

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
  const [transcribed, spokenAt, sounded]: number[][] = [[], [], []];
  for (let turn = 0; turn < SPOKEN_TURNS; turn += 1) {
    const since = newest(events);
    const ended = await speak(socket, speech);
    await next(['heard'], since);
    transcribed?.push(performance.now() - ended);
    const { number } = await next(ANSWERS, since);
    spokenAt?.push(performance.now() - ended);
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
      both(transcribed),
    ],
    ['  answered', both(spokenAt)],
    ['  first sound', both(sounded), '1,000 / 1,800 ms'],
  ];
};
