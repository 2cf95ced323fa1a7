import { execFileSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { codeOf } from '../db/failure.ts';
import { publicFolder, removeFolders } from './folder.ts';

const PAGE = Buffer.alloc(256 * 1024);

/** Why a test with a disk of its own can't run here; false where it can. */
export const cannotMakeDisk = (): boolean => process.getuid?.() !== 0 || process.platform !== 'linux';
export const ONLY_ROOT = 'Only root on Linux can make a disk that is small enough.';

/** A disk of its own, so small that it can be filled. */
export const smallDisk = async (megabytes: number): Promise<string> => {
  const disk = await publicFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', disk]);
  onTestFinished(async () => {
    execFileSync('umount', [disk]);
    await removeFolders(disk);
  });
  return disk;
};

export const fillUp = async (disk: string): Promise<void> => {
  const file = await open(join(disk, 'ballast'), 'a');
  try {
    for (;;) await file.writeFile(PAGE);
  } catch (error) {
    if (codeOf(error) !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
};

export const makeRoom = (disk: string): Promise<void> => rm(join(disk, 'ballast'));
