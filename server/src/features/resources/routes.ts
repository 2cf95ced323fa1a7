import { resources as calls } from '@studia/contract/resources';
import type { Routes } from '../../http/calls/bind.ts';
import type { Resources } from './service.ts';

const done = { success: true } as const;

export const resourceRoutes =
  (resources: Resources): Routes =>
  (bind) => {
    bind.call(calls.list, async ({ caller, query: { before, before_id = '', ...wish } }) => ({
      ...done,
      ...(await resources.list(caller.studentId, {
        ...wish,
        after: before === undefined ? null : { at: new Date(before), id: before_id },
      })),
    }));
    bind.call(calls.guide, async ({ params }) => ({ ...done, guide: resources.guide(params.id) }));
  };
