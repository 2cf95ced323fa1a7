import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type { Book, Progress } from '@studia/contract/library';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Documents } from '../../ports/documents/port.ts';
import type { PrivateFiles } from '../../ports/files/port.ts';
import type { Language } from '../../ports/language/port.ts';
import type { Queue } from '../../ports/queue/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Curriculum } from '../curriculum/service.ts';
import { makeImport } from './import/import.ts';
import { makeIngest } from './ingest/ingest.ts';
import { makeReading } from './reading/reading.ts';
import { progressIn } from './shelf/rules/describe-book.ts';
import { filterBooks, type BookFilters } from './shelf/rules/filter-books.ts';
import { makeShelf } from './shelf/shelf.ts';

interface Dependencies {
  db: Handle;
  ownFiles: PrivateFiles;
  documents: Documents;
  curriculum: Curriculum;
  language: Language;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
  random: Pick<Random, 'id'>;
}

type IndexedListener = (bookId: string, owner: StudentId | null) => Promise<void>;

export type Books = ReturnType<typeof makeBooks>;

/** Every book there is to read: brought by students, imported for everybody, or come with Studia. */
export const makeBooks = (dependencies: Dependencies) => {
  const { curriculum, clock } = dependencies;
  const shelf = makeShelf(dependencies);
  const pagesOf = async (reader: StudentId, id: string) => (await shelf.book(reader, id)).book.pages;
  const reading = makeReading({ ...dependencies, pagesOf });
  const ingest = makeIngest(dependencies);
  const listeners: IndexedListener[] = [];
  const forEverybody = makeImport({ ...dependencies, shelf, newKey: () => dependencies.random.id() });

  return {
    ...shelf,
    ...reading,
    forEverybody,

    /** Books of everybody that fit the filters. */
    ofEverybody: async (reader: StudentId | null, wanted: BookFilters): Promise<Book[]> =>
      filterBooks(await shelf.ofEverybody(reader), {
        ...wanted,
        country: wanted.country && curriculum.countryNamed(wanted.country),
      }),

    /** How far somebody without an account is in a book of everybody; nothing of it is kept. */
    reckon: async (
      id: string,
      { page, read }: { page: number; read: readonly number[] },
    ): Promise<Progress> => {
      const book = (await shelf.ofEverybody(null)).find((other) => other.id === id);
      if (!book) throw new Failure('book_not_found');
      const pages_read = [...new Set(read)];
      return progressIn({ page, pages_read, updated_at: clock.now() }, book.pages);
    },

    /** The subjects of a grade, each with the number of books that there are for it. */
    subjects: async (question: {
      grade: string;
      stream?: string | undefined;
      country?: string | undefined;
    }) => {
      const found = curriculum.subjects(question);
      const books = await shelf.ofEverybody(null);
      return {
        ...found,
        subjects: found.subjects.map(({ name, stream }) => ({
          name,
          stream,
          books: filterBooks(books, { grade: question.grade, subject: name }).length,
        })),
      };
    },

    ingest: async (id: string, signal: AbortSignal): Promise<void> => {
      const indexed = await ingest.run(id, signal);
      if (indexed) for (const tell of listeners) await tell(id, indexed.owner);
    },
    /** Has somebody told when a book has been read and can be searched, and whose it is: null for everybody's. */
    whenIndexed: (listener: IndexedListener): void => void listeners.push(listener),
    renewIndexes: (signal: AbortSignal): Promise<void> => ingest.renew(signal),

    exportFor: async (owner: StudentId): Promise<object> => ({
      books: await shelf.exportFor(owner),
      ...(await reading.exportFor(owner)),
    }),
  };
};
