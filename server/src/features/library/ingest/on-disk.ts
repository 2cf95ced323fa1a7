import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PrivateFiles } from '../../../ports/files/port.ts';

/** Lets somebody work with a kept file as a file of this machine, wherever it is kept. */
export const onDisk = async <T>(
  files: Pick<PrivateFiles, 'open'>,
  file: string,
  work: (path: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'studia-book-'));
  try {
    const path = join(folder, 'book');
    await pipeline(await files.open(file), createWriteStream(path));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
