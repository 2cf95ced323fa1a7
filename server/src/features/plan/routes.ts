import { plan as calls } from '@studia/contract/plan';
import type { Routes } from '../../http/calls/bind.ts';
import type { Planning } from './service.ts';

const done = { success: true } as const;

export const planRoutes =
  (planning: Planning): Routes =>
  (bind) => {
    bind.call(calls.extractTopic, async ({ body }) => ({
      ...done,
      ...(await planning.extractTopic({
        message: body.message,
        currentTopic: body.current_topic ?? null,
        response: body.ai_response ?? null,
      })),
    }));
    bind.call(calls.generate, async ({ caller, body }) => ({
      ...done,
      plan: await planning.generate(caller?.studentId ?? null, {
        topic: body.topic,
        goal: body.goal ?? '',
        level: body.level ?? null,
        minutesAWeek: body.minutes_a_week ?? null,
        examDate: body.exam_date ?? null,
        bookIds: body.book_ids ?? null,
        planId: body.plan_id ?? null,
      }),
    }));
    bind.call(calls.list, async ({ caller }) => ({ ...done, plans: await planning.list(caller.studentId) }));
    bind.call(calls.read, async ({ caller, params }) => ({
      ...done,
      plan: await planning.read(caller.studentId, params.id),
    }));
    bind.call(calls.update, async ({ caller, params, body }) => {
      const { revision, ...content } = body;
      return { ...done, plan: await planning.update(caller.studentId, params.id, content, revision) };
    });
    bind.call(calls.delete, async ({ caller, params }) => {
      await planning.delete(caller.studentId, params.id);
      return done;
    });
  };
