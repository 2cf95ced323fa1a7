import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Content, FilesFull, FileTooLarge, type StoredFile } from './port.ts';

/** A folder where content waits until all of it has arrived and its hash is known. */
export interface Spool {
  readonly dir: string;
  /** Names the waiting files. */
  readonly newId: () => string;
}

// A stream that is still arriving touches its file all the time.
const ABANDONED_AFTER_MS = 60 * 60 * 1_000;

/** Makes the folder and clears out what a process that died left in it. */
export const openSpool = async (spool: Spool, now: () => Date): Promise<void> => {
  await mkdir(spool.dir, { recursive: true });
  const names = await readdir(spool.dir);
  await Promise.all(names.map((name) => removeIfAbandoned(join(spool.dir, name), now())));
};

const removeIfAbandoned = async (path: string, moment: Date): Promise<void> => {
  // Another process may finish with the file between the listing and here.
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  if (moment.getTime() - mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
};

/** Writes the content down safely, then lets `keep` move it where it belongs; leaves nothing behind. */
export const throughSpool = async (
  spool: Spool,
  content: Content,
  limitBytes: number,
  keep: (path: string, file: StoredFile) => Promise<void>,
): Promise<StoredFile> => {
  const path = join(spool.dir, spool.newId());
  try {
    const file = await writeDown(path, content, limitBytes);
    await keep(path, file);
    return file;
  } catch (error) {
    throw isOutOfSpace(error) ? new FilesFull('There is no room left for files.', { cause: error }) : error;
  } finally {
    await rm(path, { force: true });
  }
};

const writeDown = async (path: string, content: Content, limitBytes: number): Promise<StoredFile> => {
  const handle = await open(path, 'w', 0o600);
  try {
    const sha256 = createHash('sha256');
    let size = 0;
    for await (const bytes of content instanceof Uint8Array ? [content] : content) {
      size += bytes.length;
      if (size > limitBytes) throw new FileTooLarge(`The file is larger than ${limitBytes} bytes.`);
      sha256.update(bytes);
      await handle.writeFile(bytes);
    }
    await handle.sync();
    return { hash: sha256.digest('hex'), size };
  } finally {
    await handle.close();
  }
};

const isOutOfSpace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
