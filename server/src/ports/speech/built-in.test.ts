import { afterAll, describe, expect, inject, it } from 'vitest';
import { builtInSpeech } from './built-in.ts';
import { soundOfWav } from './wav.ts';

const loudnessOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

describe('the voices that come with the product', () => {
  const warned: string[] = [];
  const speech = builtInSpeech({ program: inject('speechProgram'), warn: (text) => warned.push(text) });
  afterAll(() => speech.close());

  it('the quick one speaks a sentence as sound that is not silent', async () => {
    const clip = await speech.speak('Plants turn light into sugar.', 'quick-clara', { format: 'wav' });
    const { samples, rate } = soundOfWav(clip.audio);
    expect(rate).toBe(16_000);
    expect(clip.seconds).toBeCloseTo(samples.length / rate, 3);
    expect(clip.seconds).toBeGreaterThan(1);
    expect(clip.seconds).toBeLessThan(4);
    expect(loudnessOf(samples)).toBeGreaterThan(0.02);
    expect(warned).toEqual([]);
  });

  it('speaks slower and faster, in MP3, and text that looks like an option', async () => {
    const [slow, fast, odd] = await Promise.all([
      speech.speak('Water boils at one hundred degrees.', 'quick-robert', { speed: 0.75 }),
      speech.speak('Water boils at one hundred degrees.', 'quick-robert', { speed: 1.5 }),
      speech.speak('-o /etc/passwd', 'quick-alan', { format: 'wav' }),
    ]);
    expect(slow.seconds).toBeGreaterThan(fast.seconds * 1.5);
    expect(slow.audio[0]).toBe(0xff);
    expect(slow.audio.length).toBeLessThan(slow.seconds * 9_000);
    expect(odd.seconds).toBeGreaterThan(0.5);
  });
});

describe('hearing what was said', () => {
  const warned: string[] = [];
  const speech = builtInSpeech({ program: inject('speechProgram'), warn: (text) => warned.push(text) });
  afterAll(() => speech.close());

  const transcriptOf = async (sentence: string, voice: string, expected: readonly string[] = []) => {
    const { audio } = await speech.speak(sentence, voice, { format: 'wav' });
    return speech.hear(at16k(soundOfWav(audio)), { expected });
  };

  it('a sentence of the quick voice', async () => {
    expect(await transcriptOf('Plants turn light into sugar.', 'quick-clara')).toEqual({
      text: 'Plants turn light into sugar.',
      sure: true,
    });
  });

  it('a short sentence of the natural voice', async () => {
    const { text } = await transcriptOf('The heart pumps blood through the body.', 'natural-heart');
    expect(text.toLowerCase()).toContain('pumps blood through the body');
    expect(warned).toEqual([]);
  });

  it('one of a few answers, silence as nothing, and a recording that is too long not at all', async () => {
    expect(await transcriptOf('four', 'quick-clara', ['three', '4', 'five'])).toEqual({
      text: '4',
      sure: true,
    });
    expect(await speech.hear(new Float32Array(16_000))).toEqual({ text: '', sure: false });
    await expect(speech.hear(new Float32Array(16_000 * 61))).rejects.toMatchObject({ trouble: 'too-long' });
  });
});

/** By the nearest sample: good enough for an ear. */
const at16k = ({ samples, rate }: { samples: Float32Array; rate: number }): Float32Array =>
  Float32Array.from(
    { length: Math.floor((samples.length * 16_000) / rate) },
    (_, at) => samples[Math.floor((at * rate) / 16_000)] ?? 0,
  );
