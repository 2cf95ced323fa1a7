import { OWN_PREFIX, SHELL_PREFIX } from './names.ts';

/** Written by the build: this version's name, the script its document begins with, and what works without connection. */
declare const STUDIA_OFFLINE: { version: string; entry: string; files: string[] };

const { version, entry, files } = STUDIA_OFFLINE;
const SHELL = `${SHELL_PREFIX}${version}`;
/** Every page of the application is the same document. */
const DOCUMENT = '/review';
/** More than any file that a page needs to show itself. */
const LARGEST = 4_000_000;

/** Fetches this version, document and files together: one that the server has already replaced is not kept. */
export const fetchShell = async (): Promise<void> => {
  const page = await fetch(DOCUMENT, { headers: { accept: 'text/html' }, cache: 'no-cache' });
  if (!page.ok || !(await page.clone().text()).includes(entry)) throw new Error('another version answered');
  const shell = await caches.open(SHELL);
  await shell.addAll(files);
  await shell.put(DOCUMENT, page);
};

/** Removes what older versions kept. No tab of theirs is open any more. */
export const dropOlderShells = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => name.startsWith(SHELL_PREFIX) && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
};

/**
 * A page comes from the server; without connection, it is the document that fits this version's files. Only for who is
 * signed in: the application would lead anybody else to the landing page, and that back here.
 */
export const answerPage = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const isSomebodyHere = (await caches.keys()).some((name) => name.startsWith(OWN_PREFIX));
    const answer = isSomebodyHere && (await (await caches.open(SHELL)).match(DOCUMENT));
    if (answer) return answer;
    throw error;
  }
};

/** A file whose name changes with its content is fetched once. */
export const answerFile = async (request: Request): Promise<Response> => {
  const shell = await caches.open(SHELL);
  const answer = await shell.match(request.url);
  if (answer) return answer;
  const response = await fetch(request);
  if (response.status === 200 && Number(response.headers.get('content-length')) < LARGEST)
    await shell.put(request.url, response.clone());
  return response;
};
