import { resolve } from 'node:path';
import * as z from 'zod';
import { address, ConfigError, flag, variable, whole, type SettingsOf } from './variable.ts';

const ROLES = ['all', 'api', 'worker'] as const;
/** Which part of the product this process plays; many machines split `api` from `worker`. */
export type Role = (typeof ROLES)[number];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Where this process listens, how it runs and what it may do. */
export const PROCESS_VARIABLES = {
  PORT: variable(whole(0, 65_535), 'be a whole number from 0 to 65535', '3000'),
  HOST: variable(z.string().regex(/^[\w.:-]+$/), 'be an address to listen on', '0.0.0.0'),
  PUBLIC_URL: variable(
    address('http:', 'https:'),
    'be the http(s) address people open',
    'https://studia.school.org',
  ),
  DATA_DIR: variable(z.string().min(1), 'be a folder that Studia may write to', '/var/lib/studia'),
  EMBEDDINGS: variable(flag, 'be true or false: whether books are searched by meaning too', 'false'),
  METRICS_TOKEN: variable(z.string().min(16), 'have at least 16 characters', '(a long secret)'),
  TRUST_PROXY: variable(flag, 'be true or false', 'true'),
  LOG_LEVEL: variable(z.enum(LOG_LEVELS), `be one of ${LOG_LEVELS.join(', ')}`, 'info'),
  SHUTDOWN_GRACE_SECONDS: variable(whole(0, 600), 'be a whole number of seconds from 0 to 600', '10'),
} as const;

export interface ProcessConfig {
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  /** Whether this machine finds out what texts mean, for a better search. */
  embeddings: boolean;
  metricsToken: string | null;
  trustProxy: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  shutdownGrace: number;
}

export const readProcess = (set: SettingsOf<typeof PROCESS_VARIABLES>): ProcessConfig => {
  const port = set.PORT ?? 3000;
  return {
    host: set.HOST ?? 'localhost',
    port,
    publicUrl: (set.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir: resolve(set.DATA_DIR ?? '.studia'),
    embeddings: set.EMBEDDINGS ?? true,
    metricsToken: set.METRICS_TOKEN,
    trustProxy: set.TRUST_PROXY ?? false,
    logLevel: set.LOG_LEVEL ?? 'info',
    shutdownGrace: (set.SHUTDOWN_GRACE_SECONDS ?? 10) * 1000,
  };
};

// A misspelt flag must not make a worker play every part, so none is passed over.
export const readRole = (args: readonly string[]): Role => {
  const given = args.find((arg) => arg.startsWith('-')) ?? '--role=all';
  const role = ROLES.find((one) => given === `--role=${one}`);
  if (role) return role;
  throw new ConfigError(
    `The only flag is --role=all, --role=api or --role=worker, but one is "${given}". Example: npm start -- --role=worker`,
  );
};
