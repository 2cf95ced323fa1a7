import { profile as calls } from '@studia/contract/profile';
import type { Routes } from '../../http/calls/bind.ts';
import type { Profile } from './service.ts';

export const profileRoutes =
  (profile: Profile): Routes =>
  (bind) => {
    bind.call(calls.update, async ({ caller, body }) => ({
      user: await profile.update(caller.studentId, body),
    }));
    bind.call(calls.rename, async ({ caller, body }) => ({
      user: await profile.rename(caller.studentId, body.full_name),
    }));
    bind.call(calls.setPhoto, async ({ caller, body }) => ({
      user: await profile.setPhoto(caller.studentId, body.image),
    }));
    bind.call(calls.removePhoto, async ({ caller }) => ({
      user: await profile.removePhoto(caller.studentId),
    }));
  };
