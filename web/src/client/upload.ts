import type { Endpoint, FileField, Reply } from '@studia/contract/endpoint';
import { REQUEST } from '@studia/contract/limits';
import { withToken } from './call.ts';
import { deviceFailure } from './device-failure.ts';
import { failureIn, readJson, xsrfHeader } from './request.ts';

type UploadEndpoint = Endpoint & { readonly files: FileField };

interface Options {
  signal: AbortSignal;
  /** How much of it has left, from 0 to 1. */
  onProgress: (part: number) => void;
  /** How long it may take; what suits ten megabytes where nothing is said. */
  patience?: number | undefined;
}

/** Sends one file with a call of the contract. Only XMLHttpRequest tells how far it has come. */
export const upload = async <E extends UploadEndpoint>(
  endpoint: E,
  file: File,
  options: Options,
): Promise<Reply<E>> => {
  const response = await withToken(endpoint, (token) => post(endpoint, file, token, options));
  return (await readJson(response)) as Reply<E>;
};

const post = async (
  { path, files }: UploadEndpoint,
  file: File,
  token: string | null,
  options: Options,
): Promise<Response> => {
  const form = new FormData();
  form.append(files.field, file);
  const headers = {
    accept: 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...xsrfHeader(),
  };
  const response = await answerTo(path, form, { ...options, headers });
  if (!response.ok) throw await failureIn(response);
  return response;
};

const answerTo = (
  path: string,
  form: FormData,
  { headers, signal, onProgress, patience }: Options & { headers: Record<string, string> },
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open('POST', path);
    sending.timeout = patience ?? REQUEST.uploadTimeout;
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    sending.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    sending.addEventListener('load', () =>
      resolve(new Response(sending.responseText, { status: sending.status })),
    );
    sending.addEventListener('error', () => reject(deviceFailure('network_failed')));
    sending.addEventListener('timeout', () => reject(deviceFailure('request_timed_out')));
    sending.addEventListener('abort', () => reject(deviceFailure('network_failed')));
    signal.addEventListener('abort', () => sending.abort());
    sending.send(form);
  });
