import { mindmap as calls } from '@studia/contract/mindmap';
import type { Routes } from '../../http/calls/bind.ts';
import type { MindMaps } from './service.ts';

const done = { success: true } as const;

export const mindMapRoutes =
  (maps: MindMaps): Routes =>
  (bind) => {
    bind.call(calls.drawn, async ({ caller, params }) => ({
      ...done,
      map: await maps.drawn(caller.studentId, params),
    }));
    bind.call(calls.create, async ({ caller, body }) => ({
      ...done,
      map: await maps.create(caller.studentId, body),
    }));
    bind.call(calls.read, async ({ caller, params }) => ({
      ...done,
      map: await maps.read(caller.studentId, params.id),
    }));
    bind.call(calls.update, async ({ caller, params, body }) => ({
      ...done,
      map: await maps.update(caller.studentId, params.id, body),
    }));
    bind.call(calls.delete, async ({ caller, params }) => {
      await maps.delete(caller.studentId, params.id);
      return done;
    });
    bind.call(calls.revisions, async ({ caller, params }) => ({
      ...done,
      revisions: await maps.revisions(caller.studentId, params.id),
    }));
    bind.call(calls.revision, async ({ caller, params }) => ({
      ...done,
      ...(await maps.revision(caller.studentId, params.id, params.revision)),
    }));
  };
