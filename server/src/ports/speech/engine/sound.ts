import type { Sound } from '../wav.ts';

/** What counts as no sound at all. */
const SILENCE = 0.004;
/** Seconds of silence that are left at both ends. */
const MARGIN = 0.06;

/** Cuts the silence at both ends: what follows comes when it should. Null when there is nothing else. */
export const trimmed = ({ samples, rate }: Sound): Sound | null => {
  const first = samples.findIndex((sample) => Math.abs(sample) > SILENCE);
  if (first < 0) return null;
  const last = samples.findLastIndex((sample) => Math.abs(sample) > SILENCE);
  const margin = Math.round(MARGIN * rate);
  return { samples: samples.slice(Math.max(0, first - margin), last + margin), rate };
};

/** One after the other, with a pause in between. */
export const joined = (sounds: readonly Sound[], pause: number): Sound | null => {
  const [head] = sounds;
  if (!head) return null;
  const gap = Math.round(pause * head.rate);
  const samples = new Float32Array(
    sounds.reduce((sum, one) => sum + one.samples.length, 0) + gap * (sounds.length - 1),
  );
  let at = 0;
  for (const one of sounds) {
    samples.set(one.samples, at);
    at += one.samples.length + gap;
  }
  return { samples, rate: head.rate };
};
