import { voice } from '@studia/contract/voice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wavOf } from '../../ports/speech/wav.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { scriptedSpeech } from '../../testing/speech.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';
import { workNow } from '../../testing/work-now.ts';
import { sweepClips } from './jobs.ts';

const DAY = 24 * 60 * 60 * 1_000;

const sound = (seconds: number, rate = 16_000): File =>
  new File([wavOf({ samples: new Float32Array(Math.round(seconds * rate)).fill(0.1), rate })], 'words.wav');

const recording = (...files: File[]) => ({ body: {}, files });

describe('voices', () => {
  const speech = scriptedSpeech({
    hears: ['what is a prime number'],
    refuses: (sentence) => sentence.includes('unspeakable'),
  });
  let app: TestApp;
  let bea: Student;
  beforeAll(async () => {
    app = await startApp({ world: { speech } });
    bea = await verifiedStudent(app, 'bea');
  });
  afterAll(() => app.close());

  const speak = (text: string, more: object = {}) =>
    bea.send(voice.speak, { body: { text, voice: 'quick-one', ...more } });

  it('are listed, with whether somebody listens', async () => {
    const { voices, hears } = await bea.ask(voice.voices, {});
    expect(voices.map(({ id }) => id)).toEqual(['quick-one', 'quick-two', 'natural-one', 'natural-two']);
    expect(hears).toBe(true);
  });

  it('read a sentence aloud, with its numbers and formulas in words', async () => {
    const reply = await speak('The area is $x^2$, about 25%.');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('audio/wav');
    expect(reply.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    expect(speech.spoken.at(-1)).toEqual({
      sentence: 'The area is x squared, about twenty-five percent.',
      voice: 'quick-one',
    });
  });

  it('say a sentence once, and have it ready the next time', async () => {
    const files = (await app.files()).length;
    const before = speech.spoken.length;
    const first = await speak('Cells divide.');
    const again = await Promise.all([speak('Cells divide.'), speak('Cells divide.')]);
    expect(again.map(({ rawPayload }) => rawPayload.equals(first.rawPayload))).toEqual([true, true]);
    expect(speech.spoken.length).toBe(before + 1);
    await speak('Cells divide.', { voice: 'quick-two' });
    await speak('Cells divide.', { speed: 1.5 });
    expect(speech.spoken.length).toBe(before + 3);
    expect((await app.files()).length).toBe(files + 3);
  });

  it.each([
    [
      'voice_language_missing',
      'Die Zelle ist die kleinste Einheit des Lebens und hat einen Kern in der Mitte.',
    ],
    ['nothing_to_say', '🎉 !!!'],
    ['voice_failed', 'This is unspeakable.'],
    ['text_too_long', 'a'.repeat(1_001)],
    ['text_missing', '  '],
  ])('say %s when that is so', async (code, text) => {
    expect((await speak(text)).json()).toMatchObject({ code });
  });

  it('forget clips after thirty days without use', async () => {
    // A session does not last that long, so somebody new asks each time.
    const isMadeFor = async (name: string, text: string): Promise<boolean> => {
      const before = speech.spoken.length;
      const student = await verifiedStudent(app, name);
      const reply = await student.send(voice.speak, { body: { text, voice: 'quick-one' } });
      expect(reply.statusCode).toBe(200);
      return speech.spoken.length > before;
    };
    expect(await isMadeFor('ann', 'Old words.')).toBe(true);
    app.clock.advance(20 * DAY);
    expect(await isMadeFor('bob', 'New words.')).toBe(true);
    app.clock.advance(15 * DAY);
    await workNow(app, sweepClips);
    expect(await isMadeFor('cleo', 'New words.')).toBe(false);
    expect(await isMadeFor('dan', 'Old words.')).toBe(true);
  });
});

describe('a recording', () => {
  let app: TestApp;
  let bea: Student;
  beforeAll(async () => {
    app = await startApp({ world: { speech: scriptedSpeech({ hears: ['what is a prime number'] }) } });
    bea = await verifiedStudent(app, 'bea');
  });
  afterAll(() => app.close());

  it('is listened to and not kept', async () => {
    const files = await app.files();
    expect(await bea.ask(voice.hear, recording(sound(2)))).toEqual({
      success: true,
      text: 'what is a prime number',
      sure: true,
    });
    expect(await app.files()).toEqual(files);
  });

  it.each([
    ['recording_unreadable', new File(['no sound'], 'a.wav')],
    ['recording_unreadable', sound(1, 44_100)],
    ['recording_too_long', sound(61)],
  ])('is refused as %s', async (code, file) => {
    const reply = await bea.send(voice.hear, recording(file));
    expect(reply.json()).toMatchObject({ code });
  });
});

describe('where voices are switched off', () => {
  it('there are none, and that is said', async () => {
    const app = await startApp({ world: { speech: null } });
    const bea = await verifiedStudent(app, 'bea');
    expect(await bea.ask(voice.voices, {})).toEqual({ success: true, voices: [], hears: false });
    const reply = await bea.send(voice.speak, { body: { text: 'Hello.', voice: 'quick-one' } });
    expect(reply.json()).toMatchObject({ code: 'voices_off' });
    await app.close();
  });
});
