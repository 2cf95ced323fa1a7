import type { Endpoint, Request } from '@studia/contract/endpoint';
import { withToken } from './call.ts';
import { request } from './request.ts';

type FileEndpoint = Endpoint & { readonly file: true };

/** A file as the server handed it over. */
interface FetchedFile {
  content: Blob;
  /** What it was called when it was brought. */
  name: string;
}

/** Fetches a whole file with the student's token, which no plain link could carry. */
export const fetchFile = <E extends FileEndpoint>(
  endpoint: E,
  given: Request<E>,
  patience?: number,
): Promise<FetchedFile> =>
  withToken(endpoint, (token) => request(endpoint, given, { token, accept: '*/*', patience, read }));

const read = async (response: Response): Promise<FetchedFile> => ({
  content: await response.blob(),
  name: nameIn(response.headers.get('content-disposition') ?? ''),
});

// RFC 6266: the name with all its letters.
const nameIn = (disposition: string): string => {
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return name === undefined ? '' : decodeURIComponent(name);
};
