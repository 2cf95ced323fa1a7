import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../failure.ts';
import { isAlive } from './process.ts';

const mark = (folder: string): string => `${folder}-draft-`;

/** Makes a folder that is whole or not there: it is built beside its place and moved when it is done. */
export const makeWhole = async (folder: string, build: (draft: string) => Promise<void>): Promise<void> => {
  await removeAbandonedDrafts(folder);
  const draft = await mkdtemp(`${mark(folder)}${process.pid}-`);
  try {
    await build(draft);
    await moveIntoPlace(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

// What a killed start left; the draft of another product that is starting now is its own.
const removeAbandonedDrafts = async (folder: string): Promise<void> => {
  const beginning = mark(basename(folder));
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(beginning)) continue;
    const [pid] = name.slice(beginning.length).split('-');
    if (await isAlive(Number(pid))) continue;
    await rm(join(dirname(folder), name), { recursive: true, force: true });
  }
};

const moveIntoPlace = async (draft: string, folder: string): Promise<void> => {
  try {
    await rename(draft, folder);
  } catch (error) {
    // Another product that started at the same moment was quicker.
    if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return;
    throw error;
  }
  const parent = await open(dirname(folder));
  await parent.sync();
  await parent.close();
};
