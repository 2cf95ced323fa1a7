import { curriculum } from '@studia/contract/curriculum';
import type { StudentId } from '@studia/contract/ids';
import {
  library,
  type Book,
  type BookPage,
  type Chapter,
  type Mark,
  type Progress,
} from '@studia/contract/library';
import { BOOK } from '@studia/contract/limits';
import type { Quote } from '@studia/contract/proof';
import { call, callKeepalive, withToken } from '../../client/call.ts';
import { request } from '../../client/request.ts';

/** A mark that the student is about to make. */
export type NewMark = Pick<Mark, 'kind' | 'page' | 'start' | 'end' | 'text' | 'note'>;

/** A book with what a reader finds their way by. */
export interface BookToRead {
  book: Book;
  chapters: Chapter[];
  /** What is printed as the number of each page, where that is not its place. */
  labels: (string | null)[];
}

export const readBook = (id: string): Promise<BookToRead> => call(library.book, { params: { id } });

export const readBookAgain = async (id: string): Promise<Book> =>
  (await call(library.retry, { params: { id }, body: {} })).book;

/** The run of pages, `BOOK.pagesAtOnce` each, to which a page belongs; counted from 0. */
export const runOf = (page: number): number => Math.floor((page - 1) / BOOK.pagesAtOnce);

/** One run of pages as text. */
export const readRun = async (id: string, run: number, signal?: AbortSignal): Promise<BookPage[]> => {
  const from = run * BOOK.pagesAtOnce + 1;
  const query = { from: String(from), to: String(from + BOOK.pagesAtOnce - 1) };
  return (await call(library.pages, { params: { id }, query }, signal)).pages;
};

/** What in the book answers a question or speaks of the same. */
export const searchBook = async (id: string, q: string, signal: AbortSignal): Promise<Quote[]> => {
  const { passages } = await call(library.search, { query: { q, book_id: id } }, signal);
  return passages.map(({ quote }) => quote).filter(({ book_id }) => book_id === id);
};

export const listMarks = async (id: string): Promise<Mark[]> =>
  (await call(library.marks, { params: { id } })).marks;

export const addMark = async (id: string, mark: NewMark): Promise<Mark> =>
  (await call(library.addMark, { params: { id }, body: mark })).mark;

export const noteMark = async (id: string, mark: string, note: string): Promise<Mark> =>
  (await call(library.noteMark, { params: { id, mark }, body: { note } })).mark;

export const removeMark = async (id: string, mark: string): Promise<void> => {
  await call(library.removeMark, { params: { id, mark } });
};

/** The open page, and pages that were read since it was told last. */
interface ReadPages {
  page: number;
  read: number[];
}

/** Keeps how far the student is. */
export const keepProgress = async (userId: StudentId, bookId: string, body: ReadPages): Promise<Progress> =>
  (await call(curriculum.trackProgress, { params: { userId, bookId }, body })).progress;

/** The same, also when the page goes away meanwhile. */
export const keepProgressKeepalive = (userId: StudentId, bookId: string, body: ReadPages): Promise<void> =>
  callKeepalive(curriculum.trackProgress, { params: { userId, bookId }, body });

/** A drawing of a book that comes with Studia. */
export const readFigure = (id: string, name: string): Promise<string> =>
  withToken(library.figure, (token) =>
    request(
      library.figure,
      { params: { id, name } },
      { token, accept: 'image/svg+xml', read: (response) => response.text() },
    ),
  );

/** A part of the book's file, both ends included. The token is renewed on the way where it has run out. */
export const readPart = (
  id: string,
  range: { start: number; end: number },
  signal: AbortSignal,
): Promise<Uint8Array> =>
  withToken(library.file, (token) =>
    request(
      library.file,
      { params: { id } },
      { token, accept: '*/*', range, signal, patience: PATIENCE_MS, read: bytesOf },
    ),
  );

/** The whole file, to keep on the student's own machine. */
export const readFile = (id: string): Promise<Blob> =>
  withToken(library.file, (token) =>
    request(
      library.file,
      { params: { id } },
      { token, accept: '*/*', patience: PATIENCE_MS * 10, read: (response) => response.blob() },
    ),
  );

const PATIENCE_MS = 30_000;

const bytesOf = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await response.arrayBuffer());
