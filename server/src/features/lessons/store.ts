import type { Author, Lesson } from '@studia/contract/lessons';
import type { Handle } from '../../db/transaction.ts';

/** Who makes lessons of books that did not come with Studia. */
export type Maker = Exclude<Author, 'written'>;

type MakingState = 'waiting' | 'running' | 'done' | 'failed' | 'stopped';

/** A lesson that was made here. */
export type MadeLesson = Lesson & { author: Maker };

/** How far the making of a book's lessons is. */
export interface Making {
  author: Maker;
  state: MakingState;
  done: number;
  total: number;
}

/** Lessons of kept books. Whoever asks has looked before whether the book is theirs to read. */
export const makeLessonStore = (handle: Handle) => ({
  /** The newest lesson of every chapter and maker. */
  ofBook: async (bookId: string): Promise<Lesson[]> => {
    const rows = await handle
      .selectFrom('lesson')
      .selectAll()
      .distinctOn(['chapter', 'author'])
      .where('book_id', '=', bookId)
      .orderBy('chapter')
      .orderBy('author')
      .orderBy('made_at', 'desc')
      .execute();
    return rows.map(({ book_id, chapter, author, version, title, ideas }) => ({
      book_id,
      chapter,
      title,
      author,
      version,
      ideas: ideas as Lesson['ideas'],
    }));
  },

  /** Keeps a lesson; one of the same chapter as it still is stays as it was made. */
  keep: async ({ book_id, chapter, author, version, title, ideas }: MadeLesson, now: Date): Promise<void> => {
    await handle
      .insertInto('lesson')
      .values({ book_id, chapter, author, version, title, ideas: JSON.stringify(ideas), made_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  making: (bookId: string): Promise<Making[]> =>
    handle
      .selectFrom('lesson_making')
      .select(['author', 'state', 'done', 'total'])
      .where('book_id', '=', bookId)
      .execute(),

  /** Writes down how far a making is. */
  enter: async (bookId: string, { author, state, done, total }: Making, now: Date): Promise<void> => {
    const values = { state, done, total, updated_at: now };
    await handle
      .insertInto('lesson_making')
      .values({ book_id: bookId, author, ...values })
      .onConflict((conflict) => conflict.columns(['book_id', 'author']).doUpdateSet(values))
      .execute();
  },

  /** Asks whoever makes them to stop; what is made stays. */
  stop: async (bookId: string, author: Maker, now: Date): Promise<boolean> => {
    const row = await handle
      .updateTable('lesson_making')
      .set({ state: 'stopped', updated_at: now })
      .where('book_id', '=', bookId)
      .where('author', '=', author)
      .where('state', 'in', ['waiting', 'running'])
      .returning('book_id')
      .executeTakeFirst();
    return row !== undefined;
  },
});
