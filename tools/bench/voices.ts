import { fileURLToPath } from 'node:url';
import { builtInSpeech } from '../../server/src/ports/speech/built-in.ts';
import { cpuSeconds } from './cpu.ts';
import type { Figures } from './figures.ts';

const PROGRAM = fileURLToPath(new URL('../../dist/server/speech-engine.js', import.meta.url));
const FIRST = 'Let us look at how plants make sugar.';
const SENTENCES = [
  'Plants turn light, water and air into sugar, and they do it in their leaves.',
  'The green colour comes from chlorophyll, which takes in red and blue light.',
  'Without light the process stops, but the plant goes on breathing.',
];

/** How soon a voice begins, loading included, and how many seconds of speech it makes in a second. */
const figuresOf = async (voice: string): Promise<Figures> => {
  const speech = builtInSpeech({ program: PROGRAM, warn: console.warn });
  const began = performance.now();
  await speech.speak(FIRST, voice);
  const first = performance.now() - began;
  const cpu = await cpuSeconds(process.pid);
  const from = performance.now();
  let seconds = 0;
  for (const sentence of SENTENCES) seconds += (await speech.speak(sentence, voice)).seconds;
  const took = (performance.now() - from) / 1_000;
  const used = (await cpuSeconds(process.pid)) ?? 0;
  await speech.close();
  return [
    [`${voice}: first clip, loading included`, `${(first / 1_000).toFixed(2)} s`],
    [`${voice}: speech made in a second`, `${(seconds / took).toFixed(2)} s`],
    ...(cpu === null
      ? []
      : [
          [
            `${voice}: speech made in a processor second`,
            `${(seconds / (used - cpu)).toFixed(2)} s`,
          ] as const,
        ]),
  ];
};

/** Both kinds of voices, one after the other. */
export const benchVoices = async (): Promise<Figures> => [
  ...(await figuresOf('quick-clara')),
  ...(await figuresOf('natural-heart')),
];
