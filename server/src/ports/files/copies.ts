import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** A folder for files that somebody works with for a while. */
export interface Copies {
  /** A path for one more file; its folder is there. */
  newPath(): Promise<string>;
}

interface CopiesSettings {
  readonly dir: string;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** Nothing is worked with for so long. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1_000;

/**
 * Opens a folder in which this process has a corner of its own, and clears out the corners of processes that are gone. Other
 * machines may have theirs here too: whether those live can't be seen, so theirs go by age.
 */
export const openCopies = async ({ dir, newId, now }: CopiesSettings): Promise<Copies> => {
  const machine = hostname().replaceAll(/[^\w.-]/g, '_');
  const own = join(dir, `${process.pid}@${machine}`);
  await rm(own, { recursive: true, force: true });
  for (const name of await readdir(dir).catch(() => [])) {
    const [pid = '', place = ''] = name.split('@');
    const gone = place === machine ? !isRunning(Number(pid)) : await isOld(join(dir, name), now());
    if (gone) await rm(join(dir, name), { recursive: true, force: true });
  }
  return {
    newPath: async () => {
      await mkdir(own, { recursive: true, mode: 0o700 });
      return join(own, newId());
    },
  };
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const isOld = async (path: string, moment: Date): Promise<boolean> => {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  return moment.getTime() - mtimeMs > ABANDONED_AFTER_MS;
};
