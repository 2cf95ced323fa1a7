import { chown, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from '../presence.ts';
import type { Binaries } from './binaries.ts';
import { run } from './command.ts';
import { explain } from './failure.ts';
import type { Place } from './place.ts';
import { isAlive } from './process.ts';

/** The only user and the only database of the embedded server. */
export const USER = 'studia';
export const DATABASE = 'postgres';

const DRAFT = 'cluster-draft-';

/** Makes the files of an empty database, unless there is one; half a database is never left in place. */
export const ensureCluster = async (place: Place, binaries: Binaries): Promise<void> => {
  if (await exists(join(place.cluster, 'PG_VERSION'))) return;
  await removeDrafts(place.home);
  const draft = await mkdtemp(join(place.home, `${DRAFT}${process.pid}-`));
  try {
    await initialise(draft, place, binaries);
    await moveIntoPlace(draft, place);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

// What a killed first start left; the draft of another product that is starting now is its own.
const removeDrafts = async (home: string): Promise<void> => {
  for (const name of await readdir(home)) {
    if (!name.startsWith(DRAFT)) continue;
    const [pid] = name.slice(DRAFT.length).split('-');
    if (!(await isAlive(Number(pid)))) await rm(join(home, name), { recursive: true, force: true });
  }
};

const initialise = async (draft: string, place: Place, { initdb }: Binaries): Promise<void> => {
  if (place.identity) await chown(draft, place.identity.uid, place.identity.gid);
  const { ok, output } = await run(
    initdb,
    [
      `--pgdata=${draft}`,
      `--username=${USER}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ],
    place,
  );
  if (!ok) throw await explain('The database could not be made', output, place.home);
};

const moveIntoPlace = async (draft: string, { home, cluster }: Place): Promise<void> => {
  try {
    await rename(draft, cluster);
  } catch (error) {
    // Another product that started at the same moment was quicker.
    if (await exists(join(cluster, 'PG_VERSION'))) return;
    throw error;
  }
  const folder = await open(home);
  await folder.sync();
  await folder.close();
};
