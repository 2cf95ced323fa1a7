import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Documents } from '../../ports/documents/port.ts';
import type { Embed } from '../../ports/embed/port.ts';
import type { PrivateFiles } from '../../ports/files/port.ts';
import type { Language } from '../../ports/language/port.ts';
import type { Queue } from '../../ports/queue/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Curriculum } from '../curriculum/service.ts';
import { makeBooks } from './books.ts';
import type { PreparedPassage } from './search/engine/prepared-passage.ts';
import { makeBookSearch } from './search/search.ts';

export type { Books } from './books.ts';
export type { BookSearch, Chapter, FoundPassage, KnownBook, Lookup, Section } from './search/search.ts';

interface Dependencies {
  db: Handle;
  ownFiles: PrivateFiles;
  documents: Documents;
  curriculum: Curriculum;
  language: Language;
  /** What texts mean; without it, books are searched by their words alone. */
  embed: Embed | null;
  /** The passages of books that come with Studia, where they were read ahead of time. */
  prepared: () => Promise<readonly PreparedPassage[] | null>;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
  random: Pick<Random, 'id'>;
}

export type Library = ReturnType<typeof makeLibrary>;

/** Every book there is to read, and what stands in it. */
export const makeLibrary = ({ embed, prepared, ...dependencies }: Dependencies) => {
  const { db, clock, curriculum, language } = dependencies;
  const meaning = embed && { embed, db, clock };
  return {
    books: makeBooks(dependencies),
    search: makeBookSearch({ curriculum, prepared, language, db, meaning }),
  };
};
