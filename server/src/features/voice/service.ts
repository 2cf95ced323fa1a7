import { Failure, type ErrorCode } from '@studia/contract/errors';
import { SPEECH } from '@studia/contract/limits';
import { spokenText } from '@studia/contract/spoken-text';
import type { Language } from '../../ports/language/port.ts';
import type { Clip, Transcript, Speech, SpeechTrouble, Voice } from '../../ports/speech/port.ts';
import type { makeClips } from './clips.ts';
import { isForeign, samplesOf, secondsIn } from './rules.ts';

interface Dependencies {
  /** Null where voices are switched off. */
  speech: Speech | null;
  clips: ReturnType<typeof makeClips>;
  language: Pick<Language, 'languageOf'>;
}

interface ClipOptions {
  speed?: number;
  /** Nobody waits for it. */
  background?: boolean;
  signal?: AbortSignal;
}

export interface Voices {
  list(): readonly Voice[];
  /** Whether recordings can be listened to. */
  readonly hears: boolean;
  /** A sentence that is written for the ear, as sound; made once and kept for a while. */
  clip(sentence: string, voice: string, options?: ClipOptions): Promise<Clip>;
  /** A sentence as it is written. */
  readAloud(text: string, voice: string, speed: number): Promise<Clip>;
  /** What a WAV of 16 kHz says. Nothing of it is kept. */
  hear(
    wav: Uint8Array,
    options?: { expected?: readonly string[]; signal?: AbortSignal },
  ): Promise<Transcript>;
  /** The hourly job: forgets clips that nobody needs. */
  sweep(): Promise<void>;
}

const SPEAKING: Readonly<Record<SpeechTrouble, ErrorCode>> = {
  'no-voice': 'voice_not_found',
  'nothing-to-say': 'nothing_to_say',
  'too-long': 'text_too_long',
  busy: 'voice_busy',
  'took-too-long': 'voice_failed',
  unusable: 'voice_failed',
};

const LISTENING: Readonly<Record<SpeechTrouble, ErrorCode>> = {
  ...SPEAKING,
  'nothing-to-say': 'listening_failed',
  'too-long': 'recording_too_long',
  'took-too-long': 'listening_failed',
  unusable: 'listening_failed',
};

const isTrouble = (error: unknown): error is { trouble: SpeechTrouble } =>
  error instanceof Error && error.name === 'SpeechFailed';

/** Tells what went wrong outside in the words of the product. */
const inWords = async <T>(
  work: Promise<T>,
  words: Readonly<Record<SpeechTrouble, ErrorCode>>,
): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw isTrouble(error) ? new Failure(words[error.trouble]) : error;
  }
};

/** Voices that read aloud and an ear that takes down what is said. */
export const makeVoices = ({ speech, clips, language }: Dependencies): Voices => {
  const port = (): Speech => {
    if (!speech) throw new Failure('voices_off');
    return speech;
  };

  const clip: Voices['clip'] = async (sentence, voice, { speed = 1, background = false, signal } = {}) => {
    const speaker = port();
    // A clip that others wait for too is not given up because one of them leaves.
    const making = clips.find({ text: sentence, voice, speed, version: speaker.version }, () =>
      speaker.speak(sentence, voice, { speed, background }),
    );
    return inWords(signal ? untilAborted(making, signal) : making, SPEAKING);
  };

  return {
    list: () => speech?.voices ?? [],
    hears: speech !== null,
    clip,

    readAloud: async (text, voice, speed) => {
      const { voices } = port();
      if (isForeign(text, (one) => language.languageOf(one), voices))
        throw new Failure('voice_language_missing');
      const sentence = spokenText(text).join(' ');
      if (sentence === '') throw new Failure('nothing_to_say');
      return clip(sentence.slice(0, SPEECH.textCharacters), voice, { speed });
    },

    hear: async (wav, options = {}) => {
      const samples = samplesOf(wav);
      if (!samples) throw new Failure('recording_unreadable');
      if (secondsIn(samples) > SPEECH.recordingSeconds) throw new Failure('recording_too_long');
      return inWords(port().hear(samples, options), LISTENING);
    },

    sweep: () => clips.sweep(),
  };
};

const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
