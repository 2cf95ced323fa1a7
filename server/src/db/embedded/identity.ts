import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedError, USE_DATABASE_URL } from './failure.ts';

/** The user that PostgreSQL runs as. */
export interface Identity {
  uid: number;
  gid: number;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

// PostgreSQL refuses root, and its initdb refuses a user that has no name.
const UNPRIVILEGED = ['postgres', '_postgres', 'nobody'];

/** Who may run PostgreSQL when we are root. */
export const unprivilegedIdentity = async (passwd = '/etc/passwd'): Promise<Identity> => {
  const accounts = (await readFile(passwd, 'utf8')).split('\n').map((line) => line.split(':'));
  for (const wanted of UNPRIVILEGED) {
    const account = accounts.find(([name]) => name === wanted);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new EmbeddedError(
    `PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody". Start Studia as an ordinary user. Or: ${USE_DATABASE_URL}`,
  );
};

/** Who owns a folder. */
export const ownerOf = async (folder: string): Promise<Identity> => {
  const { uid, gid } = await stat(folder);
  return { uid, gid };
};

/** Whether that user can step into the folder through all of its parents; supplementary groups don't count. */
export const canReach = async (folder: string, identity: Identity): Promise<boolean> => {
  const path = await realpath(folder);
  const parent = dirname(path);
  return (await mayEnter(path, identity)) && (parent === path || canReach(parent, identity));
};

const mayEnter = async (folder: string, { uid, gid }: Identity): Promise<boolean> => {
  const { mode, uid: owner, gid: group } = await stat(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
};
