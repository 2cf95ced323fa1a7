/**
 * Whole live lessons in which everything the student says is spoken: one of our voices goes over the socket as sound, the product hears it,
 * and the tutor answers. `npm run evals:spoken -- out biology/2 physics/1` writes the transcripts into the folder `out`.
 */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spokenText } from '@studia/contract/spoken-text';
import { builtInSpeech } from '../../server/src/ports/speech/built-in.ts';
import { soundOfWav, wavOf } from '../../server/src/ports/speech/wav.ts';
import { ASKS, newest, open, speak, type Event } from '../bench/live-socket.ts';
import { startProduct } from '../bench/product.ts';
import { makeStudent } from '../bench/student.ts';
import { at16k } from './resample.ts';

const [folder = 'spoken-lessons', ...chapters] = process.argv.slice(2);
const LESSONS = chapters.length > 0 ? chapters : ['biology/2', 'physics/1'];
const VOICE = 'natural-michael';
const MOST_TURNS = 60;
const WAV_HEADER = 44;
const RATE = 16_000;
const PROGRAM = fileURLToPath(new URL('../../dist/server/speech-engine.js', import.meta.url));
/** What is said between the answers, one after the other. */
const BETWEEN = ['Why?', 'Can you give me an example?', 'I am lost.', 'Can you go slower, please?'];

const speech = builtInSpeech({ program: PROGRAM, warn: console.warn });
const soundOf = async (words: string): Promise<Uint8Array> => {
  const { audio } = await speech.speak(spokenText(words).join(' '), VOICE, { format: 'wav' });
  return wavOf({ samples: at16k(soundOfWav(audio)), rate: RATE }).subarray(WAV_HEADER);
};

/** What somebody says to this question: one of its answers, or that they do not know. */
const answerTo = ({ item, taps = [] }: Event, turn: number): string => {
  const options =
    item?.kind === 'choice' ? item.options : taps.flatMap(({ label, wish }) => (wish ? [] : [label]));
  if (options.length > 0) return options[(turn * 7) % options.length] ?? '';
  if (taps.some(({ wish }) => wish === 'had-it')) return 'Yes, I had that.';
  return item ? 'Skip this one, please.' : 'Go on.';
};

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const linesOf = ({ kind, sentences = [], ask = '', text = '' }: Event): string[] => {
  if (kind === 'say') return [`Tutor: ${sentences.join(' ')}`];
  if (kind === 'ask') return [`Tutor asks: ${ask}`];
  return kind === 'heard' ? [`Student (heard): ${text}`] : [];
};

const dataDir = mkdtempSync(join(tmpdir(), 'studia-spoken-'));
const limits = join(dataDir, 'limits.json');
writeFileSync(limits, JSON.stringify({ free: { live_sessions: null, live_minutes: null } }));
const product = await startProduct(dataDir, { LIMITS_FILE: limits });
mkdirSync(folder, { recursive: true });
let [spoken, heardRightly] = [0, 0];
try {
  for (const lesson of LESSONS) {
    const [book = '', chapter = '0'] = lesson.split('/');
    const student = await makeStudent(product.url, `${book}-${chapter}@bench.example.org`);
    const { socket, events, next } = await open(product.url, student, { book, chapter: Number(chapter) });
    const lines: string[] = [];
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const last = events.findLast(({ kind }) => ASKS.includes(kind));
      if (!last || last.kind === 'end') break;
      const isEnd = last.taps?.some(({ wish }) => wish === 'finish') === true;
      const between = turn % 5 === 2 ? BETWEEN[Math.floor(turn / 5) % BETWEEN.length] : undefined;
      const words = isEnd ? 'Let’s stop here.' : (between ?? answerTo(last, turn));
      const since = newest(events);
      await speak(socket, await soundOf(words));
      const transcript = await next(['heard'], since);
      await next(ASKS, transcript.number);
      spoken += 1;
      if (plain(transcript.text ?? '') === plain(words)) heardRightly += 1;
      lines.push(`   [said: ${words}]`, ...events.filter(({ number }) => number > since).flatMap(linesOf));
    }
    socket.close();
    writeFileSync(join(folder, `${book}-${chapter}.txt`), `${lines.join('\n')}\n`);
    console.log(`${lesson}: ${lines.filter((line) => line.startsWith('   [said')).length} turns by voice`);
  }
} finally {
  await product.stop();
  await speech.close();
}
console.log(`${spoken} things said, ${heardRightly} heard word for word.`);
