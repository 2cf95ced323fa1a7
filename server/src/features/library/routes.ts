import { curriculum as curriculumCalls } from '@studia/contract/curriculum';
import { Failure } from '@studia/contract/errors';
import { library as calls } from '@studia/contract/library';
import type { Routes } from '../../http/bind.ts';
import type { Library } from './service.ts';

const done = { success: true } as const;
const SVG = 'image/svg+xml';

/** The student's own books, and reading of every book. */
export const libraryRoutes =
  (library: Library): Routes =>
  (bind) => {
    bind.upload(
      calls.upload,
      {
        keep: ({ name, content }) => library.keep(name, content),
        drop: (arrived) => library.drop(arrived),
      },
      async ({ caller, files }) => ({ ...done, books: await library.add(caller.studentId, files) }),
    );
    bind.call(calls.books, async ({ caller }) => ({
      ...done,
      books: await library.ofStudent(caller.studentId),
    }));
    bind.call(calls.book, async ({ caller, params }) => ({
      ...done,
      ...(await library.book(caller.studentId, params.id)),
    }));
    bind.call(calls.rename, async ({ caller, params, body }) => ({
      ...done,
      book: await library.rename(caller.studentId, params.id, body),
    }));
    bind.call(calls.retry, async ({ caller, params }) => ({
      ...done,
      book: await library.retry(caller.studentId, params.id),
    }));
    bind.call(calls.remove, async ({ caller, params }) => {
      await library.remove(caller.studentId, params.id);
      return done;
    });
    bind.file(calls.file, ({ caller, params }) => library.file(caller.studentId, params.id));
    bind.file(calls.cover, ({ caller, params }) => library.cover(caller.studentId, params.id));
    bind.file(calls.figure, ({ params }) => library.figure(params.id, params.name));
    bind.call(calls.pages, async ({ caller, params, query }) => ({
      ...done,
      pages: await library.pages(caller.studentId, params.id, query.from, query.to),
    }));
    bind.call(calls.search, async ({ caller, query }) => ({
      ...done,
      passages: await library.search(caller.studentId, query.q, query.book_id ?? null),
    }));
    markRoutes(library)(bind);
  };

const markRoutes =
  (library: Library): Routes =>
  (bind) => {
    bind.call(calls.marks, async ({ caller, params }) => ({
      ...done,
      marks: await library.marks(caller.studentId, params.id),
    }));
    bind.call(calls.addMark, async ({ caller, params, body }) => ({
      ...done,
      mark: await library.addMark(caller.studentId, params.id, body),
    }));
    bind.call(calls.noteMark, async ({ caller, params, body }) => ({
      ...done,
      mark: await library.noteMark(caller.studentId, params.id, params.mark, body.note),
    }));
    bind.call(calls.removeMark, async ({ caller, params }) => {
      await library.removeMark(caller.studentId, params.id, params.mark);
      return done;
    });
  };

/** SPEC 7.3: books of everybody and how far a student is. */
export const curriculumRoutes =
  (library: Library): Routes =>
  (bind) => {
    bind.call(curriculumCalls.books, async ({ caller, query }) => ({
      ...done,
      books: await library.ofEverybody(caller?.studentId ?? null, query),
    }));
    bind.call(curriculumCalls.trackProgress, async ({ caller, params, body }) => {
      if (params.userId !== caller.studentId) throw new Failure('forbidden');
      const { page, read = [] } = body;
      return { ...done, progress: await library.track(caller.studentId, params.bookId, { page, read }) };
    });
    bind.call(curriculumCalls.subjectsByGrade, async ({ params, query }) => ({
      ...done,
      ...(await library.subjects({ grade: params.grade, ...query })),
    }));
  };
