import { account as calls } from '@studia/contract/account';
import { letters } from '@studia/contract/letters';
import type { Routes } from '../../http/calls/bind.ts';
import type { Account } from './service.ts';

export const accountRoutes =
  (account: Account): Routes =>
  (bind) => {
    bind.document(calls.export, ({ caller, origin }) => account.export(caller.studentId, origin));
    bind.call(calls.delete, async ({ caller, body, origin }) => {
      const goneOn = await account.delete(caller, body, origin);
      return { deleted_on: goneOn.toISOString() };
    });
    bind.call(letters.choices, ({ caller }) => account.letterChoices(caller.studentId));
    bind.call(letters.choose, ({ caller, body }) =>
      account.chooseLetters(caller.studentId, body.topic, body.wanted),
    );
  };
