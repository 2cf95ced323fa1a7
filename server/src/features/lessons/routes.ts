import { lessons as calls } from '@studia/contract/lessons';
import type { Routes } from '../../http/bind.ts';
import type { Lessons } from './service.ts';

const done = { success: true } as const;

export const lessonRoutes =
  (lessons: Lessons): Routes =>
  (bind) => {
    bind.call(calls.ofBook, async ({ caller, params }) => ({
      ...done,
      lessons: await lessons.ofBook(caller.studentId, params.book),
    }));
    bind.call(calls.lesson, async ({ caller, params }) => ({
      ...done,
      lesson: await lessons.taught(caller.studentId, params.book, params.chapter),
    }));
    bind.call(calls.check, async ({ caller, body }) => ({
      ...done,
      checked: await lessons.check(caller.studentId, body),
    }));
  };
