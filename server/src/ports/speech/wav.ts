/** Samples from -1 to 1, one channel. */
export interface Sound {
  readonly samples: Float32Array;
  readonly rate: number;
}

const HEADER = 44;

/** Reads a plain WAV of 16 bits, one channel. */
export const soundOfWav = (wav: Uint8Array): Sound => {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const samples = new Float32Array(Math.max(0, Math.floor((wav.length - HEADER) / 2)));
  for (let at = 0; at < samples.length; at += 1) samples[at] = view.getInt16(HEADER + at * 2, true) / 32_768;
  return { samples, rate: view.getUint32(24, true) };
};

/** Writes it as a WAV of 16 bits. */
export const wavOf = ({ samples, rate }: Sound): Uint8Array<ArrayBuffer> => {
  const wav = new Uint8Array(HEADER + samples.length * 2);
  const view = new DataView(wav.buffer);
  const word = (at: number, text: string): void => wav.set(new TextEncoder().encode(text), at);
  word(0, 'RIFF');
  view.setUint32(4, wav.length - 8, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  word(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (const [at, sample] of samples.entries())
    view.setInt16(HEADER + at * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  return wav;
};
