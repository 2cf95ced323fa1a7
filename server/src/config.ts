import { resolve } from 'node:path';
import * as z from 'zod';

const ROLES = ['all', 'api', 'worker'] as const;
/** Which part of the product this process plays; many machines split `api` from `worker`. */
export type Role = (typeof ROLES)[number];

/** Everything that can be set from outside. No other file reads the environment. */
export interface Config {
  role: Role;
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  mail: { url: string | null; from: string };
  /** The operator's own address, where what visitors write ends up. */
  contactEmail: string;
  /** Who takes the forms of our pages; null when we do. */
  formService: { url: string; accessKey: string } | null;
  /** Who may count visits, where visitors agree. */
  analytics: { tagManagerId: string | null; sessionAnalyticsId: string | null };
  s3: S3Settings | null;
  /** The models that teach; null leaves it to the built-in tutor. */
  model: ModelConfig | null;
  /** How this product is known to those who may vouch for its students. */
  signIn: { google?: ProviderClient; microsoft?: ProviderClient & { tenant: string } };
  /** Whether this machine finds out what texts mean, for a better search. */
  embeddings: boolean;
  metricsToken: string | null;
  trustProxy: boolean;
  logLevel: LogLevel;
  shutdownGrace: number;
}

interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const VENDORS = ['openai', 'anthropic', 'google', 'compatible'] as const;
type Vendor = (typeof VENDORS)[number];

interface ModelAddress {
  vendor: Vendor;
  model: string;
  key: string | null;
  url: string | null;
}

interface ModelConfig {
  first: ModelAddress;
  fallback: ModelAddress | null;
  sees: boolean;
  price: { input: number; output: number } | null;
}

