import type { Transcript } from '../port.ts';
import { decent } from './decent.ts';
import { matchExpected } from './expected.ts';

/** What the listener hears: samples a second. */
export const LISTENING_RATE = 16_000;

type Transcribe = (samples: Float32Array) => Promise<string>;

/** Recordings are listened to in pieces: the model was taught on half a minute at most. */
const PIECE_SECONDS = 20;
/** A cut is made where it is quietest within so many seconds before the end of a piece. */
const CUT_WITHIN_SECONDS = 6;
const FRAME = LISTENING_RATE / 50;
/** Silence around a recording: without it short words are not heard at all. */
const PADDING = Math.round(0.3 * LISTENING_RATE);
/** What is shorter is uncertain. */
const SHORT_SECONDS = 1;
const SENTENCE_WORDS = 4;
/** Quieter than this is no voice. */
const QUIET = 0.003;

const loudness = (samples: Float32Array): number =>
  samples.length === 0 ? 0 : Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);

/** Where to cut: the quietest frame near the end of the piece. */
const cutIn = (samples: Float32Array): number => {
  const end = PIECE_SECONDS * LISTENING_RATE;
  let best = end;
  let quietest = Infinity;
  for (let at = end - CUT_WITHIN_SECONDS * LISTENING_RATE; at + FRAME <= end; at += FRAME) {
    const level = loudness(samples.subarray(at, at + FRAME));
    if (level < quietest) [best, quietest] = [at + FRAME / 2, level];
  }
  return best;
};

const pieces = (samples: Float32Array): Float32Array[] => {
  if (samples.length <= PIECE_SECONDS * LISTENING_RATE) return [samples];
  const cut = cutIn(samples);
  return [samples.subarray(0, cut), ...pieces(samples.subarray(cut))];
};

const padded = (samples: Float32Array): Float32Array => {
  const all = new Float32Array(samples.length + 2 * PADDING);
  all.set(samples, PADDING);
  return all;
};

/** Listens to a whole recording; silence is nothing, and never a guess. */
export const makeListener =
  (transcribe: Transcribe) =>
  async (samples: Float32Array, expected: readonly string[]): Promise<Transcript> => {
    const parts: string[] = [];
    for (const piece of pieces(samples))
      if (loudness(piece) >= QUIET) parts.push(await transcribe(padded(piece)));
    const typed = parts.filter((part) => part !== '').join(' ');
    const text = decent(typed);
    const match = expected.length > 0 ? matchExpected(text, expected) : null;
    if (match !== null) return { text: match, sure: true };
    const isLong = samples.length >= SHORT_SECONDS * LISTENING_RATE;
    // Where one of a few answers is waited for, a whole sentence is a question or a thought of one's own; less may be an answer misheard.
    const isSentence = text.split(/\s+/).length >= SENTENCE_WORDS;
    return { text, sure: text !== '' && text === typed && isLong && (expected.length === 0 || isSentence) };
  };
