import { join, resolve } from 'node:path';
import type { Pool } from 'pg';
import { MIGRATIONS, type Migration } from '../migrate.ts';
import { checkVersion, checkWhole } from './check.ts';
import { BackupError } from './failure.ts';
import { loadDatabase } from './load.ts';
import { FILES, readManifest, type Manifest } from './manifest.ts';
import { copyFile, listFiles, removeFiles } from './stored-files.ts';

export interface RestoreOptions {
  pool: Pool;
  /** The folder of stored files. */
  filesDir: string;
  /** The folder of the backup. */
  source: string;
  /** The version of the product. */
  version: string;
  /** Replace what is in the database and in the folder of files. */
  force?: boolean;
  migrations?: readonly Migration[];
}

/** Loads a backup, all of it or nothing; the product must not be running. */
export const restore = async (options: RestoreOptions): Promise<Manifest> => {
  const { pool, filesDir, version, force = false, migrations = MIGRATIONS } = options;
  const source = resolve(options.source);
  const manifest = await readManifest(source);
  const steps = checkVersion(manifest, version, migrations);
  const wanted = await checkWhole(source, manifest);
  const present = await listFiles(filesDir);
  if (present.length > 0 && !force) throw folderNotEmpty(filesDir);
  const missing = without(wanted, present);
  try {
    await loadDatabase(pool, { source, manifest, steps, force }, async () => {
      for (const address of missing) await copyFile(address, join(source, FILES), filesDir);
    });
  } catch (error) {
    await removeFiles(filesDir, missing);
    throw error;
  }
  await removeFiles(filesDir, without(present, wanted));
  return manifest;
};

const without = (some: readonly string[], others: readonly string[]): string[] => {
  const set = new Set(others);
  return some.filter((one) => !set.has(one));
};

const folderNotEmpty = (filesDir: string): BackupError =>
  new BackupError(
    `${filesDir} has files in it. Restore into an empty folder, or say that they are to be replaced (--force).`,
  );
