import type { Voice } from './port.ts';

/** A voice of ours, and which of the engine's own it is. */
export interface BuiltInVoice extends Voice {
  readonly engine: 'quick' | 'natural';
  readonly own: string;
}

const natural = (own: string, name: string, language: string): BuiltInVoice => ({
  id: `natural-${name.toLowerCase()}`,
  name,
  kind: 'natural',
  language,
  engine: 'natural',
  own,
});

const quick = (own: string, name: string, language: string): BuiltInVoice => ({
  id: `quick-${name.toLowerCase()}`,
  name,
  kind: 'quick',
  language,
  engine: 'quick',
  own,
});

/** The voices that come with the product: English. */
export const BUILT_IN_VOICES: readonly BuiltInVoice[] = [
  natural('af_heart', 'Heart', 'en-US'),
  natural('am_michael', 'Michael', 'en-US'),
  natural('af_bella', 'Bella', 'en-US'),
  natural('am_puck', 'Puck', 'en-US'),
  natural('bf_emma', 'Emma', 'en-GB'),
  natural('bm_george', 'George', 'en-GB'),
  quick('slt', 'Clara', 'en-US'),
  quick('rms', 'Robert', 'en-US'),
  quick('awb', 'Alan', 'en-GB'),
];
