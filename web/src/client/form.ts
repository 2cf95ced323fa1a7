import type { Endpoint, FileField, Reply, Request } from '@studia/contract/endpoint';
import { REQUEST } from '@studia/contract/limits';
import { withToken } from './call.ts';
import { deviceFailure } from './device-failure.ts';
import { addressOf, failureIn, readJson, xsrfHeader } from './request.ts';

type FormEndpoint = Endpoint & { readonly files: FileField };

interface Parts {
  params?: Record<string, string>;
  body: Record<string, string | undefined>;
}

/** Makes a call with which files travel beside what was written. */
export const callWithFiles = async <E extends FormEndpoint>(
  endpoint: E,
  given: Request<E>,
  files: readonly File[],
): Promise<Reply<E>> => {
  const { params = {}, body } = given as unknown as Parts;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, value);
  for (const file of files) form.append(endpoint.files.field, file);
  const response = await withToken(endpoint, (token) =>
    post(addressOf(endpoint.path, params, {}), form, token),
  );
  return (await readJson(response)) as Reply<E>;
};

const post = async (address: string, body: FormData, token: string | null): Promise<Response> => {
  const headers = {
    accept: 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...xsrfHeader(),
  };
  const signal = AbortSignal.timeout(REQUEST.uploadTimeout);
  const response = await fetch(address, { method: 'POST', headers, body, signal }).catch((cause: unknown) => {
    throw deviceFailure(signal.aborted ? 'request_timed_out' : 'network_failed', cause);
  });
  if (!response.ok) throw await failureIn(response);
  return response;
};
