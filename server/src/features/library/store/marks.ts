import type { StudentId } from '@studia/contract/ids';
import { sql } from 'kysely';
import type { Handle } from '../../../db/transaction.ts';

interface NewMark {
  id: string;
  kind: 'highlight' | 'lost';
  page: number;
  start: number | null;
  end: number | null;
  text: string;
  note: string;
  createdAt: Date;
}

/** What students leave in books: marks, and how far they are. */
export const makeMarkStore = (handle: Handle) => ({
  marks: (owner: StudentId, bookId: string) =>
    handle
      .selectFrom('book_mark')
      .selectAll()
      .where('student_id', '=', owner)
      .where('book_id', '=', bookId)
      .orderBy('page')
      .orderBy('start')
      .orderBy('created_at')
      .execute(),

  add: (owner: StudentId, bookId: string, { createdAt, ...mark }: NewMark) =>
    handle
      .insertInto('book_mark')
      .values({ ...mark, student_id: owner, book_id: bookId, created_at: createdAt })
      .returningAll()
      .executeTakeFirstOrThrow(),

  note: (owner: StudentId, bookId: string, id: string, note: string) =>
    handle
      .updateTable('book_mark')
      .set({ note })
      .where('student_id', '=', owner)
      .where('book_id', '=', bookId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),

  remove: (owner: StudentId, bookId: string, id: string) =>
    handle
      .deleteFrom('book_mark')
      .where('student_id', '=', owner)
      .where('book_id', '=', bookId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst(),

  /** Takes away all that a student left in a book. */
  removeAll: async (owner: StudentId, bookId: string): Promise<void> => {
    const [marks, progress] = [handle.deleteFrom('book_mark'), handle.deleteFrom('book_progress')];
    await marks.where('student_id', '=', owner).where('book_id', '=', bookId).execute();
    await progress.where('student_id', '=', owner).where('book_id', '=', bookId).execute();
  },

  /** Takes away all that anybody left in a book. */
  removeEverybodys: async (bookId: string): Promise<void> => {
    await handle.deleteFrom('book_mark').where('book_id', '=', bookId).execute();
    await handle.deleteFrom('book_progress').where('book_id', '=', bookId).execute();
  },

  /** Keeps the open page, and adds pages to those that were read. */
  track: (
    owner: StudentId,
    bookId: string,
    { page, read, now }: { page: number; read: readonly number[]; now: Date },
  ) =>
    handle
      .insertInto('book_progress')
      .values({
        student_id: owner,
        book_id: bookId,
        page,
        pages_read: sql<number[]>`ARRAY(SELECT DISTINCT unnest(${[...read]}::integer[]) ORDER BY 1)`,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['student_id', 'book_id']).doUpdateSet({
          page,
          pages_read: sql<number[]>`ARRAY(
            SELECT DISTINCT unnest(book_progress.pages_read || excluded.pages_read) ORDER BY 1)`,
          updated_at: now,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow(),

  progress: (owner: StudentId) =>
    handle.selectFrom('book_progress').selectAll().where('student_id', '=', owner).execute(),

  allMarks: (owner: StudentId) =>
    handle
      .selectFrom('book_mark')
      .selectAll()
      .where('student_id', '=', owner)
      .orderBy('created_at')
      .execute(),
});
