import type { Price } from './answer-events.ts';
import { withFallback } from './fallback.ts';
import { patient, type Patience } from './patience.ts';
import type { Model } from './port.ts';
import { retrying } from './retry.ts';
import { openVendor, type ModelAddress } from './vendors.ts';

/** The models that are configured. */
export interface ModelSettings {
  first: ModelAddress;
  fallback: ModelAddress | null;
  /** Whether the models can be shown pictures. */
  sees: boolean;
  price: Price | null;
}

/** What a model is opened with. */
export interface Surroundings {
  jitter: () => number;
  warn: (sentence: string) => void;
  patience?: Patience;
  firstPause?: number;
}

// A local model on a small machine reads a long conversation for a minute before its first word.
const PATIENCE: Patience = { first: 90_000, between: 30_000 };
const TRIES = 3;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 20_000;

/** The configured model: watched, asked again when that may help, with its fallback behind it. */
export const openModel = (
  { first, fallback, sees, price }: ModelSettings,
  { jitter, warn, patience = PATIENCE, firstPause = FIRST_PAUSE }: Surroundings,
): Model => {
  const open = (address: ModelAddress): Model =>
    retrying(patient(openVendor(address, { name: nameOf(address), sees, price }), patience), {
      tries: TRIES,
      pause: firstPause,
      longestPause: LONGEST_PAUSE,
      jitter,
    });
  return fallback ? withFallback(open(first), open(fallback), warn) : open(first);
};

const nameOf = ({ vendor, model }: ModelAddress): string =>
  vendor === 'compatible' ? model : `${model} (${VENDOR_NAMES[vendor]})`;

const VENDOR_NAMES = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' } as const;
