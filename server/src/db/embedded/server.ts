import { spawn } from 'node:child_process';
import { open, readFile, rename } from 'node:fs/promises';
import { exists } from '../path-exists.ts';
import type { Binaries } from './binaries.ts';
import { asServer, cannotRun } from './command.ts';
import { explain } from './failure.ts';
import type { Place } from './place.ts';

/** PostgreSQL's own settings by name. */
export type ServerSettings = Readonly<Record<string, string | number>>;

const SETTINGS: ServerSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: 50,
  shared_buffers: '64MB',
  fsync: 'on',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  max_wal_size: '256MB',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  cluster_name: 'studia',
  // Failed statements are reported by the product; here they would only repeat what students typed.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/** A server that we started: `ended` tells how it went once it is over. */
export interface Launched {
  ended: Promise<Ended>;
}

/** `busy`: another process still holds the cluster; otherwise an error for the operator. */
type Ended = 'busy' | Error;

/** Starts PostgreSQL on the cluster; it outlives us if we are killed. */
export const launch = async (
  place: Place,
  binaries: Binaries,
  socketDir: string,
  settings: ServerSettings,
): Promise<Launched> => {
  const output = await openLog(place);
  const args = ['-D', place.cluster, '-k', socketDir, ...flags({ ...SETTINGS, ...settings })];
  // In a session of its own, the terminal's Ctrl-C reaches us and not PostgreSQL, which we stop when we are done.
  const child = spawn(binaries.postgres, args, {
    ...asServer(place),
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  child.unref();
  const ended = new Promise<Ended>((resolve) => {
    child.on('error', (error) => resolve(cannotRun(binaries.postgres, error)));
    child.on('exit', () => resolve(whyEnded(place)));
  });
  await output.close();
  return { ended };
};

const flags = (settings: ServerSettings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

const openLog = async ({ logFile }: Place) => {
  if (await exists(logFile)) await rename(logFile, `${logFile}.1`);
  return open(logFile, 'ax', 0o600);
};

const STILL_HELD =
  /lock file ".*" already exists|pre-existing shared memory block|shared memory block .* still in use/;

const whyEnded = async ({ home, logFile }: Place): Promise<Ended> => {
  const output = await readFile(logFile, 'utf8').catch(() => '');
  if (STILL_HELD.test(output)) return 'busy';
  return explain('PostgreSQL did not start', output, home);
};
