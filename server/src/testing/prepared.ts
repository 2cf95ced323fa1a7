import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { readPrepared as read, readPreparedExchanges as readExchanges } from '../prepared.ts';

/**
 * Stands in for `prepared.ts` in tests: what the build would have put beside the program, this run's setup has put into a
 * folder. A worker's tests share what it read, frozen, so that none can change it for the next.
 */
export const readPrepared: typeof read = (part) => {
  const known =
    parts.get(part) ?? readFile(join(inject('preparedFolder'), `starter-${part}.json`), 'utf8').then(frozen);
  parts.set(part, known);
  return known as ReturnType<typeof read<typeof part>>;
};

/** Without a table: the setup knows nothing of meanings. */
export const readPreparedExchanges: typeof readExchanges = async () => ({
  lines: await readFile(join(inject('preparedFolder'), 'starter-exchanges.jsonl')),
  table: null,
});

const parts = new Map<string, Promise<unknown>>();

const frozen = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  freeze(value);
  return value;
};

const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
};
