import { curriculum as curriculumCalls } from '@studia/contract/curriculum';
import { Failure } from '@studia/contract/errors';
import { library as calls } from '@studia/contract/library';
import type { Routes } from '../../http/calls/bind.ts';
import type { Books, Library } from './service.ts';

const done = { success: true } as const;
/** How many passages a search shows. */
const FOUND_AT_ONCE = 12;

/** The student's own books, and reading of every book. */
export const libraryRoutes =
  ({ books, search }: Library): Routes =>
  (bind) => {
    bind.upload(
      calls.upload,
      {
        keep: ({ name, content }) => books.keep(name, content),
        drop: (arrived) => books.drop(arrived),
      },
      async ({ caller, files }) => ({ ...done, books: await books.add(caller.studentId, files) }),
    );
    bind.call(calls.books, async ({ caller }) => ({
      ...done,
      books: await books.ofStudent(caller.studentId),
    }));
    bind.call(calls.book, async ({ caller, params }) => ({
      ...done,
      ...(await books.book(caller.studentId, params.id)),
    }));
    bind.call(calls.rename, async ({ caller, params, body }) => ({
      ...done,
      book: await books.rename(caller.studentId, params.id, body),
    }));
    bind.call(calls.retry, async ({ caller, params }) => ({
      ...done,
      book: await books.retry(caller.studentId, params.id),
    }));
    bind.call(calls.remove, async ({ caller, params }) => {
      await books.remove(caller.studentId, params.id);
      return done;
    });
    bind.file(calls.file, ({ caller, params }) => books.file(caller.studentId, params.id));
    bind.file(calls.cover, ({ caller, params }) => books.cover(caller.studentId, params.id));
    bind.file(calls.figure, ({ params }) => books.figure(params.id, params.name));
    bind.call(calls.pages, async ({ caller, params, query }) => ({
      ...done,
      pages: await books.pages(caller.studentId, params.id, query.from, query.to),
    }));
    bind.call(calls.search, async ({ caller, query }) => ({
      ...done,
      passages: await search
        .forReader(caller.studentId, query.book_id ? [query.book_id] : null)
        .find(query.q, FOUND_AT_ONCE),
    }));
    markRoutes(books)(bind);
  };

const markRoutes =
  (books: Books): Routes =>
  (bind) => {
    bind.call(calls.marks, async ({ caller, params }) => ({
      ...done,
      marks: await books.marks(caller.studentId, params.id),
    }));
    bind.call(calls.addMark, async ({ caller, params, body }) => ({
      ...done,
      mark: await books.addMark(caller.studentId, params.id, body),
    }));
    bind.call(calls.noteMark, async ({ caller, params, body }) => ({
      ...done,
      mark: await books.noteMark(caller.studentId, params.id, params.mark, body.note),
    }));
    bind.call(calls.removeMark, async ({ caller, params }) => {
      await books.removeMark(caller.studentId, params.id, params.mark);
      return done;
    });
  };

/** SPEC 7.3: books of everybody and how far a student is. */
export const curriculumRoutes =
  ({ books }: Library): Routes =>
  (bind) => {
    bind.call(curriculumCalls.books, async ({ caller, query }) => ({
      ...done,
      books: await books.ofEverybody(caller?.studentId ?? null, query),
    }));
    bind.call(curriculumCalls.trackProgress, async ({ caller, params, body }) => {
      const { page, read = [] } = body;
      // SPEC 6: it needs no token, but what a student keeps changes only by their own.
      if (!caller) return { ...done, progress: await books.reckon(params.bookId, { page, read }) };
      if (params.userId !== caller.studentId) throw new Failure('forbidden');
      return { ...done, progress: await books.track(caller.studentId, params.bookId, { page, read }) };
    });
    bind.call(curriculumCalls.subjectsByGrade, async ({ params, query }) => ({
      ...done,
      ...(await books.subjects({ grade: params.grade, ...query })),
    }));
  };
