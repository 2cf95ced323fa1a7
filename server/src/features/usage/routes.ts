import { usage as calls } from '@studia/contract/usage';
import type { Routes } from '../../http/calls/bind.ts';
import type { Usage } from './service.ts';

export const usageRoutes =
  (usage: Usage): Routes =>
  (bind) => {
    bind.call(calls.analytics, async ({ caller }) => ({
      success: true as const,
      analytics: await usage.analytics(caller.studentId),
    }));
  };
