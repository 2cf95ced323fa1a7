import { afterAll, describe, expect, inject, it } from 'vitest';
import { builtInSpeech } from './built-in.ts';
import { soundOfWav } from './engine/sound.ts';

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
    expect([...slow.audio.slice(0, 2)]).toEqual([0xff, expect.any(Number)]);
    expect(slow.audio.length).toBeLessThan(slow.seconds * 9_000);
    expect(odd.seconds).toBeGreaterThan(0.5);
  });
});
