import { auth } from '@studia/contract/auth';
import type { Endpoint, Reply, Request } from '@studia/contract/endpoint';
import { Failure } from '@studia/contract/errors';
import { readJson, request } from './request.ts';
import { currentSession, dropSession, keepSession } from './session.ts';

/** Makes a call of the contract. A 204 is an empty success; an expired token is renewed once on the way. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  given: Request<E>,
  signal?: AbortSignal,
): Promise<Reply<E>> => {
  const answer = await withToken(endpoint, (token) =>
    request(endpoint, given, { token, accept: 'application/json', signal, read: readJson }),
  );
  return answer as Reply<E>;
};

/** Sends with the student's token where the call takes one, and once more with a new token when the old one has run out. */
export const withToken = async <T>(
  endpoint: Endpoint,
  send: (token: string | null) => Promise<T>,
): Promise<T> => {
  if (endpoint.access === 'public') return send(null);
  const token = currentSession()?.access_token ?? null;
  try {
    return await send(token);
  } catch (error) {
    if (token === null || !(error instanceof Failure) || error.code !== 'token_expired') throw error;
    return send(await renew(token));
  }
};

let renewing: Promise<string> | null = null;

// Refresh tokens work once, so calls that fail together must share one renewal.
const renew = (expired: string): Promise<string> => {
  const session = currentSession();
  if (session && session.access_token !== expired) return Promise.resolve(session.access_token);
  renewing ??= renewSession().finally(() => {
    renewing = null;
  });
  return renewing;
};

/** Trades the refresh token for a new session; who can't be renewed is signed out (SPEC 4.1). */
export const renewSession = async (): Promise<string> => {
  const refreshToken = currentSession()?.refresh_token;
  if (refreshToken === undefined) throw new Failure('authentication_required');
  try {
    const { session } = await call(auth.refresh, { body: { refresh_token: refreshToken } });
    keepSession(session);
    return session.access_token;
  } catch (error) {
    if (error instanceof Failure && error.code === 'session_invalid') dropSession();
    throw error;
  }
};
