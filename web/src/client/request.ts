import type { Endpoint, Request } from '@studia/contract/endpoint';
import { Failure, type ErrorCode } from '@studia/contract/errors';
import { REQUEST } from '@studia/contract/limits';
import { deviceFailure } from './device-failure.ts';

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

interface Options<T> {
  token: string | null;
  accept: string;
  signal?: AbortSignal | undefined;
  /** How long the answer may take; 10 s where nothing is said (SPEC 9). */
  patience?: number | undefined;
  /** It reaches the server also when the page goes away meanwhile. */
  outlivesPage?: boolean;
  /** Only this part of a file, both ends included. */
  range?: { start: number; end: number } | undefined;
  /** Reads what is wanted of the answer, still within the time allowed. */
  read: (response: Response) => Promise<T>;
}

/** Sends one call; every failure is one of the closed list. */
export const request = async <E extends Endpoint, T>(
  endpoint: E,
  given: Request<E>,
  options: Options<T>,
): Promise<T> => {
  const { params = {}, query = {}, body } = given as Parts;
  const { token, accept, signal, patience: wait = REQUEST.timeout, outlivesPage = false } = options;
  const { range, read } = options;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), wait);
  try {
    const response = await fetch(addressOf(endpoint.path, params, query), {
      method: endpoint.method,
      keepalive: outlivesPage,
      headers: {
        accept,
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(range && { range: `bytes=${range.start}-${range.end}` }),
        ...(endpoint.method !== 'GET' && xsrfHeader()),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([patience.signal, signal]) : patience.signal,
    });
    if (!response.ok) throw await failureIn(response);
    return await read(response);
  } catch (error) {
    if (patience.signal.aborted) throw deviceFailure('request_timed_out', error);
    if (error instanceof Failure || signal?.aborted) throw error;
    throw deviceFailure('network_failed', error);
  } finally {
    clearTimeout(timer);
  }
};

/** SPEC 7. The server asks for it wherever a cookie says who is calling. */
export const xsrfHeader = (): Record<string, string> => {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return token === undefined ? {} : { 'x-xsrf-token': decodeURIComponent(token) };
};

/** Nobody is signed in here: the server, which sends the application to who has this cookie, is to know. */
export const forgetProof = (): void => {
  document.cookie = 'XSRF-TOKEN=; Max-Age=0; Path=/; SameSite=Strict';
};

/** The address of a call, with its parameters filled in. */
export const addressOf = (
  path: string,
  params: Record<string, string>,
  query: Record<string, string>,
): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
};

/** The body of an answer: nothing for a 204, and a failure of its own where it is no JSON. */
export const readJson = async (response: Response): Promise<unknown> => {
  if (response.status === 204) return undefined;
  const body = await response.text();
  try {
    return JSON.parse(body);
  } catch (error) {
    throw deviceFailure('reply_unreadable', error);
  }
};

/** What the server said, in its own words; without a word of its own, the sentence stays empty for the screen to fill (SPEC 8). */
export const failureIn = async (response: Response): Promise<Failure> => {
  const { code, error } = fieldsOf(await readJson(response));
  const sentence = wordsOf(error) ?? '';
  // What is between us and the server answers without a code: its status says nothing about what was asked for.
  return isCode(code)
    ? new Failure(code, { sentence, status: response.status })
    : new Failure('internal', { sentence, status: 500 });
};

// A server that is newer than this page may have codes of its own.
const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && /^[a-z_]+$/.test(code);

/** An error is a sentence, or an object with a message (SPEC 7.1). */
const wordsOf = (error: unknown): string | null => {
  const words = typeof error === 'string' ? error : fieldsOf(error)['message'];
  return typeof words === 'string' ? words : null;
};

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
