import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { codeOf } from '../failure.ts';
import type { Log } from '../log.ts';
import { exists } from '../path-exists.ts';
import { EmbeddedError } from './failure.ts';
import { canReach, isRoot, ownerOf, unprivilegedIdentity, type Identity } from './identity.ts';

/** Where the database lives on disk and who runs it; `identity` is null when that is us. */
export interface Place {
  /** The data folder of the product. */
  dataDir: string;
  /** The database's own folder, inside the data folder unless PostgreSQL can't get there. */
  home: string;
  cluster: string;
  logFile: string;
  identity: Identity | null;
}

// Says where the database went, so that it is found again and never begun anew elsewhere.
const SIGNPOST = 'postgres-is-elsewhere.txt';

/** Finds the database of this data folder, or a place for a new one. */
export const findPlace = async (folder: string, log: Log): Promise<Place> => {
  const dataDir = resolve(folder);
  await mkdir(dataDir, { recursive: true });
  const inside = join(dataDir, 'postgres');
  const elsewhere = await readSignpost(dataDir);
  if (!isRoot()) return place(dataDir, await makeHome(elsewhere ?? inside), null);
  if (elsewhere !== null) return place(dataDir, elsewhere, await ownerOf(clusterIn(elsewhere)));
  if (await exists(clusterIn(inside))) return existingPlace(dataDir, inside);
  const identity = await unprivilegedIdentity();
  const reachable = await canReach(dataDir, identity);
  const home = reachable ? await makeHome(inside) : await makeRefuge(dataDir, identity);
  if (!reachable)
    log.warn(`PostgreSQL can not enter ${dataDir} as an ordinary user, so the database is kept in ${home}.`);
  return place(dataDir, home, identity);
};

/** Leaves a note in the data folder when the database had to go elsewhere. */
export const leaveSignpost = async ({ dataDir, home }: Place): Promise<void> => {
  if (home === join(dataDir, 'postgres')) return;
  await writeFile(join(dataDir, SIGNPOST), `${home}\n`);
};

const clusterIn = (home: string): string => join(home, 'cluster');

const place = (dataDir: string, home: string, identity: Identity | null): Place => ({
  dataDir,
  home,
  cluster: clusterIn(home),
  logFile: join(home, 'server.log'),
  identity,
});

const readSignpost = async (dataDir: string): Promise<string | null> => {
  const signpost = join(dataDir, SIGNPOST);
  if (!(await exists(signpost))) return null;
  const home = (await readFile(signpost, 'utf8')).trim();
  if (await exists(clusterIn(home))) return home;
  throw new EmbeddedError(
    `${signpost} says that the database is in ${home}, but it is not to be found there. Put it back, start Studia as the user who made it, or remove the file to begin with an empty database.`,
  );
};

// Only its owner may run a cluster, also when root starts what a user began.
const existingPlace = async (dataDir: string, home: string): Promise<Place> => {
  const identity = await ownerOf(clusterIn(home));
  if (await canReach(home, identity)) return place(dataDir, home, identity);
  throw new EmbeddedError(
    `The database in ${home} belongs to user ${identity.uid}, who can no longer enter that folder. Allow it with: chmod o+x on the folders above it.`,
  );
};

const makeRefuge = async (dataDir: string, identity: Identity): Promise<string> => {
  const name = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 12);
  for (const shelf of ['/var/lib', '/var/tmp']) {
    if (!(await exists(shelf)) || !(await canReach(shelf, identity))) continue;
    try {
      return await makeHome(join(shelf, `studia-${name}`));
    } catch {
      // A read-only or foreign folder: try the next one.
    }
  }
  throw new EmbeddedError(
    `PostgreSQL can not enter ${dataDir} as an ordinary user, and neither /var/lib nor /var/tmp has a place for the database. Set DATA_DIR to a folder that others may enter, for example DATA_DIR=/srv/studia`,
  );
};

// Root keeps the folder and lets the server's user pass; only the cluster in it becomes that user's.
const makeHome = async (home: string): Promise<string> => {
  const mode = isRoot() ? 0o711 : 0o700;
  await mkdir(home).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  const found = await lstat(home);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new EmbeddedError(
      `${home} belongs to user ${found.uid}. Start Studia as that user, or set DATA_DIR to another folder.`,
    );
  }
  await chmod(home, mode);
  return home;
};
