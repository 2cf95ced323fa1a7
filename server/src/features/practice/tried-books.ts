import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type { Book } from '@studia/contract/library';
import type { Lessons } from '../lessons/service.ts';
import type { Books } from '../library/service.ts';
import type { TaughtBook } from './rules/progress-tree.ts';

interface Dependencies {
  books: Pick<Books, 'book' | 'ofEverybody'>;
  lessons: Pick<Lessons, 'whole'>;
}

/** The books of these ids with their lessons, as far as the student can still open them. */
export type TriedBooks = (student: StudentId, ids: ReadonlySet<string>) => Promise<TaughtBook[]>;

export const makeTriedBooks =
  ({ books, lessons }: Dependencies): TriedBooks =>
  async (student, ids) => {
    const ownBook = async (id: string): Promise<Book[]> => {
      try {
        return [(await books.book(student, id)).book];
      } catch (error) {
        if (error instanceof Failure) return [];
        throw error;
      }
    };
    if (ids.size === 0) return [];
    const shared = (await books.ofEverybody(student, {})).filter(({ id }) => ids.has(id));
    const known = new Set(shared.map(({ id }) => id));
    const own: Book[] = [];
    // Not the whole shelf: who opens that may be about to bring a book, and the readers of documents are started.
    for (const id of ids) if (!known.has(id)) own.push(...(await ownBook(id)));
    const tried: TaughtBook[] = [];
    for (const { id, title, subject } of [...own, ...shared])
      tried.push({ id, title, subject, lessons: await lessons.whole(student, id) });
    return tried;
  };
