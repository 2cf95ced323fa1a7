import { curriculum, type Subject } from '@studia/contract/curriculum';
import { library, type Book, type Chapter, type Mark } from '@studia/contract/library';
import { REQUEST } from '@studia/contract/limits';
import type { Quote } from '@studia/contract/proof';
import { call } from '../../client/call.ts';
import { deviceFailure } from '../../client/device-failure.ts';
import { fetchFile } from '../../client/file.ts';
import { currentSession } from '../../client/session.ts';
import { upload } from '../../client/upload.ts';
import { withFallbackMessage } from '../../client/with-fallback-message.ts';
import { libraryFailed } from '../../text/library.ts';
import type { Filters } from './filters.ts';

export const listOwnBooks = async (): Promise<Book[]> =>
  (await withFallbackMessage(libraryFailed.books, call(library.books, {}))).books;

/** The books of everybody; a filter that is empty is not sent (SPEC 7.3). */
export const listBooksOfAll = async (filters: Filters): Promise<Book[]> => {
  const query = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  return (await withFallbackMessage(libraryFailed.books, call(curriculum.books, { query }))).books;
};

interface SubjectsOfGrade {
  streams: string[];
  subjects: Subject[];
}

export const listSubjects = async ({ grade, stream, country }: Filters): Promise<SubjectsOfGrade> => {
  const query = { ...(stream !== '' && { stream }), ...(country !== '' && { country }) };
  return withFallbackMessage(
    libraryFailed.subjects,
    call(curriculum.subjectsByGrade, { params: { grade }, query }),
  );
};

/** One book with its chapters. */
export interface OpenedBook {
  book: Book;
  chapters: Chapter[];
}

export const readBook = async (id: string): Promise<OpenedBook> =>
  withFallbackMessage(libraryFailed.books, call(library.book, { params: { id } }));

export const changeBook = async (id: string, body: { title: string; subject: string }): Promise<Book> =>
  (await call(library.rename, { params: { id }, body })).book;

export const retryBook = async (id: string): Promise<Book> =>
  (await call(library.retry, { params: { id }, body: {} })).book;

export const deleteBook = async (id: string): Promise<void> => {
  await call(library.remove, { params: { id } });
};

/** A place in a book that a search found. */
export interface FoundPlace {
  quote: Quote;
  chapter: string;
  heading: string;
}

export const searchBooks = async (q: string, signal: AbortSignal): Promise<FoundPlace[]> =>
  (await call(library.search, { query: { q } }, signal)).passages;

/** The call takes so many pages at once. */
const PAGES_A_CALL = 200;

/** Keeps that pages were read, and which one is open now. */
export const trackPages = async (bookId: string, page: number, read: readonly number[]): Promise<void> => {
  const userId = currentSession()?.user.id ?? '';
  for (let at = 0; at < read.length; at += PAGES_A_CALL) {
    const body = { page, read: read.slice(at, at + PAGES_A_CALL) };
    const tracking = call(curriculum.trackProgress, { params: { userId, bookId }, body });
    await withFallbackMessage(libraryFailed.track, tracking);
  }
};

export const listMarks = async (id: string): Promise<Mark[]> =>
  (await call(library.marks, { params: { id } })).marks;

export const removeMark = async ({ book_id, id }: Mark): Promise<void> => {
  await call(library.removeMark, { params: { id: book_id, mark: id } });
};

/** Puts a mark back that was taken away. */
export const addMarkAgain = async ({ book_id, kind, page, start, end, text, note }: Mark): Promise<void> => {
  await call(library.addMark, { params: { id: book_id }, body: { kind, page, start, end, text, note } });
};

export const fetchCover = async (id: string): Promise<Blob> =>
  (await fetchFile(library.cover, { params: { id } })).content;

export const fetchOriginal = (id: string) => fetchFile(library.file, { params: { id } }, REQUEST.bookTimeout);

/** Sends one file and answers with the book it became. */
export const sendBook = async (
  file: File,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<Book> => {
  const { books } = await withFallbackMessage(
    libraryFailed.upload,
    upload(library.upload, file, { ...options, patience: REQUEST.bookTimeout }),
  );
  const [book] = books;
  if (!book) throw deviceFailure('reply_unreadable');
  return book;
};
