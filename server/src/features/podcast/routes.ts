import { podcast as calls } from '@studia/contract/podcast';
import type { Routes } from '../../http/calls/bind.ts';
import type { Podcasts } from './service.ts';

const done = { success: true } as const;

export const podcastRoutes =
  (podcasts: Podcasts): Routes =>
  (bind) => {
    bind.call(calls.list, async ({ caller, query }) => ({
      ...done,
      podcasts: await podcasts.list(caller.studentId, query.book ?? null),
    }));
    bind.call(calls.about, async ({ caller, params }) => ({
      ...done,
      ...(await podcasts.about(caller.studentId, params.type, params.source)),
    }));
    bind.call(calls.make, async ({ caller, body }) => ({
      ...done,
      podcast: await podcasts.make(caller.studentId, body),
    }));
    bind.call(calls.read, async ({ caller, params }) => ({
      ...done,
      podcast: await podcasts.read(caller.studentId, params.id),
    }));
    bind.file(calls.audio, ({ caller, params, query }) => podcasts.audio(caller.studentId, params.id, query));
    bind.file(calls.download, ({ caller, params }) => podcasts.download(caller.studentId, params.id));
    bind.call(calls.listen, async ({ caller, params, body }) => {
      await podcasts.listen(caller.studentId, params.id, body);
      return done;
    });
    bind.call(calls.stop, async ({ caller, params }) => ({
      ...done,
      podcast: await podcasts.stop(caller.studentId, params.id),
    }));
    bind.call(calls.resume, async ({ caller, params }) => ({
      ...done,
      podcast: await podcasts.resume(caller.studentId, params.id),
    }));
    bind.call(calls.delete, async ({ caller, params }) => {
      await podcasts.delete(caller.studentId, params.id);
      return done;
    });
  };
