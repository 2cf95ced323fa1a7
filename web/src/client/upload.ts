import type { Endpoint, FileField, Reply, Request } from '@studia/contract/endpoint';
import { REQUEST } from '@studia/contract/limits';
import { withToken } from './call.ts';
import { readJson, request } from './request.ts';

/** Makes a call of the contract with which files travel; its body becomes the fields of the form. */
export const upload = async <E extends Endpoint & { readonly files: FileField }>(
  endpoint: E,
  given: Request<E>,
  files: readonly File[],
  signal?: AbortSignal,
): Promise<Reply<E>> => {
  const form = formOf(endpoint.files.field, given as { body?: Fields }, files);
  const answer = await withToken(endpoint, (token) =>
    request(endpoint, given, {
      token,
      accept: 'application/json',
      signal,
      form,
      patience: REQUEST.uploadTimeout,
      read: readJson,
    }),
  );
  return answer as Reply<E>;
};

type Fields = Readonly<Record<string, string | boolean | undefined>>;

const formOf = (field: string, { body = {} }: { body?: Fields }, files: readonly File[]): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, String(value));
  for (const file of files) form.append(field, file, file.name);
  return form;
};
