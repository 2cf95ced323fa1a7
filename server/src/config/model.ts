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
  /** `auto` is the best of those that run on this machine. */
  first: ModelAddress | 'auto';
  fallback: ModelAddress | null;
  /** Null leaves it to what the model is. */
  sees: boolean | null;
  price: { input: number; output: number } | null;
}

const VENDOR_RULE = `a vendor and its model: ${VENDORS.join(', ')}`;
const MODEL_RULE = `be built-in, auto, or ${VENDOR_RULE}`;
const FALLBACK_RULE = `be built-in, or ${VENDOR_RULE}`;
const MODEL_URL_RULE = 'be the address of a server that speaks OpenAI’s chat protocol';
const URL_EXAMPLE = 'http://localhost:11434/v1';
/** `vendor:model`. The model's own name may hold colons. */
const modelName = z
  .string()
  .regex(new RegExp(`^(${VENDORS.join('|')}):\\S+$`))
  .transform((value) => {
    const colon = value.indexOf(':');
    return { vendor: value.slice(0, colon) as Vendor, model: value.slice(colon + 1) };
  });
const BUILT_IN = 'built-in';
const AUTO = 'auto';

/** Which models teach, where they are and what they cost. */
export const MODEL_VARIABLES = {
  MODEL: variable(
    z.union([z.literal(BUILT_IN), z.literal(AUTO), modelName]),
    MODEL_RULE,
    'anthropic:claude-sonnet-4-5',
  ),
  MODEL_KEY: variable(z.string().min(1), 'be the key that the vendor gave you', '(a long secret)'),
  MODEL_URL: variable(address('http:', 'https:'), MODEL_URL_RULE, URL_EXAMPLE),
  MODEL_FALLBACK: variable(
    z.union([z.literal(BUILT_IN).transform(() => null), modelName]),
    FALLBACK_RULE,
    'openai:gpt-5-mini',
  ),
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
  if (set.MODEL === null || set.MODEL === BUILT_IN) return null;
  const first = set.MODEL === AUTO ? AUTO : readAddress('MODEL', set.MODEL, set.MODEL_KEY, set.MODEL_URL);
  // Two models of one vendor share its key.
  const shared =
    first !== AUTO && set.MODEL_FALLBACK?.vendor === first.vendor ? first : { key: null, url: null };
  return {
    first,
    fallback:
      set.MODEL_FALLBACK &&
      readAddress(
        'MODEL_FALLBACK',
        set.MODEL_FALLBACK,
        set.MODEL_FALLBACK_KEY ?? shared.key,
        set.MODEL_FALLBACK_URL ?? shared.url,
      ),
    sees: set.MODEL_SEES ?? (first === AUTO ? null : first.vendor !== 'compatible'),
    price: set.MODEL_PRICE && { input: set.MODEL_PRICE[0], output: set.MODEL_PRICE[1] },
  };
};

/** Whether nobody has decided who teaches, so that the start may say who could. */
export const isModelOpen = ({ MODEL }: SettingsOf<typeof MODEL_VARIABLES>): boolean => MODEL === null;

const readAddress = (
  name: 'MODEL' | 'MODEL_FALLBACK',
  chosen: { vendor: Vendor; model: string },
  key: string | null,
  url: string | null,
): ModelAddress => {
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
