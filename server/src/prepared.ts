import { readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { Lesson } from '@studia/contract/lessons';
import type { StarterBook } from './features/curriculum/rules/starter-book.ts';
import type { KindIndex } from './features/exercises/kinds/kind-index.ts';
import type { PackedExchanges } from './features/lessons/exchanges/exchange-table.ts';
import type { PreparedPassage } from './features/library/search/engine/prepared-passage.ts';

/** What the build finds out once, so that no start has to. */
interface PreparedLibrary {
  books: StarterBook[];
  passages: PreparedPassage[];
  lessons: Lesson[];
}

/** What is prepared as bytes, so that a thread has it without parsing. */
const LINES = new URL('starter-exchanges.jsonl', import.meta.url);
const TABLE = new URL('starter-exchanges.bin', import.meta.url);

const KINDS = new URL('starter-kinds.bin', import.meta.url);

/** What the kinds of tasks are found by; null where nothing was prepared. */
export const readPreparedKinds = async (): Promise<KindIndex | null> => {
  const bytes = await readFile(KINDS).catch(nullIfMissing);
  // Written by the same build, with the same Node.
  return bytes && (deserialize(bytes) as KindIndex);
};

export const writePreparedKinds = (index: KindIndex): Promise<void> => writeFile(KINDS, serialize(index));

/** Everything students say; null where nothing was prepared. */
export const readPreparedExchanges = async (): Promise<PackedExchanges | null> => {
  const [lines = null, table = null] = await Promise.all(
    [LINES, TABLE].map((file) => readFile(file).catch(nullIfMissing)),
  );
  return lines && { lines, table };
};

/** What can't be read though it is there is a fault, and not something that was never prepared. */
const nullIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code !== 'ENOENT') throw error;
  return null;
};

export const writePreparedExchanges = async ({ lines, table }: PackedExchanges): Promise<void> => {
  await writeFile(LINES, lines);
  if (table) await writeFile(TABLE, table);
};

/** Beside the program; in development and in tests there is none, and everything is read from the sources. */
const fileOf = (part: keyof PreparedLibrary): URL => new URL(`starter-${part}.json`, import.meta.url);

/** A part of it; null where nothing was prepared. */
export const readPrepared = async <Part extends keyof PreparedLibrary>(
  part: Part,
): Promise<PreparedLibrary[Part] | null> => {
  const text = await readFile(fileOf(part), 'utf8').catch(nullIfMissing);
  return text === null ? null : (JSON.parse(text) as PreparedLibrary[Part]);
};

export const writePrepared = async (prepared: PreparedLibrary): Promise<void> => {
  for (const part of ['books', 'passages', 'lessons'] as const)
    await writeFile(fileOf(part), JSON.stringify(prepared[part]));
};
