import * as z from 'zod';
import { address, mustBeSetToo, variable, type SettingsOf } from './variable.ts';

/** Whose machine speaks, and how it is reached. */
interface SpeechVendor {
  /** The vendor's own name of the model that speaks. */
  model: string;
  /** The one that listens; null listens on this machine. */
  listener: string | null;
  key: string | null;
  url: string | null;
}

/** `off` leaves voice to the browsers; null is what comes with the product. */
export type SpeechConfig = SpeechVendor | 'off' | null;

const speechName = z.union([
  z.literal('built-in').transform(() => null),
  z.literal('off'),
  z
    .string()
    .regex(/^openai:\S+$/)
    .transform((value) => ({ model: value.slice('openai:'.length) })),
]);

/** Who speaks and listens besides browsers. */
export const SPEECH_VARIABLES = {
  SPEECH: variable(speechName, 'be built-in, off, or openai and its model', 'openai:gpt-4o-mini-tts'),
  SPEECH_KEY: variable(z.string().min(1), 'be the key that the vendor gave you', '(a long secret)'),
  SPEECH_URL: variable(
    address('http:', 'https:'),
    'be the address of a server that speaks OpenAI’s audio protocol',
    'http://localhost:8880/v1',
  ),
  SPEECH_LISTENER: variable(
    z.string().regex(/^\S+$/),
    'be the vendor’s model that writes down what is said',
    'gpt-4o-mini-transcribe',
  ),
} as const;

export const readSpeech = (set: SettingsOf<typeof SPEECH_VARIABLES>): SpeechConfig => {
  if (set.SPEECH === null || set.SPEECH === 'off') return set.SPEECH;
  // A server of one's own may ask for no key; the vendor's does.
  if (set.SPEECH_KEY === null && set.SPEECH_URL === null)
    throw mustBeSetToo('SPEECH_KEY', 'openai answers only to who has a key', 'SPEECH_KEY=(a long secret)');
  return {
    model: set.SPEECH.model,
    listener: set.SPEECH_LISTENER,
    key: set.SPEECH_KEY,
    url: set.SPEECH_URL,
  };
};
