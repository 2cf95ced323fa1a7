import { Readable } from 'node:stream';
import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type { Book, BookPage, Chapter } from '@studia/contract/library';
import { BOOK } from '@studia/contract/limits';
import { inTransaction, sqlRunner, type Handle } from '../../../db/transaction.ts';
import type { Clock } from '../../../ports/clock/port.ts';
import type { DocumentKind, Documents } from '../../../ports/documents/port.ts';
import type { PrivateFiles } from '../../../ports/files/port.ts';
import type { Queue } from '../../../ports/queue/port.ts';
import type { Random } from '../../../ports/random/port.ts';
import type { Curriculum } from '../../curriculum/service.ts';
import { matterOf } from '../ingest/rules/matter.ts';
import { ingestBook } from '../jobs.ts';
import { makeBookStore, type BookRow, type Owner, type BookDescription } from '../store/books.ts';
import { makeMarkStore } from '../store/marks.ts';
import { makePageStore, type KeptChapter } from '../store/pages.ts';
import { describeBook, describeStarter } from './rules/describe-book.ts';
import { isStoredBook } from './rules/is-stored-book.ts';

interface Dependencies {
  db: Handle;
  ownFiles: PrivateFiles;
  documents: Pick<Documents, 'kindOf' | 'mediaTypeOf' | 'getReady'>;
  curriculum: Curriculum;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
  random: Pick<Random, 'id'>;
}

/** A file that has arrived and is no book yet. */
export interface Arrived {
  file: string;
  contentHash: string;
  size: number;
  filename: string;
  kind: string;
}

/** A book with what a reader finds their way by. */
interface OpenedBook {
  book: Book;
  chapters: Chapter[];
  labels: (string | null)[];
}

type DescriptionWithCover = BookDescription & { cover: string | null };

const MEGABYTE = 1024 * 1024;
/** Most often read within a second: a worksheet does not wait behind a shelf of thick books. */
const QUICK_BYTES = MEGABYTE / 4;
/** Enough to know a picture by. */
const BEGINNING = 16;

export type Shelf = ReturnType<typeof makeShelf>;

