import { resolve, sep } from 'node:path';
import { ConfigError, type Config } from './config.ts';
import { codeOf, isConnectionLost, messageOf } from './db/failure.ts';

// SQLSTATE: wrong password, no such user, no such database.
const REFUSED = new Set(['28P01', '28000', '3D000']);

/** An error that stops a start, with what the operator can do about it where that is known. */
export const explainStartError = (error: unknown, config: Config): unknown => {
  const sentence = ofListening(error, config) ?? ofDataFolder(error, config) ?? ofDatabase(error, config);
  return sentence === null ? error : new ConfigError(sentence, { cause: error });
};

const ofListening = (error: unknown, { port, host }: Config): string | null => {
  if (partOf(error, 'syscall') !== 'listen') return null;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `PORT ${port} is in use by another program. Stop it, or choose another. Example: PORT=3001`;
    case 'EACCES':
      return `PORT ${port} is not for this user: the small numbers are the system's. Choose another. Example: PORT=3000`;
    case 'EADDRNOTAVAIL':
      return `HOST ${host} is no address of this machine. Example: HOST=0.0.0.0`;
    default:
      return null;
  }
};

const ofDataFolder = (error: unknown, { dataDir }: Config): string | null => {
  const home = resolve(dataDir);
  const path = partOf(error, 'path');
  if (path === '' || !`${resolve(path)}${sep}`.startsWith(home + sep)) return null;
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `Studia may not write into its data folder ${home}. Give the folder to who starts it, or choose another. Example: DATA_DIR=/var/lib/studia`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `DATA_DIR names ${home}, and something there is a file where a folder has to be. Choose another. Example: DATA_DIR=/var/lib/studia`;
    default:
      return null;
  }
};

const ofDatabase = (error: unknown, { databaseUrl }: Config): string | null => {
  if (databaseUrl === null) return null;
  if (REFUSED.has(codeOf(error))) return `The PostgreSQL of DATABASE_URL says: ${messageOf(error)}.`;
  if (!isConnectionLost(error)) return null;
  // The address without its password.
  const { host } = new URL(databaseUrl);
  return `No PostgreSQL answers at ${host || 'the address in DATABASE_URL'} (${codeOf(error) || messageOf(error)}). Start it, or correct DATABASE_URL.`;
};

const partOf = (error: unknown, key: 'path' | 'syscall'): string => {
  const value: unknown = error instanceof Error ? Reflect.get(error, key) : '';
  return typeof value === 'string' ? value : '';
};
