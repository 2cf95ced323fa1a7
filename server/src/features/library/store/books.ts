import type { StudentId } from '@studia/contract/ids';
import type { STAGES } from '@studia/contract/library';
import { sql } from 'kysely';
import type { Handle } from '../../../db/transaction.ts';

/** A book that has just arrived. */
export interface NewBook {
  id: string;
  file: string;
  contentHash: string;
  fileSize: number;
  filename: string;
  kind: string;
  title: string;
  createdAt: Date;
}

/** What an operator tells about a book that is for everybody. */
export interface BookDescription {
  title: string;
  author: string | null;
  licence: string;
  source_url: string | null;
  language: string;
  subject: string;
  grades: string;
  country: string | null;
  stream: string | null;
  summary: string | null;
}

/** Whose books are meant; null means those of everybody. */
export type Owner = StudentId | null;

/** The books themselves. A student sees their own and everybody's, and changes their own only. */
export const makeBookStore = (handle: Handle) => {
  const seenBy = (reader: Owner) =>
    handle
      .selectFrom('book')
      .where((eb) =>
        eb.or([eb('student_id', 'is', null), ...(reader === null ? [] : [eb('student_id', '=', reader)])]),
      );

  const own = (owner: Owner, id: string) =>
    handle.updateTable('book').where('id', '=', id).where('student_id', 'is not distinct from', owner);

  const of = (owner: Owner) =>
    handle
      .selectFrom('book')
      .selectAll()
      // Said in two ways, because `IS NOT DISTINCT FROM` reads everybody's books.
      .where((eb) => (owner === null ? eb('student_id', 'is', null) : eb('student_id', '=', owner)));

  return {
    /** Puts a book on the shelf; nothing when the same content stands there already. */
    add: (owner: Owner, book: NewBook, description: (BookDescription & { cover: string | null }) | null) =>
      handle
        .insertInto('book')
        .values({
          id: book.id,
          student_id: owner,
          file: book.file,
          content_hash: book.contentHash,
          file_size: book.fileSize,
          filename: book.filename,
          kind: book.kind,
          title: book.title,
          created_at: book.createdAt,
          ...description,
        })
        .onConflict((conflict) => conflict.columns(['student_id', 'content_hash']).doNothing())
        .returningAll()
        .executeTakeFirst(),

    withContent: (owner: Owner, contentHash: string) =>
      of(owner).where('content_hash', '=', contentHash).executeTakeFirst(),

    /** How many bytes the books of a student take together. */
    sizeOf: async (owner: StudentId): Promise<number> => {
      const row = await handle
        .selectFrom('book')
        .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('file_size'), sql<string>`0`).as('bytes'))
        .where('student_id', '=', owner)
        .executeTakeFirst();
      return Number(row?.bytes ?? 0);
    },

    of: (owner: Owner) => of(owner).orderBy('created_at', 'desc').orderBy('id').execute(),

    seen: (reader: Owner, id: string) => seenBy(reader).where('id', '=', id).selectAll().executeTakeFirst(),

    /** The books in which a student's question is looked up. */
    searchable: (reader: Owner, ids: readonly string[] | null) =>
      seenBy(reader)
        .where('passages', 'is not', null)
        .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
        .select(['id', 'title', 'language', 'stage', 'passages', 'terms'])
        .execute(),

    /** What a student may read, by name: their own books first, then those of everybody. */
    known: (reader: Owner) =>
      seenBy(reader)
        .where('pages', '>', 0)
        .select(['id', 'title', 'author', 'language', 'pages', 'student_id'])
        .orderBy((eb) => eb('student_id', 'is', null))
        .orderBy('created_at', 'desc')
        .execute(),

    /** The book that a job works on, whosever it is. */
    atWork: (id: string) => handle.selectFrom('book').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Books that have been read, and whose index was made by rules before these. */
    indexedBefore: async (version: number): Promise<string[]> => {
      const rows = await handle
        .selectFrom('book')
        .select('id')
        .where('stage', 'in', ['embedded', 'ready'])
        .where('index_version', '<', version)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    change: (
      owner: StudentId,
      id: string,
      values: { title?: string | undefined; subject?: string | undefined },
    ) => own(owner, id).set(values).returningAll().executeTakeFirst(),

    /** Changes what is told about a book of everybody. */
    tell: (id: string, description: Partial<BookDescription & { cover: string }>) =>
      own(null, id).set(description).returning('id').executeTakeFirst(),

    /** Has the index of a book made anew, from the pages that are kept. */
    reindex: (owner: Owner, id: string) =>
      own(owner, id)
        .set({ stage: 'received', stage_done: 0, stage_total: 0, trouble: null })
        .returningAll()
        .executeTakeFirst(),

    /** Gives a book whose reading failed another try. */
    again: (owner: Owner, id: string) =>
      own(owner, id)
        .where('trouble', 'is not', null)
        .set({ stage: 'received', stage_done: 0, stage_total: 0, trouble: null })
        .returningAll()
        .executeTakeFirst(),

    /** Says what happens to a book now; nothing when it is gone. */
    enter: (
      id: string,
      stage: (typeof STAGES)[number],
      { done, total, trouble = null }: { done: number; total: number; trouble?: string | null },
    ) =>
      handle
        .updateTable('book')
        .set({ stage, stage_done: done, stage_total: total, trouble })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst(),

    /** Keeps what was learned about a book while it was read; nothing when it is gone. */
    learn: (
      id: string,
      facts: Partial<{
        pages: number;
        title: string;
        author: string | null;
        language: string | null;
        cover: string;
        index_version: number;
        trouble_lasts: boolean;
      }>,
    ) => handle.updateTable('book').set(facts).where('id', '=', id).returning('id').executeTakeFirst(),

    remove: (owner: Owner, id: string) =>
      handle
        .deleteFrom('book')
        .where('id', '=', id)
        .where('student_id', 'is not distinct from', owner)
        .returning(['file', 'cover'])
        .executeTakeFirst(),
  };
};

export type BookRow = NonNullable<Awaited<ReturnType<ReturnType<typeof makeBookStore>['atWork']>>>;
