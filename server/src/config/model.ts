import * as z from 'zod';
import { address, flag, mustBeSetToo, variable, type SettingsOf } from './variable.ts';

const VENDORS = ['openai', 'anthropic', 'google', 'compatible'] as const;
type Vendor = (typeof VENDORS)[number];

interface ModelAddress {
  vendor: Vendor;
  model: string;
  key: string | null;
  url: string | null;
}

export interface ModelConfig {
  first: ModelAddress;
  fallback: ModelAddress | null;
  sees: boolean;
  price: { input: number; output: number } | null;
}

const MODEL_RULE = `be built-in, or a vendor and its model: ${VENDORS.join(', ')}`;
const MODEL_URL_RULE = 'be the address of a server that speaks OpenAI’s chat protocol';
const URL_EXAMPLE = 'http://localhost:11434/v1';
/** `vendor:model`; null is the built-in tutor. The model's own name may hold colons. */
const modelName = z.union([
  z.literal('built-in').transform(() => null),
  z
    .string()
    .regex(new RegExp(`^(${VENDORS.join('|')}):\\S+$`))
    .transform((value) => {
      const colon = value.indexOf(':');
      return { vendor: value.slice(0, colon) as Vendor, model: value.slice(colon + 1) };
    }),
]);

/** Which models teach, where they are and what they cost. */
export const MODEL_VARIABLES = {
  MODEL: variable(modelName, MODEL_RULE, 'anthropic:claude-sonnet-4-5'),
  MODEL_KEY: variable(z.string().min(1), 'be the key that the vendor gave you', '(a long secret)'),
  MODEL_URL: variable(address('http:', 'https:'), MODEL_URL_RULE, URL_EXAMPLE),
  MODEL_FALLBACK: variable(modelName, MODEL_RULE, 'openai:gpt-5-mini'),
  MODEL_FALLBACK_KEY: variable(z.string().min(1), 'be the key of the fallback model', '(a long secret)'),
  MODEL_FALLBACK_URL: variable(address('http:', 'https:'), MODEL_URL_RULE, URL_EXAMPLE),
  MODEL_SEES: variable(flag, 'be true or false: whether the model can be shown pictures', 'true'),
  MODEL_PRICE: variable(
    z
      .string()
      .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/)
      .transform((value) => value.split('/').map(Number) as [number, number]),
    'be US dollars for a million tokens in and out',
    '3/15',
  ),
} as const;

export const readModel = (set: SettingsOf<typeof MODEL_VARIABLES>): ModelConfig | null => {
  const first = readAddress('MODEL', set.MODEL, set.MODEL_KEY, set.MODEL_URL);
  if (!first) return null;
  // Two models of one vendor share its key.
  const shared = set.MODEL_FALLBACK?.vendor === first.vendor ? first : { key: null, url: null };
  return {
    first,
    fallback: readAddress(
      'MODEL_FALLBACK',
      set.MODEL_FALLBACK,
      set.MODEL_FALLBACK_KEY ?? shared.key,
      set.MODEL_FALLBACK_URL ?? shared.url,
    ),
    sees: set.MODEL_SEES ?? first.vendor !== 'compatible',
    price: set.MODEL_PRICE && { input: set.MODEL_PRICE[0], output: set.MODEL_PRICE[1] },
  };
};

const readAddress = (
  name: 'MODEL' | 'MODEL_FALLBACK',
  chosen: { vendor: Vendor; model: string } | null,
  key: string | null,
  url: string | null,
): ModelAddress | null => {
  if (!chosen) return null;
  if (chosen.vendor === 'compatible' && !url)
    throw mustBeSetToo(`${name}_URL`, 'it says where the model server is', `${name}_URL=${URL_EXAMPLE}`);
  if (chosen.vendor !== 'compatible' && !key)
    throw mustBeSetToo(
      `${name}_KEY`,
      `${chosen.vendor} answers only to who has a key`,
      `${name}_KEY=(a long secret)`,
    );
  return { ...chosen, key, url };
};
