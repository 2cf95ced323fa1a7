import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type { Mark, Progress } from '@studia/contract/library';
import type { Handle } from '../../../db/transaction.ts';
import type { Clock } from '../../../ports/clock/port.ts';
import type { Random } from '../../../ports/random/port.ts';
import { progressIn } from '../shelf/rules/describe-book.ts';
import { makeMarkStore } from '../store/marks.ts';

interface Dependencies {
  db: Handle;
  /** How many pages a book has; throws when it is not the reader's to open. */
  pagesOf: (reader: StudentId, bookId: string) => Promise<number>;
  clock: Clock;
  random: Pick<Random, 'id'>;
}

type NewMark = Pick<Mark, 'kind' | 'page' | 'start' | 'end' | 'text' | 'note'>;

/** What a reader leaves in a book: how far they are, what they marked, where they were lost. */
export const makeReading = ({ db, pagesOf, clock, random }: Dependencies) => {
  const store = makeMarkStore(db);
  return {
    track: async (
      owner: StudentId,
      bookId: string,
      { page, read }: { page: number; read: readonly number[] },
    ): Promise<Progress> => {
      const pages = await pagesOf(owner, bookId);
      return progressIn(await store.track(owner, bookId, { page, read, now: clock.now() }), pages);
    },

    marks: async (owner: StudentId, bookId: string): Promise<Mark[]> => {
      await pagesOf(owner, bookId);
      return (await store.marks(owner, bookId)).map(markFrom);
    },

    /** Where the student said "I'm lost", in all books, the newest first. */
    lostMarks: async (owner: StudentId): Promise<Mark[]> =>
      (await store.allMarks(owner))
        .filter(({ kind }) => kind === 'lost')
        .map(markFrom)
        .toReversed(),

    addMark: async (owner: StudentId, bookId: string, mark: NewMark): Promise<Mark> => {
      const pages = await pagesOf(owner, bookId);
      if (mark.page > pages) throw new Failure('bad_request');
      return markFrom(await store.add(owner, bookId, { ...mark, id: random.id(), createdAt: clock.now() }));
    },

    noteMark: async (owner: StudentId, bookId: string, id: string, note: string): Promise<Mark> => {
      const row = await store.note(owner, bookId, id, note);
      if (!row) throw new Failure('mark_not_found');
      return markFrom(row);
    },

    removeMark: async (owner: StudentId, bookId: string, id: string): Promise<void> => {
      if (!(await store.remove(owner, bookId, id))) throw new Failure('mark_not_found');
    },

    exportFor: async (owner: StudentId): Promise<object> => ({
      marks: (await store.allMarks(owner)).map(markFrom),
      progress: (await store.progress(owner)).map(({ book_id, page, pages_read, updated_at }) => ({
        book_id,
        page,
        pages_read,
        updated_at,
      })),
    }),
  };
};

const markFrom = (row: {
  id: string;
  book_id: string;
  kind: string;
  page: number;
  start: number | null;
  end: number | null;
  text: string;
  note: string;
  created_at: Date;
}): Mark => ({
  id: row.id,
  book_id: row.book_id,
  kind: row.kind === 'lost' ? 'lost' : 'highlight',
  page: row.page,
  start: row.start,
  end: row.end,
  text: row.text,
  note: row.note,
  created_at: row.created_at.toISOString(),
});
