import { referral as calls } from '@studia/contract/referral';
import type { Routes } from '../../http/calls/bind.ts';
import type { Referral } from './service.ts';

export const referralRoutes =
  (referral: Referral): Routes =>
  (bind) => {
    bind.call(calls.mine, ({ caller }) => referral.mine(caller.studentId));
  };
