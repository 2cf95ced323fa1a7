/** Kilobits a second by the header's index, for the third layer: the first version and the later ones. */
const FIRST = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const LATER = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES = [44_100, 48_000, 32_000];
/** Version by the header's two bits: how much slower than the first it samples. */
const SLOWER: Readonly<Record<number, number>> = { 3: 1, 2: 2, 0: 4 };

/** How long an MP3 plays: its frames one by one. */
export const mp3Seconds = (file: Uint8Array): number => {
  let seconds = 0;
  let at = tagLength(file);
  while (at + 4 <= file.length) {
    const frame = frameAt(file, at);
    if (frame) seconds += frame.seconds;
    at += frame ? frame.bytes : 1;
  }
  return seconds;
};

/** A tag before the music, if there is one. */
const tagLength = (file: Uint8Array): number => {
  if (String.fromCharCode(...file.slice(0, 3)) !== 'ID3') return 0;
  return 10 + file.slice(6, 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0);
};

const frameAt = (file: Uint8Array, at: number): { bytes: number; seconds: number } | null => {
  const [sync = 0, kind = 0, speed = 0] = file.slice(at, at + 3);
  const slower = SLOWER[(kind >> 3) & 3];
  const rate = RATES[(speed >> 2) & 3];
  if (sync !== 0xff || (kind & 0xe6) !== 0xe2 || slower === undefined || rate === undefined) return null;
  const kilobits = (slower === 1 ? FIRST : LATER)[speed >> 4];
  if (!kilobits) return null;
  const samples = slower === 1 ? 1_152 : 576;
  const hertz = rate / slower;
  const bytes = Math.floor((samples / 8) * ((kilobits * 1_000) / hertz)) + ((speed >> 1) & 1);
  return { bytes, seconds: samples / hertz };
};
