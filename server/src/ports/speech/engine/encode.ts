import { createMp3Encoder } from 'wasm-media-encoders';
import type { ClipFormat } from '../port.ts';
import { wavOf, type Sound } from '../wav.ts';

/** Kilobits a second: speech of one channel needs no more. */
const BITRATE = 48;
type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>;
let opened: Promise<Encoder> | null = null;

/** A sound as a file. */
export const encoded = async (sound: Sound, format: ClipFormat): Promise<Uint8Array> => {
  if (format === 'wav') return wavOf(sound);
  const encoder = await (opened ??= createMp3Encoder());
  encoder.configure({ sampleRate: sound.rate, channels: 1, bitrate: BITRATE });
  // The encoder owns what it answers, and writes over it.
  const body = encoder.encode([sound.samples]).slice();
  const rest = encoder.finalize().slice();
  const file = new Uint8Array(body.length + rest.length);
  file.set(body);
  file.set(rest, body.length);
  return file;
};
