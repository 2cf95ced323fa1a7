import { LIVE } from '@studia/contract/limits';
import type { Transcript, Speech } from '../../ports/speech/port.ts';

const RATE = 16_000;

/** Listens to one student over one socket; what was said is forgotten as soon as it is written down. */
export interface Ear {
  begin(id: string): void;
  bytes(sound: Uint8Array): void;
  /** Silence so far: writes down what there is, in case it was all. */
  guess(): void;
  /** What was said; null for another recording than the one that was begun. */
  end(id: string): Promise<Transcript | null>;
  drop(): void;
}

const MOST_BYTES = LIVE.speechSeconds * RATE * 2;
const NOTHING: Transcript = { text: '', sure: true };

/** `expected` says which answers are waited for, when there are only a few. */
export const makeEar = (speech: Speech | null, expected: () => readonly string[]): Ear => {
  let id: string | null = null;
  let parts: Uint8Array[] = [];
  let size = 0;
  let guessed: { size: number; transcript: Promise<Transcript>; isOld: AbortController } | null = null;

  const listen = (signal?: AbortSignal): Promise<Transcript> => {
    if (!speech || size === 0) return Promise.resolve(NOTHING);
    const answers = expected();
    return speech.hear(samplesIn(parts, size), {
      ...(answers.length > 0 && { expected: answers }),
      ...(signal && { signal }),
    });
  };
  const drop = (): void => {
    id = null;
    parts = [];
    size = 0;
    guessed = null;
  };

  return {
    begin: (named) => {
      drop();
      id = named;
    },
    bytes: (sound) => {
      if (id === null || size + sound.byteLength > MOST_BYTES) return;
      // What the socket hands over it may use again.
      parts.push(Uint8Array.from(sound));
      size += sound.byteLength;
    },
    guess: () => {
      if (id === null || guessed?.size === size) return;
      // Who goes on after a pause has more to be heard; what waits to be listened to only holds that up.
      guessed?.isOld.abort(new Error('more was said'));
      const isOld = new AbortController();
      const transcript = listen(isOld.signal);
      transcript.catch(() => undefined);
      guessed = { size, transcript, isOld };
    },
    end: async (named) => {
      if (id !== named) return null;
      // Silence may have come after the guess; words would have begun the guess anew.
      const transcript = guessed?.transcript ?? listen();
      drop();
      return transcript;
    },
    drop,
  };
};

/** Sixteen bits a sample, the lower byte first, as numbers from -1 to 1. */
const samplesIn = (parts: readonly Uint8Array[], size: number): Float32Array => {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  const view = new DataView(bytes.buffer);
  return Float32Array.from(
    { length: Math.floor(size / 2) },
    (_, index) => view.getInt16(index * 2, true) / 32_768,
  );
};
