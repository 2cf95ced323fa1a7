import { lchown } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from '../path-exists.ts';
import type { Binaries } from './binaries.ts';
import { run } from './command.ts';
import { explain } from './failure.ts';
import type { Place } from './place.ts';
import { makeWhole } from './whole-folder.ts';

/** The only user and the only database of the embedded server. */
export const USER = 'studia';
export const DATABASE = 'postgres';

const OPTIONS = [
  `--username=${USER}`,
  // Whoever can enter the socket's folder is trusted, and nobody comes over the network.
  '--auth-local=trust',
  '--auth-host=reject',
  '--encoding=UTF8',
  // The same order of text on every machine.
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-instructions',
];

/** Makes the files of an empty database, unless there is one. */
export const ensureCluster = async (place: Place, { initdb }: Binaries): Promise<void> => {
  if (await exists(join(place.cluster, 'PG_VERSION'))) return;
  await makeWhole(place.cluster, async (draft) => {
    if (place.identity) await lchown(draft, place.identity.uid, place.identity.gid);
    const { ok, output } = await run(initdb, [`--pgdata=${draft}`, ...OPTIONS], place);
    if (!ok) throw await explain('The database could not be made', output, place.home);
  });
};
