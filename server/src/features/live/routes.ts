import { live as calls } from '@studia/contract/live';
import type { Routes } from '../../http/calls/bind.ts';
import type { Live } from './service.ts';

export const liveRoutes =
  (live: Live): Routes =>
  (bind) => {
    bind.call(calls.save, async ({ caller, body }) => {
      const { session_id = null, update_mode = null, ...payload } = body;
      return {
        success: true as const,
        session_id: await live.save(caller.studentId, payload, session_id, update_mode),
      };
    });
    bind.call(calls.read, async ({ caller, params }) => ({
      success: true as const,
      ...(await live.read(caller.studentId, params.id)),
    }));
  };
