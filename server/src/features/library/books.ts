import type { StudentId } from '@studia/contract/ids';
import type { Book } from '@studia/contract/library';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Documents } from '../../ports/documents/port.ts';
import type { PrivateFiles } from '../../ports/files/port.ts';
import type { Language } from '../../ports/language/port.ts';
import type { Queue } from '../../ports/queue/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Curriculum } from '../curriculum/service.ts';
import { makeIngest } from './ingest/ingest.ts';
import { makeReading } from './reading.ts';
import { wantedBooks, type Wanted } from './rules/wanted.ts';
import { makeShelf } from './shelf.ts';

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

export type Books = ReturnType<typeof makeBooks>;

/** Every book there is to read: brought by students, imported for everybody, or come with Studia. */
export const makeBooks = (dependencies: Dependencies) => {
  const { curriculum } = dependencies;
  const shelf = makeShelf(dependencies);
  const pagesOf = async (reader: StudentId, id: string) => (await shelf.book(reader, id)).book.pages;
  const reading = makeReading({ ...dependencies, pagesOf });
  const ingest = makeIngest(dependencies);

  return {
    ...shelf,
    ...reading,

    /** Books of everybody that fit the filters. */
    ofEverybody: async (reader: StudentId | null, wanted: Wanted): Promise<Book[]> =>
      wantedBooks(await shelf.ofEverybody(reader), wanted),

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
          books: wantedBooks(books, { grade: question.grade, subject: name }).length,
        })),
      };
    },

    ingest: (id: string, signal: AbortSignal): Promise<void> => ingest.run(id, signal),
    refreshIndexes: (): Promise<void> => ingest.refresh(),

    exportFor: async (owner: StudentId): Promise<object> => ({
      books: await shelf.exportFor(owner),
      ...(await reading.exportFor(owner)),
    }),
  };
};
