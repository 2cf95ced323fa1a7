import { statfs } from 'node:fs/promises';

/** The embedded server can't be used; the message is for the operator. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError';
}

/** Another product works on the same data folder. */
export class FolderTakenError extends EmbeddedError {
  override name = 'FolderTakenError';
}

/** There is no room to start or to go on. */
class DiskFullError extends EmbeddedError {
  override name = 'DiskFullError';
  readonly code = 'ENOSPC';

  constructor(folder: string) {
    super(
      `The disk that holds ${folder} is full, so the database can not run. Nothing is lost: free some space, and it can start again.`,
    );
  }
}

/** What to do where no embedded server can run. */
export const USE_DATABASE_URL =
  'Set DATABASE_URL to a PostgreSQL 15 or newer, for example DATABASE_URL=postgres://studia:secret@localhost:5432/studia';

const NO_SPACE = /No space left on device|Disk quota exceeded/;
const NO_NAME = /could not look up effective user ID/;
const ROOM_TO_START = 1024 * 1024;

/** Turns PostgreSQL's own words into an error for the operator. */
export const explain = async (what: string, output: string, folder: string): Promise<EmbeddedError> => {
  if (NO_SPACE.test(output) || !(await hasRoom(folder))) return new DiskFullError(folder);
  if (NO_NAME.test(output))
    return new EmbeddedError(
      `The user that runs Studia has no name on this machine, and PostgreSQL needs one: add it to /etc/passwd. Or: ${USE_DATABASE_URL}`,
    );
  return new EmbeddedError(`${what}: ${telling(output)}`);
};

// On a full disk PostgreSQL's complaint may not even reach its log.
const hasRoom = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= ROOM_TO_START;
};

const telling = (output: string): string => {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? 'it said nothing';
};