/** Books on their shelves: brought, listed, opened, renamed and taken away. */
export const makeShelf = (dependencies: Dependencies) => {
  const { db, ownFiles, documents, curriculum, queue, clock, random } = dependencies;
  const books = makeBookStore(db);
  const pages = makePageStore(db);
  const marks = makeMarkStore(db);

  const seen = async (reader: StudentId, id: string): Promise<BookRow> => {
    const row = isStoredBook(id) ? await books.seen(reader, id) : undefined;
    if (!row) throw new Failure('book_not_found');
    return row;
  };

  const starter = async (id: string) => (await curriculum.books()).find(({ slug }) => slug === id) ?? null;

  const progressOf = async (reader: StudentId) => {
    const rows = await marks.progress(reader);
    return (id: string) => rows.find((row) => row.book_id === id) ?? null;
  };

  const described = async (reader: StudentId, row: BookRow): Promise<Book> =>
    describeBook(row, (await progressOf(reader))(row.id));

  const mediaTypeOf = async ({ kind, file, file_size }: BookRow): Promise<string> => {
    const picture = kind === 'image' ? ownFiles.inParts({ file, size: file_size }) : null;
    const beginning = (await picture?.read(0, BEGINNING)) ?? new Uint8Array();
    return documents.mediaTypeOf(kind as DocumentKind, beginning);
  };

  const place = async (owner: Owner, arrived: Arrived, description: DescriptionWithCover | null) => {
    const { file, contentHash, size, filename, kind } = arrived;
    const book = { id: random.id(), file, contentHash, fileSize: size, filename, kind, title: filename };
    const added = await inTransaction(db, async (transaction) => {
      const within = makeBookStore(transaction);
      const row = await within.add(owner, { ...book, createdAt: clock.now() }, description);
      if (row)
        await queue.enqueue(
          ingestBook,
          { id: row.id },
          { key: row.id, quick: size <= QUICK_BYTES, within: sqlRunner(transaction) },
        );
      return row;
    });
    if (added) return added;
    // The same content stands there already, so this copy of it is not needed.
    await ownFiles.remove(file);
    return books.withContent(owner, contentHash);
  };

  return {
    /** Takes a file in, if it is of a kind that can be read. */
    keep: async (name: string, content: AsyncIterable<Uint8Array>): Promise<Arrived> => {
      documents.getReady();
      const privateFile = await ownFiles.keep(content, { limitBytes: BOOK.megabytes * MEGABYTE });
      const { file, size, contentHash } = privateFile;
      const kind = await documents.kindOf(ownFiles.inParts(privateFile));
      if (kind !== null && kind !== 'doc') {
        documents.getReady(kind);
        return { file, contentHash, size, filename: name, kind };
      }
      await ownFiles.remove(file);
      throw new Failure('book_unreadable');
    },

    drop: (arrived: Arrived): Promise<void> => ownFiles.remove(arrived.file),

    /** Puts arrived files on a student's shelf and has them read. */
    add: async (owner: StudentId, arrived: readonly Arrived[]): Promise<Book[]> => {
      if (arrived.length === 0) throw new Failure('book_missing');
      const coming = arrived.reduce((sum, { size }) => sum + size, 0);
      if ((await books.sizeOf(owner)) + coming > BOOK.shelfMegabytes * MEGABYTE)
        throw new Failure('shelf_full');
      const added: Book[] = [];
      for (const one of arrived) {
        const row = await place(owner, one, null);
        if (row) added.push(await described(owner, row));
      }
      return added;
    },

    /** Puts a book on everybody's shelf. */
    addForAll: (arrived: Arrived, description: DescriptionWithCover) => place(null, arrived, description),

    ofStudent: async (owner: StudentId): Promise<Book[]> => {
      // Who looks at the shelf may be about to bring a book, most often of one of these kinds.
      for (const kind of ['pdf', 'docx'] as const) documents.getReady(kind);
      const progress = await progressOf(owner);
      return (await books.of(owner)).map((row) => describeBook(row, progress(row.id)));
    },

    /** The books of everybody: those that come with Studia, then those that were imported. */
    ofEverybody: async (reader: StudentId | null): Promise<Book[]> => {
      const progress = reader ? await progressOf(reader) : () => null;
      return [
        ...(await curriculum.books()).map((book) => describeStarter(book, progress(book.slug))),
        // One that is still on its way is not for students yet.
        ...(await books.of(null))
          .filter(({ passages }) => passages !== null)
          .map((row) => describeBook(row, progress(row.id))),
      ];
    },

    book: async (reader: StudentId, id: string): Promise<OpenedBook> => {
      const known = await starter(id);
      if (known)
        return {
          book: describeStarter(known, (await progressOf(reader))(id)),
          chapters: known.chapters.map(({ title, firstPage }) => ({ title, page: firstPage, level: 1 })),
          labels: [],
        };
      const row = await seen(reader, id);
      return {
        book: await described(reader, row),
        chapters: await pages.chapters(row.id),
        labels: await pages.labels(row.id),
      };
    },

    pages: async (reader: StudentId, id: string, from: number, to: number): Promise<BookPage[]> => {
      const last = Math.min(to, from + BOOK.pagesAtOnce - 1);
      const known = await starter(id);
      if (known)
        return known.pages
          .filter(({ number }) => number >= from && number <= last)
          .map(({ number, text }) => ({ number, label: null, text, by: 'text', size: null, lines: [] }));
      const row = await seen(reader, id);
      return (await pages.pages(row.id, from, last)).map(pageFrom);
    },

    /** A kept book with its chapters and all its words; null when the reader has none of this id. */
    whole: async (reader: StudentId, id: string) => {
      const row = isStoredBook(id) ? await books.seen(reader, id) : undefined;
      if (!row) return null;
      const { title, subject } = await described(reader, row);
      return {
        id: row.id,
        title,
        subject,
        ...taughtParts(await pages.chapters(row.id), await pages.texts(row.id)),
      };
    },

    /** The book as it was brought. */
    file: async (reader: StudentId, id: string) => {
      const row = await seen(reader, id);
      return {
        name: row.filename,
        type: await mediaTypeOf(row),
        size: row.file_size,
        tag: row.content_hash,
        inline: row.kind === 'pdf',
        open: (range?: { start: number; end: number }) => ownFiles.open(row.file, range),
      };
    },

    /** The cover of a book. */
    cover: async (reader: StudentId, id: string) => {
      const drawing = await curriculum.drawing(id, 'cover.svg');
      if (drawing !== null) return pictureReply('cover.svg', Buffer.from(drawing));
      const { cover } = await seen(reader, id);
      if (cover === null) throw new Failure('book_without_cover');
      return pictureReply('cover.webp', await ownFiles.bytes(cover));
    },

    /** A figure of a book that comes with Studia, as SVG. */
    figure: async (id: string, name: string) => {
      const drawing = await curriculum.drawing(id, `figures/${name}`);
      if (drawing === null) throw new Failure('not_found');
      return pictureReply(name, Buffer.from(drawing));
    },

    rename: async (
      owner: StudentId,
      id: string,
      values: { title?: string | undefined; subject?: string | undefined },
    ): Promise<Book> => {
      const row = isStoredBook(id) ? await books.change(owner, id, values) : undefined;
      if (!row) throw await refusal(owner, id);
      return described(owner, row);
    },

    retry: async (owner: StudentId, id: string): Promise<Book> => {
      const row = await inTransaction(db, async (transaction) => {
        const again = isStoredBook(id) ? await makeBookStore(transaction).again(owner, id) : undefined;
        // A key of its own: the job that failed may be about to end, and would swallow a new one under its key.
        const key = `${id} ${clock.now().getTime()}`;
        if (again) await queue.enqueue(ingestBook, { id }, { key, within: sqlRunner(transaction) });
        return again;
      });
      return described(owner, row ?? (await seen(owner, id)));
    },

    /** Takes a book away with everything that was made of it. */
    remove: async (owner: StudentId, id: string): Promise<void> => {
      const gone = await inTransaction(db, async (transaction) => {
        const row = isStoredBook(id) ? await makeBookStore(transaction).remove(owner, id) : undefined;
        if (!row) return null;
        await makeMarkStore(transaction).removeAll(owner, id);
        // Inside, so that the row stays for another try when a file can't be removed.
        for (const file of [row.file, row.cover]) if (file !== null) await ownFiles.remove(file);
        return row;
      });
      if (!gone) throw await refusal(owner, id);
    },

    /** Forgets the files of a student whose account is being erased; the rows go with the account. */
    forgetAll: async (owner: StudentId): Promise<void> => {
      for (const { file, cover } of await books.of(owner))
        for (const one of [file, cover]) if (one !== null) await ownFiles.remove(one);
    },

    exportFor: async (owner: StudentId): Promise<object[]> =>
      (await books.of(owner)).map(
        ({ title, author, subject, filename, file_size, pages: count, created_at }) => ({
          title,
          author,
          subject,
          filename,
          file_size,
          pages: count,
          created_at,
        }),
      ),
  };

  /** Why a book can't be changed: it is not there, or it is everybody's. */
  async function refusal(reader: StudentId, id: string): Promise<Failure> {
    if (await starter(id)) return new Failure('book_not_yours');
    const row = isStoredBook(id) ? await books.seen(reader, id) : undefined;
    return new Failure(row ? 'book_not_yours' : 'book_not_found');
  }
};

