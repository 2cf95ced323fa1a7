import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../failure.ts';
import { BackupError } from './failure.ts';
import { writePart } from './parts.ts';

// Files lie under their own SHA-256, the first two digits being a folder; what is still arriving lies elsewhere.
const FOLDER = /^[0-9a-f]{2}$/;
const REST = /^[0-9a-f]{62}$/;

/** The addresses of all files in a folder of stored files; none when there is no such folder. */
export const listFiles = async (folder: string): Promise<string[]> => {
  const addresses: string[] = [];
  for (const name of await namesIn(folder, FOLDER)) {
    for (const rest of await namesIn(join(folder, name), REST)) addresses.push(`${name}/${rest}`);
  }
  return addresses.toSorted();
};

const namesIn = async (folder: string, pattern: RegExp): Promise<string[]> => {
  try {
    return (await readdir(folder)).filter((name) => pattern.test(name));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
};

/** Copies one file; stops when its content does not fit its address. */
export const copyFile = async (address: string, from: string, to: string): Promise<void> => {
  const path = join(to, address);
  const draft = `${path}.new`;
  await mkdir(dirname(path), { recursive: true });
  await rm(draft, { force: true });
  try {
    const sha256 = await writePart(draft, createReadStream(join(from, address)));
    if (sha256 !== address.replace('/', '')) {
      throw new BackupError(`The file ${join(from, address)} is damaged: its content does not fit its name.`);
    }
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
};

/** Removes files by their addresses. */
export const removeFiles = async (folder: string, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses) await rm(join(folder, address), { force: true });
};