interface ProviderClient {
  clientId: string;
  clientSecret: string;
  /** Another issuer than the provider's own, for tests. */
  issuer?: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

interface Variable<T> {
  schema: z.ZodType<T>;
  must: string;
  example: string;
}

const whole = (from: number, to: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(from).max(to));
const address = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const variable = <T>(schema: z.ZodType<T>, must: string, example: string): Variable<T> => ({
  schema,
  must,
  example,
});

const BARE_ADDRESS = /^[^\s\p{Cc}<>()[\],;:\\"@]+@[^\s\p{Cc}<>()[\],;:\\"@]+$/u;
const MODEL_RULE = `be built-in, or a vendor and its model: ${VENDORS.join(', ')}`;
const MODEL_URL_RULE = 'be the address of a server that speaks OpenAI’s chat protocol';
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

const CLIENT_ID_EXAMPLE = '1234567890-abc.apps.googleusercontent.com';
const ISSUER_RULE = 'be the address of an OpenID provider';

const VARIABLES = {
  PORT: variable(whole(0, 65_535), 'be a whole number from 0 to 65535', '3000'),
  HOST: variable(z.string().regex(/^[\w.:-]+$/), 'be an address to listen on', '0.0.0.0'),
  PUBLIC_URL: variable(
    address('http:', 'https:'),
    'be the http(s) address people open',
    'https://studia.school.org',
  ),
  DATA_DIR: variable(z.string().min(1), 'be a folder that Studia may write to', '/var/lib/studia'),
  DATABASE_URL: variable(
    address('postgres:', 'postgresql:'),
    'be the address of a PostgreSQL 15 or newer',
    'postgres://studia:secret@db.school.org:5432/studia',
  ),
  MAIL_URL: variable(
    address('smtp:', 'smtps:'),
    'be the address of a mail server',
    'smtp://user:secret@mail.school.org:587',
  ),
  MAIL_FROM: variable(
    z.string().regex(/^[^\r\n]*@[^\r\n]*$/),
    'be the sender of our mail',
    'Studia <hello@school.org>',
  ),
  CONTACT_EMAIL: variable(
    z.string().regex(BARE_ADDRESS),
    'be the bare mail address that people may write to',
    'hello@school.org',
  ),
  FORM_SERVICE_URL: variable(
    address('https:', 'http:'),
    'be the address of a form service',
    'https://forms.school.org/submit',
  ),
  FORM_ACCESS_KEY: variable(
    z.string().min(1).max(200),
    'be the key that the form service gave you',
    'a1b2c3',
  ),
  TAG_MANAGER_ID: variable(
    z.string().regex(/^GTM-[A-Z0-9]{4,12}$/),
    'be the id of a Google Tag Manager container',
    'GTM-ABC1234',
  ),
  SESSION_ANALYTICS_ID: variable(
    z.string().regex(/^[a-z0-9]{8,16}$/),
    'be the id of a Microsoft Clarity project',
    'abcdefghij',
  ),
  S3_ENDPOINT: variable(
    address('http:', 'https:'),
    'be the address of an S3-compatible store',
    'https://s3.school.org',
  ),
  S3_REGION: variable(z.string().min(1), 'be the region of the bucket', 'eu-central-1'),
  S3_BUCKET: variable(z.string().min(3), 'be the name of a bucket', 'studia-files'),
  S3_ACCESS_KEY_ID: variable(z.string().min(1), 'be the key id for the bucket', 'studia'),
  S3_SECRET_ACCESS_KEY: variable(z.string().min(1), 'be the secret key for the bucket', '(a long secret)'),
  MODEL: variable(modelName, MODEL_RULE, 'anthropic:claude-sonnet-4-5'),
  MODEL_KEY: variable(z.string().min(1), 'be the key that the vendor gave you', '(a long secret)'),
  MODEL_URL: variable(address('http:', 'https:'), MODEL_URL_RULE, 'http://localhost:11434/v1'),
  MODEL_FALLBACK: variable(modelName, MODEL_RULE, 'openai:gpt-5-mini'),
  MODEL_FALLBACK_KEY: variable(z.string().min(1), 'be the key of the fallback model', '(a long secret)'),
  MODEL_FALLBACK_URL: variable(address('http:', 'https:'), MODEL_URL_RULE, 'http://localhost:11434/v1'),
  MODEL_SEES: variable(flag, 'be true or false: whether the model can be shown pictures', 'true'),
  MODEL_PRICE: variable(
    z
      .string()
      .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/)
      .transform((value) => value.split('/').map(Number) as [number, number]),
    'be US dollars for a million tokens in and out',
    '3/15',
  ),
  GOOGLE_CLIENT_ID: variable(z.string().min(1), 'be the client id that Google gave you', CLIENT_ID_EXAMPLE),
  GOOGLE_CLIENT_SECRET: variable(z.string().min(1), 'be the secret that came with it', '(a long secret)'),
  GOOGLE_ISSUER: variable(address('http:', 'https:'), ISSUER_RULE, 'https://accounts.google.com'),
  MICROSOFT_CLIENT_ID: variable(
    z.string().min(1),
    'be the application id that Microsoft gave you',
    '6731de76-14a6-49ae-97bc-6eba6914391e',
  ),
  MICROSOFT_CLIENT_SECRET: variable(z.string().min(1), 'be the secret that came with it', '(a long secret)'),
  MICROSOFT_TENANT: variable(
    z.string().regex(/^[\w.-]+$/),
    'be the organisation whose people may sign in, or common for everybody',
    'school.onmicrosoft.com',
  ),
  MICROSOFT_ISSUER: variable(
    address('http:', 'https:'),
    ISSUER_RULE,
    'https://login.microsoftonline.com/common/v2.0',
  ),
  EMBEDDINGS: variable(flag, 'be true or false: whether books are searched by meaning too', 'false'),
  METRICS_TOKEN: variable(z.string().min(16), 'have at least 16 characters', '(a long secret)'),
  TRUST_PROXY: variable(flag, 'be true or false', 'true'),
  LOG_LEVEL: variable(z.enum(LOG_LEVELS), `be one of ${LOG_LEVELS.join(', ')}`, 'info'),
  SHUTDOWN_GRACE_SECONDS: variable(whole(0, 600), 'be a whole number of seconds from 0 to 600', '10'),
} as const;

type Name = keyof typeof VARIABLES;
type Settings = { [N in Name]: (typeof VARIABLES)[N] extends Variable<infer T> ? T | null : never };

/** A setting from outside is wrong; the message is for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads and checks every setting, or says which one is wrong, why, and what a right one looks like. */
export const readConfig = (
  env: NodeJS.ProcessEnv = process.env,
  args: readonly string[] = process.argv.slice(2),
): Config => {
  const set = readSettings(env);
  const port = set.PORT ?? 3000;
  return {
    role: readRole(args),
    host: set.HOST ?? 'localhost',
    port,
    publicUrl: (set.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir: resolve(set.DATA_DIR ?? '.studia'),
    databaseUrl: set.DATABASE_URL,
    mail: { url: set.MAIL_URL, from: set.MAIL_FROM ?? 'Studia <no-reply@localhost>' },
    contactEmail: set.CONTACT_EMAIL ?? addressIn(set.MAIL_FROM) ?? 'hello@localhost',
    formService: readFormService(set),
    analytics: { tagManagerId: set.TAG_MANAGER_ID, sessionAnalyticsId: set.SESSION_ANALYTICS_ID },
    s3: readS3(set),
    model: readModel(set),
    signIn: readSignIn(set),
    embeddings: set.EMBEDDINGS ?? true,
    metricsToken: set.METRICS_TOKEN,
    trustProxy: set.TRUST_PROXY ?? false,
    logLevel: set.LOG_LEVEL ?? 'info',
    shutdownGrace: (set.SHUTDOWN_GRACE_SECONDS ?? 10) * 1000,
  };
};

const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const entries = Object.entries(VARIABLES).map(([name, { schema, must, example }]) => {
    const given = env[name];
    if (given === undefined || given === '') return [name, null];
    const result = schema.safeParse(given);
    if (!result.success) throw new ConfigError(complaint(name, must, given, example));
    return [name, result.data];
  });
  return Object.fromEntries(entries) as Settings;
};

