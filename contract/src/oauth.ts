import * as z from 'zod/mini';
import { SessionReply } from './auth.ts';
import { endpoints } from './endpoint.ts';
import { text } from './text.ts';
import { everybody, type Trials } from './trial.ts';

export const Provider = z.enum(['google', 'microsoft']);
/** Somebody else who vouches for a student. */
export type Provider = z.infer<typeof Provider>;

/** SPEC 4.6 and 7.1, signing in elsewhere. */
export const oauth = endpoints({
  start: {
    method: 'POST',
    path: '/auth/oauth/:provider/start',
    summary: 'The address of the provider’s page, with a fresh state, nonce and PKCE challenge.',
    access: 'public',
    pace: 'sign-in',
    params: z.object({ provider: Provider }),
    body: z.object({ referral_code: z.optional(text(64)) }),
    reply: z.object({ url: z.string(), state: z.string() }),
  },
  exchange: {
    method: 'POST',
    path: '/auth/oauth/:provider',
    summary: 'Trade the provider’s code for a session.',
    access: 'public',
    pace: 'sign-in',
    params: z.object({ provider: Provider }),
    // SPEC 7.1. Without `state`, the visit is the one that the browser's own cookie belongs to.
    body: z.object({ code: text(4096), state: z.optional(text(512)), user: z.optional(z.unknown()) }),
    reply: SessionReply,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = (): Trials<typeof oauth> => ({
  start: {
    request: () => ({ params: { provider: 'google' }, body: {} }),
    answers: everybody(200),
    toSpoil: () => ({ params: { provider: 'google' }, body: { referral_code: 'FRIEND' } }),
  },
  exchange: {
    request: () => ({ params: { provider: 'google' }, body: { code: 'made up', state: 'made up' } }),
    answers: everybody('oauth_failed'),
  },
});
