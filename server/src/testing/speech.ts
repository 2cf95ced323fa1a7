import { SpeechFailed, type Clip, type Speech } from '../ports/speech/port.ts';
import { wavOf } from '../ports/speech/wav.ts';

interface Script {
  /** What is heard, one recording after the other; the last goes on. */
  hears?: readonly string[];
  /** Sentences that nobody can speak. */
  refuses?: (sentence: string) => boolean;
}

interface ScriptedSpeech extends Speech {
  /** Everything that was spoken, with its voice. */
  readonly spoken: readonly { sentence: string; voice: string }[];
}

const RATE = 16_000;
const SECONDS_A_WORD = 0.3;

/** Speech for tests: a hum as long as the sentence, spoken at once; hears what it is told to. */
export const scriptedSpeech = ({ hears = ['hello'], refuses = () => false }: Script = {}): ScriptedSpeech => {
  const spoken: { sentence: string; voice: string }[] = [];
  let recordings = 0;
  return {
    version: 'scripted',
    voices: [
      { id: 'quick-one', name: 'One', kind: 'quick', language: 'en-US' },
      { id: 'quick-two', name: 'Two', kind: 'quick', language: 'en-US' },
      { id: 'natural-one', name: 'Three', kind: 'natural', language: 'en-US' },
      { id: 'natural-two', name: 'Four', kind: 'natural', language: 'en-GB' },
    ],
    spoken,
    speak: async (sentence, voice, { signal } = {}) => {
      signal?.throwIfAborted();
      if (refuses(sentence)) throw new SpeechFailed('unusable', 'It was told not to.');
      spoken.push({ sentence, voice });
      return hum(sentence.split(/\s+/).length * SECONDS_A_WORD);
    },
    hear: async () => {
      const text = hears[Math.min(recordings, hears.length - 1)] ?? '';
      recordings += 1;
      return { text, sure: text !== '' };
    },
    close: async () => undefined,
  };
};

/** A tone of 220 Hz as WAV. */
const hum = (seconds: number): Clip => {
  const samples = Float32Array.from(
    { length: Math.round(seconds * RATE) },
    (_, at) => 0.25 * Math.sin((2 * Math.PI * 220 * at) / RATE),
  );
  return { audio: wavOf({ samples, rate: RATE }), format: 'wav', seconds };
};
