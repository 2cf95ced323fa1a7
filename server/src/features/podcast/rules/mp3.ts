// Frames of MPEG audio layer III: enough to put sounds one after the other, with silence between them.

const BITRATES = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const RATES = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8_000],
} as const;

interface Frame {
  start: number;
  length: number;
  rate: number;
  samples: number;
  /** Where its sound begins, after header and side information. */
  body: number;
}

/** The frame that begins here; null where none does. */
const frameAt = (bytes: Uint8Array, start: number): Frame | null => {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(start, start + 4);
  if (first !== 0xff || (second & 0xe0) !== 0xe0 || ((second >> 1) & 3) !== 1) return null;
  const version = (second >> 3) & 3;
  if (version === 1) return null;
  const isFirst = version === 3;
  const kilobits = BITRATES[isFirst ? 1 : 2][third >> 4];
  const rate = RATES[version as 0 | 2 | 3][(third >> 2) & 3];
  if (!kilobits || !rate) return null;
  const length = Math.floor(((isFirst ? 144_000 : 72_000) * kilobits) / rate) + ((third >> 1) & 1);
  const isMono = fourth >> 6 === 3;
  const side = isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return { start, length, rate, samples: isFirst ? 1_152 : 576, body: 4 + side };
};

/** The frames of a file that hold sound; tags and the frame that only describes the file are left out. */
const framesOf = (bytes: Uint8Array): Frame[] => {
  const frames: Frame[] = [];
  let at = 0;
  while (at + 4 <= bytes.length) {
    const frame = frameAt(bytes, at);
    if (!frame || at + frame.length > bytes.length) {
      at += 1;
      continue;
    }
    const mark = String.fromCodePoint(...bytes.subarray(at + frame.body, at + frame.body + 4));
    if (mark !== 'Xing' && mark !== 'Info') frames.push(frame);
    at += frame.length;
  }
  return frames;
};

/** A sound that can be joined with others of its rate. */
export interface Sound {
  bytes: Uint8Array;
  seconds: number;
  rate: number;
}

/** Reads an MP3; null when there is none in it. */
export const readMp3 = (bytes: Uint8Array): Sound | null => {
  const frames = framesOf(bytes);
  const [first] = frames;
  if (!first) return null;
  const same = frames.filter(({ rate }) => rate === first.rate);
  return {
    bytes: joinBytes(same.map(({ start, length }) => bytes.subarray(start, start + length))),
    seconds: same.reduce((sum, { samples, rate }) => sum + samples / rate, 0),
    rate: first.rate,
  };
};

/** Silence in the frames of a sound, so that it can stand beside it: a frame without side information says nothing. */
export const silenceLike = ({ bytes }: Sound, seconds: number): Sound => {
  const model = frameAt(bytes, 0);
  if (!model) return { bytes: new Uint8Array(), seconds: 0, rate: 0 };
  const header = bytes.slice(0, 4);
  // Without a checksum, and without padding.
  header[1] = (header[1] ?? 0) | 1;
  header[2] = (header[2] ?? 0) & ~2;
  const length = frameAt(header, 0)?.length ?? model.length;
  const count = Math.round((seconds * model.rate) / model.samples);
  const all = new Uint8Array(length * count);
  for (let index = 0; index < count; index += 1) all.set(header, index * length);
  return { bytes: all, seconds: (count * model.samples) / model.rate, rate: model.rate };
};

export const joinBytes = (pieces: readonly Uint8Array[]): Uint8Array => {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
};

/** One after the other. */
export const joinSounds = (sounds: readonly Sound[]): Sound => ({
  bytes: joinBytes(sounds.map(({ bytes }) => bytes)),
  seconds: sounds.reduce((sum, { seconds }) => sum + seconds, 0),
  rate: sounds[0]?.rate ?? 0,
});
