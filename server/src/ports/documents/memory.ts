import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PAGE = 4_096;

/** The bytes that a process occupies; 0 when that can't be told. */
export const memoryOf = (pid: number | undefined): number => {
  if (pid === undefined) return 0;
  try {
    if (process.platform === 'linux')
      return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE;
    if (process.platform === 'win32') return 0;
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'latin1' })) * 1_024;
  } catch {
    // It has just ended.
    return 0;
  }
};
