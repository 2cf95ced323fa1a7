import { auth } from '@studia/contract/auth';
import type { Endpoint, Reply, Request } from '@studia/contract/endpoint';
import { Failure } from '@studia/contract/errors';
import { deviceFailure } from './device-failure.ts';
import { isRefusal } from './refusal.ts';
import { readJson, request } from './request.ts';
import { currentSession, dropSession, keepSession, rereadSession, storedToken } from './session.ts';

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

/** Makes a call whose answer takes its time. */
export const callSlow = async <E extends Endpoint>(
  endpoint: E,
  given: Request<E>,
  patience: number,
): Promise<Reply<E>> => {
  const answer = await withToken(endpoint, (token) =>
    request(endpoint, given, { token, accept: 'application/json', patience, read: readJson }),
  );
  return answer as Reply<E>;
};

/** Makes a call that reaches the server also when the page goes away meanwhile. */
export const callKeepalive = async <E extends Endpoint>(endpoint: E, given: Request<E>): Promise<void> => {
  await withToken(endpoint, (token) =>
    request(endpoint, given, { token, accept: 'application/json', outlivesPage: true, read: readJson }),
  );
};

/** Sends with the student's token where the call takes one, and once more with a new token when the old one has run out. */
export const withToken = async <T>(
  endpoint: Endpoint,
  send: (token: string | null) => Promise<T>,
): Promise<T> => {
  if (endpoint.access === 'public') return send(null);
  const token = currentSession()?.access_token ?? null;
  // SPEC 6: what is about a student's own things is not even asked without a token.
  if (token === null && endpoint.access !== 'anyone') throw deviceFailure('authentication_required');
  try {
    return await send(token);
  } catch (error) {
    if (token === null || !(error instanceof Failure) || error.code !== 'token_expired') throw error;
    return send(await renew(token));
  }
};

/** Trades the refresh cookie for a new session; who can't be renewed is signed out (SPEC 4.1). */
export const renewSession = (): Promise<string> => renew(storedToken());

let renewing: Promise<string> | null = null;

// A refresh cookie works once, so calls that fail together share one renewal, and so do tabs.
const renew = (expired: string | null): Promise<string> => {
  renewing ??= withTabLock(() => renewOnce(expired)).finally(() => {
    renewing = null;
  });
  return renewing;
};

// Pages served without TLS have no locks; there the server's own grace for a cookie used twice has to do.
const withTabLock = (act: () => Promise<string>): Promise<string> =>
  'locks' in navigator ? navigator.locks.request('studia-renewal', act) : act();

const renewOnce = async (expired: string | null): Promise<string> => {
  const token = rereadSession()?.access_token ?? storedToken();
  if (token === null) throw deviceFailure('authentication_required');
  if (token !== expired) return token;
  try {
    const { session } = await call(auth.refresh, { body: {} });
    // Who signed out meanwhile stays signed out.
    if (storedToken() === null) throw deviceFailure('authentication_required');
    keepSession(session);
    return session.access_token;
  } catch (error) {
    if (isRefusal(error) && storedToken() === expired) dropSession();
    throw error;
  }
};
