import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { SPEECH } from './limits.ts';
import { filledText, text } from './text.ts';
import { verified, type Trials, type TrialWorld } from './trial.ts';

export const Voice = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['quick', 'natural', 'vendor']),
  language: z.string(),
});
/** A voice that reads aloud. */
export type Voice = z.infer<typeof Voice>;

/** Reading aloud, and listening. */
export const voice = endpoints({
  voices: {
    method: 'GET',
    path: '/api/voice/voices',
    summary: 'The voices that can read aloud; none where they are switched off.',
    access: 'verified',
    pace: 'normal',
    reply: z.object({ success: z.literal(true), voices: z.array(Voice), hears: z.boolean() }),
  },
  speak: {
    method: 'POST',
    path: '/api/voice/speak',
    summary: 'One sentence as sound. Numbers, units and formulas are put into words first.',
    access: 'verified',
    pace: 'voice',
    body: z.object({
      text: filledText(SPEECH.textCharacters),
      voice: text(64),
      speed: z.optional(z.number().check(z.minimum(SPEECH.slowest), z.maximum(SPEECH.fastest))),
    }),
    file: true,
    reply: null,
  },
  hear: {
    method: 'POST',
    path: '/api/voice/hear',
    summary:
      'What is said in a recording, as multipart/form-data with `recording`: WAV, one channel, 16 kHz, 16 bits, up to a minute. It is not kept.',
    access: 'verified',
    pace: 'voice',
    body: z.object({}),
    files: {
      field: 'recording',
      most: 1,
      megabytes: SPEECH.recordingMegabytes,
      tooLarge: 'recording_too_long',
    },
    reply: z.object({
      success: z.literal(true),
      text: z.string(),
      /** Whether it can be taken at its word. */
      sure: z.boolean(),
    }),
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ textFile, soundFile }: TrialWorld): Trials<typeof voice> => ({
  voices: { request: () => ({}), answers: verified(200) },
  speak: {
    request: () => ({ body: { text: 'Plants make sugar from light.', voice: 'quick-one' } }),
    answers: verified(200),
  },
  hear: {
    request: () => ({ body: {}, files: [soundFile('words.wav')] }),
    answers: verified(200),
    toSpoil: () => ({ body: {}, files: [textFile('words.wav', 'no sound')] }),
  },
});
