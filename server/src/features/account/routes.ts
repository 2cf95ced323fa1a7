import { account as calls } from '@studia/contract/account';
import type { Routes } from '../../http/calls/bind.ts';
import type { Account } from './service.ts';

export const accountRoutes =
  (account: Account): Routes =>
  (bind) => {
    bind.call(calls.export, ({ caller }) => account.export(caller.studentId));
    bind.call(calls.delete, async ({ caller, body, origin }) => {
      const goneOn = await account.delete(caller, body, origin);
      return { deleted_on: goneOn.toISOString() };
    });
  };
