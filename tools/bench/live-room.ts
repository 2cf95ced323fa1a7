import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/needs/chromium.mjs';
import type { Figures } from './figures.ts';
import { microphoneOf } from './microphone.ts';
import { startProduct } from './product.ts';
import { roomFigures, type RoomLog } from './room-figures.ts';
import { makeStudent, type Student } from './student.ts';

/** What the student says, over and over: something to be answered whatever the tutor asked. */
const WORDS = ['Can you explain that to me in another way?', 'Why does the plant need light for that?'];
const VOICE = 'natural-michael';
/** What the microphone hears around a sentence: silence, and time for the tutor to be in the middle of its answer. */
const PAUSE = { before: 2, after: 7 };
const ROUNDS = 4;

/** A lesson by voice in a real browser: recorded speech at its microphone, and when its loudspeaker sounds or falls silent. */
export const benchLiveRoom = async (dataDir: string): Promise<Figures> => {
  const limits = join(dataDir, 'limits.json');
  await writeFile(limits, JSON.stringify({ free: { live_sessions: null, live_minutes: null } }));
  const product = await startProduct(dataDir, { LIMITS_FILE: limits });
  try {
    const student = await makeStudent(product.url);
    const microphone = join(dataDir, 'microphone.wav');
    const { wav, seconds } = await microphoneOf(WORDS, VOICE, PAUSE);
    await writeFile(microphone, wav);
    console.error(`  ${seconds.toFixed(1)} s at the microphone`);
    const log = await held(product.url, student, { microphone, seconds });
    return roomFigures(log, ROUNDS * WORDS.length);
  } finally {
    await product.stop();
  }
};

const begin = async (url: string, { token }: Student): Promise<string> => {
  const answer = await fetch(`${url}/api/live`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ subject: { kind: 'chapter', book: 'biology', chapter: 2 } }),
  });
  if (!answer.ok) throw new Error(`/api/live: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { session: { id: string } }).session.id;
};

const held = async (
  url: string,
  student: Student,
  { microphone, seconds }: { microphone: string; seconds: number },
): Promise<RoomLog> => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    chromiumSandbox: false,
    args: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${microphone}`,
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
  try {
    const page = await browser.newPage({ baseURL: url });
    await page.addInitScript(({ access_token, expires_at, user }) => {
      localStorage.setItem('auth_session', JSON.stringify({ access_token, expires_at, user }));
      localStorage.setItem('auth_token', access_token);
      localStorage.setItem('isVerified', 'true');
    }, student.session);
    await watch(page);
    await page.goto(`/working-session?lesson=${await begin(url, student)}`);
    await page.getByRole('button', { name: 'Leave the microphone on' }).click();
    for (let round = 1; round <= ROUNDS; round += 1) {
      await page.waitForTimeout(seconds * 1_000);
      console.error(`  round ${round} of ${ROUNDS}`);
    }
    return await page.evaluate(() => (window as unknown as { benchLog: RoomLog }).benchLog);
  } finally {
    await browser.close();
  }
};

/** Writes down when the microphone is loud, what goes to the server and comes from it, and when a sound begins or is stopped. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const log: RoomLog = { loud: [], sent: [], transcribed: [], answered: [], sounds: [], ends: [] };
    Object.assign(window, { benchLog: log });
    const LOUD = 0.02;
    // oxlint-disable-next-line typescript/unbound-method -- called with its own port below
    const { start: startPort } = MessagePort.prototype;
    MessagePort.prototype.start = function () {
      this.addEventListener('message', ({ data }: MessageEvent<{ energy?: number }>) => {
        if ((data.energy ?? 0) > LOUD) log.loud.push(performance.now());
      });
      startPort.call(this);
    };
    // oxlint-disable-next-line typescript/unbound-method -- called with its own socket below
    const { send } = WebSocket.prototype;
    const watched = new WeakSet<WebSocket>();
    WebSocket.prototype.send = function (data) {
      if (!watched.has(this)) {
        watched.add(this);
        this.addEventListener('message', ({ data: message }: MessageEvent<string>) => {
          if (message.startsWith('{"type":"heard"')) log.transcribed.push(performance.now());
          if (message.includes('"kind":"say"')) log.answered.push(performance.now());
        });
      }
      if (typeof data === 'string' && data.includes('"state":"off"')) log.sent.push(performance.now());
      send.call(this, data);
    };
    // oxlint-disable-next-line typescript/unbound-method -- called with its own sound below
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      log.sounds.push(performance.now());
      // A sound that is broken off ends when its fade is over.
      this.addEventListener('ended', () => log.ends.push(performance.now()));
      start.apply(this, when);
    };
  });
