/** Everything that makes a clip what it is. */
export interface ClipWish {
  readonly text: string;
  readonly voice: string;
  readonly speed: number;
  /** Of who speaks. */
  readonly version: string;
}

/** One line that differs when anything does. */
export const clipLine = ({ text, voice, speed, version }: ClipWish): string =>
  JSON.stringify([version, voice, speed.toFixed(2), text]);

const HEADER = 44;
const RATE = 16_000;
const ONE_CHANNEL = 1;
const PLAIN = 1;
const BITS = 16;

/** The samples of a recording as it is to be sent; null when it is anything else. */
export const samplesOf = (wav: Uint8Array): Float32Array | null => {
  if (wav.length < HEADER) return null;
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const word = (at: number): string => String.fromCharCode(...wav.subarray(at, at + 4));
  const isRight =
    word(0) === 'RIFF' &&
    word(8) === 'WAVE' &&
    word(36) === 'data' &&
    view.getUint16(20, true) === PLAIN &&
    view.getUint16(22, true) === ONE_CHANNEL &&
    view.getUint32(24, true) === RATE &&
    view.getUint16(34, true) === BITS;
  if (!isRight) return null;
  return Float32Array.from(
    { length: Math.floor((wav.length - HEADER) / 2) },
    (_, at) => view.getInt16(HEADER + at * 2, true) / 32_768,
  );
};

export const secondsIn = (samples: Float32Array): number => samples.length / RATE;

/** Shorter texts do not tell what language they are in. */
const ENOUGH_CHARACTERS = 40;

/** Whether a text is surely in a language that none of the voices speaks. */
export const isForeign = (
  text: string,
  languageOf: (text: string) => string | null,
  voices: readonly { language: string }[],
): boolean => {
  if (text.length < ENOUGH_CHARACTERS) return false;
  const language = languageOf(text);
  return language !== null && !voices.some((voice) => voice.language.split('-')[0] === language);
};
