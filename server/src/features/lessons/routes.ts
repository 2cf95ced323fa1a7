import { lessons as calls } from '@studia/contract/lessons';
import type { Routes } from '../../http/calls/bind.ts';
import type { Lessons } from './service.ts';

const done = { success: true } as const;

export const lessonRoutes =
  (lessons: Lessons): Routes =>
  (bind) => {
    bind.call(calls.ofBook, async ({ caller, params }) => ({
      ...done,
      ...(await lessons.ofBook(caller.studentId, params.book)),
    }));
    bind.call(calls.lesson, async ({ caller, params }) => ({
      ...done,
      lesson: await lessons.taught(caller.studentId, params.book, params.chapter),
    }));
    bind.call(calls.estimate, async ({ caller, params }) => ({
      ...done,
      estimate: await lessons.estimate(caller.studentId, params.book),
    }));
    bind.call(calls.write, async ({ caller, params }) => {
      await lessons.beginWriting(caller.studentId, params.book);
      return done;
    });
    bind.call(calls.stop, async ({ caller, params }) => ({
      ...done,
      stopped: await lessons.stopWriting(caller.studentId, params.book),
    }));
  };
