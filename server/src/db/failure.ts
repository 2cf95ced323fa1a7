// SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html
const UNIQUE_VIOLATION = '23505';
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const CONNECTION_LOST = new Set([
  '57P01', // the server is shutting down
  '57P02', // another connection crashed it
  '57P03', // it is starting, stopping or recovering
  '57P05', // this connection was idle for too long
  '25P03', // this transaction was idle for too long
  '53300', // it has no connection left
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
const CONNECTION_EXCEPTION = /^08/;
// The driver gives these no code.
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout (expired|exceeded when trying to connect)|Client (was closed|has encountered a connection error)|Cannot use a pool after calling end)/;

/** The code of an error of PostgreSQL or of the system, or nothing. */
export const codeOf = (error: unknown): string => textOf(error, 'code');

/** What went wrong, in the words of the error. */
export const messageOf = (error: unknown): string => textOf(error, 'message');

/** Whether a row was refused because one like it exists; `constraint` narrows it to one rule. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  codeOf(error) === UNIQUE_VIOLATION &&
  (constraint === undefined || textOf(error, 'constraint') === constraint);

/** Whether there was no room left to write. */
export const isDiskFull = (error: unknown): boolean => DISK_FULL.has(codeOf(error));

/** Whether the database went away or could not be reached, so that trying again later may work. */
export const isConnectionLost = (error: unknown): boolean =>
  CONNECTION_LOST.has(codeOf(error)) ||
  (codeOf(error) === 'ENOENT' && textOf(error, 'syscall') === 'connect') || // an embedded server that is not there
  CONNECTION_EXCEPTION.test(codeOf(error)) ||
  CONNECTION_MESSAGES.test(messageOf(error));

const textOf = (error: unknown, key: 'code' | 'constraint' | 'message' | 'syscall'): string => {
  if (!(error instanceof Error)) return '';
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
};