// Addresses and keys hold secrets, so a wrong value is repeated only where it can't be one.
const SECRETS = /URL|ENDPOINT|KEY|TOKEN|SECRET/;

const complaint = (name: string, must: string, given: string, example: string): string => {
  const shown = SECRETS.test(name) && name !== 'PUBLIC_URL' ? '' : `, but is "${given}"`;
  return `${name} must ${must}${shown}. Example: ${name}=${example}`;
};

// A misspelt flag must not make a worker play every part, so none is passed over.
const readRole = (args: readonly string[]): Role => {
  const given = args.find((arg) => arg.startsWith('-')) ?? '--role=all';
  const role = ROLES.find((one) => given === `--role=${one}`);
  if (role) return role;
  throw new ConfigError(
    `The only flag is --role=all, --role=api or --role=worker, but one is "${given}". Example: npm start -- --role=worker`,
  );
};

/** The address in `Name <address>`, or in a sender without a name. */
const addressIn = (sender: string | null): string | null => {
  const found = /<([^<>]*)>\s*$/.exec(sender ?? '')?.[1] ?? sender?.trim() ?? '';
  return BARE_ADDRESS.test(found) ? found : null;
};

const readFormService = ({ FORM_SERVICE_URL: url, FORM_ACCESS_KEY: accessKey }: Settings) => {
  if (url && accessKey) return { url, accessKey };
  if (!url && !accessKey) return null;
  const missing = url ? 'FORM_ACCESS_KEY' : 'FORM_SERVICE_URL';
  throw new ConfigError(
    `${missing} must be set too: a form service needs its address and a key. Example: ${missing}=${VARIABLES[missing].example}`,
  );
};

const readS3 = (set: Settings): S3Settings | null => {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_REGION: region,
  } = set;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, region: region ?? 'us-east-1', bucket, accessKeyId, secretAccessKey };
  const missing = S3_NEEDS.filter((name) => !set[name]);
  if (missing.length === S3_NEEDS.length && !region) return null;
  throw new ConfigError(
    `${missing.join(', ')} must be set too: an S3-compatible store needs ${S3_NEEDS.join(', ')}. Example: S3_BUCKET=studia-files`,
  );
};

const S3_NEEDS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const readModel = (set: Settings): ModelConfig | null => {
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
    throw new ConfigError(
      `${name}_URL must be set too: it says where the model server is. Example: ${name}_URL=http://localhost:11434/v1`,
    );
  if (chosen.vendor !== 'compatible' && !key)
    throw new ConfigError(
      `${name}_KEY must be set too: ${chosen.vendor} answers only to who has a key. Example: ${name}_KEY=(a long secret)`,
    );
  return { ...chosen, key, url };
};

const readSignIn = (set: Settings): Config['signIn'] => {
  const google = readClient('GOOGLE', set.GOOGLE_CLIENT_ID, set.GOOGLE_CLIENT_SECRET, set.GOOGLE_ISSUER);
  const { MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET, MICROSOFT_ISSUER, MICROSOFT_TENANT } = set;
  const microsoft = readClient('MICROSOFT', MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET, MICROSOFT_ISSUER);
  return {
    ...(google && { google }),
    ...(microsoft && { microsoft: { ...microsoft, tenant: MICROSOFT_TENANT ?? 'common' } }),
  };
};

const readClient = (
  provider: 'GOOGLE' | 'MICROSOFT',
  clientId: string | null,
  clientSecret: string | null,
  issuer: string | null,
): ProviderClient | null => {
  if (clientId && clientSecret) return { clientId, clientSecret, ...(issuer && { issuer }) };
  if (!clientId && !clientSecret) return null;
  const missing = `${provider}_CLIENT_${clientId ? 'SECRET' : 'ID'}`;
  throw new ConfigError(
    `${missing} must be set too: signing in with ${provider === 'GOOGLE' ? 'Google' : 'Microsoft'} needs a client id and its secret. Example: ${missing}=${clientId ? '(a long secret)' : CLIENT_ID_EXAMPLE}`,
  );
};
