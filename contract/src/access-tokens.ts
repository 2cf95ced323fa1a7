import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { ACCESS_TOKEN } from './limits.ts';
import { filledText } from './text.ts';
import { TokenScope } from './token-scope.ts';
import { NO_ID, verified, type Trials, type TrialWorld } from './trial.ts';

export const AccessToken = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its first characters, by which its owner knows it again. */
  start: z.string(),
  scopes: z.array(TokenScope),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
});
/** A key to a student's own things, for scripts and assistants. */
export type AccessToken = z.infer<typeof AccessToken>;

const Scopes = z.array(TokenScope).check(z.minLength(1), z.maxLength(TokenScope.options.length));
const Days = z.int().check(z.minimum(1), z.maximum(ACCESS_TOKEN.mostDays));

/** Personal access tokens of a student. */
export const accessTokens = endpoints({
  list: {
    method: 'GET',
    path: '/auth/access-tokens',
    summary: 'The student’s personal access tokens, without their secrets.',
    access: 'verified',
    pace: 'normal',
    reply: z.object({ tokens: z.array(AccessToken) }),
  },
  create: {
    method: 'POST',
    path: '/auth/access-tokens',
    summary: 'Make a personal access token. Its secret is in this answer and never again.',
    access: 'verified',
    pace: 'sign-in',
    body: z.object({ name: filledText(ACCESS_TOKEN.nameCharacters), scopes: Scopes, days: Days }),
    reply: z.object({ token: AccessToken, secret: z.string() }),
  },
  revoke: {
    method: 'DELETE',
    path: '/auth/access-tokens/:id',
    summary: 'Revoke a personal access token; it opens nothing from now on.',
    access: 'verified',
    pace: 'normal',
    params: z.object({ id: z.uuid() }),
    reply: null,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ ask }: TrialWorld): Trials<typeof accessTokens> => {
  const body = { name: 'My script', scopes: ['read' as const], days: 7 };
  const madeOnce = async (): Promise<string> => {
    const { token } = await ask(accessTokens.create, { body });
    return token.id;
  };
  return {
    list: { request: () => ({}), answers: verified(200) },
    create: {
      request: () => ({ body }),
      answers: verified(200),
      // Refused before it is made: one may have only so many.
      toSpoil: () => ({ body: { ...body, days: 7 } }),
    },
    revoke: {
      request: async () => ({ params: { id: await madeOnce() } }),
      answers: { ...verified(204), another: 'not_found' },
      toSpoil: () => ({ params: { id: NO_ID } }),
    },
  };
};
