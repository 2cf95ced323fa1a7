import { quiz as calls } from '@studia/contract/quiz';
import type { Routes } from '../../http/calls/bind.ts';
import type { Quizzes } from './service.ts';

const done = { success: true } as const;

export const quizRoutes =
  (quizzes: Quizzes): Routes =>
  (bind) => {
    bind.call(calls.preview, async ({ caller, body }) => ({
      ...done,
      preview: await quizzes.preview(caller.studentId, body.scope),
    }));
    bind.call(calls.create, async ({ caller, body }) => ({
      ...done,
      quiz: await quizzes.create(caller.studentId, { ...body, id: body.id ?? null }),
    }));
    bind.call(calls.list, async ({ caller }) => ({
      ...done,
      quizzes: await quizzes.list(caller.studentId),
    }));
    bind.call(calls.read, async ({ caller, params }) => ({
      ...done,
      quiz: await quizzes.read(caller.studentId, params.id),
    }));
    bind.call(calls.answer, async ({ caller, params, body: { given_at, ...given } }) => ({
      ...done,
      ...(await quizzes.answer(caller.studentId, params.id, {
        ...given,
        givenAt: given_at === undefined ? null : new Date(given_at),
      })),
    }));
    bind.call(calls.hint, async ({ caller, params, body }) => {
      await quizzes.openHints(caller.studentId, params.id, body);
      return done;
    });
    bind.call(calls.compare, async ({ caller, params, body }) => ({
      ...done,
      answered: await quizzes.compare(caller.studentId, params.id, body),
    }));
    bind.call(calls.finish, async ({ caller, params }) => ({
      ...done,
      quiz: await quizzes.finish(caller.studentId, params.id),
    }));
    bind.call(calls.delete, async ({ caller, params }) => {
      await quizzes.delete(caller.studentId, params.id);
      return done;
    });
  };
