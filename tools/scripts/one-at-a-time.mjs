import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_AGAIN = 200;

/**
 * Does some work while no other process does work under the same lock, which is a file; waits until that is so.
 * @template Result
 * @param {string} lock
 * @param {() => Promise<Result>} work
 */
export const oneAtATime = async (lock, work) => {
  await mkdir(dirname(lock), { recursive: true });
  while (!(await isTaken(lock))) await pause(LOOK_AGAIN);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
};

/** @param {string} lock */
const isTaken = async (lock) => {
  const draft = `${lock}-${randomUUID()}`;
  await writeFile(draft, String(process.pid));
  try {
    // A link appears with its content, so nobody reads a lock that does not say yet whose it is.
    await link(draft, lock);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    await removeIfLeftBehind(lock);
    return false;
  } finally {
    await rm(draft, { force: true });
  }
};

/** @param {string} lock */
const removeIfLeftBehind = async (lock) => {
  const holder = Number(await readFile(lock, 'utf8').catch(() => process.pid));
  if (!isRunning(holder)) await rm(lock, { force: true });
};

/** @param {number} pid */
const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and somebody else's.
    return codeOf(error) === 'EPERM';
  }
};

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : null);
