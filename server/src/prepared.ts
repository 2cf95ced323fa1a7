import { readFile, writeFile } from 'node:fs/promises';
import type { Exchange, Lesson } from '@studia/contract/lessons';
import type { StarterBook } from './features/curriculum/rules/starter-book.ts';
import type { PreparedPassage } from './features/library/search/engine/prepared-passage.ts';

/** What the build finds out once, so that no start has to. */
interface Prepared {
  books: StarterBook[];
  passages: PreparedPassage[];
  lessons: Lesson[];
  exchanges: Exchange[];
}

/** Beside the program; in development and in tests there is none, and everything is read from the sources. */
const fileOf = (part: keyof Prepared): URL => new URL(`starter-${part}.json`, import.meta.url);

/** A part of it; null where nothing was prepared. */
export const readPrepared = async <Part extends keyof Prepared>(
  part: Part,
): Promise<Prepared[Part] | null> => {
  const text = await readFile(fileOf(part), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Prepared[Part]);
};

export const writePrepared = async (prepared: Prepared): Promise<void> => {
  for (const part of ['books', 'passages', 'lessons', 'exchanges'] as const)
    await writeFile(fileOf(part), JSON.stringify(prepared[part]));
};