/** A book without the matter around its text. */
const taughtParts = <Page extends { number: number; text: string }>(
  chapters: readonly KeptChapter[],
  all: readonly Page[],
): { chapters: KeptChapter[]; pages: Page[] } => {
  const isOutside = matterOf(chapters, all);
  const placeOf = (page: number, heading: string) => ({
    page,
    heading,
    chapter: chapters.findLast((one) => one.level === 1 && one.page <= page)?.title ?? '',
  });
  const openAt = (page: number) => chapters.findLast((one) => one.page <= page)?.title ?? '';
  return {
    chapters: chapters.filter(({ page, title }) => !isOutside(placeOf(page, title))),
    pages: all.filter(({ number }) => !isOutside(placeOf(number, openAt(number)))),
  };
};

const pictureReply = (name: string, bytes: Uint8Array) => ({
  name,
  type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp',
  size: bytes.length,
  tag: null,
  inline: true,
  open: async (range?: { start: number; end: number }) =>
    Readable.from([bytes.subarray(range?.start ?? 0, range ? range.end + 1 : bytes.length)]),
});

const pageFrom = (row: {
  number: number;
  label: string | null;
  text: string;
  by: string;
  width: number | null;
  height: number | null;
  lines: unknown;
}): BookPage => ({
  number: row.number,
  label: row.label,
  text: row.text,
  by: row.by === 'ocr' ? 'ocr' : 'text',
  size: row.width !== null && row.height !== null ? { width: row.width, height: row.height } : null,
  lines: (row.lines as number[][]).map(([start = 0, end = 0, left = 0, top = 0, width = 0, height = 0]) => ({
    start,
    end,
    box: { left, top, width, height },
  })),
});
