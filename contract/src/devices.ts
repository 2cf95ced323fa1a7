import * as z from 'zod/mini';
import { auth, NewPassword } from './auth.ts';
import { endpoints } from './endpoint.ts';
import { text } from './text.ts';
import { NO_ID, signedIn, type Trials, type TrialWorld } from './trial.ts';

export const Device = z.object({
  id: z.uuid(),
  /** In words: `Chrome on macOS`. */
  name: z.string(),
  address: z.nullable(z.string()),
  signed_in_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
/** A browser in which the student is signed in. */
export type Device = z.infer<typeof Device>;

/** Where a student is signed in, and how they end that. */
export const devices = endpoints({
  list: {
    method: 'GET',
    path: '/auth/devices',
    summary: 'Where the student is signed in.',
    access: 'signed-in',
    pace: 'normal',
    reply: z.object({ devices: z.array(Device) }),
  },
  signOutOne: {
    method: 'DELETE',
    path: '/auth/devices/:id',
    summary: 'Sign out one device.',
    access: 'signed-in',
    pace: 'normal',
    params: z.object({ id: z.uuid() }),
    reply: null,
  },
  signOutOthers: {
    method: 'DELETE',
    path: '/auth/devices',
    summary: 'Sign out everywhere but here.',
    access: 'signed-in',
    pace: 'normal',
    reply: null,
  },
  changePassword: {
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Change the password. Every other device is signed out.',
    access: 'signed-in',
    pace: 'sign-in',
    body: z.object({ current_password: text(200), new_password: NewPassword }),
    reply: null,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ owner, ask, askAsVisitor }: TrialWorld): Trials<typeof devices> => {
  const { email, password } = owner;
  /** Another device on which the owner is signed in. */
  const phone = async (): Promise<string> => {
    await askAsVisitor(auth.signIn, { body: { email, password } });
    const { devices: known } = await ask(devices.list, {});
    return known.find(({ current }) => !current)?.id ?? '';
  };
  return {
    list: { request: () => ({}), answers: signedIn(200) },
    signOutOne: {
      request: async () => ({ params: { id: await phone() } }),
      answers: { ...signedIn('not_found'), owner: 204 },
      toSpoil: () => ({ params: { id: NO_ID } }),
    },
    signOutOthers: { request: () => ({}), answers: signedIn(204) },
    changePassword: {
      request: () => ({ body: { current_password: password, new_password: password } }),
      answers: signedIn(204),
      toSpoil: () => ({ body: { current_password: 'wrong', new_password: password } }),
    },
  };
};
