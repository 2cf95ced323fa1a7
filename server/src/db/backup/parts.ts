import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../failure.ts';
import { BackupError } from './failure.ts';
import type { Part } from './manifest.ts';

/** Writes one file of a backup down to the disk and answers its fingerprint. */
export const writePart = async (path: string, content: Readable | string): Promise<string> => {
  const file = await open(path, 'wx', 0o600);
  try {
    const sha256 = createHash('sha256');
    for await (const chunk of typeof content === 'string' ? [Buffer.from(content)] : content) {
      sha256.update(chunk as Buffer);
      await file.writeFile(chunk as Buffer);
    }
    await file.sync();
    return sha256.digest('hex');
  } finally {
    await file.close();
  }
};

/** Stops when a file of a backup is missing or not what it was. */
export const checkPart = async (source: string, { name, sha256 }: Part): Promise<void> => {
  const found = await fingerprint(join(source, name)).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new BackupError(`The backup ${source} is not whole: ${name} is missing.`);
  });
  if (found !== sha256)
    throw new BackupError(`The backup ${source} is damaged: ${name} is not what was saved.`);
};

const fingerprint = async (path: string): Promise<string> => {
  const sha256 = createHash('sha256');
  await pipeline(createReadStream(path), sha256);
  return sha256.digest('hex');
};
