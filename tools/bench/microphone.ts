import { fileURLToPath } from 'node:url';
import { builtInSpeech } from '../../server/src/ports/speech/built-in.ts';
import { soundOfWav, wavOf } from '../../server/src/ports/speech/wav.ts';
import { at16k } from '../evals/resample.ts';

const RATE = 16_000;
const PROGRAM = fileURLToPath(new URL('../../dist/server/speech-engine.js', import.meta.url));

/** What a fake microphone plays over and over: sentences in one of our voices, each between two silences. */
export const microphoneOf = async (
  sentences: readonly string[],
  voice: string,
  pause: { before: number; after: number },
): Promise<{ wav: Uint8Array; seconds: number }> => {
  const speech = builtInSpeech({ program: PROGRAM, warn: console.warn });
  const parts: Float32Array[] = [];
  for (const sentence of sentences) {
    const { audio } = await speech.speak(sentence, voice, { format: 'wav' });
    parts.push(
      new Float32Array(pause.before * RATE),
      at16k(soundOfWav(audio)),
      new Float32Array(pause.after * RATE),
    );
  }
  await speech.close();
  const samples = Float32Array.from(parts.flatMap((part) => Array.from(part)));
  return { wav: wavOf({ samples, rate: RATE }), seconds: samples.length / RATE };
};
