import type { Log } from '../db/log.ts';

/** A log that nobody reads. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** A log that a test can look into. */
export const recordingLog = (): Log & { lines: string[] } => {
  const lines: string[] = [];
  const record = (sentence: string): void => {
    lines.push(sentence);
  };
  return { lines, info: record, warn: record, error: record };
};
