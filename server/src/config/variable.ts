import * as z from 'zod';

/** A setting from outside: what it may be, and how to say so to the operator. */
export interface Variable<T> {
  schema: z.ZodType<T>;
  must: string;
  example: string;
}

/** The values of some variables; null where nothing is set. */
export type SettingsOf<V> = { [N in keyof V]: V[N] extends Variable<infer T> ? T | null : never };

export const variable = <T>(schema: z.ZodType<T>, must: string, example: string): Variable<T> => ({
  schema,
  must,
  example,
});

export const whole = (from: number, to: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(from).max(to));
export const address = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** A setting from outside is wrong; the message is for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** What a variable is set to, or null; a wrong value is refused with what a right one looks like. */
export const valueOf = (
  name: string,
  { schema, must, example }: Variable<unknown>,
  given: string | undefined,
): unknown => {
  if (given === undefined || given === '') return null;
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigError(`${name} must ${must}${shown(name, given)}. Example: ${name}=${example}`);
};

// Addresses and keys hold secrets, so a wrong value is repeated only where it can't be one.
const SECRETS = /URL|ENDPOINT|KEY|TOKEN|SECRET/;

const shown = (name: string, given: string): string =>
  SECRETS.test(name) && name !== 'PUBLIC_URL' ? '' : `, but is "${given}"`;

/** The complaint that one setting needs another. */
export const mustBeSetToo = (names: string, because: string, example: string): ConfigError =>
  new ConfigError(`${names} must be set too: ${because}. Example: ${example}`);
