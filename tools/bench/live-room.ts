import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/needs/chromium.mjs';
import { percentile as at, type Figures } from './figures.ts';
import { startProduct } from './product.ts';
import { makeStudent, type Student } from './student.ts';

const RATE = 16_000;
const WAV_HEADER = 44;
/** What the microphone hears, over and over: silence, a sentence, silence. */
const PAUSE = { before: 3, after: 8 };
const ROUNDS = 10;
/** How long the room waits in silence before it is sure, how much voice it wants before it breaks in, and how it fades. */
const GATE = { end: 480, opensOverVoice: 160, fade: 30 };

/** What the page did, each with its moment in milliseconds. */
interface Log {
  began: number[];
  ended: number[];
  sounds: number[];
  stops: number[];
}

/** A lesson by voice in a real browser: recorded speech at its microphone, and when its loudspeaker sounds or falls silent. */
export const benchLiveRoom = async (dataDir: string): Promise<Figures> => {
  const limits = join(dataDir, 'limits.json');
  await writeFile(limits, JSON.stringify({ free: { live_sessions: null, live_minutes: null } }));
  const product = await startProduct(dataDir, { LIMITS_FILE: limits });
  try {
    const student = await makeStudent(product.url);
    const lesson = await begin(product.url, student);
    const microphone = join(dataDir, 'microphone.wav');
    const speech = await spoken(product.url, student, lesson);
    await writeFile(microphone, recordingOf(speech));
    const log = await held(product.url, student, {
      lesson,
      microphone,
      seconds: speech.byteLength / 2 / RATE,
    });
    return figuresOf(log, speech.byteLength / 2 / RATE);
  } finally {
    await product.stop();
  }
};

const get = async (url: string, { token }: Student, path: string, body?: object): Promise<Response> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
};

const begin = async (url: string, student: Student): Promise<string> => {
  const subject = { kind: 'chapter', book: 'biology', chapter: 2 };
  const { session } = (await (await get(url, student, '/api/live', { subject })).json()) as {
    session: { id: string };
  };
  return session.id;
};

/** A sentence of the lesson in our own voice, as samples. */
const spoken = async (url: string, student: Student, lesson: string): Promise<Uint8Array> => {
  for (;;) {
    const { events } = (await (await get(url, student, `/api/live/${lesson}`)).json()) as {
      events: { number: number; kind: string; sentences?: string[] }[];
    };
    const say = events.find(({ kind, sentences = [] }) => kind === 'say' && (sentences[0]?.length ?? 0) > 25);
    if (say) {
      const clip = await get(url, student, `/api/live/${lesson}/clips/${say.number}/0?format=wav`);
      return new Uint8Array(await clip.arrayBuffer()).subarray(WAV_HEADER);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const recordingOf = (speech: Uint8Array): Buffer => {
  const silence = (seconds: number): Buffer => Buffer.alloc(seconds * RATE * 2);
  const sound = Buffer.concat([silence(PAUSE.before), speech, silence(PAUSE.after)]);
  const header = Buffer.alloc(WAV_HEADER);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + sound.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(sound.byteLength, 40);
  return Buffer.concat([header, sound]);
};

const held = async (
  url: string,
  student: Student,
  { lesson, microphone, seconds }: { lesson: string; microphone: string; seconds: number },
): Promise<Log> => {
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
    await page.goto(`/working-session?lesson=${lesson}`);
    await page.getByRole('button', { name: 'Leave the microphone on' }).click();
    for (let round = 1; round <= ROUNDS; round += 1) {
      await page.waitForTimeout((PAUSE.before + seconds + PAUSE.after) * 1_000);
      console.error(`  round ${round} of ${ROUNDS}`);
    }
    return await page.evaluate(() => (window as unknown as { benchLog: Log }).benchLog);
  } finally {
    await browser.close();
  }
};

/** Writes down when voice is told to the server, and when a sound begins or is stopped. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const log: Log = { began: [], ended: [], sounds: [], stops: [] };
    Object.assign(window, { benchLog: log });
    // oxlint-disable-next-line typescript/unbound-method -- called with its own socket below
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (data) {
      if (typeof data === 'string' && data.includes('"voice"')) {
        if (data.includes('"state":"on"')) log.began.push(performance.now());
        if (data.includes('"state":"off"')) log.ended.push(performance.now());
      }
      send.call(this, data);
    };
    // oxlint-disable-next-line typescript/unbound-method -- called with its own sound below
    const { start, stop } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      log.sounds.push(performance.now());
      start.apply(this, when);
    };
    AudioBufferSourceNode.prototype.stop = function (...when) {
      log.stops.push(performance.now());
      stop.apply(this, when);
    };
  });

const figuresOf = ({ began, ended, sounds, stops }: Log, seconds: number): Figures => {
  const answers = ended.flatMap((end, turn) => {
    const first = sounds.find((sound) => sound > end && sound < (ended[turn + 1] ?? Infinity));
    return first === undefined ? [] : [first - (end - GATE.end)];
  });
  // The tutor was heard when it was broken off: only then is there a sound to stop.
  const silences = began.flatMap((voice) => {
    const stopped = stops.find((stop) => Math.abs(stop - voice) < 200);
    return stopped === undefined ? [] : [stopped + GATE.fade - (voice - GATE.opensOverVoice)];
  });
  const both = (numbers: readonly number[]): string =>
    `${at(numbers, 0.5).toFixed(0)} / ${at(numbers, 0.95).toFixed(0)} ms`;
  return [
    [
      `${seconds.toFixed(1)} s at the microphone, ${answers.length} turns: first sound (aims 1,000 / 1,800)`,
      both(answers),
    ],
    [`broken off ${silences.length} times: silence after the voice began (aim 300)`, both(silences)],
  ];
};
