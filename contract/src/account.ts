import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { OwnerProof } from './owner.ts';
import { signedIn, type Trials } from './trial.ts';

/** What belongs to the student as a whole: taking it along, and leaving. */
export const account = endpoints({
  export: {
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything Studia keeps about the student, as one JSON document.',
    access: 'signed-in',
    pace: 'code',
    reply: z.record(z.string(), z.unknown()),
  },
  delete: {
    method: 'POST',
    path: '/api/account/delete',
    summary:
      'Delete the account, with the password or, where there is none, a mailed code: gone after 30 days, unless the student signs in before.',
    access: 'signed-in',
    pace: 'sign-in',
    body: OwnerProof,
    reply: z.object({ deleted_on: z.iso.datetime() }),
  },
});

/** Who may make each call, and a good request for it. */
export const trials = (): Trials<typeof account> => ({
  export: { request: () => ({}), answers: signedIn(200) },
  delete: {
    request: () => ({ body: { password: 'not the right one' } }),
    answers: signedIn('password_wrong'),
    toSpoil: () => ({ body: { password: 'wrong', code: '123456' } }),
  },
});
