import { mp3Seconds } from './mp3-seconds.ts';
import {
  LONGEST_SENTENCE,
  SpeechFailed,
  type Clip,
  type Transcript,
  type Speech,
  type Voice,
} from './port.ts';
import { soundOfWav, wavOf } from './wav.ts';

/** Which models speak and listen, and how they are reached: OpenAI's audio protocol. */
interface SpeechAddress {
  readonly model: string;
  /** Null leaves listening to this machine. */
  readonly listener: string | null;
  readonly key: string | null;
  readonly url: string | null;
}

const OWN_ADDRESS = 'https://api.openai.com/v1';
const NAMES = ['alloy', 'ash', 'coral', 'echo', 'fable', 'nova', 'onyx', 'sage', 'shimmer'];
const LISTENING_RATE = 16_000;
const PATIENCE = 60_000;

const VOICES: readonly (Voice & { own: string })[] = NAMES.map((own) => ({
  id: `vendor-${own}`,
  name: `${own.charAt(0).toUpperCase()}${own.slice(1)}`,
  kind: 'vendor',
  language: 'en-US',
  own,
}));

interface Settings extends SpeechAddress {
  /** What speaks with voices of its own, and listens where the vendor does not. */
  readonly builtIn: Speech;
  readonly patience?: number;
}

/** A vendor's voices beside those that come with the product. */
export const vendorSpeech = ({ builtIn, patience = PATIENCE, ...address }: Settings): Speech => {
  const { model, listener, key } = address;
  const base = (address.url ?? OWN_ADDRESS).replace(/\/$/, '');

  const ask = async (path: string, init: RequestInit, signal?: AbortSignal): Promise<Response> => {
    const late = AbortSignal.timeout(patience);
    const headers = new Headers(init.headers);
    if (key !== null) headers.set('authorization', `Bearer ${key}`);
    const reply = await fetch(`${base}${path}`, {
      ...init,
      method: 'POST',
      headers,
      signal: signal ? AbortSignal.any([signal, late]) : late,
    }).catch((error: unknown) => {
      if (signal?.aborted) throw signal.reason;
      throw new SpeechFailed(late.aborted ? 'took-too-long' : 'unusable', String(error));
    });
    if (reply.ok) return reply;
    throw new SpeechFailed(
      reply.status === 429 ? 'busy' : 'unusable',
      `The vendor answered ${reply.status}.`,
    );
  };

  return {
    version: `openai:${model}+${builtIn.version}`,
    voices: [
      ...VOICES.map(({ id, name, kind, language }): Voice => ({ id, name, kind, language })),
      ...builtIn.voices,
    ],
    speak: async (sentence, voice, options = {}): Promise<Clip> => {
      const chosen = VOICES.find(({ id }) => id === voice);
      if (!chosen) return builtIn.speak(sentence, voice, options);
      const { format = 'mp3', speed = 1, signal } = options;
      if (!/[\p{L}\p{N}]/u.test(sentence))
        throw new SpeechFailed('nothing-to-say', 'There are no words in it.');
      if (sentence.length > LONGEST_SENTENCE)
        throw new SpeechFailed('too-long', 'That is no sentence any more.');
      const body = { model, voice: chosen.own, input: sentence, response_format: format, speed };
      const reply = await ask(
        '/audio/speech',
        { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
        signal,
      );
      const audio = new Uint8Array(await reply.arrayBuffer());
      const seconds = secondsOf(audio, format);
      if (seconds === 0) throw new SpeechFailed('unusable', 'The vendor sent no sound.');
      return { audio, format, seconds };
    },
    hear: async (pcm, options = {}): Promise<Transcript> => {
      if (listener === null) return builtIn.hear(pcm, options);
      const form = new FormData();
      const recording = wavOf({ samples: pcm, rate: LISTENING_RATE });
      form.set('file', new Blob([recording], { type: 'audio/wav' }), 'recording.wav');
      form.set('model', listener);
      form.set('response_format', 'json');
      if (options.expected?.length) form.set('prompt', options.expected.join(', '));
      const reply = await ask('/audio/transcriptions', { body: form }, options.signal);
      const { text } = (await reply.json().catch(() => ({}))) as { text?: unknown };
      if (typeof text !== 'string') throw new SpeechFailed('unusable', 'The vendor sent no text.');
      return { text: text.trim(), sure: text.trim() !== '' };
    },
    prepare: () => {
      if (listener === null) builtIn.prepare?.();
    },
    close: () => builtIn.close(),
  };
};

const secondsOf = (audio: Uint8Array, format: 'mp3' | 'wav'): number => {
  if (format === 'mp3') return mp3Seconds(audio);
  if (audio.length < 44) return 0;
  const { samples, rate } = soundOfWav(audio);
  return rate > 0 ? samples.length / rate : 0;
};
