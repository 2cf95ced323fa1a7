import * as z from 'zod/mini';
import { Code } from './auth.ts';
import { endpoints } from './endpoint.ts';
import { Provider } from './oauth.ts';
import { text } from './text.ts';
import { signedIn, type Trials, type TrialWorld } from './trial.ts';

/** How a student shows once more that it is them: the password of who has one, a mailed code of who has none. */
export const OwnerProof = z.object({ password: z.optional(text(200)), code: z.optional(Code) });

export const WaysIn = z.object({
  /** False for who only ever signed in elsewhere; *Forgot password* sets a first one. */
  has_password: z.boolean(),
  providers: z.array(z.object({ provider: Provider, linked_at: z.iso.datetime() })),
});
/** What opens the student's account. */
export type WaysIn = z.infer<typeof WaysIn>;

const OwnerCodeFor = z.enum(['delete', 'unlink']);
/** What a student without a password may ask a code for. */
export type OwnerCodeFor = z.infer<typeof OwnerCodeFor>;

/** What opens an account, and how its owner shows that it is them. */
export const owner = endpoints({
  waysIn: {
    method: 'GET',
    path: '/auth/ways-in',
    summary: 'Whether the account has a password, and which providers open it.',
    access: 'signed-in',
    pace: 'normal',
    reply: WaysIn,
  },
  sendCode: {
    method: 'POST',
    path: '/auth/owner-code',
    summary:
      'Mail a six-digit code to a student without a password, who is about to do something that needs a proof.',
    access: 'signed-in',
    pace: 'code',
    body: z.object({ purpose: OwnerCodeFor }),
    reply: z.object({ success: z.literal(true) }),
  },
  unlink: {
    method: 'POST',
    path: '/auth/ways-in/:provider/unlink',
    summary:
      'Take a provider away from the account, where another way in remains. Every other device is signed out.',
    access: 'signed-in',
    pace: 'sign-in',
    params: z.object({ provider: Provider }),
    body: OwnerProof,
    reply: null,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ owner: { password } }: TrialWorld): Trials<typeof owner> => ({
  waysIn: { request: () => ({}), answers: signedIn(200) },
  // Whoever has a password must know it.
  sendCode: { request: () => ({ body: { purpose: 'delete' } }), answers: signedIn('forbidden') },
  unlink: {
    request: () => ({ params: { provider: 'google' }, body: { password } }),
    answers: signedIn('not_found'),
    toSpoil: () => ({ params: { provider: 'google' }, body: { password: 'wrong', code: '123456' } }),
  },
});
