import { lchown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Connection } from '../connection.ts';
import { DATABASE, USER } from './cluster.ts';
import { canReach } from './identity.ts';
import type { Place } from './place.ts';

const SOCKET_FOLDER = 'studia-pg-';

const PORT = 5432;
// Systems allow 104 to 108 bytes for the whole path of a socket.
const LONGEST_PATH = 103;
const NAME_IN_FOLDER = `/${SOCKET_FOLDER}XXXXXX/.s.PGSQL.${PORT}`;

/** Makes a folder that only the server's user can enter; whoever can enter it is trusted. */
export const makeSocketFolder = async ({ identity }: Place): Promise<string> => {
  const temporary = tmpdir();
  const fits = Buffer.byteLength(temporary) + NAME_IN_FOLDER.length <= LONGEST_PATH;
  const reachable = identity === null || (await canReach(temporary, identity));
  const folder = await mkdtemp(join(fits && reachable ? temporary : '/tmp', SOCKET_FOLDER));
  if (identity) await lchown(folder, identity.uid, identity.gid);
  return folder;
};

/** Makes the same folder anew, so that those who know it find the next server there. */
export const remakeSocketFolder = async (folder: string, { identity }: Place): Promise<void> => {
  await removeSocketFolder(folder);
  // Fails when somebody else was quicker: others may write to the folder above.
  await mkdir(folder, { mode: 0o700 });
  if (identity) await lchown(folder, identity.uid, identity.gid);
};

/** Removes the folder of a server that is gone; anything else of that name stays. */
export const removeSocketFolder = async (folder: string): Promise<void> => {
  if (basename(folder).startsWith(SOCKET_FOLDER)) await rm(folder, { recursive: true, force: true });
};

/** How to connect to the server that listens in this folder. */
export const connectionIn = (socketDir: string): Connection => ({
  host: socketDir,
  port: PORT,
  user: USER,
  database: DATABASE,
  ssl: false,
});
